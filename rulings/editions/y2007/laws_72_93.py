"""Laws 72-93 of 2007: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    72: B B1
    73: B B1 C D D2
    75: A B C
    """,
    moved={"73C1": "73C", "75B": "75B", "75B1": "75B", "75B2": "75B", "75B3": "75B"},
)
