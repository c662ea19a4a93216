"""Laws 67 and 45E: a trick with a card too few or too many."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.laws.ch06_play.revoke_facts import Hand
from rulings.slots import detail, fact, judgement


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

    side_won_it: bool = detail()
    """The offender's side won the defective trick."""
    later_tricks: int = detail()
    """How many tricks the offender's side won after the defective trick."""

    fault: Fault = fact(
        "67A", offered=(Fault.MISSING, Fault.FIFTH_CARD, Fault.TWO_AT_ONCE, Fault.MISPLACED)
    )
    both_played_on: bool = fact("67B")
    """A player of each side has played to the next trick."""
    hand: Hand = fact("45E")
    """Whose extra card it is."""
    meant_as_lead: bool = judgement("45E1", assumed=False)
    """The fifth card was a lead to the next trick."""
    has_suit_led: bool = fact("67B1")
    """The player who played no card has a card of the suit led to that trick."""
    side_won_trick: bool = fact("64A2")
    """Partner won the defective trick, or the side won any later one."""
    played_later: bool = fact("67B3", assumed=False)
    """The misplaced card was played again to a later trick, too late to put right."""
