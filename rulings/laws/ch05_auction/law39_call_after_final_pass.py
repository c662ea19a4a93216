"""Law 39: a call after the final pass of the auction."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
from rulings.laws.ch05_auction.sequence import CallClass, class_of
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, Seat, Side


class CallAfterFinalPass(Irregularity):
    """A call when the auction was over already."""

    kind: ClassVar[str] = "call_after_final_pass"

    call: Call = detail()

    side: Side = fact("39B")
    """Whether the player's side declares or defends the contract."""
    call_class: CallClass = fact("39C")
    lho_called: bool = fact("39B")
    """LHO has called after it too."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The class of the call; the side from the seats."""
        derived: dict[str, Any] = {}
        if "call" in told:
            derived["call_class"] = class_of(told["call"])
        if "offender" in told and "declarer" in told:
            declarer = Seat(told["declarer"])
            declares = told["offender"] in (declarer, declarer.partner)
            derived["side"] = Side.DECLARING if declares else Side.DEFENDING
        return derived


_CANCELLED: Final = Facts(accept_by="none", call_stands=False, auction="cancelled_calls")


@law(39, of=CallAfterFinalPass, editions={LAWS_2017})
def call_after_final_pass(case: CallAfterFinalPass) -> Ruling:
    """Law 39: cancelled; only a defender's bid or double that LHO left alone costs anything."""
    if told(case, "lho_called", True):
        return _nothing_further("39B:called")
    if told(case, "call_class", CallClass.PASS) or case.side is Side.DECLARING:
        return _nothing_further("39B")
    if case.call_class is CallClass.PASS:
        return _nothing_further("39B")
    if case.lho_called:
        return _nothing_further("39B:called")
    return ruling("39C", "39A", later=("26B",), base={**_CANCELLED, **restricted_lead(case)})


def _nothing_further(paragraph: str) -> Ruling:
    return ruling(paragraph, "39A", base=_CANCELLED, lead_restriction="none")
