"""Laws 61-71 of 2007: revokes, tricks, claims and concessions."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    61: A B B1 B2 B2(a) B2(b) B3 C
    62: A B B1 B2 C C1 C2 D D1 D2
    63: A A1 A2 A3 B
    64: A A1 A2 B B1 B2 B3 B4 B5 B6 B7 C
    65: A B B1 B2 B3 C D
    66: A B C D
    67: A A1 A2 B B1 B1(a) B1(b) B2 B2(a) B2(b)
    68: A B B1 B2 C D
    69: A B B1 B2
    70: A B B1 B2 B3 C C1 C2 C3 D D1 D2 D3 E E1 E2
    71: (1) (2)
    """,
    moved={
        "64C": "64C",
        "64C1": "64C",
        "64C2": "64C",
        "64C2(a)": "64C",
        "64C2(b)": "64C",
        "68D": "68D",
        "68D1": "68D",
        "68D2": "68D",
        "68D2(a)": "68D",
        "71A": "71(1)",
        "71B": "71(2)",
    },
    own="63A3 64B3 64B7 65B3 66B",
    see={
        "63A3": "69A",
        "63B": "62D",
        "64B7": "64C",
        "64C": "12C1",
        "65B3": "16B",
        "68D": "69 70 70D3",
        "70D3": "68D",
    },
    unsourced="66A 66B 66C 66D",
)
