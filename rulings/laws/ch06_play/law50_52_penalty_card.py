"""Laws 50-52: a penalty card on the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Impossible
from rulings.laws.ch06_play.exposed_cards import ExposedCards, Rank, must_be
from rulings.laws.ch06_play.penalty_choices import DirectedLead
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Seat, Suit


class Size(StrEnum):
    """The two sizes of penalty card."""

    MINOR = "minor"
    """One card below the ten, exposed by accident."""
    MAJOR = "major"
    """An honour, a card exposed by deliberate play, or one of two or more."""


class Situation(StrEnum):
    """What is to happen now, or what is asked."""

    OFFENDER_TO_PLAY = "offender_to_play"
    """The defender with the penalty card is to play to a trick."""
    OFFENDER_TO_LEAD = "offender_to_lead"
    """The defender with the penalty card is on lead."""
    PARTNER_TO_LEAD = "partner_to_lead"
    """His partner is on lead."""
    PARTNER_LED_EARLY = "partner_led_early"
    """His partner led before declarer had chosen."""
    NOT_PLAYED = "not_played"
    """He played another card when he had to play the penalty card."""
    INFORMATION = "information"
    """Whether his partner may use what the card tells."""
    SIZE = "size"
    """Only which kind of penalty card it is, and what that means."""


class CardNow(StrEnum):
    """Where the penalty card is while its information is asked about."""

    ON_TABLE = "on_table"
    PICKED_UP = "picked_up"
    """Declarer demanded or forbade the suit, and it went back to the hand."""
    PLAYED = "played"


class PenaltyCard(ExposedCards, DirectedLead):
    """A defender (the offender) has one or more penalty cards.

    ``card`` or ``cards`` are the penalty cards.
    """

    kind: ClassVar[str] = "penalty_card"

    suit_led: Suit = detail()
    """The suit led to the trick that the offender plays to."""
    has_suit_led: bool = detail()
    """He has (other) cards of the suit led."""
    to_lead: Seat = detail()
    """The seat of the player on lead."""

    situation: Situation = fact(
        "50D",
        offered=(Situation.OFFENDER_TO_PLAY, Situation.PARTNER_TO_LEAD),
    )
    """Who is to play, or what is asked."""
    size: Size = fact("50B")
    """Minor or major penalty card."""
    legal: bool = fact("50D1(a)")
    """The penalty card can legally be played now: suit and lead restrictions allow it."""
    same_suit: bool = fact("51B")
    """Two or more penalty cards: all are of one suit."""
    declarer_played_after: bool = fact("52B1(b)", assumed=False)
    """Declarer has played from his hand or dummy after the wrong card."""
    accepted: bool = choice("52B1(a)", Role.DECLARER)
    """Declarer accepts the card played instead of the penalty card."""
    card_now: CardNow = fact("50E")
    """Where the card is, for the use of its information."""
    damage: bool = judgement("50E4", assumed=False)
    """The result might well have been another without the help of the visible card."""
    unable: bool = fact("59", assumed=False)
    """Partner cannot meet declarer's demand."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Size, suits, legality and who is to play, from the cards and the seats."""
        derived = super().derive(told)
        known = told | derived
        derived |= _size(known) | _situation(known) | _suits(known)
        return derived


def _size(told: dict[str, Any]) -> dict[str, Any]:
    honour, several = told.get("rank") == Rank.HONOUR, told.get("several")
    deliberate = told.get("deliberate")
    if honour or several or deliberate:
        if told.get("size") == Size.MINOR:
            msg = "size: an honour, a card deliberately played or one of several is major"
            raise Impossible(msg)
        return {"size": Size.MAJOR}
    if told.get("rank") == Rank.LOW and several is False and deliberate is False:
        return {"size": Size.MINOR}
    return {}


def _situation(told: dict[str, Any]) -> dict[str, Any]:
    offender, leader = told.get("offender"), told.get("to_lead")
    if told.get("partner_lead"):
        must_be(told, "situation", Situation.PARTNER_TO_LEAD)
        return {"situation": Situation.PARTNER_TO_LEAD}
    if told.get("accepted") is not None or told.get("declarer_played_after"):
        return {"situation": Situation.NOT_PLAYED}
    if told.get("card_now"):
        return {"situation": Situation.INFORMATION}
    if told.get("situation") or not (offender and leader):
        return {}
    if offender == leader:
        return {"situation": Situation.OFFENDER_TO_LEAD}
    own = Seat(offender).partner == leader
    return {"situation": Situation.PARTNER_TO_LEAD} if own else {}


def _suits(told: dict[str, Any]) -> dict[str, Any]:
    derived: dict[str, Any] = {}
    cards = tuple(told.get("cards") or ())
    if len(cards) > 1:
        derived["same_suit"] = len({card[0] for card in cards}) == 1
    card, suit = told.get("card"), told.get("suit_led")
    if card and suit:
        if card[0] == suit:
            derived["legal"] = True
        elif told.get("has_suit_led") is not None:
            derived["legal"] = not told["has_suit_led"]
    return derived
