"""Laws 61-64: a player who could follow suit, or play what he must, and did not."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, ClassVar, Final

from pydantic import Field, StringConstraints

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play import revoke_facts, revoke_older
from rulings.laws.ch06_play import revoke_rectification as rectification
from rulings.laws.ch06_play.derivation import derive_in_steps
from rulings.laws.ch06_play.revoke_facts import (
    Circumstance,
    Hand,
    Inquiry,
    Moment,
    NextAct,
    Winner,
)
from rulings.laws.ch06_play.revoke_rectification import RevokeLaw
from rulings.ruling import Ruling, ruling
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
    broke_requirement: bool = detail()
    """He did not lead or play a card or suit that a rectification required of him."""
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
    moment: Moment | None = detail()
    next_act: NextAct | None = detail()
    lead_withdrawn: bool = detail()
    """The play to the next trick was withdrawn: an opponent had wrongly said it was his turn."""
    opponents_played_after: bool = detail()
    """An opponent played a card after the revoke, before attention was drawn."""
    inquiry: Inquiry | None = detail()
    partner_had_played: bool = detail()
    """Trick twelve: the offender's partner had played to it before the revoke."""
    asks_to_inspect: bool = detail()
    """A player wants to look at the tricks because he suspects a revoke."""

    circumstance: Circumstance = fact("64B", assumed=Circumstance.ORDINARY)
    established: bool = fact("63A")
    """The offender or his partner played to the next trick, named a card for it, or claimed."""
    objection_over: bool = fact("63A4", editions={LAWS_2017})
    """After an agreed claim: the round is over, or the side has called on the next board."""
    hand: Hand = fact("62B")
    card_faced: bool = fact("62B2", assumed=False)
    """The defender's revoke card already lay face up, as a penalty card does."""
    won_by: Winner = fact("64A")
    won_later: bool = fact("64A1")
    """The offending side won at least one trick after the revoke trick."""
    hands_returned: bool = fact("62D1")
    """Trick twelve: all four hands are back in the board."""
    both_established: bool = fact("64B7", editions={LAWS_2017})
    """Both sides revoked, and both revokes are established."""
    same_trick: bool = fact("62C3", editions={LAWS_2017})
    """Both sides revoked in one and the same trick."""
    non_offenders_called: bool = fact("64B4")
    """An opponent of the offender had called on the next board before attention was drawn."""
    faced_card: bool = fact("2007-64B3", editions={LAWS_2007, LAWS_1997}, assumed=False)
    """The card that should have been played lay face up on the table, or in a faced hand."""
    won_with_card: bool = fact("1997-64A2", editions={LAWS_1997})
    """Later the offender himself won a trick with a card he could have played to this one."""
    won_two: bool = fact("1997-64A2", editions={LAWS_1997})
    """The offending side won two or more tricks from the revoke trick on."""
    too_little_redress: bool = judgement("64C1")
    """Without the revoke the other side would have more tricks than after the transfer."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose hand, how far the play had come, who won, from seats, cards and moments."""
        return derive_in_steps(
            told,
            revoke_facts.whose_hand,
            revoke_facts.how_far,
            revoke_facts.trick_twelve,
            revoke_facts.which_circumstance,
            revoke_facts.who_won,
            revoke_facts.ruff_or_discard,
            revoke_facts.tricks_after,
        )


_ALLOWED: Final[dict[Inquiry | None, tuple[str, ...]]] = {
    Inquiry.DECLARER_ASKS_DEFENDER: ("61B1",),
    Inquiry.DUMMY_ASKS_DECLARER: ("61B2(a)", "42B1"),
    Inquiry.DEFENDER_ASKS_DECLARER: ("61B3",),
    Inquiry.DEFENDER_ASKS_PARTNER: ("61B3:partner",),
}
LAWS_61_TO_64_2017: Final = RevokeLaw(
    partner_may_not_ask=False,
    dummy_asks_defender=("61B2(b)", "42B1:not_defender"),
    claimed="63A3",
    agreed="63A4",
    agreement_waits=True,
    transfer=rectification.transfer,
    excuses_faced_cards=False,
    penalty_card="64B3:penalty_card",
    dummys_card="64B3:dummy",
    both_sides=rectification.both_sides,
    each_alone=(),
)
LAWS_61_TO_64_2007: Final = replace(
    LAWS_61_TO_64_2017,
    claimed="2007-63A3",
    agreed="2007-63A3:agreed",
    agreement_waits=False,
    excuses_faced_cards=True,
    penalty_card="2007-64B3",
    dummys_card="2007-64B3",
    both_sides=revoke_older.both_sides_2007,
)
LAWS_61_TO_64_1997: Final = replace(
    LAWS_61_TO_64_2007,
    partner_may_not_ask=True,
    dummy_asks_defender=("42B1:not_defender",),
    transfer=revoke_older.transfer_1997,
    both_sides=revoke_older.each_by_itself_1997,
    each_alone=("1997-64A:each",),
)


@law(
    "61-64",
    of=Revoke,
    editions={
        LAWS_2017: LAWS_61_TO_64_2017,
        LAWS_2007: LAWS_61_TO_64_2007,
        LAWS_1997: LAWS_61_TO_64_1997,
    },
)
def revoke(case: Revoke, own: RevokeLaw) -> Ruling:
    """Laws 61-64: until it is established a revoke is put right, afterwards it costs tricks."""
    if own.partner_may_not_ask and _partner_asked(case):
        return revoke_older.asked_partner_1997(case)
    if not _revoke_told(case) and (answer := _inquiry(case, own)):
        return answer
    match case.circumstance:
        case Circumstance.COULD_NOT_FOLLOW:
            return ruling(
                "61A:none",
                "59:revoke",
                established=False,
                must_correct=False,
                tricks_transferred=0,
                card_played=True,
            )
        case Circumstance.TWELFTH_TRICK:
            return rectification.twelfth_trick(case)
        case Circumstance.DUMMY_ASKED_FIRST:
            return rectification.established(case, own)
        case Circumstance.BOTH_SIDES:
            if settled := own.both_sides(case, own):
                return settled
    if rectification.is_established(case, own):
        return rectification.established(case, own)
    if case.circumstance == Circumstance.PENALTY_CARD_NOT_PLAYED:
        return rectification.penalty_card_not_played(case)
    return rectification.corrected(case, _ALLOWED.get(case.inquiry, ()))


def _partner_asked(case: Revoke) -> bool:
    """A defender's question brought it to light; it was not established before."""
    asked = case.inquiry == Inquiry.DEFENDER_ASKS_PARTNER
    return asked and not told(case, "established", True)


def _revoke_told(case: Revoke) -> bool:
    """Whether more is told than that somebody asked."""
    return told(case, "established", True, False) or told(case, "circumstance", *Circumstance)


def _inquiry(case: Revoke, own: RevokeLaw) -> Ruling | None:
    """Laws 61B and 61C: who may ask whom, and who may look at tricks."""
    if case.inquiry == Inquiry.DUMMY_ASKS_DEFENDER:
        return ruling(
            *own.dummy_asks_defender,
            later=("16B:inquiry", "43B1"),
            ui_to="offending_side",
            penalty="possible",
            adjusted_score="possible",
        )
    if case.inquiry is not None:
        return ruling(*_ALLOWED[case.inquiry], later=("62A:if",), penalty="none")
    if told(case, "asks_to_inspect", True):
        return ruling("61C", "66C", later=("66D",), board="play_on")
    return None
