"""Undoubled, doubled, redoubled."""

from __future__ import annotations

from enum import StrEnum


class Penalty(StrEnum):
    """The last double or redouble of the auction; the value is the usual suffix."""

    NONE = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    @property
    def factor(self) -> int:
        """What trick points are multiplied by (Law 77)."""
        return {Penalty.NONE: 1, Penalty.DOUBLED: 2, Penalty.REDOUBLED: 4}[self]
