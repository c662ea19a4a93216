"""Laws 41-60 of 2017: the play, up to play after an irregularity."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, index

INDEX: Final = index(
    """
    41: A B C D
    42: A A1 A2 A3 B B1 B2 B3
    43: A A1 A1(a) A1(b) A1(c) A2 A2(a) A2(b) A2(c) A3 B B1 B2 B2(a) B2(b) B3
    44: A B C D E F G
    45: A B C C1 C2 C2(a) C2(b) C3 C4 C4(a) C4(b) C5 D D1 D2 E E1 E2 F G
    46: A B B1 B1(a) B1(b) B1(c) B2 B3 B3(a) B3(b) B4 B5
    47: A B C D E E1 E2 E2(a) E2(b) F F1 F2
    48: A B B1 B2
    49:
    50: A B C D D1 D1(a) D1(b) D2 D2(a) D2(b) E E1 E2 E3 E4
    51: A B B1 B1(a) B1(b) B2 B2(a) B2(b) B2(c)
    52: A B B1 B1(a) B1(b) B1(c) B2
    53: A B C
    54: A B B1 B2 C D E
    55: A B B1 B2 C
    56: A B
    57: A A1 A2 A3 A4 B C C1 C2 C3 D
    58: A B B1 B2 B3 B4
    59:
    60: A A1 A2 A3 B C
    """,
    see={
        "41A": "47E 54",
        "41B": "16 20C2 20F2 20F3",
        "41C": "41B 54A",
        "42A3": "45F",
        "42B": "43",
        "43": "42",
        "43B1": "90",
        "43B2(b)": "64",
        "44B": "45 65",
        "45A": "41A",
        "45C1": "45E",
        "45C4(a)": "47",
        "45C4(b)": "16C1 47C 47D",
        "45C5": "50",
        "45D1": "16C",
        "45D2": "64A 64B3 64B7 64C",
        "45E1": "50 53 56",
        "45E2": "55",
        "47A": "49",
        "47B": "49 58",
        "47C": "45C4(b)",
        "47D": "16C 62C2",
        "47E1": "16C 63A1",
        "47E2(a)": "16C",
        "47F1": "53B",
        "48A": "45C2",
        "48B1": "54",
        "48B2": "68",
        "49": "47E 50 68 68B2",
        "50": "49 57 72C",
        "50C": "50E",
        "50D2": "49",
        "50D2(a)": "51 59",
        "50D2(b)": "50D",
        "50E2": "16C 50D2(a)",
        "50E3": "50E1",
        "50E4": "12B1 50E1",
        "51B1": "59",
        "51B2": "59",
        "51B2(a)": "50D2(a) 51B1(a)",
        "51B2(c)": "50 51",
        "52A": "50 51",
        "53A": "47B 47E1 53B",
        "53B": "16C 53A",
        "53C": "53B 57",
        "54B": "41 53",
        "54C": "24",
        "54D": "50D",
        "54E": "24",
        "55A": "47E1 53",
        "55B1": "55A",
        "55B2": "55A",
        "55C": "16",
        "56A": "53",
        "56B": "50D",
        "57B": "57A 59",
        "57D": "16",
        "58B1": "47F",
        "58B2": "50",
        "58B3": "16C",
        "58B4": "67",
        "60A2": "53B",
        "60B": "50",
    },
    silent={
        Silence.PROCEDURE: "41D 44 44A 44B 44D 44E 44F 44G 45A 45B 45G 46A",
        Silence.REFERENCE: "45C5",
    },
)
