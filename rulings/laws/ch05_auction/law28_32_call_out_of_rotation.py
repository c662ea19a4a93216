"""Laws 28-32: a call by a player whose turn it was not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible
from rulings.laws.ch05_auction.law23_comparable_call import comparable, substitute_of
from rulings.laws.ch05_auction.law25_changed_call import LAW_25B_2017, first_call_stands
from rulings.laws.ch05_auction.law26_lead_restrictions import Withdrawn, restricted_lead
from rulings.laws.ch05_auction.law28_32_older import (
    ROTATION_1997,
    ROTATION_2007,
    OlderRotation,
    older_bid,
    older_double,
    older_pass,
)
from rulings.laws.ch05_auction.law36_inadmissible_double import (
    LAW_36_2017,
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
from rulings.laws.ch05_auction.rotation import (
    RhoAction,
    Rotation,
    accepted_by_calling,
    nature_of,
    undoubled,
)
from rulings.laws.ch05_auction.sequence import CallClass
from rulings.ruling import Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, Turn, is_bid


class CallOutOfRotation(Rotation):
    """A call by a player whose turn it was not; whose turn it was is seen from him."""

    kind: ClassVar[str] = "call_out_of_rotation"

    call: Call = detail()
    """The call made out of rotation."""
    insufficient: bool = detail()
    """It is a bid, and not higher than the last one (27A2)."""

    call_class: CallClass = fact("29B")
    artificial: bool = fact("30C", assumed=False)
    """The call is artificial; or it is a pass over partner's artificial call."""
    bid_before: bool = fact("2007-30A", editions={LAWS_2007, LAWS_1997})
    """Somebody had bid before the pass out of rotation."""
    inadmissible: bool = fact("32", assumed=False)
    """A double or redouble that Law 19 does not permit even in turn."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The class of the call, whose turn it was, and whether a replacement is comparable."""
        derived = super().derive(told)
        known = told | derived
        if known.get("in_turn") is not None and known.get("offender") == known["in_turn"]:
            msg = f"in_turn: it was {known['offender']}'s own turn"
            raise Impossible(msg)
        if known.get("proper_player_called") and known.get("whose_turn") == Turn.PARTNER:
            msg = "proper_player_called: it was the turn of the offender's own partner (28B)"
            raise Impossible(msg)
        if known.get("first_call") or "auction" in known:
            derived |= _by_then(known.get("auction", ()))
        if "call" in known:
            derived |= nature_of(known["call"], known)
        derived |= undoubled(known | derived)
        known = told | derived
        admissible = known.get("call_class") in (CallClass.PASS, CallClass.BID)
        if admissible and accepted_by_calling(known):
            derived["accepted"] = True
        return derived | substitute_of(known | derived)


_ALL_BUT_ONE: Final = 3


def _by_then(auction: Sequence[str]) -> dict[str, Any]:
    """What follows from the calls before one that was made out of rotation."""
    bids = any(map(is_bid, auction))
    found = {"bid_before": bids}
    if not bids:
        found["insufficient"] = False  # there is nothing to be lower than
    if len(auction) >= _ALL_BUT_ONE:  # only the player in turn may have made no call
        found["offender_called_before"] = True
    return found


@dataclass(frozen=True, slots=True)
class _Paragraphs:
    """Laws 31 and 32 are built alike; these are their paragraphs."""

    repeat: str
    """RHO's turn, and he passes."""
    rho_calls: str
    """RHO's turn, and he makes another call; then a comparable call, or another."""
    comparable: str
    other: str
    partner: str
    """Partner's turn: what partner may do, and what the offender may."""
    offender: str
    change: str
    """LHO's turn after an earlier call of the offender."""


_LAW_31: Final = _Paragraphs("31A1", "31A2", "31A2(a)", "31A2(b)", "31B1", "31B2", "31C")
_LAW_32: Final = _Paragraphs("32A1", "32A2", "32A2(a)", "32A2(b)", "32B1", "32B2", "32C")


def _called_over(case: CallOutOfRotation) -> Ruling | None:
    """29A when somebody mentions it: what was called matters only if it was inadmissible."""
    known = told(case, "call_class", *CallClass)
    called = told(case, "accepted", True) or (not known and told(case, "lho_called", True))
    if not called:
        return None
    admissible = told(case, "call_class", CallClass.PASS, CallClass.BID) or not case.inadmissible
    return accepted(bool(case.insufficient)) if admissible else None


def bid_out_of_rotation(case: Rotation, *also: str, insufficient: bool = False) -> Ruling:
    """Laws 28, 29 and 31 for a bid; ``also`` are paragraphs to be named besides.

    Law 31 rules on an insufficient bid out of rotation too (27A2); only when it must be repeated
    Law 27 has its say.
    """
    if closed := law_28(case):
        return closed
    if told(case, "accepted", True):
        return accepted(insufficient)
    if closed := _stands(case, insufficient):
        return closed
    if not insufficient:
        return _refused(case, _LAW_31, *also)
    if case.whose_turn is Turn.RHO and case.rho_action is RhoAction.PASS:
        return ruling(
            "31A1:insufficient", "29B", "27A2", base=CANCELLED, offender_must="repeat_call"
        )
    return _refused(case, _LAW_31, "27A2", *also)


