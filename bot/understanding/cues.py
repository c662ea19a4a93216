"""Cues: how people say that a slot has a value, kind by kind, from the language packs.

A pack's ``kinds/<kind>.toml`` has a table for each slot and a list of phrases for each value; what
says so whatever the kind stands in its ``facts.toml``.
In a phrase ``*`` ends a word's beginning, ``..`` leaves room for up to three words (``...`` for
nine), and ``{idea}`` stands for anything that says that idea (``{partner}``, ``{won_trick}``) or
for a seat, call, card, suit or number. A cue after a negation does not count unless it has its own.
"""

from __future__ import annotations

import gc
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import dropwhile
from typing import TYPE_CHECKING, Final

from bot.languages import pack
from bot.understanding.concepts import (
    GAP,
    NEGATION,
    Part,
    compiled,
    lexicon,
    needed,
    reached,
    split,
)
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from importlib.resources.abc import Traversable

    from bot.understanding.analysis import Analysis

GAPS: Final = {"..": GAP, "...": 9}
"""Words that may stand where a phrase leaves room."""
SENTENCE_ENDS: Final = frozenset(".;!?")


@dataclass(frozen=True, slots=True, eq=False)
class Cue:
    """One phrase for one value."""

    slot: str
    value: str
    first: str
    """Its first part."""
    negative: bool
    """It has a negation of its own."""
    rest: tuple[Part, ...]
    """What follows its first part."""
    needs: str
    """The longest whole word or idea among it."""

    @property
    def length(self) -> int:
        """Its parts, room not counted."""
        return 1 + len(self.rest)

    @property
    def phrase(self) -> str:
        """It as a pack has it; marks within words as spaces."""
        room = {words: f"{mark} " for mark, words in GAPS.items()}
        rest = (f"{room.get(p.gap, '')}{p.stem}{'*' if p.open else ''}" for p in self.rest)
        return " ".join((self.first, *rest))


class _Text:
    """An analysed text, ready for matching."""

    def __init__(self, analysis: Analysis) -> None:
        self.words = [t.word for t in analysis.tokens]
        self.spelt = analysis.spelt
        self.ends: dict[tuple[str, int], int] = {}
        """Where an idea (in braces) that starts at a token ends."""
        self.negated_ideas: set[tuple[str, int]] = set()
        self.negations = {c.start for c in analysis.concepts if c.id == NEGATION}
        for c in analysis.concepts:
            key = (f"{{{c.id}}}", c.start)
            self.ends[key] = max(c.end, self.ends.get(key, 0))
            if c.negated:
                self.negated_ideas.add(key)
        for e in analysis.entities:
            self.ends[f"{{{e.type.value}}}", e.start] = e.end
        self.present = {*self.words, *self.spelt, *(idea for idea, _ in self.ends)}
        """All words and ideas."""

    def step(self, part: Part, at: int, *, negative: bool) -> int:
        """The position after ``part`` at ``at``, or 0; what is denied is not said."""
        if part.stem[:1] == "{":
            key = (part.stem, at)
            return 0 if key in self.negated_ideas and not negative else self.ends.get(key, 0)
        return at + 1 if part.fits(self.words[at]) or part.fits(self.spelt[at]) else 0

    def negated(self, start: int) -> bool:
        """Whether what begins at a place is denied."""
        return reached(self.words, self.negations, start)

    def _closes(self, at: int, *, negative: bool) -> bool:
        """Whether a cue may not reach over a token: a sentence's end, or somebody's denial."""
        return self.words[at] in SENTENCE_ENDS or (at in self.negations and not negative)

    def end_of(self, cue: Cue, at: int) -> int:
        """Where a cue the first part of which ends at ``at`` ends, or 0.

        The room that it leaves has no negation.
        """
        for part in cue.rest:
            for place in range(at, min(at + part.gap + 1, len(self.words))):
                if place > at and self._closes(place - 1, negative=cue.negative):
                    return 0
                end = self.step(part, place, negative=cue.negative)
                if end:
                    at = end
                    break
            else:
                return 0
        return at


class _Beginning:
    """The cues that begin alike; made when a text first begins one: most are never needed.

    Until then they are one text, a line for each cue.
    """

    __slots__ = ("_made", "_told")

    def __init__(self, told: Iterable[str]) -> None:
        """``told``: of each cue the number of its value, and its phrase."""
        self._told = "\n".join(told)
        self._made: tuple[Cue, ...] = ()

    def cues(self, values: Sequence[tuple[str, str]], negations: frozenset[str]) -> tuple[Cue, ...]:
        """All of them; ``values`` tells the slot and the value for each number."""
        if self._told:
            told = [line.partition(" ") for line in self._told.split("\n")]
            self._made = tuple(_made(*values[int(n)], said, negations) for n, _, said in told)
            self._told = ""
        return self._made


