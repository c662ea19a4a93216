"""Chapter IV, general laws governing irregularities: Laws 9-16."""
