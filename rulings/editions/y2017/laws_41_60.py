"""Laws 41-60 of 2017."""

from __future__ import annotations

from typing import Final

from rulings.edition import index

INDEX: Final = index(
    """
    """,
)
