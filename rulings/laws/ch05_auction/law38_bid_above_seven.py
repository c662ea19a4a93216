"""Law 38: a bid of more than seven."""

from __future__ import annotations

from typing import Any, ClassVar

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Impossible, Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, is_bid


class BidAboveSeven(Irregularity):
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


@law(38, of=BidAboveSeven, editions={LAWS_2017})
def bid_above_seven(case: BidAboveSeven) -> Ruling:
    """Law 38: never played, never accepted; a pass takes its place and both must pass."""
    goes_on = Facts(
        accept_by="none",
        call_stands=False,
        offender_must="pass_rest_of_auction",
        partner_must_pass="rest_of_auction",
    )
    silence = "38C:over" if case.auction_over else "38C"
    if case.lho_called:
        return ruling("38B", silence, "38A", "38D:called", base=goes_on, lead_restriction="none")
    return ruling(
        "38B",
        silence,
        "38A",
        later=("38D", "26B", "72C:calls"),
        base={**goes_on, **restricted_lead(case)},
        adjusted_score="possible",
    )
