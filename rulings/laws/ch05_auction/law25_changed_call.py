"""Law 25: a player changes, or wishes to change, his own call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, Unpack

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import (
    LeadLaw,
    Withdrawn,
    WithdrawnCall,
    lead_2007,
    lead_2017,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact
from rulings.terms import Call, Role


class Change(StrEnum):
    """What a player does who may change his call."""

    SUBSTITUTE = "substitute_legal_call"
    """He makes the call that he meant."""
    KEEP = "repeat_call"
    """He lets the first call stand."""


class ChangedCall(WithdrawnCall):
    """A call that its player has changed or wants to change."""

    kind: ClassVar[str] = "changed_call"

    call: Call = detail()
    """The first call."""
    new_call: Call = detail()
    """The call that he meant, or would rather have made."""

    half_made: bool = fact("18F")
    """The first call went back before it was put down: its card was only out of the box."""
    counts_as_made: bool = fact("18F")
    """By the rules for the bidding boxes that was a call all the same."""
    unintended: bool = fact("25A1 2007-25A1")
    """A slip of the hand or the tongue: he never meant the first call. False: second thoughts."""
    partner_called: bool = fact("25A4")
    """The player's partner has called since."""
    without_pause: bool = fact("2007-25A1", editions={LAWS_2007, LAWS_1997})
    """The slip was put right, or he tried to, at once and without a pause for thought."""
    attempted: bool = fact("25B1")
    """The second call has been made, not only wished for."""
    lho_called: bool = fact("25A6 25B1", assumed=False)
    """LHO had called over the first call before the change."""
    lho_unaware: bool = fact("25B1", assumed=False, editions={LAWS_1997})
    """LHO has called after the change, but meant to call over the first call."""
    auction_period_over: bool = fact("25A5 25A4", assumed=False)
    """The opening lead is faced, or a passed-out hand is back in the board."""
    first_legal: bool = fact("1997-25B2", assumed=True, editions={LAWS_1997})
    """The first call was legal at that point."""
    accepted: bool = choice("25B1", Role.LHO)
    """LHO accepts the second call: he says so, or deliberately calls over it."""
    change: Change = choice("25A1 2007-25A1", Role.PLAYER)
    after_refusal: Change = choice("1997-25B2(b)", Role.OFFENDER, editions={LAWS_1997})
    """LHO does not accept the second call: the offender keeps the first one or makes a third."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """An acceptance, or a refusal, presupposes that the second call was made.

        Before one that was made in the same breath partner had no time to call.
        """
        derived: dict[str, Any] = {}
        if told.get("attempted") and told.get("without_pause") and "partner_called" not in told:
            derived["partner_called"] = False
        if "accepted" in told:
            derived["attempted"] = True
        return derived


_UNTOUCHED: Final = Facts(accept_by="lho", auction="continues", ui_to="offending_side")


@dataclass(frozen=True, slots=True)
class _Law25:
    """What is different since 2017, when it no longer mattered how fast a slip was put right."""

    at_once: Callable[[ChangedCall], bool]
    """Whether the slip was put right in time to be one."""
    slip: str
    """The paragraph under which a slip may be put right."""
    however: tuple[str, ...]
    lho_may_change: tuple[str, ...]
    too_late: str
    """The auction is over before it came to partner."""
    second_thoughts: Callable[[ChangedCall], Ruling]


def _however_late(case: ChangedCall) -> bool:
    del case
    return True


def _without_pause(case: ChangedCall) -> bool:
    return case.without_pause


@dataclass(frozen=True, slots=True)
class Law25B:
    """Law 25B where a change that LHO does not accept is simply withdrawn."""

    wished: str
    """Only wished for: why it is not possible."""
    lead: LeadLaw


LAW_25B_2017: Final = Law25B("25A2", lead_2017)
LAW_25B_2007: Final = Law25B("2007-25A1:unless", lead_2007)


def _second_thoughts(case: ChangedCall, own: Law25B) -> Ruling:
    if not case.attempted:
        return ruling(own.wished, "25B1:warning", may_change=False, call_stands=True)
    if case.accepted:
        return _withdrawn(case, own, Withdrawn(case.call, case.new_call), "25B1", "25B3")
    return first_call_stands(case, own, Withdrawn(case.new_call, case.call))


def first_call_stands(case: Irregularity, own: Law25B, withdrawn: Withdrawn, *first: str) -> Ruling:
    """25B2: the second call is withdrawn; ``first`` are paragraphs that lead here (30B2)."""
    return _withdrawn(case, own, withdrawn, *first, "25B2", "25B3")


def _withdrawn(case: Irregularity, own: Law25B, withdrawn: Withdrawn, *says: str) -> Ruling:
    lead = own.lead(case, withdrawn)
    return ruling(*says, later=lead.later, base={**_UNTOUCHED, **lead.facts}, call_stands=True)


def _second_thoughts_2017(case: ChangedCall) -> Ruling:
    return _second_thoughts(case, LAW_25B_2017)


def _second_thoughts_2007(case: ChangedCall) -> Ruling:
    return _second_thoughts(case, LAW_25B_2007)


def _second_thoughts_1997(case: ChangedCall) -> Ruling:
    """25B of 1997: LHO may accept; otherwise the offender pays for what he then calls."""
    if not case.attempted:
        return ruling("1997-25B:meant", "25B1:warning", may_change=False, call_stands=True)
    if case.lho_called:
        return ruling("1997-25B:lho_called", may_change=False, call_stands=True)
    if case.lho_unaware:
        return ruling("1997-25B1:unaware", "16C2:calls", call_stands=True, auction="continues")
    if case.accepted:
        return ruling("25B1", base=_UNTOUCHED, call_stands=True, lead_restriction="none")
    if not case.first_legal:
        lead = lead_2007(case, Withdrawn(case.new_call))
        facts = Facts(accept_by="lho", call_stands=False, **lead.facts)
        return ruling("1997-25B2(a)", "1997-25B2", later=lead.later, base=facts)
    match case.after_refusal:
        case Change.KEEP:
            return _refused_1997(
                case, "1997-25B2(b)(1)", "1997-23", call_stands=True, partner_must_pass="once"
            )
        case Change.SUBSTITUTE:
            return _refused_1997(
                case,
                "1997-25B2(b)(2)",
                call_stands=False,
                partner_must_pass="no",
                offender_must="any_legal_call",
            )


def _refused_1997(case: ChangedCall, says: str, *later: str, **facts: Unpack[Facts]) -> Ruling:
    """25B2(b): the second call is cancelled; whatever stands, Law 26 may apply (25B2(c))."""
    lead = lead_2007(case, Withdrawn())
    return ruling(
        says,
        "1997-25B2",
        later=("1997-25B2(c)", *lead.later, *later),
        base={**_UNTOUCHED, **lead.facts, **facts},
        adjusted_score="possible",
    )


def change_of_call_1997(case: Irregularity, *first: str) -> Ruling:
    """25B2 of 1997 for a call out of rotation that counts as a change of call (30B)."""
    lead = lead_2007(case, Withdrawn())
    return ruling(
        *first,
        "1997-25B2(b)",
        later=("1997-25B2(c)", *lead.later),
        base={**_UNTOUCHED, **lead.facts},
        adjusted_score="possible",
    )


LAW_25_2017: Final = _Law25(
    at_once=_however_late,
    slip="25A1",
    however=("25A3",),
    lho_may_change=("25A6",),
    too_late="25A5",
    second_thoughts=_second_thoughts_2017,
)
LAW_25_2007: Final = _Law25(
    at_once=_without_pause,
    slip="2007-25A1",
    however=(),
    lho_may_change=("25A6",),
    too_late="25A5",
    second_thoughts=_second_thoughts_2007,
)
LAW_25_1997: Final = _Law25(
    at_once=_without_pause,
    slip="2007-25A1",
    however=(),
    lho_may_change=("16C2:calls",),
    too_late="1997-25A:over",
    second_thoughts=_second_thoughts_1997,
)


@law(
    25,
    of=ChangedCall,
    editions={LAWS_2017: LAW_25_2017, LAWS_2007: LAW_25_2007, LAWS_1997: LAW_25_1997},
)
def changed_call(case: ChangedCall, own: _Law25) -> Ruling:
    """Law 25: a slip may be put right until partner calls; second thoughts only if LHO agrees.

    Whether there was a call to change is settled by whoever allowed bidding boxes (18F).
    """
    if told(case, "half_made", True) and not case.counts_as_made:
        return ruling("18F:not_made", "16B1", may_change=True, ui_to="offending_side")
    if told(case, "partner_called", True):
        return _too_late("25A4")
    if told(case, "auction_period_over", True):
        return _too_late(own.too_late)
    return _slip(case, own) if case.unintended else own.second_thoughts(case)


def _slip(case: ChangedCall, own: _Law25) -> Ruling:
    """25A."""
    if case.partner_called:
        return _too_late("25A4")
    if case.auction_period_over:
        return _too_late(own.too_late)
    if not own.at_once(case):
        return own.second_thoughts(case)
    facts = Facts(may_change=True, lead_restriction="none")
    lho = own.lho_may_change if case.lho_called else ()
    if told(case, "attempted", True):
        return ruling(f"{own.slip}:changed", *own.however, *lho, base=facts, call_stands=True)
    match case.change:
        case Change.SUBSTITUTE:
            return ruling(own.slip, *own.however, *lho, base=facts)
        case Change.KEEP:
            return ruling(f"{own.slip}:kept", *own.however, base=facts)


def _too_late(paragraph: str) -> Ruling:
    return ruling(paragraph, may_change=False, call_stands=True, auction="continues")
