"""Laws 65 and 66: how tricks lie on the table, and who may look at them."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.laws.ch06_play.revoke_facts import Hand
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

    wish: Wish = fact("66")
    play_over: bool = fact("66D", assumed=False)
    side_played_on: bool = fact("66A")
    """The player or his partner has played to the next trick."""
    own_card_turned: bool = fact("66A")
    """The player has turned his own card face down."""
    both_mixed: bool = fact("66D")
    """Both sides have mixed their cards, not only one."""
