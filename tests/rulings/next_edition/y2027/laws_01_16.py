"""Unchanged since 2017."""

from rulings.editions.y2017.laws_01_16 import INDEX

__all__ = ["INDEX"]
