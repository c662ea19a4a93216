"""Laws 46, 45C4(b), 45D: how declarer names dummy's cards, and what goes wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible, Irregularity
from rulings.ruling import Facts, Ruling, ruling
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
    last_to_play: bool = fact("46B1", editions={LAWS_1997})
    """Dummy was the last to play to the trick."""
    reason: Reason = judgement("45C4(b) 2007-45C4(b)")
    """A slip of the tongue, or a change of mind."""
    without_pause: bool = fact("2007-45C4(b)", editions={LAWS_2007, LAWS_1997})
    """He put the slip right at once, without pausing to think."""
    declarer_played_since: bool = fact(
        "45C4(b) 2007-45C4(b)", assumed=False, editions={LAWS_2017, LAWS_2007}
    )
    """Declarer has played another card since, from his hand or from dummy."""
    both_played_next: bool = fact("45D1")
    """Both sides have played to the next trick."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What went wrong, from what is told of it."""
        derived = super().derive(told)
        if told.get("leading") and told.get("last_to_play"):
            msg = "last_to_play: whoever leads to a trick is the first to play"
            raise Impossible(msg)
        if told.get("problem"):
            return derived
        if told.get("reason") or any(told.get(slot) is not None for slot in _OF_A_CHANGE):
            derived["problem"] = Problem.CHANGE
        elif told.get("both_played_next") is not None:
            derived["problem"] = Problem.DUMMY_ACTED
        elif told.get("words"):
            derived["problem"] = Problem.WORDS
        return derived


_OF_A_CHANGE: Final = ("declarer_played_since", "without_pause")
_PLAYED: Final = Facts(card_played=True, may_change=False)
_BY_WORDS: Final = {
    Words.SUIT_AND_RANK: "45C4(a)",
    Words.HIGH: "46B1(a)",
    Words.WIN: "46B1(b)",
    Words.LOW: "46B1(c)",
    Words.SUIT_ONLY: "46B2",
}
"""The paragraph that says which card the words stand for, whatever the position."""


def _slip_2017(case: DummyDesignation, stands_for: tuple[str, ...]) -> Ruling:
    """Law 45C4(b): a slip may be put right until declarer plays again; a new idea may not."""
    if case.reason is Reason.CHANGE_OF_MIND:
        return ruling("45C4(b):mind", *stands_for, base=_PLAYED)
    if case.declarer_played_since:
        return ruling("45C4(b):late", *stands_for, base=_PLAYED)
    return _put_right("45C4(b)")


def _slip_2007(case: DummyDesignation, stands_for: tuple[str, ...]) -> Ruling:
    """Law 45C4(b) of 2007: without a pause for thought, and before his side plays again."""
    if case.reason is Reason.SLIP and case.declarer_played_since:
        return ruling("2007-45C4(b):late", *stands_for, base=_PLAYED)
    return _slip_1997(case, stands_for)


def _slip_1997(case: DummyDesignation, stands_for: tuple[str, ...]) -> Ruling:
    """Law 45C4(b) of 1997: without a pause for thought."""
    if case.reason is Reason.CHANGE_OF_MIND:
        return ruling("2007-45C4(b):mind", *stands_for, base=_PLAYED)
    if not case.without_pause:
        return ruling("2007-45C4(b):pause", *stands_for, base=_PLAYED)
    return _put_right("2007-45C4(b)")


def _put_right(paragraph: str) -> Ruling:
    return ruling(
        paragraph,
        "47C",
        later=("47D:designation", "16C1:withdrawn"),
        card_played=False,
        may_change=True,
        withdrawn_card="returned",
    )


def _too_late_2017(case: DummyDesignation) -> Ruling:
    """Law 45D2: the card stands; it may have made a revoke, by a follower or by dummy."""
    led = () if told(case, "leading", False) else ("45D2:led",)
    followed = () if told(case, "leading", True) else ("45D2:followed", "64B3:designation")
    return ruling("45D2", later=led + followed, base=_PLAYED, board="play_on")


def _too_late_2007(case: DummyDesignation) -> Ruling:
    """Law 45D until 2017 ends with both sides' play to the next trick; what remains is 64B3."""
    later = () if told(case, "leading", True) else ("2007-64B3:designation",)
    return ruling("2007-45D:late", later=later, base=_PLAYED, board="play_on")


def _high(case: DummyDesignation) -> str:
    del case
    return "46B1(a)"


def _high_1997(case: DummyDesignation) -> str:
    """Law 46B1 of 1997: from the last hand to play "high" means high enough."""
    last = not told(case, "leading", True) and case.last_to_play
    return "1997-46B1:last" if last else "46B1(a)"


@dataclass(frozen=True, slots=True)
class _Laws45And46:
    high: Callable[[DummyDesignation], str]
    """The paragraph that says which card "high" is."""
    slip: Callable[[DummyDesignation, tuple[str, ...]], Ruling]
    """Declarer wants another card; the paragraphs for the words he used are given."""
    too_late: Callable[[DummyDesignation], Ruling]
    """Dummy put out a card himself, and both sides have played to the next trick."""


LAWS_45_46_2017: Final = _Laws45And46(_high, _slip_2017, _too_late_2017)
LAWS_45_46_2007: Final = _Laws45And46(_high, _slip_2007, _too_late_2007)
LAWS_45_46_1997: Final = _Laws45And46(_high_1997, _slip_1997, _too_late_2007)


@law(
    "45-46",
    of=DummyDesignation,
    editions={
        LAWS_2017: LAWS_45_46_2017,
        LAWS_2007: LAWS_45_46_2007,
        LAWS_1997: LAWS_45_46_1997,
    },
)
def dummy_designation(case: DummyDesignation, own: _Laws45And46) -> Ruling:
    """Law 46B: what the words stand for; 45C4(b): another card; 45D: dummy's own act."""
    match case.problem:
        case Problem.WORDS:
            return _words(case, own)
        case Problem.CHANGE:
            return own.slip(case, _stand_for(case))
        case Problem.DUMMY_ACTED if case.both_played_next:
            return own.too_late(case)
        case Problem.DUMMY_ACTED:
            later = ("45D1:later", "16C1:withdrawn")
            return ruling("45D1", later=later, may_change=True, withdrawn_card="returned")


def _words(case: DummyDesignation, own: _Laws45And46) -> Ruling:
    """Law 46B: the words count, unless another intention is beyond doubt."""
    words = case.words
    if case.other_intention:
        return ruling("46B", card_played=True)
    match words:
        case Words.NOT_THERE:
            return ruling("46B4", card_played=False, may_change=True)
        case Words.ANYTHING:
            return ruling("46B5")
        case Words.HIGH:
            return ruling(own.high(case), base=_PLAYED)
        case Words.RANK_ONLY if case.leading and case.won_in_rank_suit:
            return ruling("46B3(a)", base=_PLAYED)
        case Words.RANK_ONLY:
            return ruling("46B3(b)", base=_PLAYED)
        case _:
            return ruling(_BY_WORDS[words], base=_PLAYED)


def _stand_for(case: DummyDesignation) -> tuple[str, ...]:
    """The paragraphs for the words that declarer wants to replace, where they are told."""
    return tuple(paragraph for words, paragraph in _BY_WORDS.items() if told(case, "words", words))
