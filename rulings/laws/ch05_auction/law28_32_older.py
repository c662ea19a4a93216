"""Laws 30-32 of 2007 and 1997: which call it was, and whose turn, decides who is silenced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch05_auction.law25_changed_call import (
    LAW_25B_2007,
    change_of_call_1997,
    first_call_stands,
)
from rulings.laws.ch05_auction.law26_lead_restrictions import Lead, Withdrawn, lead_2007
from rulings.laws.ch05_auction.law36_inadmissible_double import (
    LAW_36_1997,
    LAW_36_2007,
    Law36,
    inadmissible_called_over,
    inadmissible_out_of_rotation,
)
from rulings.laws.ch05_auction.out_of_rotation import (
    CANCELLED,
    UNHARMED,
    accepted,
    law_28,
    rho_had_to_pass,
    stands,
)
from rulings.laws.ch05_auction.rotation import NextCall, RhoAction, Rotation
from rulings.ruling import Facts, Ruling, ruling
from rulings.terms import Turn

if TYPE_CHECKING:
    from rulings.laws.ch05_auction.law28_32_call_out_of_rotation import CallOutOfRotation


@dataclass(frozen=True, slots=True)
class OlderRotation:
    """What 2007 and 1997 do not have in common; Law 27A2 leads here too."""

    later_call: str
    """A bid or double at LHO's turn by a player who had called: a change of call, Law 25."""
    change_of_call: Callable[..., Ruling]
    could_have_known: str
    """The damage of a partner who is silenced."""
    inadmissible: Law36


def _change_of_call_2007(case: Irregularity, *first: str) -> Ruling:
    return first_call_stands(case, LAW_25B_2007, Withdrawn(), *first)


ROTATION_2007: Final = OlderRotation(
    later_call="2007-31B:change",
    change_of_call=_change_of_call_2007,
    could_have_known="72C:calls",
    inadmissible=LAW_36_2007,
)
ROTATION_1997: Final = OlderRotation(
    later_call="1997-25B:later_call",
    change_of_call=change_of_call_1997,
    could_have_known="1997-23",
    inadmissible=LAW_36_1997,
)

WithdrawnOf = Callable[[Any], Withdrawn]
"""What is known of a kind's withdrawn call; asked only where Law 26 needs it."""


def _withdrawn(case: CallOutOfRotation) -> Withdrawn:
    return Withdrawn(case.call, case.replacement_call, natural=not case.artificial)


def older_pass(case: CallOutOfRotation, own: OlderRotation) -> Ruling:
    """Law 30: before anybody has bid a pass costs only a pass."""
    if case.artificial:
        if closed := stands(case):
            return closed
        return _artificial_pass(case, own)
    if not case.bid_before:
        return accepted() if case.accepted else _pass_once("2007-30A")
    if closed := stands(case):
        return closed
    match case.whose_turn:
        case Turn.RHO:
            return _pass_once("30A")
        case Turn.PARTNER:
            return ruling(
                "2007-30B2(a)",
                "2007-30B2(b)",
                "29B",
                later=("72C:calls",),
                base={**CANCELLED, **UNHARMED},
                offender_must="pass_rest_of_auction",
                adjusted_score="possible",
            )
        case Turn.LHO:
            return own.change_of_call(case, "30B2")


def _pass_once(paragraph: str) -> Ruling:
    return ruling(
        paragraph,
        "29B",
        later=("72C:calls",),
        base={**CANCELLED, **UNHARMED},
        offender_must="pass_once",
        adjusted_score="possible",
    )


def _artificial_pass(case: CallOutOfRotation, own: OlderRotation) -> Ruling:
    """30C, 31: like a bid, but there is no denomination that could be repeated."""
    also = ("30C", "29C")
    if case.whose_turn is not Turn.RHO:
        return _not_rho(case, own, _withdrawn, *also)
    if case.rho_action is RhoAction.LEGAL_CALL:
        return _silenced(case, own, _withdrawn, "2007-31A2(b):pass", *also)
    return _rho(case, own, _withdrawn, *also)


def older_bid(case: CallOutOfRotation, own: OlderRotation) -> Ruling:
    """Law 31 for a bid."""
    shown = ("29C",) if told(case, "artificial", True) else ()
    return older_bid_out_of_rotation(
        case, own, _withdrawn, *shown, insufficient=bool(case.insufficient)
    )


