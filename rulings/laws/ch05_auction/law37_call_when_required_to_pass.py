"""Law 37: a call other than pass by a player whom the Laws oblige to pass."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.laws.ch05_auction.law26_lead_restrictions import (
    LeadLaw,
    Withdrawn,
    WithdrawnCall,
    lead_2007,
    lead_2017,
)
from rulings.laws.ch05_auction.law36_inadmissible_double import inadmissible_called_over
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call


class Duty(StrEnum):
    """How long the player had to pass."""

    ONCE = "once"
    """At that turn only."""
    REST = "rest_of_auction"
    """Whenever it is his turn."""


class CallWhenRequiredToPass(WithdrawnCall):
    """A bid, double or redouble by a player who had to pass."""

    kind: ClassVar[str] = "call_when_required_to_pass"

    call: Call = detail()

    inadmissible: bool = fact("37A", assumed=False)
    """It was a double or redouble that Law 19 does not permit either."""
    lho_called: bool = fact("37A")
    """LHO has called after it, before any ruling."""
    duty: Duty = fact("37A")
    """Whether he had to pass once or for the rest of the auction."""


@dataclass(frozen=True, slots=True)
class _Law37:
    lead: LeadLaw
    could_have_known: str
    inadmissible: tuple[str, ...] = ("37A:inadmissible",)
    """Why LHO's call does not make an inadmissible double stand."""


LAW_37_2017: Final = _Law37(lead_2017, "72C:calls")
LAW_37_2007: Final = _Law37(lead_2007, "72C:calls")
LAW_37_1997: Final = _Law37(lead_2007, "1997-23", inadmissible=())


@law(
    37,
    of=CallWhenRequiredToPass,
    editions={LAWS_2017: LAW_37_2017, LAWS_2007: LAW_37_2007, LAWS_1997: LAW_37_1997},
)
def call_when_required_to_pass(case: CallWhenRequiredToPass, own: _Law37) -> Ruling:
    """Law 37: LHO's call makes it stand; otherwise a pass takes its place and both must pass."""
    if case.lho_called:
        if case.inadmissible:
            return inadmissible_called_over(*own.inadmissible)
        return _stands(case)
    lead = own.lead(case, Withdrawn(case.call, "P"))
    return ruling(
        "37B2",
        "37B1",
        later=(*lead.later, own.could_have_known),
        base=lead.facts,
        accept_by="none",
        call_stands=False,
        auction="continues",
        offender_must="pass_rest_of_auction",
        partner_must_pass="rest_of_auction",
        adjusted_score="possible",
    )


def _stands(case: CallWhenRequiredToPass) -> Ruling:
    facts = Facts(call_stands=True, auction="continues", lead_restriction="none")
    match case.duty:
        case Duty.ONCE:
            return ruling("37A:once", base=facts)
        case Duty.REST:
            return ruling("37A", base=facts, offender_must="pass_rest_of_auction")
