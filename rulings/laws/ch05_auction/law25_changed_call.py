"""Law 25: a player changes, or wishes to change, his own call."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact
from rulings.terms import Call, Role


class Change(StrEnum):
    """What a player does who may change his call."""

    SUBSTITUTE = "substitute_legal_call"
    """He makes the call that he meant."""
    KEEP = "repeat_call"
    """He lets the first call stand."""


class ChangedCall(Irregularity):
    """A call that its player has changed or wants to change."""

    kind: ClassVar[str] = "changed_call"

    call: Call = detail()
    """The first call."""
    new_call: Call = detail()
    """The call that he meant, or would rather have made."""

    unintended: bool = fact("25A1")
    """A slip of the hand or the tongue: he never meant the first call. False: second thoughts."""
    partner_called: bool = fact("25A4")
    """The player's partner has called since."""
    attempted: bool = fact("25B1")
    """The second call has been made, not only wished for."""
    lho_called: bool = fact("25A6", assumed=False)
    """LHO had called over the first call before the change."""
    auction_period_over: bool = fact("25A5", assumed=False)
    """The opening lead is faced, or a passed-out hand is back in the board."""
    accepted: bool = choice("25B1", Role.LHO)
    """LHO accepts the second call: he says so, or deliberately calls over it."""
    change: Change = choice("25A1", Role.PLAYER)

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """An acceptance, or a refusal, presupposes that the second call was made."""
        derived: dict[str, Any] = {}
        if "accepted" in told:
            derived["attempted"] = True
        return derived


@law(25, of=ChangedCall, editions={LAWS_2017})
def changed_call(case: ChangedCall) -> Ruling:
    """Law 25: a slip may be put right until partner calls; second thoughts only if LHO agrees."""
    if told(case, "partner_called", True):
        return _too_late("25A4")
    if told(case, "auction_period_over", True):
        return _too_late("25A5")
    return _slip(case) if case.unintended else _second_thoughts(case)


def _slip(case: ChangedCall) -> Ruling:
    """25A."""
    if case.partner_called:
        return _too_late("25A4")
    if case.auction_period_over:
        return _too_late("25A5")
    facts = Facts(may_change=True, lead_restriction="none")
    lho = ("25A6",) if case.lho_called else ()
    if told(case, "attempted", True):
        return ruling("25A1:changed", "25A3", *lho, base=facts, call_stands=True)
    match case.change:
        case Change.SUBSTITUTE:
            return ruling("25A1", "25A3", *lho, base=facts)
        case Change.KEEP:
            return ruling("25A1:kept", "25A3", base=facts)


def _too_late(paragraph: str) -> Ruling:
    return ruling(paragraph, may_change=False, call_stands=True, auction="continues")


def _second_thoughts(case: ChangedCall) -> Ruling:
    """25A2, 25B."""
    if not case.attempted:
        return ruling("25A2", "25B1:warning", may_change=False, call_stands=True)
    if case.accepted:
        return ruling("25B1", "25B3", later=("26B",), base=_withdrawn(case))
    return first_call_stands(case)


def first_call_stands(case: Irregularity, *first: str) -> Ruling:
    """25B2: the second call is withdrawn; ``first`` are paragraphs that lead here (30B2)."""
    return ruling(*first, "25B2", "25B3", later=("26B",), base=_withdrawn(case))


def _withdrawn(case: Irregularity) -> Facts:
    return Facts(
        accept_by="lho",
        call_stands=True,
        auction="continues",
        ui_to="offending_side",
        **restricted_lead(case),
    )
