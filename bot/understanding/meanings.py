"""What words mean, told in one small vocabulary for all languages.

``words.txt`` of a pack: a line for each meaning, ``lead card: ausspielkarte ausspielkarten``; ``-``
stands for words that say nothing of what happened. A meaning is a few plain words (English ones,
but they only have to be the same in all languages), so that what the reader learns from a text in
one language it knows in every other.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from rapidfuzz import fuzz, process
from rapidfuzz.distance import Prefix

from bot.languages import pack
from bot.understanding.text import WORDS_KEPT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FILE: Final = "words.txt"
NOTHING: Final = "-"
MIN_GUESSED: Final = 5
"""Shorter words are known or not: too many others look like them."""
SAME_STEM: Final = 0.75
"""Share of the longer word that two forms of one word have in common from their beginning."""
MISSPELT: Final = 84
"""Likeness (rapidfuzz's ratio, 0 to 100) from which on a word counts as misspelt."""
INFLECTED: Final = frozenset(
    {"also", "as", "at", "from", "her", "his", "in", "my", "not", "on", "our"}
    | {"their", "to", "whether", "with", "your"}
)
"""What a meaning adds where a word is only inflected: ``dummy from: leparista``."""
_SIZES: Final = (-1, 0, 1)
"""How many letters a misspelling adds or leaves out."""


class BadLine(ValueError):
    """A line of ``words.txt`` that is not ``meaning: words``; the message says which."""


def entries(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The meanings of a ``words.txt``, each with its words; raises ``BadLine``."""
    for number, line in enumerate(lines, 1):
        meaning, colon, words = line.partition(":")
        if not colon or not meaning.strip() or not words.strip():
            msg = f"{FILE}, line {number}: expected 'meaning: words', not {line.strip()[:60]!r}"
            raise BadLine(msg)
        yield meaning.strip(), words.split()


class Meanings:
    """The meanings of one language's words."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._words = dict(entries(lines))
        self._known = {word: meaning for meaning, words in self._words.items() for word in words}
        self.of = lru_cache(maxsize=WORDS_KEPT)(self._find)
        """What a folded word means, as words of the vocabulary; empty where it says nothing."""
        self.nearest = lru_cache(maxsize=WORDS_KEPT)(self._find_nearest)
        """The word itself where it is known; else another form of it, or what it is a misspelling
        of; empty where no known word is near."""

    def saying(self, meaning: str) -> list[str]:
        """The words that mean something, however inflected; single letters mean too much else."""
        return [
            word
            for whole in self._beginning.get(meaning.partition(" ")[0], ())
            if _is(whole.split(), meaning.split())
            for word in self._words[whole]
            if len(word) > 1
        ]

    def _find(self, word: str) -> tuple[str, ...]:
        meaning = self._known.get(self.nearest(word), NOTHING)
        return () if meaning == NOTHING else tuple(meaning.split())

    def _find_nearest(self, word: str) -> str:
        if word in self._known:
            return word
        if len(word) < MIN_GUESSED:
            return ""
        alike = self._alike.get(word[0], [])
        at = bisect_left(alike, word)
        for near in alike[max(0, at - 1) : at + 1]:
            if Prefix.normalized_similarity(word, near) >= SAME_STEM:
                return near
        likely = [
            near for size in _SIZES for near in self._sized.get((word[0], len(word) + size), ())
        ]
        best = process.extractOne(word, likely, scorer=fuzz.ratio, score_cutoff=MISSPELT)
        return best[0] if best else ""

    @cached_property
    def _beginning(self) -> dict[str, list[str]]:
        """The meanings by their first words."""
        found: dict[str, list[str]] = {}
        for meaning in self._words:
            found.setdefault(meaning.partition(" ")[0], []).append(meaning)
        return found

    @cached_property
    def _alike(self) -> dict[str, list[str]]:
        """The words that are long enough to be guessed at, by their first letter, sorted."""
        found: dict[str, list[str]] = {}
        for word in sorted(self._known):
            if len(word) >= MIN_GUESSED:
                found.setdefault(word[0], []).append(word)
        return found

    @cached_property
    def _sized(self) -> dict[tuple[str, int], list[str]]:
        """The same words by their first letter and their length."""
        found: dict[tuple[str, int], list[str]] = {}
        for first, words in self._alike.items():
            for word in words:
                found.setdefault((first, len(word)), []).append(word)
        return found


def _is(words: Sequence[str], meaning: Sequence[str]) -> bool:
    return words[: len(meaning)] == meaning and INFLECTED.issuperset(words[len(meaning) :])


@cache
def meanings(language: str) -> Meanings:
    """The meanings of a language's words; none where its pack has no file for them."""
    file = pack(language) / FILE
    return Meanings(file.read_text(encoding="utf-8").splitlines() if file.is_file() else ())
