"""Laws 1-16 of 2007: preliminaries, preparation, general rules for irregularities."""

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
    7: A B B1 B2 B3 C D
    8: A A1 A2 B B1 B2 C
    9: A A1 A2 A3 A4 A5 B B1 B1(a) B1(b) B1(c) B1(d) B2 C
    10: A B C C1 C2 C3 C4
    11: A B
    12: A A1 A2 A3 B B1 B2 \
        C C1 C1(a) C1(b) C1(c) C1(d) C1(e) C1(e)(i) C1(e)(ii) C1(f) C2 C2(a) C2(b) C2(c) C3 C4
    13: A B C D D1 D2 D2(a) D2(b) E F
    14: A A1 A2 A3 B B1 B2 B3 B4 C
    15: A A1 A2 B C
    16: A A1 A1(a) A1(b) A1(c) A1(d) A2 A3 A4 \
        B B1 B1(a) B1(b) B2 B3 C C1 C2 C2(a) C2(b) C2(c) C2(d) C3 D D1 D2
    """,
    moved={
        "1": "1",
        "1A": "1",
        "12C1(a)": "12C1(a)",
        "12C1(b)": "12C1(a)",
        "13A": "13D",
        "13A1": "13D1",
        "13A2": "13D2(a)",
        "13B1": "13A",
        "13B2": "13B",
        "13C": "13F",
        "13D": "13C",
        "15B1": "15B",
        "15B2": "15A1",
        "15B3": "15B",
        "16C": "16D",
        "16C1": "16D1",
        "16C2": "16D2",
        "16C3": "16A4",
        "16D": "16C",
        "16D1": "16C1",
        "16D2": "16C2",
        "16D2(a)": "16C2(a)",
        "16D2(b)": "16C2(b)",
        "16D2(c)": "16C2(c)",
        "16D2(d)": "16C2(d)",
        "16D3": "16C3",
    },
    own="12C1(e) 12C1(e)(i) 12C1(e)(ii)",
    see={
        "12C1(b)": "12B1",
        "13D2(b)": "12C2",
        "13E": "16B",
        "15C": "90",
        "16A4": "12C",
    },
    silent={
        Silence.DEFINITION: "1 16A3",
        Silence.HEADING: "13D 13D2 15A",
        Silence.ORGANISATION: "12C1(e) 12C1(e)(i) 12C1(e)(ii)",
    },
    unsourced="16C3",
)
