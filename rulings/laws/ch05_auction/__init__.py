"""Chapter V, the auction: Laws 17-40."""
