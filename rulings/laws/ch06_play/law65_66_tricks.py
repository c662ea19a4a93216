"""Laws 65 and 66: how tricks lie on the table, and who may look at them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play.revoke_facts import Hand
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact


class Wish(StrEnum):
    """What the player wants to do, or did."""

    SEE_TRICK = "see_trick"
    """See all cards of the last trick again."""
    SEE_OWN_CARD = "see_own_card"
    """Look at his own card in the last trick."""
    SEE_EARLIER_TRICK = "see_earlier_trick"
    """Look at a trick before the last one while play goes on."""
    CHECK_AFTER_PLAY = "check_after_play"
    """Look at the cards after play, to settle a revoke or the number of tricks."""
    POINT_OUT_DIRECTION = "point_out_direction"
    """Say that somebody's played card points the wrong way."""
    MIXED_CARDS = "mixed_cards"
    """A player mixed his played cards before the result was agreed."""


class TrickInspection(Irregularity):
    """A request to see played cards, or played cards that lie wrong or are mixed up."""

    kind: ClassVar[str] = "trick_inspection"

    asker: Hand = detail()
    """Whether declarer, dummy or a defender asks."""
    suspects_revoke: bool = detail()
    """The player wants to look because he suspects a revoke."""

    wish: Wish = fact("66")
    play_over: bool = fact("66D", assumed=False)
    side_played_on: bool = fact("66A")
    """The player or his partner has played to the next trick."""
    next_trick_led: bool = fact("2007-66B", editions={LAWS_2007, LAWS_1997})
    """Somebody has led to the next trick."""
    own_card_turned: bool = fact("66A")
    """The player has turned his own card face down."""
    both_mixed: bool = fact("66D")
    """Both sides have mixed their cards, not only one."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """A side that has played to the next trick played to one that was led to."""
        return {"next_trick_led": True} if told.get("side_played_on") else {}


_ALLOWED: Final = Facts(penalty="none")
_NOT_ALLOWED: Final = Facts(board="play_on")
_TOO_LATE: Final = Facts(
    board="play_on", ui_to="offending_side", adjusted_score="possible", penalty="possible"
)


def _direction(case: TrickInspection) -> Ruling:
    """Law 65B3: until one's own side has played to the next trick."""
    if case.play_over or not case.side_played_on:
        return ruling("65B3", base=_ALLOWED)
    return _too_late("65B3:late", case)


def _direction_2007(case: TrickInspection) -> Ruling:
    """Law 65B3 of 2007: declarer at any time, the others until the next trick is led to."""
    if told(case, "asker", Hand.DECLARER):
        return ruling("2007-65B3:declarer", base=_ALLOWED)
    if case.play_over:
        return ruling("66D", base=_ALLOWED)
    if not case.next_trick_led:
        return ruling("2007-65B3", base=_ALLOWED)
    return _too_late("2007-65B3:late", case)


def _direction_1997(case: TrickInspection) -> Ruling:
    """1997 has no rule of its own: a card that points wrong is an irregularity like any other."""
    if told(case, "asker", Hand.DUMMY) and not case.play_over:
        return ruling("43A1(b)", "43B1", later=("42B3",), penalty="possible")
    return ruling("1997-65B:direction", base=_ALLOWED)


def _too_late(paragraph: str, case: TrickInspection) -> Ruling:
    if told(case, "asker", Hand.DUMMY):
        return ruling(paragraph, "43A1(b)", later=("16B:trick", "43B1"), base=_TOO_LATE)
    return ruling(paragraph, later=("16B:trick",), base=_TOO_LATE)


def _side_played_on(case: TrickInspection) -> bool:
    return case.side_played_on


def _next_trick_led(case: TrickInspection) -> bool:
    return case.next_trick_led


@dataclass(frozen=True, slots=True)
class _Laws65And66:
    direction: Callable[[TrickInspection], Ruling]
    """Somebody says that a card points the wrong way."""
    own_card: str
    """A player may look at his own last card …"""
    own_card_quitted: Callable[[TrickInspection], bool]
    """… as long as this does not hold."""


LAWS_65_66_2017: Final = _Laws65And66(_direction, "66B", _side_played_on)
LAWS_65_66_2007: Final = _Laws65And66(_direction_2007, "2007-66B", _next_trick_led)
LAWS_65_66_1997: Final = replace(LAWS_65_66_2007, direction=_direction_1997)


@law(
    "65-66",
    of=TrickInspection,
    editions={
        LAWS_2017: LAWS_65_66_2017,
        LAWS_2007: LAWS_65_66_2007,
        LAWS_1997: LAWS_65_66_1997,
    },
)
def trick_inspection(case: TrickInspection, own: _Laws65And66) -> Ruling:
    """Laws 65 and 66: the last trick until one's own side has played on, the rest after play."""
    match case.wish:
        case Wish.CHECK_AFTER_PLAY:
            return ruling("66D", base=_ALLOWED)
        case Wish.MIXED_CARDS:
            if case.both_mixed:
                return ruling("66D:both_mixed", "65D")
            return ruling("66D:one_mixed", "65D")
        case Wish.POINT_OUT_DIRECTION:
            return own.direction(case)
    if case.play_over:
        return ruling("66D", base=_ALLOWED)
    if case.wish == Wish.SEE_EARLIER_TRICK:
        return _quitted(case)
    return _last_trick(case, own)


def _last_trick(case: TrickInspection, own: _Laws65And66) -> Ruling:
    """Laws 66A and 66B: for declarer and the defenders, until their side plays on."""
    if told(case, "asker", Hand.DUMMY):
        return ruling("66A:dummy", base=_NOT_ALLOWED)
    if case.wish == Wish.SEE_OWN_CARD:
        if own.own_card_quitted(case):
            return _quitted(case)
        return ruling(own.own_card, base=_ALLOWED)
    if case.side_played_on:
        return _quitted(case)
    if case.own_card_turned:
        return ruling("66A:turned", own.own_card, base=_NOT_ALLOWED)
    return ruling("66A", base=_ALLOWED)


def _quitted(case: TrickInspection) -> Ruling:
    """Law 66C: not before the end of play, unless the director says so."""
    revoke = ("61C",) if told(case, "suspects_revoke", True) else ()
    return ruling("66C", *revoke, later=("66D",), base=_NOT_ALLOWED)
