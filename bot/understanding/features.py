"""What the learned reader sees of a text: words, what they mean, ideas, and what stands together.

Seats, cards, calls and numbers are replaced by their class, so that what is learned from one
deal holds for all. Meanings and ideas (concepts) are the same in every language, so that what is
learned in one language helps the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from bot.understanding.places import class_of
from bot.understanding.text import WORDS_KEPT
from bot.understanding.written import EntityType

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from bot.understanding.analysis import Analysis

LONG_CUE: Final = 3
REACH: Final = 8
"""Meanings so many places apart still count as standing together."""
PLACES_KEPT: Final = 256
"""Lengths of texts for which the places of pairs are kept."""


class Weight(NamedTuple):
    """How much a feature counts: for the kind, and for the facts (the order of ``linear.Use``)."""

    kind: float
    fact: float


WEIGHTS: Final = {
    "w": Weight(1.0, 1.0),
    "g": Weight(2.0, 3.0),
    "gb": Weight(0.8, 0.8),
    "gp": Weight(0.6, 0.6),
    "c": Weight(1.5, 2.5),
    "cp": Weight(0.7, 0.7),
    "x": Weight(4.0, 4.0),
    "q": Weight(0.0, 6.0),
    "ql": Weight(0.0, 5.0),
    "qe": Weight(0.0, 6.0),
}
"""Each sort of feature: words; meanings, one right after the other, and near each other; ideas,
and two of them in one text; the shape of the auction; cues; what exact readers imply. The kind is
told by what stands together more than a fact is."""
_ORDERED: Final = np.uint32(crc32(b"gb"))
_TOGETHER: Final = np.uint32(crc32(b"gp"))
_IDEAS: Final = np.uint32(crc32(b"cp"))


def _ideas(analysis: Analysis) -> set[str]:
    """The ideas of a text, those denied marked, and the classes of what notation tells."""
    told = {f"!{c.id}" if c.negated else c.id for c in analysis.concepts}
    return told | {
        class_of(e.type, e.value)
        for e in analysis.entities
        if e.type not in (EntityType.NUMBER, EntityType.RANK)
    }


@lru_cache(maxsize=WORDS_KEPT)
def hashed(sort: str, name: str) -> int:
    """The number of a feature: of a sort, with a name."""
    return crc32(f"{sort} {name}".encode())


def _hashes(sort: str, names: Iterable[str]) -> NDArray[np.uint32]:
    return np.fromiter((hashed(sort, name) for name in names), dtype=np.uint32)


@lru_cache(maxsize=PLACES_KEPT)
def _places(length: int, reach: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """All pairs of places at most so far apart, the earlier first."""
    first = np.repeat(np.arange(length), reach)
    second = first + np.tile(np.arange(1, reach + 1), length)
    inside = second < length
    return first[inside], second[inside]


def _mixed(
    sort: np.uint32, first: NDArray[np.uint32], second: NDArray[np.uint32]
) -> NDArray[np.uint32]:
    """One number for an ordered pair of numbers (two rounds of a multiplicative hash)."""
    mixed = (first ^ sort) * np.uint32(0x9E3779B1)
    mixed = (mixed ^ (mixed >> np.uint32(15)) ^ second) * np.uint32(0x85EBCA77)
    hashed: NDArray[np.uint32] = mixed ^ (mixed >> np.uint32(13))
    return hashed


def _pairs(sort: np.uint32, names: NDArray[np.uint32], reach: int) -> NDArray[np.uint32]:
    """Pairs of names at most so far apart, in whatever order."""
    earlier, later = _places(len(names), reach)
    one, other = names[earlier], names[later]
    return _mixed(sort, np.minimum(one, other), np.maximum(one, other))


def _features(analysis: Analysis) -> dict[str, NDArray[np.uint32]]:
    """The features of each sort, repetitions included."""
    words = [place for place in analysis.places if place.says]
    means = _hashes("g", (meaning for place in words for meaning in place.means))
    ideas = _hashes("c", _ideas(analysis))
    return {
        "x": _hashes("x", analysis.shapes),
        "w": _hashes("w", (place.word for place in words)),
        "g": means,
        "gb": _mixed(_ORDERED, means[:-1], means[1:]),
        "gp": _pairs(_TOGETHER, means, REACH),
        "c": ideas,
        "cp": _pairs(_IDEAS, ideas, len(ideas)),
    }


def features_of(analysis: Analysis) -> NDArray[np.uint32]:
    """The features of a text as 32-bit numbers, stable between runs: sorted, each once."""
    every = np.concatenate([*_features(analysis).values()])
    every.sort()
    return every[np.append(True, every[1:] != every[:-1])] if len(every) else every


def weighted_features_of(analysis: Analysis) -> dict[int, Weight]:
    """The same with the weight of each, for training; a trained model's weights have it."""
    found: dict[int, Weight] = {}
    for sort, listed in _features(analysis).items():
        found |= dict.fromkeys(listed.tolist(), WEIGHTS[sort])
    return found


def cue_features(heard: Mapping[str, Mapping[str, int]]) -> dict[int, Weight]:
    """The slot values for which a text has cues (``fired_values``), as features.

    A cue of several words counts besides: it is seldom there by chance.
    """
    found: dict[int, Weight] = {}
    for slot, values in heard.items():
        for value, parts in values.items():
            found[crc32(f"q {slot}={value}".encode())] = WEIGHTS["q"]
            if parts >= LONG_CUE:
                found[crc32(f"ql {slot}={value}".encode())] = WEIGHTS["ql"]
    return found


def exact_features(implied: Mapping[str, str]) -> dict[int, Weight]:
    """The slot values that seats, calls and cards imply (``details.implied``), as features.

    Exact readers mistake now and then who did what: how far to trust them is learned.
    """
    return {crc32(f"qe {slot}={value}".encode()): WEIGHTS["qe"] for slot, value in implied.items()}
