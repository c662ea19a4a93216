"""Laws 41-60 of 2007: the play, up to play after an irregularity."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    """,
)
