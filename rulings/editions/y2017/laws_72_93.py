"""Laws 72-93 of 2017: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import Silence, index

INDEX: Final = index(
    """
    72: A B B1 B2 B3 C
    73: A A1 A2 B B1 B2 C C1 C2 D D1 D2 E E1 E2
    74: A A1 A2 A3 B B1 B2 B3 B4 B5 C C1 C2 C3 C4 C5 C6 C7 C8
    75: A B B1 B2 B3 C D D1 D2 D3
    76: A A1 A2 B B1 B2 B3 B4 B5 C C1 C2 D
    77:
    78: A B C D
    79: A A1 A2 B B1 B2 B3 C C1 C2
    80: A A1 A1(a) A1(b) A1(c) A2 A3 B B1
    80B2: (a) (b) (c) (d) (e) (f) (g) (g)(i) (g)(ii) (h) (i) (j) (k) (l)
    81: A B B1 B2 C C1 C2 C3 C4 C5 C6 C7 C8 D
    82: A B B1 B2 B3 C
    83:
    84: A B C D
    85: A A1 A2 B
    86: A B B1 B2 B2(a) B2(b) B2(c) B3
    87: A B C
    88:
    89:
    90: A B B1 B2 B3 B4 B5 B6 B7 B8
    91: A B
    92: A B C D D1 D2
    93: A B B1 B2 B3 C C1 C2 C3 C3(a) C3(b)
    """,
    see={
        "72B2": "20F 62A 79A2",
        "72C": "12C1",
        "73C1": "16B1(a)",
        "73C2": "16B3",
        "73D2": "73E2",
        "73E2": "12C1",
        "74C5": "73D2",
        "75A": "16B 73C",
        "75B1": "12C1",
        "75B2": "20F4",
        "75B3": "20F5",
        "75C": "21B1(b)",
        "75D1": "20F1",
        "75D2": "21B",
        "75D3": "75B1 75D2",
        "77": "22",
        "78C": "77",
        "79B1": "69B 71",
        "80B2(k)": "93",
        "81C3": "79C 92B",
        "81C4": "90 91",
        "82B1": "12",
        "83": "92",
        "84D": "12",
        "85A2": "84",
        "86A": "6",
        "86B1": "12C1(c) 86B2",
        "86B2(a)": "12C2 86A",
        "86B2(b)": "12C2(b)",
        "86B2(c)": "12C2",
        "86B3": "86B2",
        "87C": "86B2",
        "88": "12C2",
        "89": "12C3",
        "90B5": "7",
        "91A": "93B3",
        "93A": "80B2(k)",
        "93B3": "91",
        "93C3(a)": "93C1 93C2",
    },
    silent={
        Silence.HEADING: (
            "72 72B 73 73A 73B 73C 73D 73E 74 74A 74B 74C 75 75B 75D 76 76A 76B 76C 78 79 79A 79C "
            "80 80A 80A1 80B 80B2 80B2(g) 81 81B 81C 82 82B 84 85 85A 86 86B 86B2 87 90 90B 91 92 "
            "92D 93 93B 93C 93C3"
        ),
        Silence.DEFINITION: "77 78A 78B 78C",
        Silence.PROCEDURE: "72A 73A2",
        Silence.ORGANISATION: (
            "78D 80A1(a) 80A1(b) 80A1(c) 80A2 80A3 80B1 80B2(a) 80B2(b) 80B2(c) 80B2(d) 80B2(e) "
            "80B2(f) 80B2(g)(i) 80B2(g)(ii) 80B2(h) 80B2(i) 80B2(j) 80B2(k) 80B2(l) "
            "81A 81B1 81B2 81C1 81C2 81C4 81C6 81C8 81D 86B3"
        ),
        Silence.REFERENCE: "88 89",
    },
)
