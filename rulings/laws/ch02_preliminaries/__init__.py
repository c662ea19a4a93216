"""Chapter II, preliminaries: Laws 1-5."""
