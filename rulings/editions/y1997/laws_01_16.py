"""Laws 1-16 of 1997: preliminaries, preparation, general rules for irregularities."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, next_to

INDEX: Final = next_to(
    """
    1:
    2:
    3:
    4:
    5: A B
    6: A B C D D1 D2 D3 E E1 E2 E3 E4 F
    7: A B B1 B2 C D
    8: A B C
    9: A A1 A2 B B1 B2 C
    10: A B C
    11: A B B1 B2 C
    12: A A1 A2 A3 B C C1 C2 C3
    13: A B B1 B2 C
    14:
    15: A B C
    16: A A1 A2 B B1 B2 B3 C C1 C2
    """,
    moved={
        "7B": "7B",
        "7B1": "7B",
        "7B2": "7B1",
        "7B3": "7B2",
        "8A": "8A",
        "8A1": "8A",
        "8A2": "8A",
        "8B": "8B",
        "8B1": "8B",
        "9A2": "9A2",
        "9A4": "9A2",
        "9B1": "9B1",
        "9B1(a)": "9B1",
        "9B1(b)": "9B1",
        "9B1(c)": "9B1",
        "9B1(d)": "9B1",
        "10C": "10C",
        "10C1": "10C",
        "10C2": "10C",
        "11B": "11C",
        "12B2": "12B",
        "12C1": "12C2",
        "12C1(a)": "12C2",
        "12C1(f)": "12C2",
        "12C2": "12C1",
        "12C2(a)": "12C1",
        "13D1": "13A",
        "13D2": "13B",
        "13D2(b)": "13B2",
        "14": "14",
        "14A": "14",
        "14A1": "14",
        "14A2": "14",
        "14A3": "14",
        "14B": "14",
        "14B1": "14",
        "14B2": "14",
        "14B3": "14",
        "14B4": "14",
        "15A": "15A",
        "15A1": "15A",
        "15A2": "15A",
        "16B": "16A",
        "16B1": "16A",
        "16B1(a)": "16A",
        "16B2": "16A1",
        "16B3": "16A2",
        "16C": "16B",
        "16C1": "16B",
        "16C2": "16B",
        "16C2(a)": "16B1",
        "16C2(d)": "16B3",
        "16D": "16C",
        "16D1": "16C1",
        "16D2": "16C2",
    },
    own="12C3 13 13C 15B 16",
    see={
        "6D3": "22A 86C",
        "9A2": "42B2",
        "9C": "26",
        "11B1": "76",
        "11B2": "76",
        "12A2": "12C1 88",
        "12C1": "86 88",
        "13": "14 12C1",
        "13A": "6",
        "13C": "90",
        "14": "50 67",
        "15B": "12C1",
    },
    silent={Silence.HEADING: "11B 13B"},
)
