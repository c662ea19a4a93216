"""Laws 20 and 41B-C: restating the auction, asking about calls, and who may ask what when."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Impossible, Irregularity
from rulings.slots import detail, fact


class Request(StrEnum):
    """What a player wants to hear, or what went wrong while he was told."""

    REVIEW = "review"
    """All the calls of the auction repeated."""
    MEANING = "meaning"
    """What the opponents' calls (or their methods of defence) mean, the auction as a whole."""
    SINGLE_CALL = "single_call"
    """What one particular call means."""
    PART_OF_REVIEW = "part_of_review"
    """Only a part of the auction repeated, or a review interrupted."""
    CONTRACT = "contract"
    """What the contract is and whether it is doubled."""
    CALL_NOT_HEARD = "call_not_heard"
    """A call that was just made and not heard or seen."""
    WHOSE_LEAD = "whose_lead"
    """A defender wants to know whether the opening lead is his."""
    WHO_REPEATS = "who_repeats"
    """Who answers when the auction is to be repeated."""
    WHO_EXPLAINS = "who_explains"
    """Who answers when a call is to be explained."""
    ERROR_IN_REVIEW = "error_in_review"
    """The auction was repeated wrongly."""


class When(StrEnum):
    """When the player asks."""

    AUCTION = "auction"
    """Before the final pass."""
    CLARIFICATION = "clarification"
    """After the final pass, no lead faced yet."""
    PLAY = "play"
    """The opening lead is face up."""


class Asker(StrEnum):
    """Who asks, once the auction is over."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"


class Purpose(StrEnum):
    """Why a question was asked."""

    GENUINE = "genuine"
    FOR_PARTNER = "for_partner"
    """Only so that partner hears the answer."""
    TO_MISLEAD = "to_mislead"
    """Only to draw a wrong answer from an opponent."""


OFFERED = (
    Request.REVIEW,
    Request.MEANING,
    Request.SINGLE_CALL,
    Request.CONTRACT,
    Request.CALL_NOT_HEARD,
)


class ReviewOfAuction(Irregularity):
    """A player asks, or wants to ask, about the auction or its meaning."""

    kind: ClassVar[str] = "review_of_auction"

    dummy_down: bool = detail()
    """Dummy has been spread: the play has begun."""

    purpose: Purpose = fact("20G1", assumed=Purpose.GENUINE)
    request: Request = fact("20B", offered=OFFERED)
    when: When = fact("20F1")
    must_pass: bool = fact("20B", assumed=False)
    """The laws oblige the player who asks to pass."""
    asker: Asker = fact("41B")
    has_played: bool = fact("41B")
    """The player who asks has already played his first card (for declarer: from dummy)."""
    own_turn: bool = fact("20F1")
    """It is the asker's turn to call or to play (for declarer: from hand or dummy)."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The phase from what has happened; nobody but the auction's players must pass."""
        when = told.get("when")
        begun = told.get("dummy_down") or told.get("has_played")
        derived: dict[str, Any] = {}
        if begun and when is None:
            when = derived["when"] = When.PLAY
        if told.get("dummy_down") and when in (When.AUCTION, When.CLARIFICATION):
            raise Impossible("dummy_down: the play has begun")
        if when == When.AUCTION and told.get("has_played"):
            raise Impossible("has_played: nobody plays during the auction")
        return derived
