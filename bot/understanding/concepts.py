"""Ideas found in a text: the phrases of the language packs, matched on folded tokens."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from rapidfuzz import fuzz, process

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.text import Token

GAP: Final = 3
"""Words that ``..`` in a phrase may stand for."""
MIN_FUZZY: Final = 5
FUZZY_SCORE: Final = 84
NEGATION: Final = "not"
GLUE: Final = "words"
"""The group of ideas that only join others."""
NEGATION_REACH: Final = 4
"""Tokens within which a negation colours an idea."""


@dataclass(frozen=True, slots=True)
class Concept:
    """One idea found, with the tokens it stands in."""

    id: str
    start: int
    end: int
    negated: bool = False


@dataclass(frozen=True, slots=True)
class _Phrase:
    concept: str
    parts: tuple[str, ...]
    gaps: bool
    """It leaves room for other words."""


class Lexicon:
    """The phrases of one language, indexed by how their first word begins."""

    def __init__(self, groups: dict[str, dict[str, list[str]]]) -> None:
        self._exact: dict[str, list[_Phrase]] = {}
        self._prefix: dict[str, list[_Phrase]] = {}
        self._vocabulary: set[str] = set()
        for concepts in groups.values():
            for concept, phrases in concepts.items():
                for phrase in phrases:
                    self._add(concept, phrase)
        self._lengths = sorted({len(p) for p in self._prefix}, reverse=True)
        self._choices = sorted(w for w in self._vocabulary if len(w) >= MIN_FUZZY)
        self._corrected: dict[str, str] = {}
        self.glue = frozenset(groups.get(GLUE, ()))
        """Ideas that say nothing alone: not, before, may."""

    def _add(self, concept: str, phrase: str) -> None:
        parts = tuple(phrase.replace("-", " ").replace("'", " ").split())
        first = parts[0]
        entry = _Phrase(concept, parts, ".." in parts)
        if first.endswith("*"):
            self._prefix.setdefault(first[:-1], []).append(entry)
        else:
            self._exact.setdefault(first, []).append(entry)
        self._vocabulary.update(p.rstrip("*") for p in parts if p != "..")

    def knows(self, word: str) -> bool:
        """Whether a word stands in some phrase."""
        return bool(self._starting(word)) or word in self._vocabulary

    def correct(self, word: str) -> str:
        """The nearest known word for a likely misspelling, else the word itself."""
        if len(word) < MIN_FUZZY or self.knows(word):
            return word
        found = self._corrected.get(word)
        if found is None:
            best = process.extractOne(
                word, self._choices, scorer=fuzz.ratio, score_cutoff=FUZZY_SCORE
            )
            found = best[0] if best and best[0][0] == word[0] else word
            if len(self._corrected) < 20_000:
                self._corrected[word] = found
        return found

    def _starting(self, word: str) -> list[_Phrase]:
        found = self._exact.get(word, [])
        for length in self._lengths:
            if length <= len(word):
                more = self._prefix.get(word[:length])
                if more:
                    found = found + more
        return found

    def find(self, tokens: Sequence[Token]) -> list[Concept]:
        """All ideas in a text, in order; an idea after a negation is marked."""
        spelt = [self.correct(t.word) if t.is_word else t.word for t in tokens]
        found: dict[tuple[str, int, int], bool] = {}
        for at in range(len(spelt)):
            for phrase in self._starting(spelt[at]):
                end = _match(phrase.parts, spelt, at)
                if end:
                    key = (phrase.concept, at, end)
                    found[key] = phrase.gaps and found.get(key, True)
        negations = [start for idea, start, _ in found if idea == NEGATION]
        return [
            Concept(idea, start, end, negated=_negated(idea, start, end, negations, within=gaps))
            for (idea, start, end), gaps in sorted(
                found.items(), key=lambda item: (item[0][1], -item[0][2], item[0][0])
            )
        ]


def _negated(idea: str, start: int, end: int, negations: list[int], *, within: bool) -> bool:
    """A negation shortly before, right behind, or in the room that the phrase leaves."""
    return idea != NEGATION and any(
        0 < start - at <= NEGATION_REACH or at == end or (within and start < at < end)
        for at in negations
    )


def _match(parts: tuple[str, ...], words: list[str], at: int) -> int:
    """The end of the phrase that starts at ``at``, or 0."""
    position = at
    gap = 0
    for part in parts:
        if part == "..":
            gap = GAP
            continue
        for skipped in range(gap + 1):
            if position + skipped < len(words) and matches(part, words[position + skipped]):
                position += skipped + 1
                break
        else:
            return 0
        gap = 0
    return position


def matches(part: str, word: str) -> bool:
    """Whether a word fits a part of a phrase: the word itself, or its beginning before ``*``."""
    return word.startswith(part[:-1]) if part.endswith("*") else word == part


@cache
def lexicon(language: str) -> Lexicon:
    """The ideas of a language's pack."""
    file = resources.files("bot.understanding") / "packs" / language / "concepts.toml"
    return Lexicon(tomllib.loads(file.read_text(encoding="utf-8")))
