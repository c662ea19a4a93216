"""The web page: works without JavaScript, a little smoother with it."""
