"""Laws 72-93 of 2007: proprieties, score, tournament and director, appeals."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    72: A B B1 B2 B3
    73: A A1 A2 B B1 B2 C D D1 D2 E F
    74: A A1 A2 A3 B B1 B2 B3 B4 B5 C C1 C2 C3 C4 C5 C6 C7 C8
    75: A B C
    76: A A1 A2 B B1 B2 B3 B4 B5 C C1 C2 D
    77:
    78: A B C D
    79: A A1 A2 B B1 B2 C C1 C2
    80: A A1 A1(a) A1(b) A1(c) A2 A3 B B1
    80B2: (a) (b) (c) (d) (e) (f) (g) (g)(i) (g)(ii) (h) (i) (j) (k) (l)
    81: A B B1 B2 C C1 C2 C3 C4 C5 C6 C7 C8 D
    82: A B B1 B2 B3 C
    83:
    84: A B C D
    85: A A1 A2 B
    86: A B C D
    87: A B
    88:
    89:
    90: A B B1 B2 B3 B4 B5 B6 B7 B8
    91: A B
    92: A B C D D1 D2
    93: A B B1 B2 B3 C C1 C2 C3 C3(a) C3(b)
    """,
    moved={
        "73C": "73C",
        "73C1": "73C",
        "73E": "73E",
        "73E1": "73E",
        "73E2": "73F",
        "75B": "75B",
        "75B1": "75B",
        "75B2": "75B",
        "75B3": "75B",
        "86A": "86C",
    },
    own="86B",
    see={"86A": "78B", "86B": "12C4", "86D": "12C1(c) 6D2"},
    unsourced="93C 93C1 93C2 93C3 93C3(a) 93C3(b)",
)
