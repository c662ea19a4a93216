"""Law 37: a call other than pass by a player whom the Laws oblige to pass."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
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


class CallWhenRequiredToPass(Irregularity):
    """A bid, double or redouble by a player who had to pass."""

    kind: ClassVar[str] = "call_when_required_to_pass"

    call: Call = detail()

    inadmissible: bool = fact("37A", assumed=False)
    """It was a double or redouble that Law 19 does not permit either."""
    lho_called: bool = fact("37A")
    """LHO has called after it, before any ruling."""
    duty: Duty = fact("37A")
    """Whether he had to pass once or for the rest of the auction."""


@law(37, of=CallWhenRequiredToPass, editions={LAWS_2017})
def call_when_required_to_pass(case: CallWhenRequiredToPass) -> Ruling:
    """Law 37: LHO's call makes it stand; otherwise a pass takes its place and both must pass."""
    if case.lho_called:
        if case.inadmissible:
            return inadmissible_called_over("37A:inadmissible")
        return _stands(case)
    return ruling(
        "37B2",
        "37B1",
        later=("26B", "72C:calls"),
        base=restricted_lead(case),
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
