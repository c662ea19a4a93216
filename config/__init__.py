"""Settings of the service and regulation profiles."""
