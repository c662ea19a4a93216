"""Laws 61-71 of 2017: revokes, tricks, claims and concessions."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, index

INDEX: Final = index(
    """
    61: A B B1 B2 B2(a) B2(b) B3 C
    62: A B B1 B2 C C1 C2 C3 D D1 D2
    63: A A1 A2 A3 A4 B
    64: A A1 A2 B B1 B2 B3 B4 B5 B6 B7 B8 C C1 C2 C2(a) C2(b)
    65: A B B1 B2 B3 C D
    66: A B C D
    67: A A1 A2 B B1 B1(a) B1(b) B2 B2(a) B2(b) B3
    68: A B B1 B2 C D D1 D2 D2(a) D2(b) D2(b)(i) D2(b)(ii)
    69: A B B1 B2
    70: A B B1 B2 B3 C C1 C2 C3 D D1 D2 E E1 E2
    71: A B
    """,
    see={
        "61A": "44C 59",
        "61B2(a)": "42B1 43B2(b)",
        "61B2(b)": "42B1 16B",
        "61B3": "16B",
        "61C": "66C",
        "62A": "63A",
        "62B1": "50",
        "62B2": "43B2(b)",
        "62C1": "16C1",
        "62C2": "16C2 50",
        "62C3": "16C2 50 64B8",
        "62D1": "63B 64B6",
        "62D2": "16C",
        "63A1": "47E1",
        "63A4": "69A",
        "63B": "62C3 62D1",
        "64B": "64C",
        "64B2": "64C2(a)",
        "64B6": "62D1",
        "64B7": "64C2(b)",
        "64B8": "62C3",
        "64C1": "12C1",
        "64C2(a)": "64B2",
        "64C2(b)": "64B7",
        "65B3": "9A2 16B",
        "65D": "66D",
        "67A2": "45E 58B",
        "67B1(a)": "64A2",
        "67B1(b)": "64A2",
        "67B2(a)": "50",
        "68": "16 57A",
        "68A": "54",
        "68B2": "16C",
        "68D1": "69",
        "68D2(a)": "70",
        "68D2(b)(i)": "68D2(a)",
        "68D2(b)(ii)": "16 50",
        "69B": "79C",
        "71": "79C",
    },
    silent={
        Silence.PROCEDURE: "65A 65B1 65B2 65C",
        Silence.ORGANISATION: "70E2",
        Silence.REFERENCE: "68D1",
    },
)
