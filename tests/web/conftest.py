"""A client of the real application."""

from tests.http.conftest import client, settings

__all__ = ["client", "settings"]
