"""Law 38: a bid of more than seven."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Impossible
from rulings.laws.ch05_auction.law26_lead_restrictions import (
    LeadLaw,
    Withdrawn,
    WithdrawnCall,
    lead_2007,
    lead_2017,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, is_bid


class BidAboveSeven(WithdrawnCall):
    """A bid of eight or more."""

    kind: ClassVar[str] = "bid_above_seven"

    call: Call = detail()

    lho_called: bool = fact("38D")
    """LHO has called after it, before any ruling."""
    auction_over: bool = fact("38C", assumed=False)
    """With a pass in its place the auction has ended."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Nothing to add; a bid of up to seven is no irregularity of this kind."""
        call = told.get("call")
        if call and (not is_bid(call) or int(call[0]) <= 7):
            msg = f"call: {call} is not above seven"
            raise Impossible(msg)
        return {}


_NEVER: Final = Facts(accept_by="none", call_stands=False)
_BOTH_PASS: Final = Facts(offender_must="pass_rest_of_auction", partner_must_pass="rest_of_auction")


def _still_silenced(case: BidAboveSeven) -> Ruling:
    silence = "38C:over" if case.auction_over else "38C"
    facts = Facts(**_NEVER, **_BOTH_PASS, lead_restriction="none")
    return ruling("38B", silence, "38A", "38D:called", base=facts)


def _as_if_nothing_had_happened(case: BidAboveSeven) -> Ruling:
    """35C of 1997: by calling LHO has waived the penalty."""
    over = ("38C:over",) if case.auction_over else ()
    return ruling(
        "1997-35C",
        *over,
        "38A",
        base=_NEVER,
        offender_must="pass_once",
        partner_must_pass="no",
        lead_restriction="none",
    )


@dataclass(frozen=True, slots=True)
class _Law38:
    called_over: Callable[[BidAboveSeven], Ruling]
    lead: LeadLaw
    could_have_known: str


LAW_38_2017: Final = _Law38(_still_silenced, lead_2017, "72C:calls")
LAW_38_2007: Final = _Law38(_still_silenced, lead_2007, "72C:calls")
LAW_38_1997: Final = _Law38(_as_if_nothing_had_happened, lead_2007, "1997-23")


@law(
    38,
    of=BidAboveSeven,
    editions={LAWS_2017: LAW_38_2017, LAWS_2007: LAW_38_2007, LAWS_1997: LAW_38_1997},
)
def bid_above_seven(case: BidAboveSeven, own: _Law38) -> Ruling:
    """Law 38: never played, never accepted; a pass takes its place and both must pass."""
    if case.lho_called:
        return own.called_over(case)
    lead = own.lead(case, Withdrawn(case.call, "P"))
    return ruling(
        "38B",
        "38C:over" if case.auction_over else "38C",
        "38A",
        later=("38D", *lead.later, own.could_have_known),
        base={**_NEVER, **_BOTH_PASS, **lead.facts},
        adjusted_score="possible",
    )
