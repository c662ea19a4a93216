"""Unchanged since 2017."""

from rulings.editions.y2017.laws_61_71 import INDEX

__all__ = ["INDEX"]
