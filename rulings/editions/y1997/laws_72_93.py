"""Laws 72-93 of 1997: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    72: B B1
    """,
    moved={"23": "72B1"},
)
