"""Ideas found in a text: the phrases of the language packs, matched on folded tokens."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from functools import cache, lru_cache
from sys import intern
from typing import TYPE_CHECKING, Final, NamedTuple

from rapidfuzz import fuzz, process

from bot.languages import pack
from bot.understanding.meanings import saying
from bot.understanding.text import WORDS_KEPT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bot.understanding.text import Token

GAP: Final = 3
"""Words that ``..`` in a phrase may stand for."""
MIN_FUZZY: Final = 5
FUZZY_SCORE: Final = 84
NEGATION: Final = "not"
MEANING: Final = "="
"""What stands before a meaning: all words that have it are meant."""
GLUE: Final = "words"
"""The group of ideas that only join others."""
REACH: Final = 4
"""Tokens before an idea or a phrase in which a negation denies it …"""
STOPS: Final = frozenset(".,;:!?")
"""… but not over one of these marks: "wasn't it, they said" denies nothing that they said."""


class Concept(NamedTuple):
    """One idea found, with the tokens it stands in."""

    id: str
    start: int
    end: int
    negated: bool = False


class Part(NamedTuple):
    """A word of a phrase."""

    stem: str
    open: bool
    """Only the beginning of a word is given."""
    gap: int
    """So many words may stand before it."""

    def fits(self, word: str) -> bool:
        """Whether a word is the one that is meant."""
        return word.startswith(self.stem) if self.open else word == self.stem


class _Phrase(NamedTuple):
    concept: str
    rest: tuple[Part, ...]
    """What follows the first word."""
    needs: str
    """The longest whole word among them: most phrases that begin in a text lack it."""
    gaps: bool
    """It leaves room for other words, which may deny it."""


def split(phrase: str) -> tuple[str, ...]:
    """The words of a phrase, as tokens have them; phrases share them, so each is kept once."""
    return tuple(map(intern, phrase.replace("-", " ").replace("'", " ").split()))


def compiled(words: Sequence[str], gaps: Mapping[str, int]) -> tuple[Part, ...]:
    """Words of a phrase, ready for matching; ``gaps``: how many words a mark stands for."""
    parts: list[Part] = []
    gap = 0
    for word in words:
        if word in gaps:
            gap = gaps[word]
            continue
        parts.append(_part(word, gap))
        gap = 0
    return tuple(parts)


@cache
def _part(word: str, gap: int) -> Part:
    """Phrases share their words: each is kept once."""
    return Part(word.removesuffix("*"), word.endswith("*"), gap)


def needed(parts: Sequence[Part]) -> str:
    """The longest whole word among the parts of a phrase, ``""`` where all are beginnings."""
    return max((part.stem for part in parts if not part.open), key=len, default="")


@cache
def _phrase(concept: str, words: tuple[str, ...], negations: frozenset[str]) -> _Phrase:
    """A phrase of a pack without its first word; most are never needed.

    What denies in its gaps is no denial of a phrase that says not itself: ``nimmt .. nicht an``.
    """
    rest = compiled(words, {"..": GAP})
    return _Phrase(concept, rest, needed(rest), ".." in words and negations.isdisjoint(words))


class Lexicon:
    """The phrases of one language, indexed by how their first word begins."""

    def __init__(
        self,
        groups: Mapping[str, Mapping[str, Sequence[str]]],
        words_for: Callable[[str], Sequence[str]] = lambda _: (),
    ) -> None:
        """``words_for`` gives the words that have a meaning."""
        self._vocabulary: set[str] = set()
        found: defaultdict[str, list[str]] = defaultdict(list)
        for concepts in groups.values():
            for concept, phrases in concepts.items():
                for phrase in phrases:
                    said = phrase.removeprefix(MEANING)
                    for each in words_for(said) if said != phrase else [phrase]:
                        words = split(each)
                        found[words[0]].append(" ".join((concept, *words[1:])))
                        self._vocabulary.update(w.rstrip("*") for w in words if w != "..")
        self._phrases = {first: "\n".join(told) for first, told in found.items()}
        """By how they begin (a word, or so much of it and ``*``): a line for each phrase, its idea
        and what follows; most are never needed."""
        lengths = {len(first) for first in found if first.endswith("*")}
        self._lengths = sorted(lengths, reverse=True)
        self._choices: dict[str, list[str]] = {}
        """The words that may be meant, by how they begin: nobody mistypes the first letter."""
        for word in sorted(w for w in self._vocabulary if len(w) >= MIN_FUZZY):
            self._choices.setdefault(word[0], []).append(word)
        self._starting = lru_cache(maxsize=WORDS_KEPT)(self._find_starting)
        self.correct = lru_cache(maxsize=WORDS_KEPT)(self._find_nearest)
        """The nearest known word for a likely misspelling, else the word itself."""
        self.glue = frozenset(groups.get(GLUE, ()))
        """Ideas that say nothing alone: not, before, may."""
        self.negations = frozenset(groups.get(GLUE, {}).get(NEGATION, ()))
        """The words that say not."""

    def knows(self, word: str) -> bool:
        """Whether a word stands in some phrase."""
        return word in self._vocabulary or any(self._told(word))

    def _find_nearest(self, word: str) -> str:
        if len(word) < MIN_FUZZY or self.knows(word):
            return word
        likely = self._choices.get(word[0], ())
        best = process.extractOne(word, likely, scorer=fuzz.ratio, score_cutoff=FUZZY_SCORE)
        return best[0] if best else word

    def _told(self, word: str) -> Iterator[str]:
        beginnings = [word, *(f"{word[: n - 1]}*" for n in self._lengths if n <= len(word) + 1)]
        return (self._phrases[first] for first in beginnings if first in self._phrases)

    def _find_starting(self, word: str) -> tuple[_Phrase, ...]:
        found = [line.split() for lines in self._told(word) for line in lines.split("\n")]
        return tuple(_phrase(idea, tuple(rest), self.negations) for idea, *rest in found)

    def spell(
        self, tokens: Sequence[Token], known: Callable[[str], str] = lambda _: ""
    ) -> list[str]:
        """The words of a text, likely misspellings put right.

        ``known`` gives the word of a dictionary that is meant, ``""`` where it has none.
        """
        return [(known(t.word) or self.correct(t.word)) if t.is_word else t.word for t in tokens]

    def find(self, tokens: Sequence[Token]) -> list[Concept]:
        """All ideas in a text, in order; an idea after a negation is marked."""
        return self.find_spelt(self.spell(tokens))

    def find_spelt(self, words: Sequence[str]) -> list[Concept]:
        """The same for words that ``spell`` put right."""
        found: dict[tuple[int, int, str], bool] = {}
        present = frozenset(words)
        for at, word in enumerate(words):
            for idea, rest, needs, gaps in self._starting(word):
                end = _match(rest, words, at + 1) if not needs or needs in present else 0
                if end:
                    key = (at, -end, idea)
                    found[key] = gaps and found.get(key, True)
        negations = {start for start, _, idea in found if idea == NEGATION}

        def denied(idea: str, start: int, end: int, *, gaps: bool) -> bool:
            """A negation shortly before, right behind, or in the room that the phrase leaves."""
            if not negations or idea == NEGATION:
                return False
            inside = gaps and not negations.isdisjoint(range(start + 1, end))
            return end in negations or inside or reached(words, negations, start)

        return [
            Concept(idea, start, -back, denied(idea, start, -back, gaps=gaps))
            for (start, back, idea), gaps in sorted(found.items())
        ]


def reached(words: Sequence[str], negations: set[int], start: int) -> bool:
    """Whether a negation in the same clause stands shortly before a place."""
    near = negations.intersection(range(start - REACH, start)) if negations else ()
    return any(STOPS.isdisjoint(words[at:start]) for at in near)


def _match(parts: Sequence[Part], words: Sequence[str], at: int) -> int:
    """The end of a phrase the rest of which has to come from ``at`` on, or 0."""
    for part in parts:
        for place in range(at, min(at + part.gap + 1, len(words))):
            if part.fits(words[place]):
                at = place + 1
                break
        else:
            return 0
    return at


@cache
def lexicon(language: str) -> Lexicon:
    """The ideas of a language's pack."""
    file = pack(language) / "concepts.toml"
    groups = tomllib.loads(file.read_text(encoding="utf-8"))
    return Lexicon(groups, saying(language).words)
