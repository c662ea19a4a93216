"""Laws 54, 41A, 47E1: an opening lead by the wrong player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import presumed, told
from rulings.irregularity import Impossible
from rulings.laws.ch06_play.exposed_cards import must_be, seats, side_of
from rulings.laws.ch06_play.penalty_choices import (
    PENALTY_CARDS_2007,
    PENALTY_CARDS_2017,
    DirectedLead,
    PenaltyLaw,
    directed_lead,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact, regulation
from rulings.terms import Card, Role, Side


class Decision(StrEnum):
    """What declarer does about the faced lead."""

    BECOME_DUMMY = "accept_become_dummy"
    """Accept, spread his own hand, and let his partner play."""
    PLAY_SECOND = "accept_play_second"
    """Accept, have dummy spread, and play the second card from his own hand."""
    REFUSE = "refuse"
    """Have the card withdrawn."""


class SecondCard(StrEnum):
    """The hand from which declarer has played to the lead."""

    HAND = "hand"
    DUMMY = "dummy"


class OpeningLeadOutOfTurn(DirectedLead):
    """A player who was not to make the opening lead has led."""

    kind: ClassVar[str] = "opening_lead_out_of_turn"

    card: Card = detail()
    """The card led out of turn."""
    accepted: bool = detail()
    """Declarer has accepted, or refused, without saying in which of the ways."""

    opening_lead_open: bool = regulation("41A", default=False)
    """Opening leads are made face up."""
    face_up: bool = fact("41A")
    """The card was led face up (or has been faced since)."""
    side: Side = fact("54E 48A", assumed=Side.DEFENDING)
    """Which side led: a defender, or somebody of the declaring side by mistake."""
    told_by_opponent: bool = fact("47E1", assumed=False)
    """An opponent had told the player that it was his lead."""
    partner_led_face_down: bool = fact("54", assumed=False)
    """His partner, the right leader, had also led, face down."""
    declarer_exposed: bool = fact("54A", assumed=False)
    """Declarer has begun to spread his hand, or shown a card of it in doing so."""
    dummy_seen: bool = fact("54C")
    """Declarer has, or could have, seen a card of dummy (dummy is wholly or partly down)."""
    decision: Decision = choice("54", Role.DECLARER)
    """What declarer chooses."""
    second_card: SecondCard = fact("54B")
    """Declarer has already played the second card of the trick, from this hand."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Side, acceptance and facing, from seats and from what declarer did."""
        derived = super().derive(told)
        if (known := seats(told)) and known[0] == known[1].lho:
            msg = "declarer's LHO is the right opening leader"
            raise Impossible(msg)
        if side := side_of(told):
            derived["side"] = side
        if told.get("second_card"):
            must_be(told, "decision", Decision.PLAY_SECOND)
            derived["decision"] = Decision.PLAY_SECOND
        elif told.get("partner_lead") or told.get("accepted") is False:
            must_be(told, "accepted", False)
            must_be(told, "decision", Decision.REFUSE)
            derived["decision"] = Decision.REFUSE
        elif told.get("accepted"):
            must_be(told, "decision", Decision.BECOME_DUMMY, Decision.PLAY_SECOND)
        happened = "decision", "accepted", "second_card", "partner_lead"
        faced = any(slot in told for slot in happened)
        if "face_up" not in told and (
            faced or told.get("declarer_exposed") or told.get("dummy_seen")
        ):
            derived["face_up"] = True  # nobody spreads or chooses before the lead is faced (41C)
        return derived


_GOES_BACK: Final = Facts(
    accept_by="none",
    card_played=False,
    withdrawn_card="returned",
    penalty_card="none",
    lead_from="correct_hand",
)
_STANDS: Final = Facts(
    accept_by="declarer", card_played=True, penalty_card="none", lead_from="stands"
)
_REFUSED: Final = Facts(accept_by="declarer", card_played=False, lead_from="correct_hand")


@dataclass(frozen=True, slots=True)
class _Law54:
    declaring_side: tuple[str, ...]
    """A lead by declarer or dummy."""
    cards: PenaltyLaw


LAW_54_2017: Final = _Law54(("54E", "24D:lead"), PENALTY_CARDS_2017)
LAW_54_2007: Final = _Law54(("54E", "48A:lead"), PENALTY_CARDS_2007)
LAW_54_1997: Final = _Law54(("48A:lead",), PENALTY_CARDS_2007)


@law(
    54,
    of=OpeningLeadOutOfTurn,
    editions={LAWS_2017: LAW_54_2017, LAWS_2007: LAW_54_2007, LAWS_1997: LAW_54_1997},
)
def opening_lead_out_of_turn(case: OpeningLeadOutOfTurn, own: _Law54) -> Ruling:
    """Laws 41A and 54: face down it goes back; face up declarer has the choice."""
    if not (presumed(case, "face_up", True) if case.opening_lead_open else case.face_up):
        return ruling("41A", base=_GOES_BACK)
    if told(case, "side", Side.DECLARING):
        return ruling(*own.declaring_side, base=_GOES_BACK)
    if case.told_by_opponent:
        return ruling("47E1", later=("16C1:withdrawn",), base=_GOES_BACK)
    both = ("54",) if told(case, "partner_led_face_down", True) else ()
    if case.declarer_exposed:
        return ruling("54A:exposed", *both, base=_STANDS)
    if told(case, "second_card", SecondCard.DUMMY):
        return ruling("54B2", *both, base=_STANDS)
    chosen = told(case, "decision", *Decision) or told(case, "accepted", True)
    if told(case, "dummy_seen", True) or (not chosen and case.dummy_seen):
        return ruling("54C", *both, base=_STANDS)
    match case.decision:
        case Decision.BECOME_DUMMY:
            return ruling("54A", *both, base=_STANDS)
        case Decision.PLAY_SECOND:
            return ruling("54B", "54B1", *both, base=_STANDS)
        case Decision.REFUSE:
            return directed_lead(case, "54D", *both, own=own.cards, base=_REFUSED)