def older_bid_out_of_rotation(
    case: Rotation,
    own: OlderRotation,
    withdrawn: WithdrawnOf,
    *also: str,
    insufficient: bool = False,
) -> Ruling:
    """Laws 28, 29 and 31 for a bid, a sufficient one or not (27A2)."""
    if closed := law_28(case):
        return closed
    if told(case, "accepted", True):
        return accepted(insufficient)
    if closed := stands(case, insufficient):
        return closed
    too_low = ("27A2",) if insufficient else ()
    if case.whose_turn is not Turn.RHO:
        return _not_rho(case, own, withdrawn, *too_low, *also)
    if insufficient and case.rho_action is RhoAction.PASS:
        return ruling(
            "31A1:insufficient", "29B", "27A2", base=CANCELLED, offender_must="repeat_call"
        )
    return _rho(case, own, withdrawn, *too_low, *also)


def _rho(case: Rotation, own: OlderRotation, withdrawn: WithdrawnOf, *also: str) -> Ruling:
    """31A: what RHO does now, and what the offender then calls."""
    match case.rho_action:
        case RhoAction.PASS:
            return _repeated("31A1", *also)
        case RhoAction.LEGAL_CALL if case.next_call is NextCall.SAME:
            return ruling(
                "2007-31A2(a)",
                *also,
                "29B",
                later=(own.could_have_known,),
                base=CANCELLED,
                offender_must="any_legal_call",
                partner_must_pass="once",
                lead_restriction="none",
                adjusted_score="possible",
            )
        case RhoAction.LEGAL_CALL:
            return _silenced(case, own, withdrawn, "2007-31A2(b)", *also)
        case RhoAction.ILLEGAL_CALL:
            return ruling("31A2:illegal", "29B", *also, base=CANCELLED)
        case RhoAction.MUST_PASS:
            return rho_had_to_pass()


def _repeated(*says: str) -> Ruling:
    return ruling(*says, "29B", base={**CANCELLED, **UNHARMED}, offender_must="repeat_call")


def _not_rho(case: Rotation, own: OlderRotation, withdrawn: WithdrawnOf, *also: str) -> Ruling:
    """31B; at LHO's turn only a first call."""
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return own.change_of_call(case, own.later_call, *also)
    return _silenced(case, own, withdrawn, "2007-31B", *also)


def _silenced(case: Rotation, own: OlderRotation, withdrawn: WithdrawnOf, *says: str) -> Ruling:
    return _partner_silent(lead_2007(case, withdrawn(case)), own, *says)


def _partner_silent(lead: Lead, own: OlderRotation, *says: str) -> Ruling:
    silent = Facts(
        offender_must="any_legal_call",
        partner_must_pass="rest_of_auction",
        ui_to="offending_side",
        adjusted_score="possible",
    )
    return ruling(
        *says,
        "29B",
        later=(*lead.later, own.could_have_known),
        base={**CANCELLED, **silent, **lead.facts},
    )


def older_double(case: CallOutOfRotation, own: OlderRotation) -> Ruling:
    """Law 32: as a bid, but repeating it after a bid of RHO's does not help partner."""
    if case.inadmissible:
        if case.lho_called:
            return inadmissible_called_over("32")
        return inadmissible_out_of_rotation(case, own.inadmissible, "32")
    if told(case, "lho_called", True):
        return accepted()
    if closed := stands(case):
        return closed
    match case.whose_turn:
        case Turn.LHO:
            return own.change_of_call(case, own.later_call)
        case Turn.PARTNER:
            return _double_silenced(case, own, "2007-32A")
    match case.rho_action:
        case RhoAction.PASS:
            return _repeated("32A1")
        case RhoAction.LEGAL_CALL:
            return _double_silenced(case, own, "2007-32B2")
        case RhoAction.ILLEGAL_CALL:
            return ruling("2007-32B2:illegal", "29B", base=CANCELLED)
        case RhoAction.MUST_PASS:
            return rho_had_to_pass()


def _double_silenced(case: CallOutOfRotation, own: OlderRotation, paragraph: str) -> Ruling:
    """Law 32 names 26B: a double shows no particular suit."""
    return _partner_silent(lead_2007(case, Withdrawn("X", natural=True)), own, paragraph)
