"""Chapter X, the tournament director: Laws 81-91."""
