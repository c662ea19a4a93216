"""Chapter VI, the play: Laws 41-71."""
