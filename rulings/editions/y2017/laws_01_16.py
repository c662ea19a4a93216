"""Laws 1-16 of 2017: preliminaries, preparation, general rules for irregularities."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, index

INDEX: Final = index(
    """
    1: A B C
    2:
    3:
    4:
    5: A B
    6: A B C D D1 D2 D3 E E1 E2 E3 E4 F
    7: A B B1 B2 B3 C D
    8: A A1 A2 B B1 B2 C
    9: A A1 A2 A3 A4 A5 B B1 B1(a) B1(b) B1(c) B1(d) B2 C
    10: A B C C1 C2 C3 C4
    11: A B
    12: A A1 A2 A3 B B1 B2 \
        C C1 C1(a) C1(b) C1(c) C1(d) C1(e) C1(e)(i) C1(e)(ii) C2 C2(a) C2(b) C2(c) C2(d) C3 C4
    13: A A1 A2 B B1 B2 C D
    14: A A1 A2 A3 B B1 B2 B3 B4 C
    15: A A1 A2 A2(a) A2(b) A2(c) A3 A4 B B1 B2 B3
    16: A A1 A1(a) A1(b) A1(c) A1(d) A2 \
        B B1 B1(a) B1(b) B2 B3 C C1 C2 C3 D D1 D2 D2(a) D2(b) D2(c) D2(d) D3
    """,
    see={
        "6D1": "16D 24",
        "6D3": "22B 86A",
        "6E4": "6A 6B",
        "7B3": "45",
        "9A2": "65B3",
        "9A3": "42 43",
        "9A4": "20F5",
        "9A5": "20F5",
        "9C": "26B",
        "10A": "81C5",
        "10C4": "16C2 27 72C",
        "11B": "90",
        "12A": "86B 92B",
        "12A2": "12C2",
        "12C1(d)": "12C2",
        "12C2(a)": "12C1(d)",
        "12C2(b)": "12C2(d) 78D 86B3",
        "13": "14",
        "13A2": "12C1(b)",
        "13B2": "12C1(b)",
        "13D": "86B",
        "14B1": "67",
        "14B2": "14B4",
        "14B3": "14B4",
        "15A2(c)": "16C",
        "15A4": "90",
        "15B": "86B",
        "15B3": "12C2(a)",
        "16A1(b)": "16C",
        "16A1(c)": "16B1",
        "16A1(d)": "7B",
        "16B3": "12C1",
        "16C3": "12C1",
        "16D1": "13A",
        "16D2(d)": "86B",
        "16D3": "16D2(c) 16D2(d)",
    },
    silent={
        Silence.HEADING: "14A 14B",
        Silence.DEFINITION: "1A 2",
        Silence.ORGANISATION: "1B 1C 12C2(d)",
    },
)
