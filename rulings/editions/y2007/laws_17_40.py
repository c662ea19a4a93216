"""Laws 17-40 of 2007: the auction."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, next_to

INDEX: Final = next_to(
    """
    17: A B C D D1 D2 D3 D4 E E1 E2
    18: A B C D E F
    19: A A1 A2 A3 B B1 B2 B3 C D
    20: A B C C1 C2 D E F F1 F2 F3 F4 F5 F5(a) F5(b) F5(b)(i) F5(b)(ii) F6 G G1 G2
    21: A B B1 B1(a) B1(b) B2 B3
    22: A A1 A2 B B1 B2
    23:
    24: A B C D E
    25: A A1 A2 A3 A4 B B1 B2 B3
    26: A A1 A2 A2(a) A2(b) B
    27: A A1 A2 B B1 B1(a) B1(b) B2 B3 B4 C D
    28: A B
    29: A B C
    30: A B B1 B2 B2(a) B2(b) B3 C
    31: A A1 A2 A2(a) A2(b) B
    32: A B B1 B2
    33:
    34:
    35: A B C D
    36: A B B1 B2 B3 B4 C
    37: A B B1 B2
    38: A B C D
    39: A B C
    40: A A1 A1(a) A1(b) A2 A3 \
        B B1 B1(a) B1(b) B2 B2(a) B2(b) B2(c) B2(d) B3 B4 B5 B6 B6(a) B6(b) \
        C C1 C2 C3 C3(a) C3(b)
    """,
    moved={
        "15A": "17D",
        "15A1": "17D1",
        "15A2": "17D2",
        "15A3": "17D3",
        "15A4": "17D4",
        "17D": "17E",
        "17D1": "22B1",
        "17D2": "22B2",
        "17D3": "17E2",
        "20G3": "20G2",
        "22A": "22A2",
        "22B": "22A1",
        "25A4": "25A2",
        "25A5": "25A3",
        "25A6": "25A4",
        "30A": "30B1",
        "30B2": "30B3",
        "32A": "32B",
        "32A1": "32B1",
        "40A4": "40B2(a)",
        "40B1(a)": "40B1(b)",
        "40B1(b)": "40B1(a)",
        "40B1(c)": "40B1(b)",
        "40B2(a)": "40B2(a)",
        "40B2(a)(i)": "40B2(a)",
        "40B2(a)(ii)": "40B2(a)",
        "40B2(a)(iii)": "40B2(a)",
        "40B2(a)(iv)": "40B3",
        "40B2(a)(v)": "40B2(d)",
        "40B2(c)": "40B2(c)",
        "40B2(c)(i)": "40B2(c)",
        "40B2(c)(ii)": "40B2(c)",
        "40B2(c)(iii)": "40B2(c)",
        "40B2(d)": "40C3(a)",
        "40B3(a)": "40B4",
        "40B3(b)": "40C3(b)",
        "40B4": "40B5",
        "40B5": "40B6",
        "40B5(a)": "40B6(a)",
        "40B5(b)": "40B6(b)",
        "72C": "23",
    },
    own="20F4 25A1 26A 26B 27B1(a) 27B1(b) 30B 31A2(a) 31A2(b) 31B 32B2",
    see={
        "17E1": "22B",
        "20F4": "21B 40B4",
        "26A1": "16D",
        "27B1(a)": "16D",
        "27B1(b)": "16D 27D",
        "27B2": "23 26",
        "27B3": "23 26",
        "27D": "12C1",
        "30A": "23",
        "30B2(a)": "23",
        "30B2(b)": "23",
        "31A2(a)": "23",
        "31A2(b)": "23 26",
        "31B": "23 25 26",
        "32A": "23 26B",
        "32B2": "23 26B",
    },
    silent={Silence.REFERENCE: "17E1"},
    unsourced="40B2(d) 40C3 40C3(a) 40C3(b)",
)
