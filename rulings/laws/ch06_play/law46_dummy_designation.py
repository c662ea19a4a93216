"""Laws 46, 45C4(b), 45D: how declarer names dummy's cards, and what goes wrong with it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import fact, judgement


class Problem(StrEnum):
    """What went wrong."""

    WORDS = "words"
    """Declarer's words were incomplete or named a card that is not there."""
    CHANGE = "change"
    """Declarer named a card of dummy and wants another one."""
    DUMMY_ACTED = "dummy_acted"
    """Dummy put out a card that declarer had not named."""


class Words(StrEnum):
    """What declarer said."""

    SUIT_AND_RANK = "suit_and_rank"
    """A suit and a rank, and dummy has that card."""
    HIGH = "high"
    """"High", "top", or the like."""
    WIN = "win"
    """That dummy shall win the trick: "win", "take it", "cover" as a winner."""
    LOW = "low"
    """"Low", "small", or the like, without a suit."""
    SUIT_ONLY = "suit_only"
    """A suit without a rank: "a heart"."""
    RANK_ONLY = "rank_only"
    """A rank without a suit: "queen"."""
    NOT_THERE = "not_there"
    """A card that dummy does not hold."""
    ANYTHING = "anything"
    """Neither suit nor rank: "anything", "play", "whatever you like"."""


class Reason(StrEnum):
    """Why declarer wants another card than the one he named."""

    SLIP = "slip"
    """A slip of the tongue: he meant the other card all the time."""
    CHANGE_OF_MIND = "change_of_mind"
    """He thought again, or had lost concentration, when he named it."""


class DummyDesignation(Irregularity):
    """A card of dummy was named incompletely, wrongly, or not at all."""

    kind: ClassVar[str] = "dummy_designation"

    problem: Problem = fact("46B")
    """What went wrong."""
    words: Words = fact("46B")
    """What declarer said."""
    other_intention: bool = judgement("46B", assumed=False)
    """Beyond doubt declarer meant another card than these words stand for."""
    leading: bool = fact("46B3(a)")
    """Dummy was to lead to the trick (false: to follow to it)."""
    won_in_rank_suit: bool = fact("46B3(a)")
    """Dummy won the trick before, and has the named rank in the suit it won with."""
    reason: Reason = judgement("45C4(b)")
    """A slip of the tongue, or a change of mind."""
    declarer_played_since: bool = fact("45C4(b)", assumed=False)
    """Declarer has played another card since, from his hand or from dummy."""
    both_played_next: bool = fact("45D1")
    """Both sides have played to the next trick."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What went wrong, from what is told of it."""
        derived = super().derive(told)
        if told.get("problem"):
            return derived
        if told.get("reason") or told.get("declarer_played_since") is not None:
            derived["problem"] = Problem.CHANGE
        elif told.get("both_played_next") is not None:
            derived["problem"] = Problem.DUMMY_ACTED
        elif told.get("words"):
            derived["problem"] = Problem.WORDS
        return derived
