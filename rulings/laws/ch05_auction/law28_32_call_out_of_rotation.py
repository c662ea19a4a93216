"""Laws 28-32: a call by a player whose turn it was not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible
from rulings.laws.ch05_auction.law23_comparable_call import comparable, substitute_of
from rulings.laws.ch05_auction.law25_changed_call import first_call_stands
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
from rulings.laws.ch05_auction.law36_inadmissible_double import (
    inadmissible_called_over,
    inadmissible_out_of_rotation,
)
from rulings.laws.ch05_auction.rotation import RhoAction, Rotation, accepted_by_calling
from rulings.laws.ch05_auction.sequence import (
    PLACES,
    CallClass,
    admissible_double,
    class_of,
    insufficient,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, Turn


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
        if "call" in known:
            derived |= _nature(known["call"], known)
        derived |= _undoubled(known | derived)
        known = told | derived
        admissible = known.get("call_class") in (CallClass.PASS, CallClass.BID)
        if admissible and accepted_by_calling(known):
            derived["accepted"] = True
        return derived | substitute_of(known | derived)


def _nature(call: str, known: dict[str, Any]) -> dict[str, Any]:
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


def _undoubled(known: dict[str, Any]) -> dict[str, Any]:
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

_UNHARMED: Final = Facts(partner_must_pass="no", lead_restriction="none")
_CANCELLED: Final = Facts(accept_by="lho", auction="reverts")


@law("28-32", of=CallOutOfRotation, editions={LAWS_2017})
def call_out_of_rotation(case: CallOutOfRotation) -> Ruling:
    """Laws 28-32: LHO may call over it; otherwise it is cancelled, and its class decides."""
    if closed := _law_28(case) or _called_over(case):
        return closed
    match case.call_class:
        case CallClass.PASS:
            return _pass(case)
        case CallClass.BID:
            shown = ("29C",) if told(case, "artificial", True) else ()
            return bid_out_of_rotation(case, *shown, insufficient=bool(case.insufficient))
        case CallClass.DOUBLE:
            return _double(case)


def _called_over(case: CallOutOfRotation) -> Ruling | None:
    """29A when somebody mentions it: what was called matters only if it was inadmissible."""
    known = told(case, "call_class", *CallClass)
    called = told(case, "accepted", True) or (not known and told(case, "lho_called", True))
    if not called:
        return None
    admissible = told(case, "call_class", CallClass.PASS, CallClass.BID) or not case.inadmissible
    return _accepted(bool(case.insufficient)) if admissible else None


def bid_out_of_rotation(case: Rotation, *also: str, insufficient: bool = False) -> Ruling:
    """Laws 28, 29 and 31 for a bid; ``also`` are paragraphs to be named besides.

    Law 31 rules on an insufficient bid out of rotation too (27A2); only when it must be repeated
    Law 27 has its say.
    """
    if closed := _law_28(case):
        return closed
    if told(case, "accepted", True):
        return _accepted(insufficient)
    if closed := _stands(case, insufficient):
        return closed
    if not insufficient:
        return _refused(case, _LAW_31, *also)
    if case.whose_turn is Turn.RHO and case.rho_action is RhoAction.PASS:
        return ruling(
            "31A1:insufficient", "29B", "27A2", base=_CANCELLED, offender_must="repeat_call"
        )
    return _refused(case, _LAW_31, "27A2", *also)


def _pass(case: CallOutOfRotation) -> Ruling:
    """Law 30."""
    if case.artificial:
        return bid_out_of_rotation(case, "30C", "29C")
    if closed := _stands(case):
        return closed
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return first_call_stands(case, "30B2")
    if case.whose_turn is Turn.RHO:
        return ruling(
            "30A",
            "29B",
            later=("72C:calls",),
            base={**_CANCELLED, **_UNHARMED},
            offender_must="pass_once",
            adjusted_score="possible",
        )
    if comparable(case):
        return _free(case, "30B1(b)(i)", "30B1(a)")
    return _silenced(case, "30B1(b)(ii)", "30B1(a)")


def _double(case: CallOutOfRotation) -> Ruling:
    """Law 32."""
    if case.inadmissible:
        if case.lho_called:
            return inadmissible_called_over("32")
        return inadmissible_out_of_rotation(case, "32")
    if told(case, "lho_called", True):
        return _accepted()
    return _stands(case) or _refused(case, _LAW_32)


def _law_28(case: Rotation) -> Ruling | None:
    """Law 28 when somebody mentions it: whose turn it was no longer matters."""
    if told(case, "rho_action", RhoAction.MUST_PASS):
        return _rho_had_to_pass()
    return _proper_player_called() if told(case, "proper_player_called", True) else None


def _stands(case: Rotation, insufficient: bool = False) -> Ruling | None:
    """Laws 28B and 29A once it is known whose turn it was; ``None``: LHO has refused.

    Laws 30-32 speak only of calls that LHO did not accept, later calls at his turn included.
    """
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return _accepted(insufficient) if case.accepted else None
    if case.whose_turn is not Turn.PARTNER and case.proper_player_called:
        return _proper_player_called()
    return _accepted(insufficient) if case.accepted else None


def _rho_had_to_pass() -> Ruling:
    return ruling("28A", base=_UNHARMED, call_stands=True, auction="continues")


def _proper_player_called() -> Ruling:
    return ruling("28B", "16C2:calls", base=_UNHARMED, auction="continues", ui_to="offending_side")


def _accepted(insufficient: bool = False) -> Ruling:
    return ruling(
        "29A",
        *(("27A2",) if insufficient else ()),
        base=_UNHARMED,
        call_stands=True,
        auction="continues",
        accept_by="lho",
    )


def _refused(case: Rotation, law: _Paragraphs, *also: str) -> Ruling:
    """Laws 31 and 32 below their heads: cancelled, and the player in turn calls; or Law 25."""
    if case.whose_turn is Turn.LHO and case.offender_called_before:
        return first_call_stands(case, law.change, *also)
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
                base={**_CANCELLED, **_UNHARMED},
                offender_must="repeat_call",
            )
        case RhoAction.LEGAL_CALL if comparable(case):
            return _free(case, law.comparable, "23B", *also)
        case RhoAction.LEGAL_CALL:
            return _silenced(case, law.other, *also)
        case RhoAction.ILLEGAL_CALL:
            return ruling(f"{law.rho_calls}:illegal", "29B", *also, base=_CANCELLED)
        case RhoAction.MUST_PASS:
            return _rho_had_to_pass()


def _free(case: Rotation, *says: str) -> Ruling:
    """A comparable call: nothing further, but partner acts before it when it is his turn."""
    at_rho = case.whose_turn is Turn.RHO
    return ruling(
        *says,
        "23A",
        "29B",
        *(() if at_rho else ("16C2:calls",)),
        later=("26A", "23C"),
        base={**_CANCELLED, **_UNHARMED},
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
        base={**_CANCELLED, **restricted_lead(case)},
        offender_must="any_legal_call",
        partner_must_pass="once",
        ui_to="offending_side",
        adjusted_score="possible",
    )
