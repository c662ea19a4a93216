"""The five denominations and what a trick in each is worth (Law 77)."""

from __future__ import annotations

from enum import StrEnum


class Denomination(StrEnum):
    """A suit or notrump, lowest first."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    @property
    def trick_value(self) -> int:
        """Points for each odd trick after the first, undoubled (Law 77)."""
        return 20 if self in (Denomination.CLUBS, Denomination.DIAMONDS) else 30

    @property
    def first_trick_extra(self) -> int:
        """What the first odd trick is worth beyond the others: 10 in notrump (Law 77)."""
        return 10 if self is Denomination.NOTRUMP else 0
