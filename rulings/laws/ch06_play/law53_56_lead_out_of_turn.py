"""Laws 53, 55, 56: a lead out of turn after the opening lead."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible
from rulings.laws.ch06_play.exposed_cards import must_be, side_of
from rulings.laws.ch06_play.penalty_choices import (
    PENALTY_CARDS_2007,
    PENALTY_CARDS_2017,
    DirectedLead,
    DirectedPlay,
    PenaltyLaw,
    directed_lead,
    directed_play,
    lead_awaits_declarer,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact
from rulings.terms import Card, Role, Seat, Side


class LedBy(StrEnum):
    """Who led out of turn."""

    DECLARER = "declarer"
    """Declarer, from his own hand or from dummy."""
    DEFENDER = "defender"


class WhoseTurn(StrEnum):
    """Whose turn it was to lead, seen from the hand that led."""

    PARTNER = "partner"
    """The other hand of the same side: the other defender, or declarer's other hand."""
    OPPONENT = "opponent"
    """The other side: a defender when declarer led; declarer or dummy when a defender led."""


class PlayedAfter(StrEnum):
    """Who has played a card after the lead out of turn, before any ruling."""

    NOBODY = "nobody"
    NEXT_HAND = "next_hand"
    """The hand next in rotation has played to the lead."""
    PROPER_LEADER = "proper_leader"
    """The opponent whose turn it was has led, not played to the wrong lead."""
    WRONG_DEFENDER = "wrong_defender"
    """Declarer led; the defender on the right of that hand, not the next one, has played."""


class LeadOutOfTurn(DirectedLead, DirectedPlay):
    """A lead to the second or a later trick by a hand that was not to lead."""

    kind: ClassVar[str] = "lead_out_of_turn"

    card: Card = detail()
    """The card led out of turn."""
    hand: Seat = detail()
    """The seat of the hand the card came from (dummy's seat when led from dummy)."""
    turn: Seat = detail()
    """The seat of the hand that was to lead."""
    trick: int = detail()
    """The number of the trick, 2 to 13."""
    accepting: Seat = detail()
    """A defender who accepts declarer's lead."""
    rejecting: Seat = detail()
    """A defender who wants declarer's lead withdrawn."""

    led_by: LedBy = fact("53A")
    """Whether declarer (from either hand) or a defender led."""
    told_by_opponent: bool = fact("47E1", assumed=False)
    """An opponent had told the player that it was his lead."""
    last_trick: bool = fact("53A", assumed=False, editions={LAWS_2017})
    """It was the lead to trick thirteen."""
    played_after: PlayedAfter = fact("53A", assumed=PlayedAfter.NOBODY)
    """Who has played after the lead, before the director ruled."""
    whose_turn: WhoseTurn = fact("55B")
    """Whose turn it was, seen from the hand that led."""
    accepted: bool = choice("56", Role.DECLARER)
    """A defender led: declarer accepts the lead, or has it withdrawn."""
    accepted_by_defender: bool = choice("55A", Role.EITHER_DEFENDER)
    """Declarer led: a defender accepts the lead, or the defenders have it withdrawn."""
    defenders_differ: bool = fact("55A", assumed=False)
    """One defender accepts declarer's lead, the other does not."""
    next_defender_accepts: bool = fact("55A", editions={LAWS_2017, LAWS_2007})
    """The defenders differ: the one who plays next after the wrong card accepts it."""
    used_information: bool = fact("55C", assumed=False)
    """Declarer has then chosen a play that the infraction may have suggested to him."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Leader, turn, trick and acceptance, from seats, trick number and who said what."""
        return {**super().derive(told), **_place(told), **_acceptance(told)}


def _place(told: dict[str, Any]) -> dict[str, Any]:
    derived: dict[str, Any] = {}
    hand = told.get("hand") or told.get("offender")
    turn, trick, after = told.get("turn"), told.get("trick"), told.get("played_after")
    if side := side_of(told, "hand") or side_of(told):
        derived["led_by"] = LedBy.DECLARER if side is Side.DECLARING else LedBy.DEFENDER
    if hand and turn:
        if hand == turn:
            msg = "turn: the hand that led was to lead"
            raise Impossible(msg)
        own = Seat(hand).partner == turn
        derived["whose_turn"] = WhoseTurn.PARTNER if own else WhoseTurn.OPPONENT
    if after == PlayedAfter.PROPER_LEADER:
        derived["whose_turn"] = WhoseTurn.OPPONENT
    if after == PlayedAfter.WRONG_DEFENDER:
        derived["led_by"] = LedBy.DECLARER
    if trick is not None:
        if not 2 <= trick <= 13:
            msg = f"trick: {trick} is not a later trick"
            raise Impossible(msg)
        derived["last_trick"] = trick == 13
    return derived


def _acceptance(told: dict[str, Any]) -> dict[str, Any]:
    derived: dict[str, Any] = {}
    hand, yes, no = (told.get(slot) for slot in ("hand", "accepting", "rejecting"))
    if yes and no:
        if Seat(yes).partner != no:
            msg = "accepting, rejecting: not the two defenders"
            raise Impossible(msg)
        derived["defenders_differ"] = True
        if hand:
            derived["next_defender_accepts"] = Seat(hand).lho == yes
    elif yes or no:
        derived["accepted_by_defender"] = bool(yes)
    if told.get("partner_lead"):
        derived["accepted"] = False
    if yes or no or any(s in told for s in ("accepted_by_defender", "next_defender_accepts")):
        must_be(told, "led_by", LedBy.DECLARER)
        derived["led_by"] = LedBy.DECLARER
    if told.get("accepted") is not None or told.get("partner_lead"):
        must_be(told, "led_by", LedBy.DEFENDER)
        derived["led_by"] = LedBy.DEFENDER
    return derived


