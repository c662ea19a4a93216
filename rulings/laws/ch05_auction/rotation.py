"""What can be told of a call out of rotation; shared by Laws 27A2 and 28-32."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017
from rulings.laws.ch05_auction.law26_lead_restrictions import WithdrawnCall
from rulings.laws.ch05_auction.sequence import (
    PLACES,
    CallClass,
    admissible_double,
    called_before,
    class_of,
    insufficient,
    player_in_turn,
    turn_of,
)
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import PASS, Call, Role, Seat, Turn, is_bid


class RhoAction(StrEnum):
    """What RHO does after the call at his turn was cancelled."""

    PASS = "pass"
    LEGAL_CALL = "legal_call"
    """A legal bid, double or redouble."""
    ILLEGAL_CALL = "illegal_call"
    """A call that is itself an irregularity; only told."""
    MUST_PASS = "must_pass"
    """The Laws oblige RHO to pass, so that nobody was passed over (28A); only told."""


class Substitute(StrEnum):
    """What the offender calls when his turn comes; the first two are what the law offers."""

    COMPARABLE = "comparable_call"
    OTHER = "substitute_legal_call"
    """A legal call that is not comparable."""
    NAMED = "named_call"
    """The call is known, whether it is comparable is open; only told."""


class NextCall(StrEnum):
    """Until 2017: what the offender calls after a bid, a double or a redouble of RHO's."""

    SAME = "same_denomination"
    """A bid in the denomination that his bid out of rotation named or showed."""
    OTHER = "substitute_legal_call"
    """Any other legal call, a pass included."""


class Rotation(WithdrawnCall):
    """Facts about whose turn it was, and what followed."""

    dealer: Seat = detail()
    auction: tuple[Call, ...] = detail()
    """The calls made before the irregular one, in rotation from the dealer on; may be empty."""
    first_call: bool = detail()
    """Nobody had called before the offender."""
    in_turn: Seat = detail()
    """The player whose turn it was."""
    calls_since: tuple[Call, ...] = detail()
    """The calls made after the turn went back, before the offender's next call."""
    rho_call: Call = detail()
    """RHO's call after the call at his turn was cancelled."""
    replacement_call: Call = detail()
    """What the offender called when his turn came."""
    replacement_opens: bool = detail()
    """The replacement is an opening bid: only passes came before it."""
    lho_called: bool = fact("29A")
    """LHO has called over the irregular call itself."""

    whose_turn: Turn = fact("29B")
    offender_called_before: bool = fact("31C 2007-31B")
    """The offender had called in this auction before the call out of rotation."""
    proper_player_called: bool = fact("28B", assumed=False)
    """The opponent whose turn it was called before any ruling, as if nothing had happened."""
    accepted: bool = choice("29A", Role.LHO)
    """LHO calls over the irregular call, or says that he accepts it."""
    rho_action: RhoAction = fact("31A", offered=(RhoAction.PASS, RhoAction.LEGAL_CALL))
    substitute: Substitute = choice(
        "31A2",
        Role.OFFENDER,
        offered=(Substitute.COMPARABLE, Substitute.OTHER),
        editions={LAWS_2017},
    )
    next_call: NextCall = choice("2007-31A2", Role.OFFENDER, editions={LAWS_2007, LAWS_1997})
    comparable: bool = judgement("23A 2007-27B1(b)")
    """The replacement shows what the cancelled call showed, or less, or serves its purpose."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose turn it was and who had called, from seats and calls."""
        derived: dict[str, Any] = {}
        if "auction" in told:
            derived["first_call"] = not told["auction"]
        first = derived.get("first_call", told.get("first_call"))
        in_turn = player_in_turn({**told, "first_call": first})
        turn = Turn(told["whose_turn"]) if "whose_turn" in told else None
        if in_turn and "offender" in told:
            turn = turn_of(Seat(told["offender"]), in_turn)
        if in_turn:
            derived["in_turn"] = in_turn
        if turn:
            derived["whose_turn"] = turn
        if first:
            derived["offender_called_before"] = False
        elif turn and "auction" in told:
            derived["offender_called_before"] = called_before(told["auction"], turn)
        return derived | _follow_up(told | derived)


