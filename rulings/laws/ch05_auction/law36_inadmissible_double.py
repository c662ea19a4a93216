"""Law 36: a double or redouble that Law 19 does not permit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Impossible, Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import (
    Lead,
    LeadLaw,
    Withdrawn,
    WithdrawnCall,
    lead_2007,
    lead_2017,
)
from rulings.laws.ch05_auction.sequence import PLACES, admissible_double, player_in_turn, turn_of
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, Seat


class InadmissibleDouble(WithdrawnCall):
    """A double of one's own side's bid or of nothing, or a redouble of anything but a double."""

    kind: ClassVar[str] = "inadmissible_double"

    call: Call = detail()
    """``X`` or ``XX``."""
    dealer: Seat = detail()
    auction: tuple[Call, ...] = detail()
    """The calls made before it, in rotation from the dealer on."""
    in_turn: Seat = detail()
    """The player whose turn it was."""

    misnamed: bool = fact("19A3", assumed=False)
    """The double itself is legal; only the level or denomination of the bid was named wrongly."""
    found_in_play: bool = fact("36C 1997-36", assumed=False)
    """Noticed only after the opening lead was faced."""
    lho_called: bool = fact("36A")
    """LHO has called after it, before any ruling."""
    out_of_rotation: bool = fact("36B4", assumed=False)
    """It was also not the offender's turn."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose turn it was, and that Law 19 really forbids the call."""
        derived: dict[str, Any] = {}
        in_turn = player_in_turn(told)
        if in_turn is None or "offender" not in told:
            return derived
        turn = turn_of(Seat(told["offender"]), in_turn)
        derived["out_of_rotation"] = turn is not None
        if "auction" in told and "call" in told and not told.get("misnamed"):
            places = PLACES[turn] if turn else 0
            if admissible_double(told["call"], told["auction"], places):
                msg = f"call: {told['call']} is permitted after {' '.join(told['auction'])}"
                raise Impossible(msg)
        return derived


@dataclass(frozen=True, slots=True)
class Law36:
    """What an inadmissible double costs in an edition; Laws 32 and 37 lead here too."""

    lead: LeadLaw
    could_have_known: str
    out_of_rotation: tuple[str, ...]
    found_in_play: str = "36C"

    def lead_of(self, case: Irregularity) -> Lead:
        """What the withdrawn double means for the lead of the offender's partner."""
        return self.lead(case, Withdrawn("X", natural=True))


LAW_36_2017: Final = Law36(lead_2017, "72C:calls", ("36B4", "36B1"))
LAW_36_2007: Final = Law36(lead_2007, "72C:calls", ("36B4", "36B1"))
LAW_36_1997: Final = Law36(
    lead_2007, "1997-23", ("36B4", "36B1", "32"), found_in_play="1997-36:found"
)


@law(
    36,
    of=InadmissibleDouble,
    editions={LAWS_2017: LAW_36_2017, LAWS_2007: LAW_36_2007, LAWS_1997: LAW_36_1997},
)
def inadmissible_double(case: InadmissibleDouble, own: Law36) -> Ruling:
    """Law 36: it never counts; whether LHO has called decides what more follows."""
    if case.misnamed:
        return ruling(*_double_or_redouble(case, "19A3", "19B3"), call_stands=True)
    if case.found_in_play:
        return ruling(own.found_in_play, call_stands=False)
    forbidden = _double_or_redouble(case, "19A1", "19B1")
    if case.lho_called:
        return inadmissible_called_over(*forbidden)
    if case.out_of_rotation:
        return inadmissible_out_of_rotation(case, own, *forbidden)
    lead = own.lead_of(case)
    return ruling(
        "36B1",
        "36B2",
        *forbidden,
        later=("36B3", *lead.later, own.could_have_known),
        base={**_SILENCED, **lead.facts},
        auction="continues",
    )


def _double_or_redouble(case: InadmissibleDouble, double: str, redouble: str) -> tuple[str, ...]:
    """The paragraph for the one or the other; both while it is not known which was made."""
    return {"X": (double,), "XX": (redouble,)}.get(case.call, (double, redouble))


def inadmissible_called_over(*also: str) -> Ruling:
    """36A: LHO called over it, so that it and the calls after it are as if never made."""
    return ruling(
        "36A",
        *also,
        accept_by="none",
        call_stands=False,
        auction="reverts",
        partner_must_pass="no",
        lead_restriction="none",
    )


def inadmissible_out_of_rotation(case: Irregularity, own: Law36, *also: str) -> Ruling:
    """36B4: cancelled, the player in turn calls, the offender's partner is silenced."""
    lead = own.lead_of(case)
    says = dict.fromkeys((*own.out_of_rotation, *also))
    return ruling(
        *says,
        later=(*lead.later, own.could_have_known),
        base={**_SILENCED, **lead.facts},
        auction="reverts",
    )


_SILENCED: Final = Facts(
    accept_by="none",
    call_stands=False,
    offender_must="any_legal_call",
    partner_must_pass="rest_of_auction",
    adjusted_score="possible",
)
