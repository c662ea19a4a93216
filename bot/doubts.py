"""No definite ruling on what is not sure: facts that it would rest on are asked for instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.answer import AnswerStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Set

    from bot.answer import Answer
    from bot.understanding.reading import Evidence, Reading

    Rule: TypeAlias = Callable[[dict[str, Any], frozenset[str]], Answer]
    """The answer on slots that are told; of those that are doubted nothing is assumed."""

SURE_FACT: Final = 0.6
"""Probability of a fact below which a definite ruling may not rest on it: it is asked for."""


NOTHING: Final[frozenset[str]] = frozenset()
"""No slot is doubted."""


def surely(rule: Rule, slots: dict[str, Any], reading: Reading, settled: Set[str]) -> Answer:
    """The ruling on what was read, as far as it is sure; ``settled`` slots are beyond doubt."""
    answer = _on_sure_facts(rule, slots, _unsure(reading) - settled)
    if answer.status is not AnswerStatus.RULED:
        return answer
    return _beyond_doubt(rule, slots, (d for d in reading.doubts if d.slot not in settled), answer)


def _unsure(reading: Reading) -> frozenset[str]:
    """The slots that were read, but not surely enough to rule on."""
    return frozenset(e.slot for e in reading.evidence if e.confidence < SURE_FACT)


def _on_sure_facts(rule: Rule, slots: dict[str, Any], unsure: Set[str]) -> Answer:
    """The ruling on what was read; what a definite one may not rest on is asked for instead."""
    answer = rule(slots, NOTHING)
    if answer.status is not AnswerStatus.RULED or unsure.isdisjoint(slots):
        return answer
    sure = {slot: value for slot, value in slots.items() if slot not in unsure}
    return _opened(answer, rule(sure, frozenset(unsure)))


def _beyond_doubt(
    rule: Rule, slots: dict[str, Any], doubts: Iterable[Evidence], answer: Answer
) -> Answer:
    """The ruling, if it holds whatever else the text may tell; else what would change it is asked.

    Nothing is assumed of such a fact either.
    """
    decisive: set[str] = set()
    for doubt in doubts:
        others = {slot: value for slot, value in slots.items() if slot != doubt.slot}
        told = others if doubt.value is None else {doubt.slot: doubt.value, **others}
        other = rule(told, NOTHING)
        if not _same_ruling(answer, other):
            decisive.add(doubt.slot)
    if not decisive:
        return answer
    sure = {slot: value for slot, value in slots.items() if slot not in decisive}
    return _opened(answer, rule(sure, frozenset(decisive)))


def _opened(answer: Answer, asking: Answer) -> Answer:
    """The answer that asks or offers a choice; where neither does, the likeliest one."""
    opens = asking.status is not AnswerStatus.RULED or len(asking.options) > len(answer.options)
    return asking if opens else answer


def _same_ruling(one: Answer, other: Answer) -> bool:
    """Whether two answers decide the same, by the same paragraphs."""

    def decided(answer: Answer) -> tuple[Any, ...]:
        return answer.status, answer.facts, answer.citations, [o.id for o in answer.options]

    return decided(one) == decided(other)
