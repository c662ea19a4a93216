"""The HTTP front end: the JSON API, its description, health, and the errors of all routes."""
