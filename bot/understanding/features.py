"""What the learned reader sees of a text: ideas, words, pieces of words, and their order.

Seats, cards, calls and numbers are replaced by their class, so that what is learned from one
deal holds for all. Ideas (concepts) are the same in every language, so that what is learned in
one language helps the others.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from bot.understanding.entities import EntityType
from bot.understanding.text import WORDS_KEPT
from rulings.terms import is_bid, is_honour

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from bot.understanding.analysis import Analysis

PIECES: Final = (3, 4, 5)
LONG_WORD: Final = 24
LONG_CUE: Final = 3
REACH: Final = 6
"""Ideas so many places apart still count as one after the other."""


WEIGHTS: Final = {
    "w": 1.0,
    "p": 0.4,
    "b": 0.7,
    "s": 0.5,
    "c": 1.5,
    "cc": 1.0,
    "cn": 1.0,
    "cp": 0.7,
    "x": 4.0,
    "q": 6.0,
    "ql": 5.0,
    "qe": 6.0,
}
"""How much a feature of each sort counts: words, pieces of words, pairs, ideas and their
order, the shape of the auction, cues, what exact readers imply."""


class _Named(NamedTuple):
    """A word or an idea, and all that is made of its name alone.

    A CRC goes on from where another ended: that of ``b opened spades`` is that of ``spades``,
    begun with that of ``b opened ``. So the names of pairs need not be put together.
    """

    name: bytes
    alone: int
    pieces: NDArray[np.uint32]
    before: tuple[int, ...]
    """What a pair's number begins with, for each sort of pair that this comes first in."""


def _named(name: str, alone: str, pairs: tuple[str, ...], pieces: Iterable[str] = ()) -> _Named:
    hashes = [crc32(f"p {piece}".encode()) for piece in pieces]
    return _Named(
        name.encode(),
        crc32(f"{alone} {name}".encode()),
        np.array(hashes, dtype=np.uint32),
        tuple(crc32(f"{sort} {name} ".encode()) for sort in pairs),
    )


@lru_cache(maxsize=WORDS_KEPT)
def _word(word: str) -> _Named:
    whole = word.startswith("<") or len(word) <= PIECES[0]
    return _named(word, "w", ("b", "s"), () if whole else _pieces(word))


@lru_cache(maxsize=WORDS_KEPT)
def _idea(idea: str) -> _Named:
    return _named(idea, "c", ("cc", "cn", "cp"))


@lru_cache(maxsize=WORDS_KEPT)
def _class_of(kind: EntityType, value: str) -> str:
    match kind:
        case EntityType.CARD:
            return "<honour>" if is_honour(value) else "<low>"
        case EntityType.CALL:
            return "<bid>" if is_bid(value) else f"<{value.lower()}>"
        case EntityType.NUMBER:
            return f"<{value}>" if len(value) <= len("14") else "<number>"
        case _:
            return f"<{kind.value}>"


def _masked(analysis: Analysis) -> list[str]:
    words: list[str] = []
    at = 0
    starts = {e.start: e for e in analysis.entities}
    while at < len(analysis.tokens):
        entity = starts.get(at)
        if entity is not None:
            words.append(_class_of(entity.type, entity.value))
            at = entity.end
            continue
        token = analysis.tokens[at]
        if token.is_word or token.raw == "?" or token.raw[0].isalnum():
            words.append(token.word[:LONG_WORD])
        at += 1
    return words


def _pieces(word: str) -> Iterator[str]:
    padded = f"^{word}$"
    for size in PIECES:
        for at in range(len(padded) - size + 1):
            yield padded[at : at + size]


def _ideas_in_order(analysis: Analysis) -> list[str]:
    marks = [(c.start, f"!{c.id}" if c.negated else c.id) for c in analysis.concepts]
    marks += [
        (e.start, _class_of(e.type, e.value))
        for e in analysis.entities
        if e.type not in (EntityType.NUMBER, EntityType.RANK)
    ]
    return [idea for _, idea in sorted(marks)]


def _of_words(words: Sequence[_Named]) -> dict[str, list[int]]:
    return {
        "w": [word.alone for word in words],
        "b": [crc32(second.name, first.before[0]) for first, second in pairwise(words)],
        "s": [
            crc32(second.name, first.before[1])
            for first, second in zip(words, words[2:], strict=False)
        ],
    }


def _of_ideas(ideas: Sequence[_Named]) -> dict[str, list[int]]:
    different = sorted({idea.name: idea for idea in ideas}.items())
    return {
        "c": [idea.alone for idea in ideas],
        "cc": [
            crc32(later.name, idea.before[0])
            for at, idea in enumerate(ideas, 1)
            for later in ideas[at : at + REACH - 1]
            if later.name != idea.name
        ],
        "cn": [crc32(second.name, first.before[1]) for first, second in pairwise(ideas)],
        "cp": [
            crc32(name, first.before[2]) for (_, first), (name, _) in combinations(different, 2)
        ],
    }


def _features(analysis: Analysis) -> tuple[dict[str, list[int]], list[NDArray[np.uint32]]]:
    """The features of each sort, and the pieces of words; repetitions included."""
    words = [_word(word) for word in _masked(analysis)]
    ideas = [_idea(idea) for idea in _ideas_in_order(analysis)]
    shown = {"x": [crc32(f"x {shape}".encode()) for shape in analysis.shapes]}
    return shown | _of_words(words) | _of_ideas(ideas), [word.pieces for word in words]


def features_of(analysis: Analysis) -> NDArray[np.uint32]:
    """The features of a text as 32-bit numbers, stable between runs: sorted, each once."""
    sorts, pieces = _features(analysis)
    numbers = np.array(list(chain.from_iterable(sorts.values())), dtype=np.uint32)
    every = np.concatenate([numbers, *pieces])
    every.sort()
    return every[np.append(True, every[1:] != every[:-1])] if len(every) else every


def weighted_features_of(analysis: Analysis) -> dict[int, float]:
    """The same with the weight of each, for training; a trained model's weights have it."""
    sorts, pieces = _features(analysis)
    found: dict[int, float] = {}
    for numbers in pieces:
        found |= dict.fromkeys(numbers.tolist(), WEIGHTS["p"])
    for sort, listed in sorts.items():
        found |= dict.fromkeys(listed, WEIGHTS[sort])
    return found


def cue_features(heard: Mapping[str, Mapping[str, int]]) -> dict[int, float]:
    """The slot values for which a text has cues (``fired_values``), as features.

    A cue of several words counts besides: it is seldom there by chance.
    """
    found: dict[int, float] = {}
    for slot, values in heard.items():
        for value, parts in values.items():
            found[crc32(f"q {slot}={value}".encode())] = WEIGHTS["q"]
            if parts >= LONG_CUE:
                found[crc32(f"ql {slot}={value}".encode())] = WEIGHTS["ql"]
    return found


def exact_features(implied: Mapping[str, str]) -> dict[int, float]:
    """The slot values that seats, calls and cards imply (``details.implied``), as features.

    Exact readers mistake now and then who did what: how far to trust them is learned.
    """
    return {crc32(f"qe {slot}={value}".encode()): WEIGHTS["qe"] for slot, value in implied.items()}
