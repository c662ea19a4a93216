"""A text as the network sees it: its words in their order, each with what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.features import hashed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bot.understanding.analysis import Analysis

MOST: Final = 160
"""Steps that are looked at: nobody tells a situation in more, and the time is bounded."""
WORD: Final = "w"
"""The sort of features that are words as typed; the others hold in all languages."""
QUOTATION: Final = frozenset('"„“”«»')
"""Marks around somebody's words."""


class Steps(NamedTuple):
    """The steps of a text: what its calls look like, then its words in their order."""

    hashes: NDArray[np.uint32]
    """The features of all steps, one step after the other."""
    starts: NDArray[np.intp]
    """Where those of each step begin."""


def steps_of(analysis: Analysis) -> Steps:
    """The steps of a text; never none."""
    return numbered(features_of_steps(analysis))


def numbered(every: Sequence[Sequence[tuple[str, str]]]) -> Steps:
    """Steps by the hashes of their features."""
    hashes = [hashed(sort, name) for step in every for sort, name in step]
    lengths = [len(step) for step in every]
    starts = np.cumsum([0, *lengths[:-1]], dtype=np.intp)
    return Steps(np.array(hashes, dtype=np.uint32), starts)


def features_of_steps(analysis: Analysis) -> list[list[tuple[str, str]]]:
    """The features of each step, as sort and name; the first step is a mark that is always there.

    A word is a step with its meanings and the ideas that begin in it; with the player who was
    named last before it, his part in the play, and whether he is the one who was named first; and
    whether it is asked, or said by somebody.
    """
    ideas: dict[int, list[str]] = {}
    for idea in analysis.concepts:
        ideas.setdefault(idea.start, []).append(f"!{idea.id}" if idea.negated else idea.id)
    every = [[("s", "first step")], *([("x", shape)] for shape in sorted(analysis.shapes))]
    beginning = ""
    moods = _moods(analysis)
    for place, acting in zip(analysis.places[:MOST], analysis.acting, strict=False):
        step = [(WORD, place.word), *(("g", name) for name in place.means)]
        step += [("c", name) for at in range(place.start, place.end) for name in ideas.get(at, ())]
        step += [("m", mood) for mood in moods[place.start]]
        if acting:
            beginning = beginning or acting.who
            if acting.role:
                step.append(("r", acting.role))
            if acting.start >= place.start:
                step.append(("p", acting.who))
            else:
                step.append(("l", acting.who))
                step.append(("f", "same" if acting.who == beginning else "other"))
        every.append(step)
    return every


def _moods(analysis: Analysis) -> list[str]:
    """For each token ``?`` in a question, and ``"`` in somebody's own words."""
    found: list[str] = []
    asked, said = "", ""
    for token in reversed(analysis.tokens):
        if token.raw in SENTENCE_ENDS:
            asked = token.raw if token.raw == "?" else ""
        found.append(asked)
    for at, token in enumerate(analysis.tokens):
        if token.raw in QUOTATION:
            said = "" if said else '"'
        found[-1 - at] += said
    return found[::-1]
