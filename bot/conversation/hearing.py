"""What a text means as the next line of a conversation: an answer, a change, something new."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from bot.answer import Answer, AnswerStatus
from bot.conversation.offers import Offer, assumed, offers
from bot.understanding.followup import FollowUp, Mark, Whole, read_followup
from bot.understanding.language import available, detect
from bot.understanding.text import normalise, tokenise

if TYPE_CHECKING:
    from bot.conversation.thread import Thread

SHORT: Final = 10
"""Words up to which a text without any mark may add to the open case."""
LONGER: Final = 14
"""The same for one that answers the open question."""
LIKELY_OTHER: Final = 0.35
"""Probability of another kind from which on a text without a mark is not taken for a change."""
WORTH_ASKING: Final = 0.25
"""Probability of the nearest kind from which on a text that is not understood is asked about."""
BRIEF: Final = 6
"""Words that may stand beside a yes or a no and leave it one; so few tell no case of their own."""
OWN_CASE: Final = 0.6
"""Probability of its kind from which on a text without a mark tells a case of its own …"""
OWN_CASE_EXPECTED: Final = 0.85
"""… and one that is marked as a follow-up or answers the open question."""
SURELY_OTHER: Final = 0.75
"""Probability of another kind from which on a text without a mark tells a case of its own, however
brief it is and whatever it might answer."""

OF_NO_CASE: Final = frozenset({AnswerStatus.UNKNOWN, AnswerStatus.LOOKUP})
GOES_ON: Final = frozenset({Mark.WHAT_IF, Mark.CORRECTION})
"""Marks that a text which tells a case from the beginning seldom has."""
NOT_YES_OR_NO: Final = frozenset({
    "changed_call.unintended", "exposed_card_in_auction.several", "exposed_card_in_auction.led",
    "exposed_card.several", "exposed_card.deliberate", "penalty_card.several",
    "penalty_card.deliberate", "simultaneous_plays.several", "simultaneous_plays.deliberate",
    "trick_inspection.both_mixed",
})  # fmt: skip
"""Questions with two answers that a yes or a no does not choose between."""
YES_IS_FALSE: Final = frozenset({
    "insufficient_bid.out_of_rotation", "inadmissible_double.out_of_rotation",
    "call_out_of_rotation.inadmissible", "lead_out_of_turn.unable",
    "opening_lead_out_of_turn.unable", "penalty_card.unable", "premature_play.unable",
})  # fmt: skip
"""Questions that ask whether all is well ("was it his turn?"), where the slot says what is not."""


class Move(StrEnum):
    """What a text does to the conversation."""

    NEW = "new"
    """It tells a case of its own, or asks for something else."""
    ANSWER = "answer"
    """It answers the open question, or chooses for a player."""
    CHANGE = "change"
    """It adds facts or puts them right."""
    SUPPOSE = "suppose"
    """It asks what would be; the case itself stays as it is."""
    EDITION = "edition"
    """It asks for the same under other Laws."""
    UNDO = "undo"
    RESTART = "restart"
    WHY = "why"
    """It asks for the reasons."""
    UNSURE = "unsure"
    """Whoever was asked does not know."""
    THANKS = "thanks"
    UNCLEAR = "unclear"
    """It belongs to the open case, but what it changes is not understood."""
    CLOSED = "closed"
    """It goes on from a case that is not open any more."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What was understood of a text."""

    move: Move
    language: str
    told: dict[str, Any] = field(default_factory=dict)
    edition: int | None = None
    marks: frozenset[Mark] = frozenset()


_WHOLE: Final = {
    Whole.RESTART: Move.RESTART,
    Whole.UNDO: Move.UNDO,
    Whole.WHY: Move.WHY,
    Whole.UNSURE: Move.UNSURE,
    Whole.THANKS: Move.THANKS,
}


def hear_alone(text: str, own: Answer, language: str) -> Heard:
    """What a text means where no case is open; ``own`` is the answer to the text alone."""
    followup = _followup(text, "", language, ())
    if followup.whole in {Whole.RESTART, Whole.THANKS}:
        return Heard(_WHOLE[followup.whole], followup.language)
    nothing = own.status in OF_NO_CASE and not _looks_up(own, followup)
    unknown = nothing and followup.words <= SHORT
    brief = followup.words <= BRIEF and own.confidence < OWN_CASE
    goes_on = followup.only_edition or followup.marks & GOES_ON
    if followup.whole is not None or (goes_on and (unknown or brief)):
        return Heard(Move.CLOSED, followup.language)
    return Heard(Move.NEW, own.language)


