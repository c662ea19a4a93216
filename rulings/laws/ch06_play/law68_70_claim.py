"""Laws 68-70: claims, agreed and contested."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play import claim_rulings as rulings_on
from rulings.laws.ch06_play.claim_rulings import ClaimLaw, LostTrick, Objection
from rulings.laws.ch06_play.derivation import derive_in_steps
from rulings.ruling import Ruling, ruling
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Side

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


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


WON_BACK: Final = (LostTrick.ACTUALLY_WON, LostTrick.LIKELY_WON, LostTrick.NEITHER)
WON_BACK_1997: Final = (LostTrick.ACTUALLY_WON, LostTrick.CANNOT_BE_LOST, LostTrick.NEITHER)


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
    lost_trick: LostTrick = judgement(
        "69B", offered=WON_BACK, offered_in={LAWS_1997: WON_BACK_1997}
    )
    contest: Contest = choice("68D2", Role.NON_CLAIMING_SIDE, assumed=Contest.CALL_DIRECTOR)
    """What the other side wants; where the law does not let play go on, that it went on."""
    all_agree: bool = fact("68D2(b)(i)", editions={LAWS_2017})
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
    other_shows_out: bool = fact("70E1 1997-70E", assumed=False)
    """The other opponent had shown out of the suit, or would on any normal play."""
    rest_irrational: bool = judgement("1997-70E", editions={LAWS_1997})
    """Not to play for that position of the card would be irrational."""
    partner_could_err: bool = judgement("70D2 70A")
    """The claimer's partner has another normal play that wins fewer tricks."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What the objection is, and who claimed and who doubted, from the details."""
        return derive_in_steps(told, _objection, _response, _claimer)


_ABOUT: Final = {
    Objection.OUTSTANDING_TRUMP: ("trump_mentioned", "likely_unaware", "trump_can_win"),
    Objection.PARTNERS_CHOICE: ("partner_could_err",),
    Objection.CARD_POSITION: ("other_shows_out", "rest_irrational"),
    Objection.UNSTATED_LINE: ("worse_normal_line",),
}


_SAID_OF_TRUMP: Final = frozenset({"trump_mentioned"})
"""Who states no line mentions no trump either: by itself that does not mean that one is out."""


def _objection(told: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if told.get("line_stated") is False:
        found["trump_mentioned"] = False
    if told.get("objection") == Objection.OUTSTANDING_TRUMP:
        found["outstanding_trump"] = True
    if told.get("objection") is not None:
        return found
    if told.get("outstanding_trump"):
        return {**found, "objection": Objection.OUTSTANDING_TRUMP}
    silent = told.get("line_stated") is False or told.get("outstanding_trump") is False
    spoken = {s for s, v in told.items() if v is not None and not (silent and s in _SAID_OF_TRUMP)}
    about = (o for o, slots in _ABOUT.items() if not spoken.isdisjoint(slots))
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


@dataclass(frozen=True, slots=True)
class _Laws68To70:
    claim: ClaimLaw
    won_back: Callable[[Claim], tuple[str, ...] | None]
    """A trick that a side had agreed to lose; ``None`` where it stays lost."""
    played_on: Callable[[Claim, ClaimLaw], Ruling]
    """The side that doubts the claim wants to play on, or did."""


def _won_back(case: Claim) -> tuple[str, ...] | None:
    """Law 69B since 2007: a trick won, or likely to be won in play."""
    match case.lost_trick:
        case LostTrick.ACTUALLY_WON:
            return ("69B1", "69B:period")
        case LostTrick.LIKELY_WON | LostTrick.CANNOT_BE_LOST:
            return ("69B2", "69B:period")
        case LostTrick.NEITHER:
            return None


def _won_back_1997(case: Claim) -> tuple[str, ...] | None:
    """Law 69B of 1997: a trick won, or one that no normal play could lose."""
    match case.lost_trick:
        case LostTrick.ACTUALLY_WON:
            return ("69B1", "69B:period")
        case LostTrick.CANNOT_BE_LOST:
            return ("1997-69B:safe", "69B:period")
        case LostTrick.LIKELY_WON | LostTrick.NEITHER:
            return None


def _play_on(case: Claim, own: ClaimLaw) -> Ruling:
    """Law 68D2(b): as if there had been no claim, if all four agree."""
    if not case.all_agree:
        return rulings_on.contested(case, own, "68D2(b)(i):refused")
    return ruling(
        "68D2(b)(ii)",
        "68D2(b)(i)",
        board="result_stands",
        play_ceases=False,
        penalty_card="none",
        ui_to="none",
    )


def _evidence_2007(case: Claim, own: ClaimLaw) -> Ruling:
    """Laws 68D and 70D3 of 2007: play after a claim counts only as evidence."""
    return _no_play(case, own, "2007-68D:over", "2007-70D3")


def _void_1997(case: Claim, own: ClaimLaw) -> Ruling:
    """Law 68D of 1997: play after a claim is void."""
    return _no_play(case, own, "1997-68D:void")


def _no_play(case: Claim, own: ClaimLaw, *says: str) -> Ruling:
    if told(case, "objection", *Objection):
        return rulings_on.contested(case, own, *says)
    return ruling(*says, "68D2(a)", "70A", later=own.hearing, base=rulings_on.CONTESTED)


LAWS_68_TO_70_2017: Final = _Laws68To70(rulings_on.CLAIM_2017, _won_back, _play_on)
LAWS_68_TO_70_2007: Final = _Laws68To70(rulings_on.CLAIM_2007, _won_back, _evidence_2007)
LAWS_68_TO_70_1997: Final = _Laws68To70(rulings_on.CLAIM_1997, _won_back_1997, _void_1997)


@law(
    "68-70",
    of=Claim,
    editions={
        LAWS_2017: LAWS_68_TO_70_2017,
        LAWS_2007: LAWS_68_TO_70_2007,
        LAWS_1997: LAWS_68_TO_70_1997,
    },
)
def claim(case: Claim, own: _Laws68To70) -> Ruling:
    """Laws 68-70: play is suspended; agreed it is scored, doubted the director decides."""
    match case.nature:
        case Nature.ONLY_CURRENT_TRICK:
            return rulings_on.current_trick(own.claim)
        case Nature.NOT_MEANT:
            return ruling("68A:not_meant", board="play_on", play_ceases=False)
        case Nature.PARTNER_OBJECTED:
            return own.claim.partner_objected()
    if told(case, "asks_what_counts", True) and not told(case, "response", *Response):
        return ruling("68A", "68C", "68D", later=("69A", "68D2(a)"), play_ceases=True)
    match case.response:
        case Response.AGREED:
            return ruling("69A", later=("69B",), board="result_stands", play_ceases=True)
        case Response.AGREED_THEN_OBJECTED:
            return _assent_withdrawn(case, own)
        case Response.DOUBTED if case.contest == Contest.CONTINUE_PLAY:
            return own.played_on(case, own.claim)
        case Response.DOUBTED:
            return rulings_on.contested(case, own.claim)


def _assent_withdrawn(case: Claim, own: _Laws68To70) -> Ruling:
    """Law 69B: which tricks come back to a side that had agreed to lose them."""
    match case.objection_time:
        case ObjectionTime.BEFORE_NEXT_BOARD:
            return rulings_on.contested(case, own.claim, "69A:in_time")
        case ObjectionTime.TOO_LATE:
            return ruling("69A:stands", "79C1:claim", board="result_stands", play_ceases=True)
    if says := own.won_back(case):
        return ruling(*says, play_ceases=True)
    return ruling("69A:stands", "69B:period", board="result_stands", play_ceases=True)
