"""Laws 72-93 of 1997: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    72: B B1
    73: B B1 C D D2
    75: A B C D D1 D2
    """,
    moved={
        "20F4": "75D1",
        "20F5(a)": "75D2",
        "20F5(b)": "75D2",
        "20F5(b)(i)": "75D2",
        "20F5(b)(ii)": "75D2",
        "21B1(b)": "75",
        "23": "72B1",
        "40A1(b)": "75A",
        "40B6": "75C",
        "40B6(a)": "75C",
        "40C1": "75B",
        "40C2": "75B",
        "75": "75",
        "75B": "75",
        "75C": "75",
    },
)
