"""Laws 68-70: claims, agreed and contested."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play import claim_rulings as rulings_on
from rulings.laws.ch06_play.claim_rulings import LostTrick, Objection
from rulings.laws.ch06_play.derivation import derive_in_steps
from rulings.ruling import Ruling, ruling
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Side

if TYPE_CHECKING:
    from collections.abc import Mapping


class Nature(StrEnum):
    """What the words or the shown cards amount to."""

    CLAIM = "claim"
    """A claim to later tricks: words, a suggestion to stop, cards shown."""
    ONLY_CURRENT_TRICK = "only_current_trick"
    """He spoke only of winning or losing the trick that was being played."""
    NOT_MEANT = "not_meant"
    """Showing his cards was plainly not meant as a claim."""
    PARTNER_OBJECTED = "partner_objected"
    """A defender gave tricks up (claiming some, or none), and his partner objected at once."""


class Response(StrEnum):
    """What the other players say to the claim."""

    AGREED = "agreed"
    DOUBTED = "doubted"
    """Somebody, dummy included, disputes it."""
    AGREED_THEN_OBJECTED = "agreed_then_objected"
    """The other side agreed, and now wants a trick back."""


class Contest(StrEnum):
    """What the side that did not claim wants when it doubts the claim."""

    CALL_DIRECTOR = "call_director"
    CONTINUE_PLAY = "continue_play"
    """To play on, which all four players must agree to."""


class ObjectionTime(StrEnum):
    """When a side that had agreed to a claim objected."""

    BEFORE_NEXT_BOARD = "before_next_board"
    """Before the side called on the next board, and before the end of the round."""
    CORRECTION_PERIOD = "correction_period"
    """Later, but while the score may still be corrected."""
    TOO_LATE = "too_late"


class Claim(Irregularity):
    """A player said that his side wins some tricks, suggested to stop play, or showed his cards."""

    kind: ClassVar[str] = "claim"

    claimer: Side = detail()
    """Declarer claimed, or a defender did."""
    asks_what_counts: bool = detail()
    """The text asks only whether this was a claim, or what a claim does."""
    line_stated: bool = detail()
    """The claimer said how he would play."""
    outstanding_trump: bool = detail()
    """An opponent of the claimer still has a trump."""

    nature: Nature = fact("68", assumed=Nature.CLAIM)
    response: Response = fact("68D", offered=(Response.AGREED, Response.DOUBTED))
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

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What the objection is, and who claimed and who doubted, from the details."""
        return derive_in_steps(told, _objection, _response, _claimer)


_ABOUT: Final = {
    Objection.OUTSTANDING_TRUMP: ("trump_mentioned", "likely_unaware", "trump_can_win"),
    Objection.PARTNERS_CHOICE: ("partner_could_err",),
    Objection.CARD_POSITION: ("other_shows_out",),
    Objection.UNSTATED_LINE: ("worse_normal_line",),
}


def _objection(told: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if told.get("line_stated") is False:
        found["trump_mentioned"] = False
    if told.get("objection") is not None:
        return found
    if told.get("outstanding_trump"):
        return {**found, "objection": Objection.OUTSTANDING_TRUMP}
    about = (o for o, slots in _ABOUT.items() if any(told.get(s) is not None for s in slots))
    return next(({**found, "objection": o} for o in about), found)


def _response(told: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if told.get("all_agree") is not None and told.get("contest") is None:
        found["contest"] = Contest.CONTINUE_PLAY
    if told.get("response") is not None:
        return found
    if any(told.get(slot) is not None for slot in ("objection_time", "lost_trick")):
        return {**found, "response": Response.AGREED_THEN_OBJECTED}
    if any(told.get(slot) is not None for slot in ("objection", "contest", "all_agree")):
        return {**found, "response": Response.DOUBTED}
    return found


def _claimer(told: Mapping[str, Any]) -> dict[str, Any]:
    partner = told.get("objection") == Objection.PARTNERS_CHOICE
    if partner or told.get("nature") == Nature.PARTNER_OBJECTED:
        return {"claimer": Side.DEFENDING}
    return {}


@law("68-70", of=Claim, editions={LAWS_2017})
def claim(case: Claim) -> Ruling:
    """Laws 68-70: play is suspended; agreed it is scored, doubted the director decides."""
    match case.nature:
        case Nature.ONLY_CURRENT_TRICK:
            return rulings_on.current_trick()
        case Nature.NOT_MEANT:
            return ruling("68A:not_meant", board="play_on", play_ceases=False)
        case Nature.PARTNER_OBJECTED:
            return rulings_on.partner_objected()
    if told(case, "asks_what_counts", True) and not told(case, "response", *Response):
        return ruling("68A", "68C", "68D", later=("69A", "68D2(a)"), play_ceases=True)
    match case.response:
        case Response.AGREED:
            return ruling("69A", later=("69B",), board="result_stands", play_ceases=True)
        case Response.AGREED_THEN_OBJECTED:
            return _assent_withdrawn(case)
        case Response.DOUBTED:
            return _doubted(case)


def _assent_withdrawn(case: Claim) -> Ruling:
    """Law 69B: which tricks come back to a side that had agreed to lose them."""
    match case.objection_time:
        case ObjectionTime.BEFORE_NEXT_BOARD:
            return rulings_on.contested(case, "69A:in_time")
        case ObjectionTime.TOO_LATE:
            return ruling("69A:stands", "79C1:claim", board="result_stands", play_ceases=True)
    match case.lost_trick:
        case LostTrick.ACTUALLY_WON:
            return ruling("69B1", "69B:period", play_ceases=True)
        case LostTrick.LIKELY_WON:
            return ruling("69B2", "69B:period", play_ceases=True)
        case LostTrick.NEITHER:
            return ruling("69A:stands", "69B:period", board="result_stands", play_ceases=True)


def _doubted(case: Claim) -> Ruling:
    """Law 68D2: the director decides, unless all four agree to play on."""
    if case.contest == Contest.CONTINUE_PLAY:
        if case.all_agree:
            return ruling(
                "68D2(b)(ii)",
                "68D2(b)(i)",
                board="result_stands",
                play_ceases=False,
                penalty_card="none",
                ui_to="none",
            )
        return rulings_on.contested(case, "68D2(b)(i):refused")
    return rulings_on.contested(case)
