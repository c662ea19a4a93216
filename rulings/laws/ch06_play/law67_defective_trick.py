"""Laws 67 and 45E: a trick with a card too few or too many."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import presumed, told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play.derivation import derive_in_steps
from rulings.laws.ch06_play.revoke_facts import Hand, Moment, whose_hand
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement
from rulings.terms import Card, Side, is_honour

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Fault(StrEnum):
    """What is wrong with the trick."""

    MISSING = "missing"
    """A player played no card to it."""
    FIFTH_CARD = "fifth_card"
    """A player who had already played to it played another card."""
    TWO_AT_ONCE = "two_at_once"
    """A player played two or more cards to it together."""
    TOO_MANY = "too_many"
    """A player has too many played cards; how they came there is not told."""
    MISPLACED = "misplaced"
    """The card was played, but not put among the played cards."""


class DefectiveTrick(Irregularity):
    """A player contributed no card, or more than one, to a trick."""

    kind: ClassVar[str] = "defective_trick"

    side: Side = detail()
    """The offending side declares or defends."""
    card: Card = detail()
    """The extra card."""
    moment: Moment = detail()
    """How far the play had come when it was noticed."""
    side_won_it: bool = detail()
    """The offender's side won the defective trick."""
    later_tricks: int = detail()
    """How many tricks the offender's side won after the defective trick."""

    both_played_on: bool = fact("67B")
    """A player of each side has played to the next trick."""
    fault: Fault = fact(
        "67A", offered=(Fault.MISSING, Fault.FIFTH_CARD, Fault.TWO_AT_ONCE, Fault.MISPLACED)
    )
    hand: Hand = fact("45E")
    """Whose extra card it is."""
    meant_as_lead: bool = judgement("45E1", assumed=False)
    """The fifth card was a lead to the next trick."""
    has_suit_led: bool = fact("67B1")
    """The player who played no card has a card of the suit led to that trick."""
    side_won_trick: bool = fact("64A2 1997-64A2")
    """Partner won the defective trick, or the side won any later one."""
    played_later: bool = fact("67B3 2007-67B", assumed=False)
    """The misplaced card was played again to a later trick, too late to put right."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose hand, how far the play had come, and whether a trick can go over."""
        return derive_in_steps(told, whose_hand, _played_on, _won)


def _played_on(told: Mapping[str, Any]) -> dict[str, Any]:
    match told.get("moment"):
        case None | Moment.SIDE_PLAYED_ON:  # whether the other side has, too, is not told
            return {}
        case Moment.DURING_TRICK | Moment.BEFORE_NEXT_TRICK | Moment.ONLY_OPPONENTS_PLAYED_ON:
            return {"both_played_on": False}
        case _:
            return {"both_played_on": True}


def _won(told: Mapping[str, Any]) -> dict[str, Any]:
    won_it, later = told.get("side_won_it"), told.get("later_tricks")
    if won_it or later:
        return {"side_won_trick": True}
    if won_it is False and later == 0:
        return {"side_won_trick": False}
    return {}


def _misplaced(case: DefectiveTrick) -> Ruling:
    """Law 67B3: the card is put where it belongs, if it is still there."""
    if case.played_later:
        return ruling("67B3:played_later", adjusted_score="required")
    return ruling("67B3")


def _misplaced_2007(case: DefectiveTrick) -> Ruling:
    """No rule until 2017: the card was played, so its trick was not defective."""
    if case.played_later:
        return ruling("12A1", "2007-67B:played_later", adjusted_score="possible")
    return ruling("2007-67B:misplaced")


def _deemed_revoke(case: DefectiveTrick, own: _Law67) -> Ruling:
    """Law 67B1(a) since 2007: it counts as a revoke although he follows suit."""
    return _as_a_revoke(case, own, "67B1(a)")


def _no_penalty_1997(case: DefectiveTrick, own: _Law67) -> Ruling:
    """Law 67B1(a) of 1997: who can follow suit now has done nothing worse."""
    del case, own
    return ruling("1997-67B1(a)", tricks_transferred=0)


def _as_a_revoke(case: DefectiveTrick, own: _Law67, paragraph: str) -> Ruling:
    base = Facts(established=True, equity_check=True, adjusted_score="possible")
    if case.side_won_trick:
        return ruling(paragraph, own.one_trick, later=("64C1",), base=base, tricks_transferred=1)
    return ruling(paragraph, "64B1", later=("64C1",), base=base, tricks_transferred=0)


@dataclass(frozen=True, slots=True)
class _Law67:
    """What is different for a trick to which a player of both sides has played on."""

    follows_suit: Callable[[DefectiveTrick, _Law67], Ruling]
    """The card that he adds is of the suit led."""
    one_trick: str
    """One trick goes over for it."""
    misplaced: Callable[[DefectiveTrick], Ruling]


LAW_67_2017: Final = _Law67(_deemed_revoke, "64A2:defective", _misplaced)
LAW_67_2007: Final = replace(LAW_67_2017, misplaced=_misplaced_2007)
LAW_67_1997: Final = _Law67(_no_penalty_1997, "1997-64A2:defective", _misplaced_2007)


@law(
    "67, 45E",
    of=DefectiveTrick,
    editions={LAWS_2017: LAW_67_2017, LAWS_2007: LAW_67_2007, LAWS_1997: LAW_67_1997},
)
def defective_trick(case: DefectiveTrick, own: _Law67) -> Ruling:
    """Law 67: put right at once, until both sides have played to the next trick."""
    fifth = told(case, "fault", Fault.FIFTH_CARD)  # it is still seen to be the fifth
    played_on = presumed(case, "both_played_on", False) if fifth else case.both_played_on
    if not played_on:
        return _put_right(case)
    match case.fault:
        case Fault.MISSING if case.has_suit_led:
            return own.follows_suit(case, own)
        case Fault.MISSING:
            return _as_a_revoke(case, own, "67B1(b)")
        case Fault.MISPLACED:
            return own.misplaced(case)
        case _:
            return _too_many(case)


def _put_right(case: DefectiveTrick) -> Ruling:
    """Law 67A: attention was drawn in time."""
    match case.fault:
        case Fault.MISSING:
            return ruling("67A1", "67A", base=_NOW)
        case Fault.FIFTH_CARD:
            return _fifth_card(case)
        case Fault.MISPLACED:
            return ruling("67A:misplaced", base=_NOW)
        case _:
            return ruling("67A2:two_at_once", "67A", "58B1:trick", "58B2:trick", base=_NOW)


_NOW: Final = Facts(must_correct=True)


def _fifth_card(case: DefectiveTrick) -> Ruling:
    """Law 45E: a defender's becomes a penalty card, declarer's goes back."""
    if case.hand == Hand.DEFENDER:
        if case.meant_as_lead:
            return ruling("45E1:lead", "53A:fifth_card", "56:fifth_card")
        base = Facts(**_NOW, withdrawn_card="penalty_card")
        if case.card:
            base["penalty_card"] = "major" if is_honour(case.card) else "minor"
        return ruling("45E1", "67A2", "50B:fifth_card", later=("67B2(a):if",), base=base)
    if case.meant_as_lead:
        return ruling("45E2:lead", "55A:fifth_card")
    return ruling("45E2", "67A2", base=_NOW, withdrawn_card="returned", penalty_card="none")


def _too_many(case: DefectiveTrick) -> Ruling:
    """Law 67B2: the extra cards go back to the hand they never left."""
    shown = () if told(case, "side", Side.DECLARING) else ("67B2(a):shown",)
    return ruling("67B2(a)", *shown, later=("67B2(b)",), withdrawn_card="returned")
