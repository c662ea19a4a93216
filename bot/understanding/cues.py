"""Cues: how people say that a slot has a value, kind by kind, from the language packs.

A pack's ``kinds/<kind>.toml`` has a table for each slot and a list of phrases for each value.
In a phrase ``*`` ends a word's beginning, ``..`` leaves room for up to three words (``...`` for
nine), and ``{idea}`` stands for anything that says that idea (``{partner}``, ``{won_trick}``) or
for a seat, call, card, suit or number. A cue after a negation does not count unless it has its own.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from bot.understanding.concepts import GAP, NEGATION, lexicon, matches
from bot.understanding.language import PACKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.understanding.analysis import Analysis

GAPS: Final = {"..": GAP, "...": 9}
"""Words that may stand where a phrase leaves room."""
REACH: Final = 3
"""Tokens before a cue in which a negation turns it off."""
SENTENCE_ENDS: Final = frozenset(".;!?")
STOPS: Final = frozenset(".,;:!?")
"""Marks that a negation does not reach over."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One phrase for one value."""

    slot: str
    value: str
    parts: tuple[str, ...]
    negative: bool
    """It has a negation of its own."""


class _Text:
    """An analysed text, ready for matching."""

    def __init__(self, analysis: Analysis) -> None:
        correct = lexicon(analysis.language).correct
        self.words = [t.word for t in analysis.tokens]
        self.spelt = [correct(w) for w in self.words]
        self.ends: dict[tuple[str, int], int] = {}
        self.negated_ideas: set[tuple[str, int]] = set()
        for c in analysis.concepts:
            key = (c.id, c.start)
            self.ends[key] = max(c.end, self.ends.get(key, 0))
            if c.negated:
                self.negated_ideas.add(key)
        for e in analysis.entities:
            self.ends[e.type.value, e.start] = e.end
        self.negations = {c.start for c in analysis.concepts if c.id == NEGATION}

    def step(self, part: str, at: int, *, negative: bool) -> int:
        """The position after ``part`` at ``at``, or 0; what is denied is not said."""
        if at >= len(self.words):
            return 0
        if part[0] == "{":
            key = (part[1:-1], at)
            return 0 if key in self.negated_ideas and not negative else self.ends.get(key, 0)
        return at + 1 if matches(part, self.words[at]) or matches(part, self.spelt[at]) else 0

    def negated(self, start: int) -> bool:
        """Whether a negation in the same clause stands shortly before a place."""
        return any(
            0 < start - n <= REACH and STOPS.isdisjoint(self.words[n:start]) for n in self.negations
        )

    def _closes(self, at: int, *, negative: bool) -> bool:
        """Whether a cue may not reach over a token: a sentence's end, or somebody's denial."""
        return at < len(self.words) and (
            self.words[at] in SENTENCE_ENDS or (at in self.negations and not negative)
        )

    def end_of(self, cue: Cue, at: int) -> int:
        """Where a cue that starts at ``at`` ends, or 0; the room it leaves has no negation."""
        gap = 0
        for part in cue.parts:
            if part in GAPS:
                gap = GAPS[part]
                continue
            for skipped in range(gap + 1):
                if skipped and self._closes(at + skipped - 1, negative=cue.negative):
                    return 0
                end = self.step(part, at + skipped, negative=cue.negative)
                if end:
                    at = end
                    break
            else:
                return 0
            gap = 0
        return at


class Cues:
    """The cues of one kind in one language, indexed by how they begin."""

    def __init__(self, tables: dict[str, dict[str, list[str]]], negations: frozenset[str]) -> None:
        self._words: dict[str, list[Cue]] = {}
        self._beginnings: dict[str, list[Cue]] = {}
        self._ideas: dict[str, list[Cue]] = {}
        for slot, values in tables.items():
            for value, phrases in values.items():
                for phrase in phrases:
                    self._add(slot, value, phrase, negations)
        self._lengths = sorted({len(b) for b in self._beginnings})

    def _add(self, slot: str, value: str, phrase: str, negations: frozenset[str]) -> None:
        parts = tuple(phrase.replace("-", " ").replace("'", " ").split())
        while parts and parts[0] in GAPS:
            parts = parts[1:]
        if not parts:
            return
        negative = bool(negations & set(parts)) or "{not}" in parts
        cue = Cue(slot, value, parts, negative)
        first = parts[0]
        if first.startswith("{"):
            self._ideas.setdefault(first[1:-1], []).append(cue)
        elif first.endswith("*"):
            self._beginnings.setdefault(first[:-1], []).append(cue)
        else:
            self._words.setdefault(first, []).append(cue)

    def _starting(self, word: str) -> Iterator[Cue]:
        yield from self._words.get(word, ())
        for length in self._lengths:
            if length > len(word):
                break
            yield from self._beginnings.get(word[:length], ())

    def fired(self, analysis: Analysis) -> Iterator[tuple[Cue, int, int]]:
        """The cues that a text has, with their first place."""
        text = _Text(analysis)
        seen: set[Cue] = set()
        for start, cue in self._candidates(text):
            if cue in seen:
                continue
            if not cue.negative and text.negated(start):
                continue
            end = text.end_of(cue, start)
            if end:
                seen.add(cue)
                yield cue, start, end

    def _candidates(self, text: _Text) -> Iterator[tuple[int, Cue]]:
        for start, (word, spelt) in enumerate(zip(text.words, text.spelt, strict=True)):
            for cue in self._starting(word):
                yield start, cue
            if spelt != word:
                for cue in self._starting(spelt):
                    yield start, cue
        for idea, start in text.ends:
            for cue in self._ideas.get(idea, ()):
                yield start, cue


@cache
def cues(language: str, kind: str) -> Cues:
    """The cues of a kind in a language; none where the pack has no file for it."""
    folder = resources.files(PACKS) / "packs" / language
    file = folder / "kinds" / f"{kind}.toml"
    concepts = tomllib.loads((folder / "concepts.toml").read_text(encoding="utf-8"))
    negations = frozenset(concepts["words"]["not"])
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return Cues(tables, negations)


def fired_values(analysis: Analysis, kind: str) -> dict[str, dict[str, int]]:
    """For each slot the values whose cues a text has, with the parts of the longest cue."""
    found: dict[str, dict[str, int]] = {}
    for cue, _, _ in cues(analysis.language, kind).fired(analysis):
        values = found.setdefault(cue.slot, {})
        length = sum(part not in GAPS for part in cue.parts)
        values[cue.value] = max(length, values.get(cue.value, 0))
    return found
