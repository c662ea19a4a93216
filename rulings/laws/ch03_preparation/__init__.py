"""Chapter III, preparation and progression: Laws 6-8."""
