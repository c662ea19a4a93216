"""Laws 1-16 of 2007: preliminaries, preparation, general rules for irregularities."""

from __future__ import annotations

from typing import Final

from rulings.paragraphs import next_to

INDEX: Final = next_to(
    """
    """,
)
