"""Laws 20 and 41B-C: restating the auction, asking about calls, and who may ask what when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible, Irregularity
from rulings.ruling import Ruling, ruling
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


OFFERED: Final = (
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
    asker: Asker = detail()

    purpose: Purpose = fact("20G1 73B1", assumed=Purpose.GENUINE)
    request: Request = fact("20B", offered=OFFERED)
    when: When = fact("20F1")
    must_pass: bool = fact("20B", assumed=False)
    """The laws oblige the player who asks to pass."""
    by_dummy: bool = fact("41B", assumed=False)
    """Dummy (or the player who will be dummy) asks."""
    has_played: bool = fact("41B")
    """The player who asks has already played his first card (for declarer: from dummy)."""
    own_turn: bool = fact("20F1", assumed=True)
    """It is the asker's turn to call or to play (for declarer: from hand or dummy)."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The phase from what has happened; only a finished auction has a declarer and a dummy."""
        when, asker = told.get("when"), told.get("asker")
        derived: dict[str, Any] = {}
        if when is None and (told.get("dummy_down") or told.get("has_played")):
            when = derived["when"] = When.PLAY
        if when in (When.AUCTION, When.CLARIFICATION) and told.get("dummy_down"):
            raise Impossible("dummy_down: the play has begun")
        if when == When.AUCTION and told.get("has_played"):
            raise Impossible("has_played: nobody plays during the auction")
        if when == When.AUCTION and asker:
            raise Impossible("asker: the auction has not decided that yet")
        if asker:
            derived["by_dummy"] = asker == Asker.DUMMY
        return derived


@dataclass(frozen=True, slots=True)
class _Law20:
    """What may be asked in an edition, and what forbids a question that is none."""

    for_partner: tuple[str, ...] = ("20G1",)
    to_mislead: tuple[str, ...] = ("20G2",)
    single: tuple[str, ...] = ("20F3", "16B1:single")
    """A question about one call, during the auction; the same later."""
    single_later: tuple[str, ...] = ("20F3", "16B1:single")
    who_explains: str = "20F1:who"
    silenced_may_ask: bool = False
    """A player bound to pass may have the opponents' calls explained."""


LAW_20_2017: Final = _Law20()
LAW_20_2007: Final = replace(LAW_20_2017, to_mislead=("73D2",))
LAW_20_1997: Final = _Law20(
    for_partner=("73B1",),
    to_mislead=("73D2",),
    single=("20F1:whole", "16B1:single"),
    single_later=("16B1:single",),
    who_explains="20F1:normally",
    silenced_may_ask=True,
)

_ALWAYS: Final[dict[Request, tuple[str, ...]]] = {
    Request.CALL_NOT_HEARD: ("20A",),
    Request.PART_OF_REVIEW: ("20B:part", "20C2:part"),
    Request.WHOSE_LEAD: ("20C1",),
    Request.WHO_REPEATS: ("20D", "20E"),
}
"""What is answered in the same way at any time."""


@law(
    "20, 41",
    of=ReviewOfAuction,
    editions={LAWS_2017: LAW_20_2017, LAWS_2007: LAW_20_2007, LAWS_1997: LAW_20_1997},
)
def review_of_auction(case: ReviewOfAuction, own: _Law20) -> Ruling:
    """Laws 20 and 41B-C: who may hear what, and when."""
    match case.purpose:
        case Purpose.FOR_PARTNER:
            return ruling(
                *own.for_partner,
                "16B1(a):question",
                ui_to="offending_side",
                penalty="possible",
                adjusted_score="possible",
            )
        case Purpose.TO_MISLEAD:
            return ruling(*own.to_mislead, penalty="possible", adjusted_score="possible")
    match case.request:
        case Request.REVIEW:
            return _review(case)
        case Request.CONTRACT:
            return _contract(case)
        case Request.MEANING:
            return _meaning(case, own, single=False)
        case Request.SINGLE_CALL:
            return _meaning(case, own, single=True)
        case Request.WHO_EXPLAINS:
            return ruling(own.who_explains)
        case Request.ERROR_IN_REVIEW:
            return ruling("20E", later=("12C1(a):review",), adjusted_score="possible")
    return ruling(*_ALWAYS[case.request])


def _review(case: ReviewOfAuction) -> Ruling:
    """Laws 20B, 20C2, 41B: the whole auction, while it can still be asked for."""
    if told(case, "by_dummy", True):
        return ruling("41B:dummy", "20C2:dummy")
    match case.when:
        case When.AUCTION:
            if case.must_pass:
                return ruling("20B:must_pass")
            return ruling("20B", "20D") if case.own_turn else ruling("20B:not_turn")
        case When.CLARIFICATION:
            if case.by_dummy:
                return ruling("41B:dummy", "20C2:dummy")
            return ruling("41B", "20C2:part", "20D")
        case When.PLAY:
            if case.has_played:
                return ruling("41B:too_late", "41C")
            if case.by_dummy:
                return ruling("41B:dummy", "20C2:dummy")
            return ruling("20C2", "41B:lapses", "20D") if case.own_turn else ruling("20C2:not_turn")


def _meaning(case: ReviewOfAuction, own: _Law20, *, single: bool) -> Ruling:
    """Laws 20F1-F3, 41B: what calls and plays mean; ``single`` where it is about one call."""
    later = () if single else ("16B1:question",)
    after = own.single_later if single else ()
    if told(case, "by_dummy", True):
        return ruling("41B:dummy", "20F2:dummy")
    match case.when:
        case When.AUCTION:
            if not own.silenced_may_ask and case.must_pass:
                return ruling("20F1:must_pass")
            if not case.own_turn:
                return ruling("20F1:not_turn")
            return ruling("20F1", *(own.single if single else ()), later=later)
        case When.CLARIFICATION:
            if case.by_dummy:
                return ruling("41B:dummy", "20F2:dummy")
            return ruling("41B:explain", "20F2", *after, later=later)
        case When.PLAY:
            if case.by_dummy:
                return ruling("41B:dummy", "20F2:dummy")
            if not case.own_turn:
                return ruling("20F2:not_turn")
            return ruling("20F2", "41B:single", *after, later=later)


def _contract(case: ReviewOfAuction) -> Ruling:
    """Law 41C: what the contract is, when a review is no longer possible."""
    if told(case, "when", When.AUCTION, When.CLARIFICATION):
        return _review(case)
    if case.by_dummy:
        return ruling("41C:dummy")
    return ruling("41C") if case.own_turn else ruling("41C:not_turn")
