"""Laws 61-71 of 2007: revokes, tricks, claims and concessions."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    """,
)
