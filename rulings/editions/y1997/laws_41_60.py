"""Laws 41-60 of 1997: the play, up to play after an irregularity."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    41: A B C D
    42: A A1 A2 A3 B B1 B2 B3
    43: A A1 A1(a) A1(b) A1(c) A2 A2(a) A2(b) A2(c) B B1 B2 B2(a) B2(b) B3
    44: A B C D E F G
    45: A B C C1 C2 C3 C4 C4(a) C4(b) C5 D E E1 E2 F G
    46: A B B1 B2 B3 B3(a) B3(b) B4 B5
    47: A B C D E E1 E2 E2(a) E2(b) F
    48: A B B1 B2
    49:
    50: A B C D D1 D2 D2(a) D2(b)
    51: A B B1 B1(a) B1(b) B2 B2(a) B2(b)
    52: A B B1 B1(a) B1(b) B1(c) B2
    53: A B C
    54: A B B1 B2 C D
    55: A B B1 B2 C
    56:
    57: A A1 A2 A3 B C
    58: A B B1 B2 B3 B4
    59:
    60: A A1 A2 A3 B C
    """,
    moved={
        "45C2": "45C2",
        "45C2(a)": "45C2",
        "45C2(b)": "45C2",
        "46B1": "46B1",
        "46B1(a)": "46B1",
        "46B1(b)": "46B1",
        "46B1(c)": "46B1",
        "47F2": "47F",
        "50D1": "50D1",
        "50D1(a)": "50D1",
        "50D1(b)": "50D1",
        "50E1": "50D1",
        "50E2": "50D1",
        "57C": "57C",
        "57C1": "57C",
    },
    own="43B3",
    see={
        "43B3": "12C2",
        "45C4(b)": "47C 47D",
        "47E2(b)": "40C",
        "50": "49 57 72B1",
        "50C": "16A",
        "54D": "56",
        "56": "50D",
    },
)
