"""Laws 17-40 of 2017: the auction."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, index

INDEX: Final = index(
    """
    17: A B C D D1 D2 D3
    18: A B C D E F
    19: A A1 A2 A3 B B1 B2 B3 C D
    20: A B C C1 C2 D E F F1 F2 F3 F4 F4(a) F4(b) F5 F5(a) F5(b) F5(b)(i) F5(b)(ii) F6 G G1 G2 G3
    21: A B B1 B1(a) B1(b) B2 B3
    22: A B
    23: A A1 A2 A3 B C
    24: A B C D E
    25: A A1 A2 A3 A4 A5 A6 B B1 B2 B3
    26: A B
    27: A A1 A2 B B1 B1(a) B1(b) B2 B3 B4 C D
    28: A B
    29: A B C
    30: A B B1 B1(a) B1(b) B1(b)(i) B1(b)(ii) B2 C
    31: A A1 A2 A2(a) A2(b) B B1 B2 C
    32: A A1 A2 A2(a) A2(b) B B1 B2 C
    33:
    34:
    35: A B C D
    36: A B B1 B2 B3 B4 C
    37: A B B1 B2
    38: A B C D
    39: A B C
    40: A A1 A1(a) A1(b) A2 A3 A4 \
        B B1 B1(a) B1(b) B1(c) \
        B2 B2(a) B2(a)(i) B2(a)(ii) B2(a)(iii) B2(a)(iv) B2(a)(v) \
        B2(b) B2(c) B2(c)(i) B2(c)(ii) B2(c)(iii) B2(c)(iv) B2(d) \
        B3 B3(a) B3(b) B4 B5 B5(a) B5(b) C C1 C2
    """,
    see={
        "17D1": "22A 54",
        "17D2": "22B",
        "17D3": "16C",
        "18D": "27",
        "19A3": "16B",
        "19B3": "16B",
        "19D": "77",
        "20C1": "41 47E",
        "20C2": "41B 41C",
        "20E": "12C1",
        "20F1": "16",
        "20F3": "16B1",
        "20F4(a)": "75B2",
        "20F4(b)": "21B 40B3",
        "20F5(b)": "75B",
        "20F6": "21 47E",
        "20G3": "40B2(b)",
        "21B1(a)": "17D",
        "21B2": "16C",
        "22A": "19D",
        "22B": "25",
        "23B": "16C2 27B1(b) 29B",
        "23C": "12C1(b) 27B1(b) 30B1(b)(i) 31A2(a) 32A2(a)",
        "24": "16C",
        "24B": "72C",
        "24C": "72C",
        "24E": "50 51",
        "25A1": "26",
        "25A5": "17D",
        "25B1": "26",
        "25B2": "26",
        "25B3": "16C",
        "26A": "16C 23A 23C",
        "27A2": "31",
        "27B": "27B3",
        "27B1(a)": "16C 26B 27D",
        "27B1(b)": "16C 23A 27D",
        "27B2": "26B 72C",
        "27B3": "26B 72C",
        "27B4": "27A1 27B3",
        "27C": "27A1 27B3",
        "27D": "12B1",
        "28B": "16C2 26",
        "29B": "30 31 32",
        "29C": "30 31 32",
        "30": "29A",
        "30A": "72C",
        "30B1(a)": "16C2",
        "30B1(b)(i)": "23A 23C 26B",
        "30B1(b)(ii)": "16C 23A 26B 72C",
        "30B2": "25",
        "30C": "31",
        "31": "29A 30C",
        "31A2(a)": "23A 23C 26B",
        "31A2(b)": "16C 23A 26B 72C",
        "31B1": "16C2",
        "31B2": "31A2(a) 31A2(b)",
        "31C": "25",
        "32": "29A 36",
        "32A1": "36",
        "32A2(a)": "23A 23C 26B",
        "32A2(b)": "16C 23A 26B 72C",
        "32B1": "16C2",
        "32B2": "32A2(a) 32A2(b)",
        "32C": "25",
        "34": "17D3",
        "35A": "19 36",
        "35B": "37",
        "35C": "38",
        "35D": "39",
        "36A": "26B",
        "36B1": "19",
        "36B3": "26B 72C",
        "36B4": "26B 72C",
        "37A": "19A1 19B1 26B",
        "37B2": "26B 72C",
        "38D": "26B 72C",
        "39C": "26B",
        "40A2": "73C",
        "40A3": "40C1",
        "40B2(c)(iv)": "20F",
        "40B5(a)": "20",
        "40C1": "40B2(a)(v)",
        "40C2": "40C1",
    },
    silent={
        Silence.DEFINITION: ("18A 18B 18C 18D 18E 23A1 23A2 23A3 40A1(a) 40B1(a) 40B1(b) 40B1(c)"),
        Silence.PROCEDURE: "17A 17B 17C 17D2 19A2 19B2 19C 19D 40A2",
        Silence.ORGANISATION: "40B2(a)(ii) 40B2(a)(iii)",
        Silence.REFERENCE: "20F6 35A 35B 35C 35D",
    },
)
