"""The field's own vocabulary: seats, roles, denominations, calls and cards as plain value types."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from pydantic import StringConstraints


class Seat(StrEnum):
    """A compass seat; clockwise order N, E, S, W."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    def after(self, places: int) -> Seat:
        """The seat ``places`` further clockwise: 1 is LHO, 2 partner, 3 RHO."""
        return CLOCKWISE[(CLOCKWISE.index(self) + places) % 4]

    def places_to(self, other: Seat) -> int:
        """How many places further clockwise another seat is: 0 to 3."""
        return (CLOCKWISE.index(other) - CLOCKWISE.index(self)) % 4

    @property
    def lho(self) -> Seat:
        """The left-hand opponent, who acts next."""
        return self.after(1)

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return self.after(2)

    @property
    def rho(self) -> Seat:
        """The right-hand opponent, who acts before."""
        return self.after(3)


CLOCKWISE: Final = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)


class Role(StrEnum):
    """Who, seen from the irregularity: the people the Laws speak of."""

    OFFENDER = "offender"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"
    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"
    EITHER_DEFENDER = "either_defender"
    PLAYER = "player"
    CONTESTANT = "contestant"
    OFFENDING_SIDE = "offending_side"
    NON_OFFENDING_SIDE = "non_offending_side"
    NON_CLAIMING_SIDE = "non_claiming_side"
    DIRECTOR = "director"


class Turn(StrEnum):
    """Whose turn it was, seen from the offender."""

    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"


class Side(StrEnum):
    """The two sides of the play."""

    DECLARING = "declaring"
    DEFENDING = "defending"


class Phase(StrEnum):
    """Parts of a deal in time (Laws 17, 22, 41)."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    AFTER_PLAY = "after_play"


DENOMINATIONS: Final = ("C", "D", "H", "S", "NT")
HIGHEST_LEVEL: Final = 7
PASS: Final = "P"
"""A pass, as calls are written."""
HONOURS: Final = frozenset("AKQJT")
CORRECTION_PERIOD: Final = 30
"""Minutes in which a score may be corrected and a ruling appealed (Laws 79C1, 92B), unless a
longer time was set."""

Card = Annotated[str, StringConstraints(pattern=r"^[SHDC][2-9TJQKA]$")]
"""A card, suit first: ``H4``, ``ST`` (the ten of spades)."""

Suit = Annotated[str, StringConstraints(pattern=r"^[SHDC]$")]
"""A suit: ``S``, ``H``, ``D`` or ``C``."""

Call = Annotated[str, StringConstraints(pattern=r"^(P|X|XX|[1-9](C|D|H|S|NT))$")]
"""A call: ``P``, ``X``, ``XX`` or a bid such as ``2NT``; levels above seven occur (Law 38)."""


def is_honour(card: str) -> bool:
    """Whether a card is an ace, king, queen, jack or ten (Definitions: honour)."""
    return card[1] in HONOURS


def is_bid(call: str) -> bool:
    """Whether a call is a bid: a level and a denomination (Law 18A)."""
    return call[0].isdigit()


def bid_rank(call: str) -> int:
    """The rank of a bid: a higher number supersedes a lower one (Law 18B, 18E)."""
    return int(call[0]) * len(DENOMINATIONS) + DENOMINATIONS.index(call[1:])


def lowest_sufficient(denomination: str, over: str) -> str:
    """The lowest bid in ``denomination`` that supersedes the bid ``over`` (Law 18C)."""
    level = int(over[0])
    same_level = f"{level}{denomination}"
    return same_level if bid_rank(same_level) > bid_rank(over) else f"{level + 1}{denomination}"
