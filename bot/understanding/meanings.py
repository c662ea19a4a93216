"""What words mean, told in one small vocabulary for all languages.

``words.txt`` of a pack: a line for each meaning, ``lead card: ausspielkarte ausspielkarten``; ``-``
stands for words that say nothing of what happened. A meaning is a few plain words (English ones,
but they only have to be the same in all languages), so that what the reader learns from a text in
one language it knows in every other.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from functools import cache, lru_cache
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from rapidfuzz import fuzz, process

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


def entries(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The meanings of a ``words.txt``, each with its line of words; raises ``BadLine``."""
    for number, line in enumerate(lines, 1):
        meaning, colon, words = line.partition(":")
        if not colon or not meaning.strip() or not words.strip():
            msg = f"{FILE}, line {number}: expected 'meaning: words', not {line.strip()[:60]!r}"
            raise BadLine(msg)
        yield meaning.strip(), words


class _Alike(NamedTuple):
    """Words of one length that begin with the same letter, and the number of each one's meaning.

    The words stand in one text, a space before each: as strings of their own they would take six
    times the room.
    """

    text: str
    numbers: array[int]

    def beginning(self, letters: str) -> str:
        """The first word that begins so, empty where none does."""
        at = self.text.find(f" {letters}") + 1
        return self.text[at : at + len(self.text) // len(self.numbers) - 1] if at else ""

    def number(self, word: str) -> int:
        """The number of what a word of this length means, -1 where it is not known."""
        at = self.text.find(f" {word}")
        return self.numbers[at // (len(word) + 1)] if at >= 0 else -1


_NONE: Final = _Alike("", array("H"))


class Meanings:
    """The meanings of one language's words."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._meanings: list[str] = []
        found: defaultdict[tuple[str, int], list[str]] = defaultdict(lambda: [""])
        numbers: defaultdict[tuple[str, int], array[int]] = defaultdict(lambda: array("H"))
        for number, (meaning, words) in enumerate(entries(lines)):
            self._meanings.append(meaning)
            for word in words.split():
                sort = word[0], len(word)
                found[sort].append(word)
                numbers[sort].append(number)
        self._alike = {sort: _Alike(" ".join(own), numbers[sort]) for sort, own in found.items()}
        self.of = lru_cache(maxsize=WORDS_KEPT)(self._find)
        """What a folded word means, as words of the vocabulary; empty where it says nothing."""
        self.nearest = lru_cache(maxsize=WORDS_KEPT)(self._find_nearest)
        """The word itself where it is known; else another form of it, or what it is a misspelling
        of; empty where no known word is near."""

    def _sort(self, word: str, size: int) -> _Alike:
        """The known words of a size that begin as a word does."""
        return self._alike.get((word[0], size), _NONE)

    def _find(self, word: str) -> tuple[str, ...]:
        near = self.nearest(word)
        meaning = self._meanings[self._sort(near, len(near)).number(near)] if near else NOTHING
        return () if meaning == NOTHING else tuple(meaning.split())

    def _find_nearest(self, word: str) -> str:
        if self._sort(word, len(word)).number(word) >= 0:
            return word
        if len(word) < MIN_GUESSED:
            return ""
        return self._inflected(word) or self._misspelt(word)

    def _inflected(self, word: str) -> str:
        """The word that has most in common with another from their beginning, if that is enough."""
        for shared in range(len(word), ceil(SAME_STEM * len(word)) - 1, -1):
            for size in range(max(shared, MIN_GUESSED), int(shared / SAME_STEM) + 1):
                near = self._sort(word, size).beginning(word[:shared])
                if near:
                    return near
        return ""

    def _misspelt(self, word: str) -> str:
        sizes = [len(word) + more for more in _SIZES if len(word) + more >= MIN_GUESSED]
        likely = [near for size in sizes for near in self._sort(word, size).text.split()]
        best = process.extractOne(word, likely, scorer=fuzz.ratio, score_cutoff=MISSPELT)
        return best[0] if best else ""


class Saying:
    """The words of a language by what they mean."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._beginning: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        """Meanings and their lines of words, by the first word of the meaning."""
        for meaning, words in entries(lines):
            self._beginning[meaning.partition(" ")[0]].append((meaning, words))

    def words(self, meaning: str) -> list[str]:
        """The words that mean something, however inflected; single letters mean too much else."""
        return [
            word
            for whole, words in self._beginning.get(meaning.partition(" ")[0], ())
            if _is(whole.split(), meaning.split())
            for word in words.split()
            if len(word) > 1
        ]


def _is(words: Sequence[str], meaning: Sequence[str]) -> bool:
    return words[: len(meaning)] == meaning and INFLECTED.issuperset(words[len(meaning) :])


def _lines(language: str) -> list[str]:
    file = pack(language) / FILE
    return file.read_text(encoding="utf-8").splitlines() if file.is_file() else []


@cache
def meanings(language: str) -> Meanings:
    """The meanings of a language's words; none where its pack has no file for them."""
    return Meanings(_lines(language))


def saying(language: str) -> Saying:
    """The words of a language by what they mean; for whoever makes a pack ready."""
    return Saying(_lines(language))
