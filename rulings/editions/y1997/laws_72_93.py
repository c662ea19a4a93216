"""Laws 72-93 of 1997: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, next_to

INDEX: Final = next_to(
    """
    72: A A1 A2 A3 A4 A5 A6 B B1 B2 B3 B4
    73: A A1 A2 B B1 C D D1 D2 E F F1 F2
    74: A A1 A2 A3 B B1 B2 B3 B4 B5 C C1 C2 C3 C4 C5 C6 C7 C8
    75: A B C D D1 D2
    76: A A1 A2 A3 A4 B
    77:
    78: A B C D
    79: A B C
    80: A B C D E F G
    81: A B B1 B2 C C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 D
    82: A B B1 B2 C
    83:
    84: A B C D E
    85: A B
    86: A B C
    87: A B
    88:
    89:
    90: A B B1 B2 B3 B4 B5 B6 B7 B8
    91: A B
    92: A B C D
    93: A B B1 B2 B3 C
    """,
    moved={
        "10C3": "72A4",
        "10C4": "72A5",
        "20F4": "75D1",
        "20F5(a)": "75D2",
        "20F5(b)": "75D2",
        "20F5(b)(i)": "75D2",
        "20F5(b)(ii)": "75D2",
        "21B1(b)": "75",
        "23": "72B1",
        "40A1(b)": "75A",
        "40B6": "75C",
        "40B6(a)": "75C",
        "40C1": "75B",
        "40C2": "75B",
        "72A": "72A1",
        "72B1": "72B2",
        "72B2": "72B3",
        "72B3": "72B4",
        "73B": "73B",
        "73B2": "73B",
        "73F": "73F2",
        "75": "75",
        "75B": "75",
        "75C": "75",
        "76B1": "76A1",
        "76B2": "76A2",
        "76B3": "76A3",
        "76B4": "76A4",
        "76B5": "76B",
        "76C1": "76B",
        "79A1": "79A",
        "79A2": "72A2",
        "79B": "79B",
        "79B1": "79B",
        "79B2": "79B",
        "79C1": "79C",
        "80B2(a)": "80A",
        "80B2(b)": "80B",
        "80B2(c)": "80C",
        "80B2(d)": "80D",
        "80B2(e)": "80E",
        "80B2(f)": "80F",
        "80B2(h)": "81C2",
        "80B2(i)": "81C3",
        "80B2(j)": "81C10",
        "80B2(k)": "80G",
        "81C1": "81C4",
        "81C2": "81C5",
        "81C3": "81C6",
        "81C4": "81C7",
        "81C5": "81C8",
        "81C6": "81C9",
        "81C7": "81C9",
        "81C8": "81C11",
        "85A2": "85A",
        "85A1": "85A",
        "92D": "92D",
        "92D1": "92D",
        "92D2": "92D",
    },
    own="76A 84D 87A 88 89 93C",
    see={
        "72A2": "79A",
        "72A3": "81C8",
        "72A5": "16C",
        "72B3": "75",
        "73F1": "16",
        "73F2": "12C",
        "76B": "11B",
        "79B": "69 71",
        "84E": "12 81C9",
        "86B": "12C",
        "86C": "6",
        "87B": "6",
        "88": "12C1",
        "92D": "92A",
    },
    silent={
        Silence.ORGANISATION: "72A6 81C1",
        Silence.PROCEDURE: "72A3",
        Silence.REFERENCE: "73F1",
    },
)
