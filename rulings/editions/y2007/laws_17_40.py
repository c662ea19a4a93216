"""Laws 17-40 of 2007: the auction."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    23:
    26: A A1 A2 A2(a) A2(b) B
    27: A A1 A2 B B1 B1(a) B1(b) B2 B3 B4 C D
    """,
    moved={"72C": "23"},
    own="26A 26B 27B1(a) 27B1(b)",
    see={
        "26A1": "16D",
        "27B1(a)": "16D",
        "27B1(b)": "16D 27D",
        "27B2": "23 26",
        "27B3": "23 26",
        "27D": "12C1",
    },
)