def _made(slot: str, value: str, phrase: str, negations: frozenset[str]) -> Cue:
    parts = _parts(phrase)
    rest = compiled(parts[1:], GAPS)
    negative = not negations.isdisjoint(parts) or f"{{{NEGATION}}}" in parts
    return Cue(slot, value, parts[0], negative, rest, needed(rest))


def _parts(phrase: str) -> tuple[str, ...]:
    return tuple(dropwhile(GAPS.__contains__, split(phrase)))


class Cues:
    """The cues of one kind in one language, indexed by how they begin."""

    def __init__(self, tables: dict[str, dict[str, list[str]]], negations: frozenset[str]) -> None:
        self._values = [(slot, value) for slot, values in tables.items() for value in values]
        self._negations = negations
        found: defaultdict[str, list[str]] = defaultdict(list)
        for number, (slot, value) in enumerate(self._values):
            for phrase in tables[slot][value]:
                for first in _parts(phrase)[:1]:
                    found[first].append(f"{number} {phrase}")
        self._cues = {first: _Beginning(told) for first, told in found.items()}
        """The cues that begin with a word, with so much of a word (and ``*``), or with an idea."""
        self._lengths = sorted({len(first) for first in found if first.endswith("*")})

    def _starting(self, word: str) -> Iterator[tuple[Cue, ...]]:
        """The cues that begin with a word."""
        beginnings = [word, *(f"{word[: n - 1]}*" for n in self._lengths if n <= len(word) + 1)]
        for first in beginnings:
            if first in self._cues:
                yield self._cues[first].cues(self._values, self._negations)

    def fired(self, analysis: Analysis) -> Iterator[tuple[Cue, int, int]]:
        """The cues that a text has, with their first place."""
        text = _Text(analysis)
        seen: set[Cue] = set()
        for start, after, denied, found in self._candidates(text):
            for cue in found:
                if cue in seen or (cue.needs and cue.needs not in text.present):
                    continue
                if denied and not cue.negative:
                    continue
                end = text.end_of(cue, after)
                if end:
                    seen.add(cue)
                    yield cue, start, end

    def _candidates(self, text: _Text) -> Iterator[tuple[int, int, bool, tuple[Cue, ...]]]:
        """Cues that begin as something in the text does: where that is, and whether denied."""
        for start, (word, spelt) in enumerate(zip(text.words, text.spelt, strict=True)):
            found = [*self._starting(word)]
            if spelt != word:
                found += self._starting(spelt)
            if found:
                denied = text.negated(start)
                for made in found:
                    yield start, start + 1, denied, made
        for key, end in text.ends.items():
            idea, start = key
            if idea in self._cues:
                denied = key in text.negated_ideas or text.negated(start)
                yield start, end, denied, self._cues[idea].cues(self._values, self._negations)


def _tables(file: Traversable) -> dict[str, dict[str, list[str]]]:
    """Phrases by slot and value; none where there is no such file."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _of_every_kind(language: str) -> dict[str, dict[str, list[str]]]:
    return _tables(pack(language) / "facts.toml")


@cache
def cues(language: str, kind: str) -> Cues:
    """The cues of a kind in a language: its own, and those of its slots in whatever kind."""
    tables = _tables(pack(language) / "kinds" / f"{kind}.toml")
    slots = tellable(load_kind(kind))
    for slot, values in _of_every_kind(language).items():
        if slot in slots:
            own = tables.setdefault(slot, {})
            tables[slot] = own | {v: [*own.get(v, ()), *said] for v, said in values.items()}
    found = Cues(tables, lexicon(language).negations)
    gc.freeze()  # as the reader does with a pack
    return found


def fired_values(analysis: Analysis, kind: str) -> dict[str, dict[str, int]]:
    """For each slot the values whose cues a text has, with the parts of the longest cue."""
    found: dict[str, dict[str, int]] = {}
    for cue, _, _ in cues(analysis.language, kind).fired(analysis):
        values = found.setdefault(cue.slot, {})
        values[cue.value] = max(cue.length, values.get(cue.value, 0))
    return found
