"""The circumstances of cases: facts that hold together, told as plainly as they can be."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulings.slots import Slot, Value


@dataclass(frozen=True, slots=True)
class Condition:
    """A fact of the cases that differ: its slot, and the values that make them so."""

    slot: Slot
    values: tuple[Value, ...]


Circumstances = tuple[Condition, ...]
"""All of these hold; none: in every case."""


def plainest(paths: list[Circumstances]) -> tuple[Circumstances, ...]:
    """Without the cases that only word another one less exactly, and without what is assumed."""
    asked = [path for path in paths if all(map(_offered, path))] or paths
    kept = (tuple(map(_narrowed, filter(_unusual, path))) for path in asked)
    return _merged(list(dict.fromkeys(kept)))


def _offered(condition: Condition) -> bool:
    return any(value in condition.slot.offered for value in condition.values)


def _unusual(condition: Condition) -> bool:
    return condition.values != (condition.slot.assumed,)


def _narrowed(condition: Condition) -> Condition:
    """Only the values that are offered, where some are."""
    offered = tuple(v for v in condition.values if v in condition.slot.offered)
    return replace(condition, values=offered or condition.values)


def _merged(paths: list[Circumstances]) -> tuple[Circumstances, ...]:
    """Cases that differ in one fact become one, and the fact goes where all values are in it."""
    for number, first in enumerate(paths):
        for second in paths[number + 1 :]:
            joined = _joined(first, second)
            if joined is not None:
                rest = [path for path in paths if path not in (first, second, joined)]
                return _merged([*rest[:number], joined, *rest[number:]])
    return tuple(paths)


def _joined(first: Circumstances, second: Circumstances) -> Circumstances | None:
    other = [n for n, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]]
    if len(first) != len(second) or len(other) != 1:
        return None
    at = other[0]
    slot, one, two = first[at].slot, first[at].values, second[at].values
    if slot != second[at].slot:
        return None
    values = tuple(v for v in slot.domain if v in one or v in two)
    open_still = () if set(slot.offered) <= set(values) else (Condition(slot, values),)
    return (*first[:at], *open_still, *first[at + 1 :])
