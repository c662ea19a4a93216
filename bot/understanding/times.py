"""How long ago the scores went up, where a text tells minutes or hours."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.written import EntityType
from rulings.terms import CORRECTION_PERIOD

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis
    from bot.understanding.places import Place

MINUTES: Final = {"minute": 1, "hour": 60}
"""Meanings of words for a time, and how many minutes that is."""
SHORT: Final = "min"
"""A word for minutes in every language, beside a number; alone it means "my" in some."""
BEYOND: Final = "late"
"""What follows the minutes by which somebody came too late: they tell nothing by themselves."""
SINCE: Final = frozenset({"then", "ago"})
AFTER: Final = 2
"""Places behind the minutes in which that stands."""


def in_period(analysis: Analysis) -> dict[str, bool]:
    """``in_time``, ``within_period``: whether the time that was told is within the period."""
    told = _minutes(analysis)
    if told is None:
        return {}
    within = told <= CORRECTION_PERIOD
    return {"in_time": within, "within_period": within}


def _minutes(analysis: Analysis) -> int | None:
    """The one time that a text tells."""
    numbers = {e.start: int(e.value) for e in analysis.entities if e.type is EntityType.NUMBER}
    found: set[int] = set()
    for at, (number, unit) in enumerate(pairwise(analysis.places)):
        if number.start in numbers and (each := _each(unit)):
            behind = analysis.places[at + 2 : at + 2 + AFTER]
            if not any(BEYOND in p.means and SINCE.isdisjoint(p.means) for p in behind):
                found.add(numbers[number.start] * each)
    return found.pop() if len(found) == 1 else None


def _each(unit: Place) -> int:
    """How many minutes a word for a time is, 0 for any other."""
    if unit.word == SHORT:
        return 1
    return next((MINUTES[m] for m in unit.means if m in MINUTES), 0)
