"""Front ends: thin ways in and out of the one service."""