def hear(text: str, own: Answer, thread: Thread, now: Answer) -> Heard:
    """What a text means while ``thread`` is open and ``now`` is the answer that stands."""
    asked = now.question.slot if now.question else ""
    chosen = _chosen(text, now)
    if chosen is not None:
        return Heard(Move.ANSWER, thread.language, {chosen.slot: chosen.value})
    spoken_of = tuple(filter(None, (asked, *thread.latest)))
    followup = _followup(text, thread.kind, thread.language, spoken_of)
    if followup.whole in _WHOLE:
        return Heard(_WHOLE[followup.whole], followup.language)
    if not thread.kind:
        heard = hear_alone(text, own, thread.language)
        is_waiting = heard.move is Move.CLOSED and nearest(now)
        return Heard(Move.UNCLEAR, heard.language) if is_waiting else heard
    if own.score is not None:
        return Heard(Move.NEW, own.language)
    told = {**_agreed(followup, now), **followup.told}
    if followup.only_edition:
        return Heard(Move.EDITION, followup.language, edition=followup.edition)
    if _tells_its_own(own, followup, told, thread, now):
        return Heard(Move.NEW, own.language)
    if told:
        return Heard(
            _move(followup, told, asked), followup.language, told, followup.edition, followup.marks
        )
    if followup.edition is not None and followup.words <= SHORT:
        return Heard(Move.EDITION, followup.language, edition=followup.edition)
    return Heard(Move.UNCLEAR, followup.language, marks=followup.marks)


def _move(followup: FollowUp, told: dict[str, Any], asked: str) -> Move:
    if Mark.WHAT_IF in followup.marks:
        return Move.SUPPOSE
    return Move.ANSWER if asked in told else Move.CHANGE


def _tells_its_own(
    own: Answer, followup: FollowUp, told: dict[str, Any], thread: Thread, now: Answer
) -> bool:
    """Whether a text tells a case of its own, or looks something up, instead of going on."""
    marked = bool(followup.marks)
    answers = now.question is not None and now.question.slot in told
    short = followup.words <= (LONGER if answers else SHORT)
    brief = followup.words <= BRIEF
    matters = short and not _matters(now).isdisjoint(told)
    fits = bool(told) and (marked or brief or matters)
    if own.kind:
        same = own.kind == thread.kind
        other = not same and not marked and own.confidence >= SURELY_OTHER
        goes_on = marked and (followup.words <= SHORT or same)
        goes_on = goes_on or (brief and (same or (answers and not other)))
        enough = OWN_CASE_EXPECTED if marked or answers or brief else OWN_CASE
        return not fits or (not goes_on and (other or own.confidence >= enough))
    if _looks_up(own, followup):
        return not fits or not (marked or (brief and not followup.asks))
    likely = nearest(own)
    if fits:
        other = likely not in {"", thread.kind} and own.confidence >= LIKELY_OTHER
        return other and not marked and not answers and followup.words > BRIEF
    if followup.only_that or followup.whole is not None:
        return False
    if followup.marks & GOES_ON:
        worth_asking = likely not in {"", thread.kind} and own.confidence >= LIKELY_OTHER
    else:
        worth_asking = own.confidence >= WORTH_ASKING
    return followup.words > SHORT or worth_asking


def _looks_up(own: Answer, followup: FollowUp) -> bool:
    """Whether something is looked up: "what if dummy was down?" asks for no definition."""
    return own.status is AnswerStatus.LOOKUP and Mark.WHAT_IF not in followup.marks


def _matters(now: Answer) -> set[str]:
    """The slots on which the standing answer rests or depends."""
    known = {step.slot for step in now.trace} | {a.slot for a in now.assumptions}
    known |= {slot for branch in now.branches for slot in (*branch.when, *branch.open)}
    return known | {slot for option in now.options for slot in option.when} | set(now.irregularity)


def nearest(own: Answer) -> str:
    """The nearest of the kinds that are offered for a text that is not understood, if any."""
    return own.question.choices[0].id if own.question and own.question.choices else ""


def _agreed(followup: FollowUp, now: Answer) -> dict[str, Any]:
    """A yes or a no, where the open question is answered by one."""
    question = now.question
    if question is None or followup.agrees is None or question.slot in followup.told:
        return {}
    name = f"{now.kind}.{question.slot}"
    if {choice.id for choice in question.choices} != {"true", "false"} or name in NOT_YES_OR_NO:
        return {}
    alone = followup.whole is not None or followup.only_that
    surely = followup.agrees and followup.words <= BRIEF
    if not (alone or surely or (followup.denies and not followup.told)):
        return {}
    return {question.slot: followup.agrees is not (name in YES_IS_FALSE)}


def _chosen(text: str, now: Answer) -> Offer | None:
    """The offer that a text names: by its words, by its id, or by its number in the list."""
    said = _bare(text)
    offered = offers(now)
    if said.isdigit() and 1 <= int(said) <= len(offered):
        return offered[int(said) - 1]
    for offer in (*offered, *assumed(now)):
        if said in (_bare(offer.label), offer.value):
            return offer
    return None


def _bare(text: str) -> str:
    return text.strip(" .!?").casefold()


def _followup(text: str, kind: str, language: str, asked: tuple[str, ...]) -> FollowUp:
    """The text read in the language of the case, or in another one that it is in."""
    first = read_followup(text, kind, language, asked=asked)
    if _says_something(first):
        return first
    detected = detect(tokenise(normalise(text)), language)
    if detected != language:
        other = read_followup(text, kind, detected, asked=asked)
        if _says_something(other):
            return other
    for name in available():
        other = read_followup(text, kind, name, asked=asked)
        if other.whole is not None or other.only_edition or (other.marks & GOES_ON and other.told):
            return other
        if not kind and other.marks & GOES_ON:
            return other
    return first


def _says_something(followup: FollowUp) -> bool:
    return bool(
        followup.told or followup.whole or followup.only_edition or followup.agrees is not None
    )
