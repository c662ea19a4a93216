"""Unchanged since 2017."""

from rulings.editions.y2017.laws_41_60 import INDEX

__all__ = ["INDEX"]
