"""Law 58: two cards at the same time, from one hand or from two."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.laws.ch06_play.exposed_cards import ExposedCards, side_of, size_of_penalty_card
from rulings.ruling import Ruling, ruling
from rulings.slots import detail, fact, judgement
from rulings.terms import Card, Side, Suit, is_honour


class Players(StrEnum):
    """How many players played at the same time."""

    ONE = "one"
    """One player put two or more cards on the table together."""
    TWO = "two"
    """Two players played at the same moment."""


class Visible(StrEnum):
    """How many of the cards show their face."""

    ONE = "one"
    """Only one; the others lie face down or hidden behind it."""
    SEVERAL = "several"
    """The faces of two or more cards can be seen."""


class SimultaneousPlays(ExposedCards):
    """Cards played at the same time.

    ``cards`` are all the visible cards of one player; ``card`` and ``rank`` speak of what is
    left over when he has named the one he plays, ``several`` of two or more left over.
    """

    kind: ClassVar[str] = "simultaneous_plays"

    suit_led: Suit = detail()
    """The suit led to the trick, when the player was following."""
    named: Card = detail()
    """The visible card that the player says he plays."""

    players: Players = fact("58A")
    """One player with several cards, or two players at once."""
    visible: Visible = fact("58B")
    """How many faces can be seen."""
    side: Side = fact("58B2")
    """Whether a defender or declarer's side played the cards."""
    next_trick: bool = fact("58B4", assumed=False)
    """Nobody noticed until both sides had played to the next trick."""
    deliberate: bool = judgement("50B", assumed=False)
    """He meant to play both cards; two cards played at once are an accident otherwise."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What is left over, from the visible cards, the suit led and the card named."""
        cards = tuple(told.get("cards") or ())
        rest = _left_over(cards, told.get("named"), told.get("suit_led"))
        derived = super().derive({k: v for k, v in told.items() if k != "cards"})
        if len(cards) > 1:
            derived |= {"players": Players.ONE, "visible": Visible.SEVERAL}
            derived["several"] = len(cards) > 2
        if len(rest) == 1:
            derived |= super().derive({"card": rest[0]})
        elif len(cards) == 2 and is_honour(cards[0]) == is_honour(cards[1]):
            derived |= super().derive({"card": cards[0]})
        if side := side_of(told):
            derived["side"] = side
        if told.get("visible") is not None:
            derived["players"] = Players.ONE
        return derived


def _left_over(cards: tuple[str, ...], named: str | None, suit: str | None) -> tuple[str, ...]:
    """The cards that are not played: not the one named, not the only one that follows suit."""
    following = [card for card in cards if card[0] == suit]
    played = named or (following[0] if len(following) == 1 else None)
    return tuple(card for card in cards if card != played) if played else ()


@law(58, of=SimultaneousPlays, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def simultaneous_plays(case: SimultaneousPlays) -> Ruling:
    """Law 58: two players (A), or several cards from one hand (B)."""
    if case.players is Players.TWO:
        return ruling("58A")
    if case.next_trick:
        return ruling("58B4", "67:refer")
    if case.visible is Visible.ONE:
        return ruling("58B1", withdrawn_card="returned", penalty_card="none")
    if case.side is Side.DECLARING:
        return ruling(
            "58B2:declarer", later=("58B3",), withdrawn_card="returned", penalty_card="none"
        )
    size = size_of_penalty_card(case)
    return ruling(
        "58B2",
        f"50B:{size}",
        later=("58B3",),
        withdrawn_card="penalty_card",
        penalty_card=size,
    )