def _pass(case: CallOutOfRotation) -> Ruling:
    """Law 30."""
    if case.artificial:
        return bid_out_of_rotation(case, "30C", "29C")
    if closed := _stands(case):
        return closed
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return first_call_stands(case, LAW_25B_2017, Withdrawn(), "30B2")
    if case.whose_turn is Turn.RHO:
        return ruling(
            "30A",
            "29B",
            later=("72C:calls",),
            base={**CANCELLED, **UNHARMED},
            offender_must="pass_once",
            adjusted_score="possible",
        )
    if comparable(case):
        return _free(case, "30B1(b)(i)", "30B1(a)")
    return _silenced(case, "30B1(b)(ii)", "30B1(a)")


def _bid(case: CallOutOfRotation) -> Ruling:
    """Law 31."""
    shown = ("29C",) if told(case, "artificial", True) else ()
    return bid_out_of_rotation(case, *shown, insufficient=bool(case.insufficient))


def _double(case: CallOutOfRotation) -> Ruling:
    """Law 32."""
    if case.inadmissible:
        if case.lho_called:
            return inadmissible_called_over("32")
        return inadmissible_out_of_rotation(case, LAW_36_2017, "32")
    if told(case, "lho_called", True):
        return accepted()
    return _stands(case) or _refused(case, _LAW_32)


def _stands(case: Rotation, insufficient: bool = False) -> Ruling | None:
    """Laws 28B and 29A once it is known whose turn it was; ``None``: LHO has refused.

    Laws 30-32 speak only of calls that LHO did not accept, later calls at his turn included.
    """
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return accepted(insufficient) if case.accepted else None
    return stands(case, insufficient)


def _refused(case: Rotation, law: _Paragraphs, *also: str) -> Ruling:
    """Laws 31 and 32 below their heads: cancelled, and the player in turn calls; or Law 25."""
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return first_call_stands(case, LAW_25B_2017, Withdrawn(), law.change, *also)
    if case.whose_turn is not Turn.RHO:
        if comparable(case):
            return _free(case, law.offender, law.partner, law.comparable, *also)
        return _silenced(case, law.offender, law.partner, law.other, *also)
    match case.rho_action:
        case RhoAction.PASS:
            return ruling(
                law.repeat,
                "29B",
                *also,
                base={**CANCELLED, **UNHARMED},
                offender_must="repeat_call",
            )
        case RhoAction.LEGAL_CALL if comparable(case):
            return _free(case, law.comparable, "23B", *also)
        case RhoAction.LEGAL_CALL:
            return _silenced(case, law.other, *also)
        case RhoAction.ILLEGAL_CALL:
            return ruling(f"{law.rho_calls}:illegal", "29B", *also, base=CANCELLED)
        case RhoAction.MUST_PASS:
            return rho_had_to_pass()


def _free(case: Rotation, *says: str) -> Ruling:
    """A comparable call: nothing further, but partner acts before it when it is his turn."""
    at_rho = case.whose_turn is Turn.RHO
    return ruling(
        *says,
        "23A",
        "29B",
        *(() if at_rho else ("16C2:calls",)),
        later=("26A", "23C"),
        base={**CANCELLED, **UNHARMED},
        offender_must="any_legal_call",
        ui_to="none" if at_rho else "offending_side",
        adjusted_score="possible",
    )


def _silenced(case: Rotation, *says: str) -> Ruling:
    return ruling(
        *says,
        "29B",
        "16C2:calls",
        later=("26B", "72C:calls"),
        base={**CANCELLED, **restricted_lead(case)},
        offender_must="any_legal_call",
        partner_must_pass="once",
        ui_to="offending_side",
        adjusted_score="possible",
    )


@dataclass(frozen=True, slots=True)
class _Law30To32:
    """The three classes of calls, each with a law of its own, where LHO does not accept."""

    passed: Callable[[CallOutOfRotation], Ruling]
    bid: Callable[[CallOutOfRotation], Ruling]
    double: Callable[[CallOutOfRotation], Ruling]


def _older(own: OlderRotation) -> _Law30To32:
    return _Law30To32(
        partial(older_pass, own=own), partial(older_bid, own=own), partial(older_double, own=own)
    )


LAW_30_32_2017: Final = _Law30To32(_pass, _bid, _double)
LAW_30_32_2007: Final = _older(ROTATION_2007)
LAW_30_32_1997: Final = _older(ROTATION_1997)


@law(
    "28-32",
    of=CallOutOfRotation,
    editions={LAWS_2017: LAW_30_32_2017, LAWS_2007: LAW_30_32_2007, LAWS_1997: LAW_30_32_1997},
)
def call_out_of_rotation(case: CallOutOfRotation, own: _Law30To32) -> Ruling:
    """Laws 28-32: LHO may call over it; otherwise it is cancelled, and its class decides."""
    if closed := law_28(case) or _called_over(case):
        return closed
    match case.call_class:
        case CallClass.PASS:
            return own.passed(case)
        case CallClass.BID:
            return own.bid(case)
        case CallClass.DOUBLE:
            return own.double(case)
