"""Law 39: a call after the final pass of the auction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.laws.ch05_auction.law26_lead_restrictions import (
    LeadLaw,
    Withdrawn,
    WithdrawnCall,
    lead_2007,
    lead_2017,
)
from rulings.laws.ch05_auction.sequence import CallClass, class_of
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, Seat, Side


class CallAfterFinalPass(WithdrawnCall):
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


@dataclass(frozen=True, slots=True)
class _Law39:
    called_over: tuple[str, ...]
    """LHO has called too."""
    lead: LeadLaw


LAW_39_2017: Final = _Law39(("39B:called", "39A"), lead_2017)
LAW_39_2007: Final = _Law39(("39B:called", "39A"), lead_2007)
LAW_39_1997: Final = _Law39(("1997-35D",), lead_2007)


@law(
    39,
    of=CallAfterFinalPass,
    editions={LAWS_2017: LAW_39_2017, LAWS_2007: LAW_39_2007, LAWS_1997: LAW_39_1997},
)
def call_after_final_pass(case: CallAfterFinalPass, own: _Law39) -> Ruling:
    """Law 39: cancelled; only a defender's bid or double that LHO left alone costs anything."""
    if told(case, "lho_called", True):
        return _nothing_further(*own.called_over)
    if told(case, "call_class", CallClass.PASS) or case.side is Side.DECLARING:
        return _nothing_further("39B", "39A")
    if case.call_class is CallClass.PASS:
        return _nothing_further("39B", "39A")
    if case.lho_called:
        return _nothing_further(*own.called_over)
    lead = own.lead(case, Withdrawn(case.call))
    return ruling("39C", "39A", later=lead.later, base={**_CANCELLED, **lead.facts})


def _nothing_further(*says: str) -> Ruling:
    return ruling(*says, base=_CANCELLED, lead_restriction="none")
