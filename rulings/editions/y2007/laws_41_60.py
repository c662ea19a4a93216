"""Laws 41-60 of 2007: the play, up to play after an irregularity."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    41: A B C D
    42: A A1 A2 A3 B B1 B2 B3
    43: A A1 A1(a) A1(b) A1(c) A2 A2(a) A2(b) A2(c) B B1 B2 B2(a) B2(b) B3
    44: A B C D E F G
    45: A B C C1 C2 C2(a) C2(b) C3 C4 C4(a) C4(b) C5 D E E1 E2 F G
    46: A B B1 B1(a) B1(b) B1(c) B2 B3 B3(a) B3(b) B4 B5
    47: A B C D E E1 E2 E2(a) E2(b) F F1 F2
    48: A B B1 B2
    49:
    50: A B C D D1 D1(a) D1(b) D2 D2(a) D2(b) E E1 E2 E3
    51: A B B1 B1(a) B1(b) B2 B2(a) B2(b)
    52: A B B1 B1(a) B1(b) B1(c) B2
    53: A B C
    54: A B B1 B2 C D E
    55: A B B1 B2 C
    56:
    57: A A1 A2 A3 B C C1 C2
    58: A B B1 B2 B3 B4
    59:
    60: A A1 A2 A3 B C
    """,
    moved={
        "45D1": "45D",
        "50E4": "50E3",
        "53B": "53C",
        "53C": "53B",
        "56": "56",
        "56B": "56",
        "57A4": "57A3",
        "57C1": "57C1",
        "57C2": "57C1",
        "57C3": "57C2",
    },
    own="43B3 45C4(b) 50E1 50E2",
    see={
        "43B3": "12B1",
        "45C4(b)": "16D1 47C 47D",
        "50C": "50E",
        "50E2": "16D",
        "56": "50D 54D",
    },
)
