"""Laws 61-64: a player who could follow suit, or play what he must, and did not."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import Field, StringConstraints

from rulings.irregularity import Irregularity
from rulings.laws.ch06_play import revoke_facts
from rulings.laws.ch06_play.derivation import derive_in_steps
from rulings.laws.ch06_play.revoke_facts import (
    Circumstance,
    Hand,
    Inquiry,
    Moment,
    NextAct,
    Winner,
)
from rulings.slots import detail, fact, judgement
from rulings.terms import Card, Seat, Side, Suit

Count = Annotated[int, Field(ge=0, le=13)]
Denomination = Annotated[str, StringConstraints(pattern=r"^([SHDC]|NT)$")]


class Revoke(Irregularity):
    """A failure to follow suit, or to play a card or suit that was required, though able to.

    ``offender`` is the player who revoked; for a revoke by dummy it is dummy.
    """

    kind: ClassVar[str] = "revoke"

    side: Side = detail()
    """The offending side declares or defends."""
    trumps: Denomination = detail()
    """The denomination of the contract."""
    suit_led: Suit = detail()
    card: Card = detail()
    """The card that was played instead of following suit."""
    discarded: bool = detail()
    """True: a plain card thrown on the trick (it cannot win). False: he ruffed."""
    trick: Annotated[int, Field(ge=1, le=13)] = detail()
    """The number of the revoke trick."""
    trick_winner: Seat = detail()
    winner_hand: Hand = detail()
    """The revoke trick was won by declarer, by dummy, or by a defender (which is not told)."""
    side_won_trick: bool = detail()
    """The offender or his partner won the revoke trick; which of them is not told."""
    later_tricks: Count = detail()
    """How many tricks the offending side won after the revoke trick."""
    tricks_from_revoke: Count = detail()
    """How many tricks the offending side won from the revoke trick on, that trick included."""
    moment: Moment = detail()
    next_act: NextAct = detail()
    lead_withdrawn: bool = detail()
    """The play to the next trick was withdrawn: an opponent had wrongly said it was his turn."""
    opponents_played_after: bool = detail()
    """An opponent played a card after the revoke, before attention was drawn."""
    inquiry: Inquiry = detail()
    asks_to_inspect: bool = detail()
    """A player wants to look at the tricks because he suspects a revoke."""

    circumstance: Circumstance = fact("64B", assumed=Circumstance.ORDINARY)
    established: bool = fact("63A")
    """The offender or his partner played to the next trick, named a card for it, or claimed."""
    objection_over: bool = fact("63A4")
    """After an agreed claim: the round is over, or the side has called on the next board."""
    hand: Hand = fact("62B")
    card_faced: bool = fact("62B2", assumed=False)
    """The defender's revoke card already lay face up, as a penalty card does."""
    won_by: Winner = fact("64A")
    won_later: bool = fact("64A1")
    """The offending side won at least one trick after the revoke trick."""
    hands_returned: bool = fact("62D1")
    """Trick twelve: all four hands are back in the board."""
    partner_had_played: bool = fact("62D2")
    """Trick twelve: the offender's partner had played to it before the revoke."""
    both_established: bool = fact("64B7")
    """Both sides revoked, and both revokes are established."""
    same_trick: bool = fact("62C3")
    """Both sides revoked in one and the same trick."""
    non_offenders_called: bool = fact("64B4")
    """An opponent of the offender had called on the next board before attention was drawn."""
    too_little_redress: bool = judgement("64C1")
    """Without the revoke the other side would have more tricks than after the transfer."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose hand, how far the play had come, who won, from seats, cards and moments."""
        return derive_in_steps(
            told,
            revoke_facts.whose_hand,
            revoke_facts.how_far,
            revoke_facts.which_circumstance,
            revoke_facts.who_won,
            revoke_facts.ruff_or_discard,
            revoke_facts.tricks_after,
        )
