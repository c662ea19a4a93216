"""Laws 68-70: claims, agreed and contested."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Side


class Contest(StrEnum):
    """What the side that did not claim wants when it doubts the claim."""

    CALL_DIRECTOR = "call_director"
    CONTINUE_PLAY = "continue_play"
    """To play on, which all four players must agree to."""


class Objection(StrEnum):
    """What the doubt is about."""

    OUTSTANDING_TRUMP = "outstanding_trump"
    """An opponent of the claimer still has a trump."""
    UNSTATED_LINE = "unstated_line"
    """The claimer now wants to play in a way that his statement did not contain."""
    CARD_POSITION = "card_position"
    """His way works only if one opponent and not the other holds a card: a finesse, a drop."""
    PARTNERS_CHOICE = "partners_choice"
    """A defender's claim works only if his partner plays the right one of several cards."""
    OTHER = "other"
    """Entries, blocked suits, a wrong count, a statement that does not work."""


class ObjectionTime(StrEnum):
    """When a side that had agreed to a claim objected."""

    BEFORE_NEXT_BOARD = "before_next_board"
    """Before the side called on the next board, and before the end of the round."""
    CORRECTION_PERIOD = "correction_period"
    """Later, but while the score may still be corrected."""
    TOO_LATE = "too_late"


class LostTrick(StrEnum):
    """What the trick was that a side agreed to lose."""

    ACTUALLY_WON = "actually_won"
    """It had won the trick before the claim."""
    LIKELY_WON = "likely_won"
    """It would likely have won the trick had play gone on."""
    NEITHER = "neither"


class Claim(Irregularity):
    """A player said that his side wins some tricks, suggested to stop play, or showed his cards."""

    kind: ClassVar[str] = "claim"

    claimer: Side = detail()
    """Declarer claimed, or a defender did."""
    line_stated: bool = detail()
    """The claimer said how he would play."""
    line_works: bool = detail()
    """The stated line wins the tricks against any lie of the cards."""

    about_current_trick: bool = fact("68", assumed=False)
    """He spoke only of the trick that was being played."""
    meant: bool = fact("68A", assumed=True)
    """False: showing his cards was plainly not meant as a claim."""
    partner_objected: bool = fact("68B2", assumed=False)
    """A defender claimed some tricks only, and his partner objected at once."""
    doubted: bool = fact("68D")
    """Somebody, dummy included, disputes the claim."""
    assent_withdrawn: bool = fact("69B", assumed=False)
    """The claim was agreed to; the side that agreed now wants a trick back."""
    objection_time: ObjectionTime = fact("69A")
    lost_trick: LostTrick = judgement("69B")
    contest: Contest = choice("68D2", Role.NON_CLAIMING_SIDE, assumed=Contest.CALL_DIRECTOR)
    all_agree: bool = fact("68D2(b)(i)")
    """All four players agree to play on."""
    objection: Objection = fact("70B2")
    trump_mentioned: bool = fact("70C1")
    """The claimer said something about the trump still out."""
    likely_unaware: bool = judgement("70C2")
    """It is at all likely that the claimer did not know of the trump."""
    trump_can_win: bool = judgement("70C3")
    """A trick can be lost to that trump in some normal play, careless play included."""
    worse_normal_line: bool = judgement("70D1")
    """There is another normal play, careless play included, that wins fewer tricks."""
    other_shows_out: bool = fact("70E1", assumed=False)
    """The other opponent had shown out of the suit, or would on any normal play."""
    partner_could_err: bool = judgement("70D2")
    """The claimer's partner has another normal play that wins fewer tricks."""
