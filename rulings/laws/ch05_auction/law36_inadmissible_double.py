"""Law 36: a double or redouble that Law 19 does not permit."""

from __future__ import annotations

from typing import Any, ClassVar

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Impossible, Irregularity
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
from rulings.laws.ch05_auction.sequence import PLACES, admissible_double, player_in_turn, turn_of
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Call, Seat


class InadmissibleDouble(Irregularity):
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
    found_in_play: bool = fact("36C", assumed=False)
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


@law(36, of=InadmissibleDouble, editions={LAWS_2017})
def inadmissible_double(case: InadmissibleDouble) -> Ruling:
    """Law 36: it never counts; whether LHO has called decides what more follows."""
    if case.misnamed:
        return ruling(*_double_or_redouble(case, "19A3", "19B3"), call_stands=True)
    if case.found_in_play:
        return ruling("36C", call_stands=False)
    forbidden = _double_or_redouble(case, "19A1", "19B1")
    if case.lho_called:
        return inadmissible_called_over(*forbidden)
    if case.out_of_rotation:
        return inadmissible_out_of_rotation(case, *forbidden)
    return ruling(
        "36B1",
        "36B2",
        *forbidden,
        later=("36B3", "26B", "72C:calls"),
        base=_silenced(case),
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


def inadmissible_out_of_rotation(case: Irregularity, *also: str) -> Ruling:
    """36B4: cancelled, the player in turn calls, the offender's partner is silenced."""
    return ruling(
        "36B4", "36B1", *also, later=("26B", "72C:calls"), base=_silenced(case), auction="reverts"
    )


def _silenced(case: Irregularity) -> Facts:
    return Facts(
        accept_by="none",
        call_stands=False,
        offender_must="any_legal_call",
        partner_must_pass="rest_of_auction",
        adjusted_score="possible",
        **restricted_lead(case),
    )
