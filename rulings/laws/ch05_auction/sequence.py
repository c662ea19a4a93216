"""Auctions as sequences of calls: whose turn it is and what a call is at that point (17-19)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from rulings.terms import PASS, Seat, Turn, bid_rank, is_bid

if TYPE_CHECKING:
    from collections.abc import Sequence


class CallClass(StrEnum):
    """The three classes of calls that the Laws tell apart."""

    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"
    """A double or a redouble."""


def class_of(call: str) -> CallClass:
    """Whether a call is a pass, a bid or a (re)double (Law 18A)."""
    if call == PASS:
        return CallClass.PASS
    return CallClass.BID if is_bid(call) else CallClass.DOUBLE


PLACES: Final = {Turn.RHO: 1, Turn.PARTNER: 2, Turn.LHO: 3}
"""How far clockwise from the player in turn the offender sits."""


def player_in_turn(told: dict[str, Any]) -> Seat | None:
    """The player whose turn it was, from ``in_turn``, or ``dealer`` and the calls made (17B-C)."""
    if "in_turn" in told:
        return Seat(told["in_turn"])
    if "dealer" not in told:
        return None
    if told.get("first_call"):
        return Seat(told["dealer"])
    return Seat(told["dealer"]).after(len(told["auction"])) if "auction" in told else None


def turn_of(offender: Seat, in_turn: Seat) -> Turn | None:
    """Whose turn it was, seen from the offender; ``None`` when it was his own."""
    return next((turn for turn, n in PLACES.items() if in_turn.after(n) == offender), None)


def called_before(auction: Sequence[str], turn: Turn) -> bool:
    """Whether the offender had called in ``auction`` (calls in rotation from the dealer on)."""
    return len(auction) >= 4 - PLACES[turn]


def last_bid(auction: Sequence[str]) -> str | None:
    """The last bid of an auction."""
    return next((call for call in reversed(auction) if is_bid(call)), None)


def insufficient(bid: str, auction: Sequence[str]) -> bool:
    """Whether a bid does not supersede the last one (Law 18D)."""
    last = last_bid(auction)
    return last is not None and bid_rank(bid) <= bid_rank(last)


def admissible_double(call: str, auction: Sequence[str], places: int) -> bool:
    """Whether ``X`` or ``XX`` is permitted by Law 19.

    ``places`` is how far the caller sits clockwise from the player in turn (0: it is his turn).
    """
    position = len(auction) + places
    for index in range(len(auction) - 1, -1, -1):
        if auction[index] != PASS:
            opponents = (position - index) % 2 == 1
            return opponents and (is_bid(auction[index]) if call == "X" else auction[index] == "X")
    return False