_STANDS: Final = Facts(card_played=True, lead_from="stands")
_GOES_BACK: Final = Facts(
    card_played=False,
    withdrawn_card="returned",
    penalty_card="none",
    lead_from="correct_hand",
)


@dataclass(frozen=True, slots=True)
class _Laws53To56:
    last_trick_stays_in_turn: bool
    """A lead out of turn to trick thirteen cannot be accepted."""
    proper_lead: tuple[str, ...]
    proper_lead_later: tuple[str, ...]
    next_in_turn_decides: bool
    """When the defenders differ; otherwise one of them is enough to have the lead back."""
    differ: str
    accepted: tuple[str, ...]
    """Declarer accepts a defender's lead."""
    cards: PenaltyLaw


LAWS_53_56_2017: Final = _Laws53To56(
    last_trick_stays_in_turn=True,
    proper_lead=("53B", "47F1"),
    proper_lead_later=("16C2:withdrawn",),
    next_in_turn_decides=True,
    differ="55A:differ",
    accepted=("56A", "53A"),
    cards=PENALTY_CARDS_2017,
)
LAWS_53_56_2007: Final = replace(
    LAWS_53_56_2017,
    last_trick_stays_in_turn=False,
    accepted=("53A:declarer",),
    cards=PENALTY_CARDS_2007,
)
LAWS_53_56_1997: Final = replace(
    LAWS_53_56_2007,
    proper_lead=("53B",),
    proper_lead_later=("1997-53C:defenders",),
    next_in_turn_decides=False,
    differ="1997-55A:differ",
)


@law(
    "53-56",
    of=LeadOutOfTurn,
    editions={
        LAWS_2017: LAWS_53_56_2017,
        LAWS_2007: LAWS_53_56_2007,
        LAWS_1997: LAWS_53_56_1997,
    },
)
def lead_out_of_turn(case: LeadOutOfTurn, own: _Laws53To56) -> Ruling:
    """Law 53: accepted, it stands; Laws 55 and 56: otherwise who led decides."""
    if case.told_by_opponent:
        return ruling("47E1", later=("16C1:withdrawn",), base=_GOES_BACK, accept_by="none")
    if own.last_trick_stays_in_turn and case.last_trick:
        return ruling("53A:thirteen", base=_GOES_BACK, accept_by="none")
    match case.played_after:
        case PlayedAfter.NEXT_HAND:
            return _accepted_by_playing(case)
        case PlayedAfter.PROPER_LEADER:
            return ruling(*own.proper_lead, later=own.proper_lead_later, base=_GOES_BACK)
        case PlayedAfter.WRONG_DEFENDER:
            return directed_play(case, "53C", own=own.cards, base=_STANDS)
        case PlayedAfter.NOBODY if case.led_by is LedBy.DECLARER:
            return _declarers_lead(case, own)
        case PlayedAfter.NOBODY:
            return _defenders_lead(case, own)


def _accepted_by_playing(case: LeadOutOfTurn) -> Ruling:
    """Law 53A: the next hand has played; who led does not matter any more, and is not asked."""
    stands: Facts = {**_STANDS, "penalty_card": "none"}
    if told(case, "led_by", LedBy.DEFENDER):
        stands["accept_by"] = "declarer"
    elif told(case, "led_by", LedBy.DECLARER):
        stands["accept_by"] = "either_defender"
    return ruling("53A:played", "60A1", base=stands)


def _declarers_lead(case: LeadOutOfTurn, own: _Laws53To56) -> Ruling:
    """Law 55: either defender may accept; when they differ, the next in turn decides."""
    given = Facts(accept_by="either_defender", penalty_card="none")
    if told(case, "used_information", True):
        return ruling("55C", "16C2:withdrawn", base={**given, **_GOES_BACK, **_DOUBTFUL})
    differ = told(case, "defenders_differ", True)
    if differ and own.next_in_turn_decides and case.next_defender_accepts:
        return ruling("55A:differ", "53A", base={**given, **_STANDS})
    if not differ and told(case, "accepted_by_defender", True):
        return ruling("55A", "53A", base={**given, **_STANDS})
    back = "55B1" if case.whose_turn is WhoseTurn.OPPONENT else "55B2"
    if differ:
        return ruling(back, own.differ, later=("55C",), base={**given, **_GOES_BACK})
    if case.accepted_by_defender:
        return ruling("55A", "53A", base={**given, **_STANDS})
    return ruling(back, later=("55C",), base={**given, **_GOES_BACK})


_DOUBTFUL: Final = Facts(adjusted_score="possible", ui_to="offending_side")


def _defenders_lead(case: LeadOutOfTurn, own: _Laws53To56) -> Ruling:
    """Law 56: declarer accepts, or the card becomes a major penalty card."""
    given = Facts(accept_by="declarer")
    accepted = ruling(*own.accepted, base=_STANDS, accept_by="declarer", penalty_card="none")
    if told(case, "accepted", True):
        return accepted
    partners_turn = case.whose_turn is WhoseTurn.PARTNER
    if case.accepted:
        return accepted
    refused: Facts = {**given, "card_played": False, "lead_from": "correct_hand"}
    if partners_turn:
        return directed_lead(case, "56B", own=own.cards, base=refused)
    return ruling(
        "56B",
        later=("50D2:later", "50D1(a)"),
        base=lead_awaits_declarer(refused),
        withdrawn_card="penalty_card",
    )
