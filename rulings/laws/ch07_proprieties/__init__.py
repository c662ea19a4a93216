"""Chapter VII, proprieties: Laws 72-76."""
