"""Law 57: a lead or play before it was the player's turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Impossible
from rulings.laws.ch06_play.exposed_cards import side_of
from rulings.laws.ch06_play.penalty_choices import (
    PENALTY_CARDS_2007,
    PENALTY_CARDS_2017,
    DirectedPlay,
    PenaltyLaw,
    directed_play,
)
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
    legal: bool = fact("57D 2007-57C2 45C1", assumed=True)
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


def _declarers_play(case: PrematurePlay) -> Ruling:
    if case.legal:
        return ruling("57C3", card_played=True, may_change=False, penalty_card="none")
    return ruling("57C3:illegal", "47B", must_correct=True, penalty_card="none")


def _declarers_play_1997(case: PrematurePlay) -> Ruling:
    del case
    return ruling("1997-57:declarer", "48A", penalty_card="none")


def _before_rho(case: PrematurePlay) -> Ruling:
    if case.legal:
        return ruling("57D", penalty_card="none", ui_to="offending_side")
    return ruling("57D:illegal", later=("50D1(a)",), penalty_card="major")


def _before_rho_2007(case: PrematurePlay) -> Ruling:
    """Until 2017 Law 57 does not speak of it; Laws 45C1 and 49 do as of any card shown."""
    if case.legal:
        return ruling("45C1:premature", "57A:after_partner", penalty_card="none", card_played=True)
    return ruling("49:premature", "57A:after_partner", later=("50D1(a)",), penalty_card="major")


@dataclass(frozen=True, slots=True)
class _Law57:
    declarer: Callable[[PrematurePlay], Ruling]
    before_rho: Callable[[PrematurePlay], Ruling]
    """A defender whose partner had already played."""
    cards: PenaltyLaw


LAW_57_2017: Final = _Law57(_declarers_play, _before_rho, PENALTY_CARDS_2017)
LAW_57_2007: Final = _Law57(_declarers_play, _before_rho_2007, PENALTY_CARDS_2007)
LAW_57_1997: Final = _Law57(_declarers_play_1997, _before_rho_2007, PENALTY_CARDS_2007)


@law(
    57,
    of=PrematurePlay,
    editions={LAWS_2017: LAW_57_2017, LAWS_2007: LAW_57_2007, LAWS_1997: LAW_57_1997},
)
def premature_play(case: PrematurePlay, own: _Law57) -> Ruling:
    """Law 57: a defender before his partner (A-C), before RHO (D), and declarer (C3)."""
    if case.side is Side.DECLARING:
        return own.declarer(case)
    if case.awaited is Awaited.RHO:
        return own.before_rho(case)
    match case.declaring_side:
        case DeclaringSide.BOTH_HANDS:
            return ruling("57C1", penalty_card="none", card_played=True)
        case DeclaringSide.DUMMY_UNASKED:
            return ruling("57C2", penalty_card="none")
        case DeclaringSide.NOT_BOTH:
            return directed_play(case, own=own.cards)
