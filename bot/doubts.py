"""No definite ruling on what is not sure: facts that it would rest on are asked for instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.answer import AnswerStatus
from bot.understanding.details import label
from bot.understanding.reading import Evidence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Set

    from bot.answer import Answer
    from bot.understanding.reading import Reading

    Rule: TypeAlias = Callable[[dict[str, Any], frozenset[str]], Answer]
    """The answer on slots that are told; of those that are doubted nothing is assumed."""

SURE_FACT: Final = 0.6
"""Probability of a fact below which a definite ruling may not rest on it: it is asked for."""
NOTHING: Final[frozenset[str]] = frozenset()
"""No slot is doubted."""


def surely(rule: Rule, slots: dict[str, Any], reading: Reading, settled: Set[str]) -> Answer:
    """The ruling, if it holds whatever else the text may tell; else what would change it is asked.

    So is what contradicts a reading, if the ruling would be another with the other one of the two.
    ``settled`` slots are beyond doubt. Nothing is assumed of a fact that is asked.
    """
    answer = rule(slots, NOTHING)
    if answer.status is not AnswerStatus.RULED:
        return answer
    open_to_doubt: set[str] = set()
    faint = [
        Evidence(e.slot, None, e.because, 1 - e.confidence)
        for e in reading.evidence
        if e.confidence < SURE_FACT
    ]
    for doubt in (*faint, *reading.doubts):
        if doubt.slot in settled or doubt.slot in open_to_doubt:
            continue
        others = {slot: value for slot, value in slots.items() if slot != doubt.slot}
        told = others if doubt.value is None else {doubt.slot: doubt.value, **others}
        if not _same_ruling(answer, rule(told, NOTHING)):
            open_to_doubt.add(doubt.slot)
    for slot in _left_out(slots, answer) - settled:
        other = rule({slot: slots[slot], **slots}, NOTHING)
        if not _same_ruling(answer, other):
            open_to_doubt |= {slot, *_left_out(slots, other)} - settled
    if not open_to_doubt:
        return answer
    sure = {slot: value for slot, value in slots.items() if slot not in open_to_doubt}
    asking = rule(sure, frozenset(open_to_doubt))
    opens = asking.status is not AnswerStatus.RULED or len(asking.options) > len(answer.options)
    return asking if opens else answer


def _left_out(slots: Mapping[str, Any], answer: Answer) -> set[str]:
    """The slots whose reading cannot be beside what was read more surely."""
    known = answer.irregularity or {}
    said = {slot: label(value) for slot, value in slots.items() if isinstance(value, bool | str)}
    return {slot for slot, value in said.items() if value != label(known.get(slot))}


def same_outcome(one: Answer, other: Answer) -> bool:
    """Whether two answers leave everybody with the same, whichever laws say so."""

    def left(answer: Answer) -> tuple[Any, ...]:
        return answer.status, answer.facts, [o.id for o in answer.options]

    return left(one) == left(other)


def _same_ruling(one: Answer, other: Answer) -> bool:
    """Whether two answers decide the same, by the same paragraphs."""
    return same_outcome(one, other) and one.citations == other.citations
