"""What the learned reader sees of a text: ideas, words, pieces of words, and their order.

Seats, cards, calls and numbers are replaced by their class, so that what is learned from one
deal holds for all. Ideas (concepts) are the same in every language, so that what is learned in
one language helps the others.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final
from zlib import crc32

from bot.understanding.entities import Entity, EntityType
from bot.understanding.shapes import shapes
from rulings.terms import is_bid, is_honour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept

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
}
"""How much a feature of each sort counts: words, pieces of words, pairs, ideas and their
order, the shape of the auction, cues."""


def _class_of(entity: Entity) -> str:
    match entity.type:
        case EntityType.CARD:
            return "<honour>" if is_honour(entity.value) else "<low>"
        case EntityType.CALL:
            return "<bid>" if is_bid(entity.value) else f"<{entity.value.lower()}>"
        case EntityType.NUMBER:
            return f"<{entity.value}>" if len(entity.value) <= len("14") else "<number>"
        case _:
            return f"<{entity.type.value}>"


def _masked(analysis: Analysis) -> list[str]:
    words: list[str] = []
    at = 0
    starts = {e.start: e for e in analysis.entities}
    while at < len(analysis.tokens):
        entity = starts.get(at)
        if entity is not None:
            words.append(_class_of(entity))
            at = entity.end
            continue
        token = analysis.tokens[at]
        if token.raw[0].isalnum() or token.raw == "?":
            words.append(token.word[:LONG_WORD])
        at += 1
    return words


def _pieces(word: str) -> Iterator[str]:
    padded = f"^{word}$"
    for size in PIECES:
        for at in range(len(padded) - size + 1):
            yield padded[at : at + size]


def _idea(concept: Concept) -> str:
    return f"!{concept.id}" if concept.negated else concept.id


def feature_names(analysis: Analysis) -> Iterator[str]:
    """The names of the features of a text, repetitions included."""
    for shape in shapes(analysis):
        yield f"x {shape}"
    yield from _of_words(_masked(analysis))
    yield from _of_ideas(_ideas_in_order(analysis))


def _of_words(words: list[str]) -> Iterator[str]:
    for word in words:
        yield f"w {word}"
        if not word.startswith("<") and len(word) > PIECES[0]:
            for piece in _pieces(word):
                yield f"p {piece}"
    for first, second in pairwise(words):
        yield f"b {first} {second}"
    for first, second in zip(words, words[2:], strict=False):
        yield f"s {first} {second}"


def _of_ideas(sequence: list[str]) -> Iterator[str]:
    for at, idea in enumerate(sequence):
        yield f"c {idea}"
        for later in sequence[at + 1 : at + REACH]:
            if later != idea:
                yield f"cc {idea} {later}"
    for first, second in pairwise(sequence):
        yield f"cn {first} {second}"
    for first, second in combinations(sorted(set(sequence)), 2):
        yield f"cp {first} {second}"


def _ideas_in_order(analysis: Analysis) -> list[str]:
    marks = [(c.start, _idea(c)) for c in analysis.concepts]
    marks += [
        (e.start, _class_of(e))
        for e in analysis.entities
        if e.type not in (EntityType.NUMBER, EntityType.RANK)
    ]
    return [idea for _, idea in sorted(marks)]


def features_of(analysis: Analysis) -> dict[int, float]:
    """The features of a text as 32-bit numbers, stable between runs, with their weight.

    The weight matters in training only; a trained model has it in its own weights.
    """
    return {
        crc32(name.encode()): WEIGHTS[name[: name.index(" ")]] for name in feature_names(analysis)
    }


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
