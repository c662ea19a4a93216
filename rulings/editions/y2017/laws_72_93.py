"""Laws 72-93 of 2017: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.edition import index

INDEX: Final = index(
    """
    72: A B B1 B2 B3 C
    """,
)
