"""Laws 17-40 of 2017: the auction."""

from __future__ import annotations

from typing import Final

from rulings.edition import Silence, index

INDEX: Final = index(
    """
    23: A A1 A2 A3 B C
    26: A B
    27: A A1 A2 B B1 B1(a) B1(b) B2 B3 B4 C D
    31: A A1 A2 A2(a) A2(b) B B1 B2 C
    """,
    see={
        "27A2": "31",
        "27B1(b)": "23A",
        "27B2": "26B 72C",
        "27B3": "26B 72C",
        "27B4": "27B3 27A1",
        "27D": "12B1",
    },
    silent={Silence.HEADING: "27A 27B 27B1"},
)
