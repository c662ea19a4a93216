"""A text as the network sees it: its words in their order, each with what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from bot.understanding.entities import EntityType
from bot.understanding.features import hashed
from rulings.terms import Seat

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bot.understanding.analysis import Analysis

MOST: Final = 160
"""Steps that are looked at: nobody tells a situation in more, and the time is bounded."""
WORD: Final = "w"
"""The sort of features that are words as typed; the others hold in all languages."""


class Steps(NamedTuple):
    """The steps of a text: what its calls look like, then its words in their order."""

    hashes: NDArray[np.uint32]
    """The features of all steps, one step after the other."""
    starts: NDArray[np.intp]
    """Where those of each step begin."""


def steps_of(analysis: Analysis) -> Steps:
    """The steps of a text; never none."""
    every = features_of_steps(analysis)
    hashes = [hashed(sort, name) for step in every for sort, name in step]
    lengths = [len(step) for step in every]
    starts = np.cumsum([0, *lengths[:-1]], dtype=np.intp)
    return Steps(np.array(hashes, dtype=np.uint32), starts)


def features_of_steps(analysis: Analysis) -> list[list[tuple[str, str]]]:
    """The features of each step, as sort and name; the first step is a mark that is always there.

    A word is a step with its meanings and the ideas that begin in it; a seat is told from where
    the first seat of the text sits, so that what is learned of two players holds for all.
    """
    ideas: dict[int, list[str]] = {}
    for idea in analysis.concepts:
        ideas.setdefault(idea.start, []).append(f"!{idea.id}" if idea.negated else idea.id)
    seats = {e.start: Seat(e.value) for e in analysis.entities if e.type is EntityType.SEAT}
    first = next(iter(seats.values()), Seat.NORTH)
    every = [[("s", "first step")], *([("x", shape)] for shape in sorted(analysis.shapes))]
    for place in analysis.places[:MOST]:
        step = [(WORD, place.word), *(("g", name) for name in place.means)]
        step += [("c", name) for at in range(place.start, place.end) for name in ideas.get(at, ())]
        if place.start in seats:
            step.append(("p", str(_places_on(first, seats[place.start]))))
        every.append(step)
    return every


def _places_on(first: Seat, seat: Seat) -> int:
    """How many places on from one player another sits, clockwise: 0 to 3."""
    on = 0
    while seat != first:
        first, on = first.lho, on + 1
    return on
