"""Laws 17-40 of 2007: the auction."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    """,
)
