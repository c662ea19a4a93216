"""Laws 17-40 of 1997: the auction."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    23:
    26: A A1 A2 B
    27: A B B1 B2 B3 C
    """,
    moved={
        "26A2": "26A2",
        "26A2(a)": "26A2",
        "26A2(b)": "26A2",
        "27A1": "27A",
        "27A2": "27C",
        "27B1(a)": "27B1",
    },
    see={
        "23": "72B1",
        "26A1": "16C",
        "27B1": "12C2 16C2",
        "27C": "31",
    },
)
