"""Unchanged since 2017."""

from rulings.editions.y2017.laws_72_93 import INDEX

__all__ = ["INDEX"]
