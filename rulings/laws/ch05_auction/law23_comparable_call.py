"""Law 23: what is certain about a replacement without asking what the calls mean."""

from __future__ import annotations

from typing import Any

from rulings.laws.ch05_auction.rotation import RhoAction, Rotation, Substitute
from rulings.laws.ch05_auction.sequence import CallClass, class_of
from rulings.terms import PASS


def comparable(case: Rotation) -> bool:
    """Law 23A: whether the offender replaces his cancelled call by a comparable one."""
    match case.substitute:
        case Substitute.COMPARABLE:
            return True
        case Substitute.OTHER:
            return False
        case Substitute.NAMED:
            return case.comparable


def certainly_comparable(told: dict[str, Any]) -> bool | None:
    """Whether ``replacement_call`` is comparable with ``call``; ``None``: the director judges.

    A pass for a pass shows no more than before, and the same bid means the same (23A1) if nobody
    has bid or doubled in between: an overcall or a response shows less than an opening bid. A
    natural pass denies an opening bid; a pass shows nothing of what a natural bid shows, whichever
    bid it was (``call_class``). Who opens after a pass has not to say with which bid.
    """
    call, new = told.get("call"), told.get("replacement_call")
    withdrawn = class_of(call) if call else told.get("call_class")
    if withdrawn is None:
        return None
    if new is None:
        opens = withdrawn is CallClass.PASS and told.get("replacement_opens")
        return False if opens and not told.get("artificial") else None
    if call == new:
        again = class_of(call)
        undisturbed = again is CallClass.BID and not _disturbed(told)
        return True if again is CallClass.PASS or undisturbed else None
    if told.get("artificial"):
        return None
    match withdrawn, class_of(new):
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
    return before is not None and since is not None and all(c == PASS for c in (*before, *since))


def _disturbed(told: dict[str, Any]) -> bool:
    """Whether somebody is known to have bid or doubled before the offender's next call."""
    rho = told.get("rho_action", RhoAction.PASS)
    return rho != RhoAction.PASS or any(call != PASS for call in told.get("calls_since", ()))


def substitute_of(told: dict[str, Any]) -> dict[str, Any]:
    """The slots ``substitute`` and ``comparable`` from what is told of the replacement."""
    derived: dict[str, Any] = {}
    certain = certainly_comparable(told)
    if certain is not None and "comparable" not in told:
        derived["comparable"] = certain
    judged = told.get("comparable", certain)
    if told.get("substitute", Substitute.NAMED) == Substitute.NAMED:
        if "replacement_call" in told:
            derived["substitute"] = Substitute.NAMED
        elif judged is not None and "substitute" not in told:
            derived["substitute"] = Substitute.COMPARABLE if judged else Substitute.OTHER
    return derived
