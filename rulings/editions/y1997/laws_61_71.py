"""Laws 61-71 of 1997: revokes, tricks, claims and concessions."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    61: A B
    62: A B B1 B2 C C1 C2 D D1 D2
    63: A A1 A2 A3 B C
    64: A A1 A2 B B1 B2 B3 B4 B5 B6 C
    65: A B B1 B2 C D
    66: A B C D
    67: A A1 A2 B B1 B1(a) B1(b) B2
    68: A B C D
    69: A B
    70: A B B1 B2 B3 C C1 C2 C3 D E
    71: A B C
    """,
    moved={
        "61B": "61B",
        "61B1": "61B",
        "61B2": "61B",
        "61B2(a)": "61B",
        "61B3": "61B",
        "61C": "61B",
        "63B": "63C",
        "67B2": "67B2",
        "67B2(a)": "67B2",
        "67B2(b)": "67B2",
        "68B": "68B",
        "68B1": "68B",
        "68B2": "68B",
        "69B": "69B",
        "69B1": "69B",
        "70B2": "70B3",
        "70D": "70D",
        "70D1": "70D",
        "71(2)": "71C",
    },
    own="64A2 67B1(a) 70E",
    see={
        "61B": "43B2(b) 66C",
        "63B": "61B 64",
        "63C": "43B2(b) 62D",
        "64C": "12C2",
        "67B1(b)": "64",
        "67B2": "50",
        "68B": "16A",
        "68D": "69 70 71",
        "71": "79C",
    },
)
