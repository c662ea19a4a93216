"""Chapter XI, appeals: Laws 92-93 (with 83)."""
