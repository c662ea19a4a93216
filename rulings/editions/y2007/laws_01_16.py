"""Laws 1-16 of 2007: preliminaries, preparation, general rules for irregularities."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    12: A A1 B B1 C C1 C1(a)
    16: B B1 B1(a) B3 D D1 D2
    """,
    moved={"16C": "16D", "16C1": "16D1", "16C2": "16D2"},
)
