"""Law 57: a lead or play before it was the player's turn."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Impossible
from rulings.laws.ch06_play.exposed_cards import side_of
from rulings.laws.ch06_play.penalty_choices import DirectedPlay, directed_play
from rulings.ruling import Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Card, Seat, Side, Suit


class Awaited(StrEnum):
    """Who should have played first, seen from the player who played too early."""

    PARTNER = "partner"
    """Partner had not yet played to the trick (when RHO and partner both had not: partner)."""
    RHO = "rho"
    """Partner had played; it was the turn of the player on his right."""


class DeclaringSide(StrEnum):
    """What declarer and dummy had played to the trick before the premature card."""

    NOT_BOTH = "not_both"
    """Declarer had not played from both hands (from one, or from none)."""
    BOTH_HANDS = "both_hands"
    """Declarer had played from his hand and had named or indicated dummy's card."""
    DUMMY_UNASKED = "dummy_unasked"
    """Dummy had played a card before his turn, or suggested one, without declarer's order."""


class PrematurePlay(DirectedPlay):
    """A card played (or led to the next trick) before the player's turn."""

    kind: ClassVar[str] = "premature_play"

    card: Card = detail()
    """The card played too early."""
    suit_led: Suit = detail()
    """The suit led to the trick in progress."""
    turn: Seat = detail()
    """The seat whose turn it was."""

    side: Side = fact("57A")
    """Whether a defender or declarer's side played too early."""
    awaited: Awaited = fact("57A")
    """Who should have played before him."""
    declaring_side: DeclaringSide = fact("57C1", assumed=DeclaringSide.NOT_BOTH)
    """What declarer's side had played to the trick before."""
    legal: bool = fact("57D", assumed=True)
    """The card can legally be played to this trick (it follows suit, or he has none)."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Side, whose turn and legality, from the seats and the suit led."""
        derived = super().derive(told)
        if side := side_of(told):
            derived["side"] = side
        offender, turn = told.get("offender"), told.get("turn")
        if offender and turn:
            if offender in (turn, Seat(turn).rho):
                msg = "turn: that player does not play before the offender"
                raise Impossible(msg)
            own = Seat(offender).partner == turn
            derived["awaited"] = Awaited.PARTNER if own else Awaited.RHO
        if told.get("demand") or told.get("unable"):
            derived["awaited"] = Awaited.PARTNER
        if told.get("declaring_side") in (DeclaringSide.BOTH_HANDS, DeclaringSide.DUMMY_UNASKED):
            derived["awaited"] = Awaited.PARTNER  # RHO is one of those who have played
        if "awaited" in derived:
            derived["side"] = Side.DEFENDING
        card, suit = told.get("card"), told.get("suit_led")
        if card and suit and card[0] == suit:
            derived["legal"] = True
        return derived


@law(57, of=PrematurePlay, editions={LAWS_2017})
def premature_play(case: PrematurePlay) -> Ruling:
    """Law 57: a defender before his partner (A-C), before RHO (D), and declarer (C3)."""
    if case.side is Side.DECLARING:
        if case.legal:
            return ruling("57C3", card_played=True, may_change=False, penalty_card="none")
        return ruling("57C3:illegal", "47B", must_correct=True, penalty_card="none")
    if case.awaited is Awaited.RHO:
        if case.legal:
            return ruling("57D", penalty_card="none", ui_to="offending_side")
        return ruling("57D:illegal", later=("50D1(a)",), penalty_card="major")
    match case.declaring_side:
        case DeclaringSide.BOTH_HANDS:
            return ruling("57C1", penalty_card="none", card_played=True)
        case DeclaringSide.DUMMY_UNASKED:
            return ruling("57C2", penalty_card="none")
        case DeclaringSide.NOT_BOTH:
            return directed_play(case)
