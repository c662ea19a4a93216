"""Chapter VIII, the score: Laws 77-79."""
