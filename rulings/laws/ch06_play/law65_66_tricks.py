"""Laws 65 and 66: how tricks lie on the table, and who may look at them."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_2017, law
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
    own_card_turned: bool = fact("66A")
    """The player has turned his own card face down."""
    both_mixed: bool = fact("66D")
    """Both sides have mixed their cards, not only one."""


_ALLOWED: Final = Facts(penalty="none")
_NOT_ALLOWED: Final = Facts(board="play_on")


@law("65-66", of=TrickInspection, editions={LAWS_2017})
def trick_inspection(case: TrickInspection) -> Ruling:
    """Laws 65 and 66: the last trick until one's own side has played on, the rest after play."""
    match case.wish:
        case Wish.CHECK_AFTER_PLAY:
            return ruling("66D", base=_ALLOWED)
        case Wish.MIXED_CARDS:
            if case.both_mixed:
                return ruling("66D:both_mixed", "65D")
            return ruling("66D:one_mixed", "65D")
        case Wish.POINT_OUT_DIRECTION:
            return _direction(case)
    if case.play_over:
        return ruling("66D", base=_ALLOWED)
    if case.wish == Wish.SEE_EARLIER_TRICK:
        return _quitted(case)
    return _last_trick(case)


def _last_trick(case: TrickInspection) -> Ruling:
    """Laws 66A and 66B: for declarer and the defenders, until their side plays on."""
    if told(case, "asker", Hand.DUMMY):
        return ruling("66A:dummy", base=_NOT_ALLOWED)
    if case.side_played_on:
        return _quitted(case)
    if case.wish == Wish.SEE_OWN_CARD:
        return ruling("66B", base=_ALLOWED)
    if case.own_card_turned:
        return ruling("66A:turned", "66B", base=_NOT_ALLOWED)
    return ruling("66A", base=_ALLOWED)


def _quitted(case: TrickInspection) -> Ruling:
    """Law 66C: not before the end of play, unless the director says so."""
    revoke = ("61C",) if told(case, "suspects_revoke", True) else ()
    return ruling("66C", *revoke, later=("66D",), base=_NOT_ALLOWED)


def _direction(case: TrickInspection) -> Ruling:
    """Law 65B3: until one's own side has played to the next trick."""
    if case.play_over or not case.side_played_on:
        return ruling("65B3", base=_ALLOWED)
    dummy = told(case, "asker", Hand.DUMMY)
    if dummy:
        return ruling("65B3:late", "43A1(b)", later=("16B:trick", "43B1"), base=_TOO_LATE)
    return ruling("65B3:late", later=("16B:trick",), base=_TOO_LATE)


_TOO_LATE: Final = Facts(
    board="play_on", ui_to="offending_side", adjusted_score="possible", penalty="possible"
)
