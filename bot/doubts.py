"""No definite ruling on what is not sure: facts that it would rest on are asked for instead."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.understanding.details import label
from rulings.outcome import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Set

    from bot.understanding.reading import Reading
    from rulings.outcome import Outcome

    Rule: TypeAlias = Callable[[dict[str, Any], frozenset[str]], Outcome]
    """The ruling on slots that are told; of those that are doubted nothing is assumed."""

SURE_ENOUGH: Final = 0.65
"""How likely a ruling has to be the right one to be given: that the kind and all facts that it
rests on were read right. Below that the facts most in doubt are asked for."""
WORTH_ASKING: Final = 0.15
"""Probability of a misreading from which on a fact is worth a question …"""
AMONG_THE_WORST: Final = 0.7
"""… and which part of the greatest one it has to reach."""
NOT_CHOSEN: Final = 0.45
"""How likely it has to be that somebody has not chosen yet, for his options to be shown again."""
NOTHING: Final[frozenset[str]] = frozenset()
"""No slot is doubted."""


def surely(
    rule: Rule, slots: dict[str, Any], reading: Reading, settled: Set[str]
) -> tuple[Outcome, frozenset[str]]:
    """The ruling, if it is likely enough to be the right one; else what may change it is asked.

    So is what contradicts a reading, if the ruling would be another with the other one of the two;
    that also where something is asked anyway. ``settled`` slots are beyond doubt. With it come the
    slots that are asked for a doubt: nothing is assumed of them.
    """
    found = rule(slots, NOTHING)
    open_to_doubt: set[str] = set()
    if found.status is Status.RULED:
        open_to_doubt |= _worth_asking(rule, slots, found, reading, settled)
    for slot in _left_out(slots, found) - settled:
        other = rule({slot: slots[slot], **slots}, NOTHING)
        if not _same_ruling(found, other):
            open_to_doubt |= {slot, *_left_out(slots, other)} - settled
    if not open_to_doubt:
        return found, NOTHING
    sure = {slot: value for slot, value in slots.items() if slot not in open_to_doubt}
    asking = rule(sure, frozenset(open_to_doubt))
    opens = asking.status is not Status.RULED or _offers_more(asking, found)
    return (asking, frozenset(open_to_doubt)) if opens else (found, NOTHING)


def _worth_asking(
    rule: Rule, slots: dict[str, Any], found: Outcome, reading: Reading, settled: Set[str]
) -> set[str]:
    """The facts most in doubt, where it is not likely enough that the ruling is right."""
    risks: dict[str, float] = {}
    for doubt in reading.doubts:
        if doubt.slot in settled:
            continue
        others = {slot: value for slot, value in slots.items() if slot != doubt.slot}
        told = others if doubt.value is None else {doubt.slot: doubt.value, **others}
        other = rule(told, NOTHING)
        chosen = (
            doubt.value is None and doubt.confidence < NOT_CHOSEN and _offers_more(other, found)
        )
        if not (chosen or _same_ruling(found, other)):
            risks[doubt.slot] = risks.get(doubt.slot, 0.0) + doubt.confidence
    right = reading.confidence * prod(1 - min(risk, 1.0) for risk in risks.values())
    if right >= SURE_ENOUGH:
        return set()
    least = max(WORTH_ASKING, AMONG_THE_WORST * max(risks.values(), default=0.0))
    return {slot for slot, risk in risks.items() if risk >= least}


def _left_out(slots: Mapping[str, Any], found: Outcome) -> set[str]:
    """The slots whose reading cannot be beside what was read more surely."""
    known = found.irregularity.known()
    said = {slot: label(value) for slot, value in slots.items() if isinstance(value, bool | str)}
    return {slot for slot, value in said.items() if value != label(known.get(slot))}


def _offers_more(one: Outcome, other: Outcome) -> bool:
    """Whether a definite ruling leaves a choice that another one has settled."""
    return one.status is Status.RULED and len(one.options) > len(other.options)


def same_outcome(one: Outcome, other: Outcome) -> bool:
    """Whether two rulings leave everybody with the same, whichever laws say so."""

    def left(found: Outcome) -> tuple[Any, ...]:
        return found.status, found.facts, [o.id for o in found.options]

    return left(one) == left(other)


def _same_ruling(one: Outcome, other: Outcome) -> bool:
    """Whether two rulings decide the same, by the same paragraphs."""
    return same_outcome(one, other) and one.citations == other.citations
