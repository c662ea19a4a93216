"""Laws 1-16 of 1997: preliminaries, preparation, general rules for irregularities."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    12: A A1 C C2
    16: A A2 C C1 C2
    """,
    moved={
        "12C1(a)": "12C2",
        "16B1": "16A",
        "16B1(a)": "16A",
        "16B3": "16A2",
        "16D": "16C",
        "16D1": "16C1",
        "16D2": "16C2",
    },
)