_AFTER_THE_RULING: Final = ("rho_action", "substitute", "next_call", "replacement_call")


def _follow_up(told: dict[str, Any]) -> dict[str, Any]:
    """What the calls after the ruling, and LHO's call, say about open slots."""
    derived: dict[str, Any] = {}
    since = told.get("calls_since")
    rho_call = told.get("rho_call")
    if since and told.get("whose_turn") == Turn.RHO:
        rho_call = derived["rho_call"] = since[0]
    if rho_call and "rho_action" not in told:
        derived["rho_action"] = RhoAction.PASS if rho_call == PASS else RhoAction.LEGAL_CALL
    elif _replaced_otherwise(told) and "rho_action" not in told:
        derived["rho_action"] = RhoAction.LEGAL_CALL  # had he passed, the call must be repeated
    if told.get("whose_turn") == Turn.RHO:
        derived |= _next_call(told)
    ruled_on = told.get("accepted") is False or any(slot in told for slot in _AFTER_THE_RULING)
    if ruled_on and "proper_player_called" not in told:
        derived["proper_player_called"] = False  # whatever was called came after the ruling
    if ruled_on and "accepted" not in told and not told.get("proper_player_called"):
        derived["accepted"] = False  # accepted, the turn would not have gone back
    return derived


def accepted_by_calling(told: dict[str, Any]) -> bool:
    """LHO has called and nothing was replaced: he may have called over a replacement instead."""
    replaced = "replacement" in told or any(slot in told for slot in _AFTER_THE_RULING)
    return bool(told.get("lho_called")) and "accepted" not in told and not replaced


def _replaced_otherwise(told: dict[str, Any]) -> bool:
    call, new = told.get("call", told.get("bid")), told.get("replacement_call")
    return told.get("whose_turn") == Turn.RHO and call is not None and new not in (None, call)


def _next_call(told: dict[str, Any]) -> dict[str, Any]:
    """Whether the replacement repeats the denomination; of an artificial bid nobody can tell."""
    call, new = told.get("call", told.get("bid")), told.get("replacement_call")
    if "next_call" in told or call is None or new is None or not is_bid(call):
        return {}
    if not is_bid(new):
        return {"next_call": NextCall.OTHER}
    if told.get("artificial") or told.get("natural") is False:
        return {}
    return {"next_call": NextCall.SAME if call[1:] == new[1:] else NextCall.OTHER}


def nature_of(call: str, known: dict[str, Any]) -> dict[str, Any]:
    """Class and legality of the call out of rotation, as far as the auction is known."""
    kind = class_of(call)
    derived: dict[str, Any] = {"call_class": kind}
    auction = () if known.get("first_call") else known.get("auction")
    if auction is None:
        return derived
    if kind is CallClass.BID:
        derived["insufficient"] = insufficient(call, auction)
    if kind is CallClass.DOUBLE and "whose_turn" in known:
        places = PLACES[Turn(known["whose_turn"])]
        derived["inadmissible"] = not admissible_double(call, auction, places)
    return derived


def undoubled(known: dict[str, Any]) -> dict[str, Any]:
    """A double when the auction has not begun; one that LHO refuses he has not called over."""
    derived: dict[str, Any] = {}
    if known.get("call_class") != CallClass.DOUBLE:
        return derived
    not_begun = known.get("offender_called_before") is False and (
        known.get("first_call") or known.get("whose_turn") == Turn.LHO
    )
    if not_begun:
        derived["inadmissible"] = True
    if known.get("accepted") is False and "lho_called" not in known:
        derived["lho_called"] = False
    return derived
