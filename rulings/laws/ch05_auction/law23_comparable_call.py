"""Law 23: what is certain about a replacement without asking what the calls mean."""

from __future__ import annotations

from typing import Any

from rulings.laws.ch05_auction.rotation import Substitute
from rulings.laws.ch05_auction.sequence import CallClass, class_of
from rulings.terms import Turn


def certainly_comparable(told: dict[str, Any]) -> bool | None:
    """Whether ``replacement_call`` is comparable with ``call``; ``None``: the director judges.

    The same call again means the same (23A1), unless partner has shown something in between. A
    natural pass denies an opening bid; a pass shows nothing of what a natural bid shows.
    """
    call, new = told.get("call"), told.get("replacement_call")
    if call is None or new is None:
        return None
    if call == new:
        return None if class_of(call) is CallClass.DOUBLE or _partner_spoke(told) else True
    if told.get("artificial"):
        return None
    match class_of(call), class_of(new):
        case CallClass.PASS, CallClass.BID if _opens(told):
            return False
        case CallClass.BID, CallClass.PASS:
            return False
        case _:
            return None


def _opens(told: dict[str, Any]) -> bool:
    if "replacement_opens" in told:
        return bool(told["replacement_opens"])
    before, since = told.get("auction"), told.get("calls_since")
    if told.get("first_call"):
        before = ()
    return before is not None and since is not None and all(c == "P" for c in (*before, *since))


def _partner_spoke(told: dict[str, Any]) -> bool:
    places = {Turn.PARTNER: 0, Turn.LHO: 1}
    position = places.get(told.get("whose_turn", Turn.RHO))
    since = told.get("calls_since", ())
    return position is not None and len(since) > position and since[position] != "P"


def substitute_of(told: dict[str, Any]) -> dict[str, Any]:
    """The slots ``substitute`` and ``comparable`` from what is told of the replacement."""
    derived: dict[str, Any] = {}
    comparable = certainly_comparable(told)
    if comparable is None:
        comparable = told.get("comparable")
    elif "comparable" not in told:
        derived["comparable"] = comparable
    if told.get("substitute", Substitute.NAMED) == Substitute.NAMED:
        if "replacement_call" in told:
            derived["substitute"] = Substitute.NAMED
        elif comparable is not None and "substitute" not in told:
            derived["substitute"] = Substitute.COMPARABLE if comparable else Substitute.OTHER
    return derived
