"""Law 33: two players call at the same time."""

from __future__ import annotations

from typing import Any, ClassVar

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Impossible, Irregularity
from rulings.laws.ch05_auction.sequence import insufficient, player_in_turn, turn_of
from rulings.ruling import Ruling, ruling
from rulings.slots import choice, detail, fact
from rulings.terms import Call, Role, Seat, Turn, is_bid


class SimultaneousCalls(Irregularity):
    """Two calls at once; the offender is the one of the two whose turn it was not."""

    kind: ClassVar[str] = "simultaneous_calls"

    dealer: Seat = detail()
    auction: tuple[Call, ...] = detail()
    """The calls made before the two, in rotation from the dealer on."""
    in_turn: Seat = detail()
    """The player whose turn it was."""
    call_in_turn: Call = detail()
    """The call of the player whose turn it was."""
    call: Call = detail()
    """The offender's call."""

    whose_turn: Turn = fact("33")
    """Which of the others called in turn: RHO, partner or LHO of the offender."""
    insufficient: bool = fact("33", assumed=False)
    """The offender's call is a bid, and not higher than the bid made in turn."""
    accepted: bool = choice("29A", Role.LHO)
    """LHO calls over the offender's call, or says that he accepts it."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose turn it was, and whether the later call is sufficient over the earlier one."""
        derived: dict[str, Any] = {}
        in_turn = player_in_turn(told)
        if in_turn and "offender" in told:
            turn = turn_of(Seat(told["offender"]), in_turn)
            if turn is None:
                msg = f"in_turn: {told['offender']} called in turn; the other player offended"
                raise Impossible(msg)
            derived |= {"in_turn": in_turn, "whose_turn": turn}
        first, second = told.get("call_in_turn"), told.get("call")
        if first and second and is_bid(first):
            derived["insufficient"] = is_bid(second) and insufficient(second, (first,))
        return derived


@law(33, of=SimultaneousCalls, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def simultaneous_calls(case: SimultaneousCalls) -> Ruling:
    """Law 33: the call of the player in turn came first; the other is judged as made after it."""
    if case.whose_turn is Turn.RHO:
        if case.insufficient:
            return ruling("33:insufficient", "27A1:may", "27B", accept_by="lho")
        return ruling("33", call_stands=True, auction="continues")
    if case.accepted:
        return ruling(
            "33:out_of_rotation",
            "29A",
            accept_by="lho",
            call_stands=True,
            auction="continues",
            partner_must_pass="no",
            lead_restriction="none",
        )
    return ruling("33:out_of_rotation", "29B", accept_by="lho", auction="reverts")
