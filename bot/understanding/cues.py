"""Cues: how people say that a slot has a value, kind by kind, from the language packs.

A pack's ``kinds/<kind>.toml`` has a table for each slot and a list of phrases for each value.
In a phrase ``*`` ends a word's beginning, ``..`` leaves room for up to three words, and
``{idea}`` stands for anything that says that idea (``{partner}``, ``{won_trick}``) or for a
seat, call, card, suit or number. A cue after a negation does not count unless it has its own.
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

REACH: Final = 3
"""Tokens before a cue in which a negation turns it off."""


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
        for c in analysis.concepts:
            key = (c.id, c.start)
            self.ends[key] = max(c.end, self.ends.get(key, 0))
        for e in analysis.entities:
            self.ends[e.type.value, e.start] = e.end
        self.negations = [c.start for c in analysis.concepts if c.id == NEGATION]

    def step(self, part: str, at: int) -> int:
        """The position after ``part`` at ``at``, or 0."""
        if at >= len(self.words):
            return 0
        if part[0] == "{":
            return self.ends.get((part[1:-1], at), 0)
        return at + 1 if matches(part, self.words[at]) or matches(part, self.spelt[at]) else 0

    def find(self, parts: tuple[str, ...]) -> tuple[int, int] | None:
        """The first place where a phrase stands."""
        for start in range(len(self.words)):
            end = self._from(parts, start)
            if end:
                return start, end
        return None

    def _from(self, parts: tuple[str, ...], at: int) -> int:
        gap = 0
        first = True
        for part in parts:
            if part == "..":
                gap = GAP
                continue
            for skipped in range(gap + 1):
                end = self.step(part, at + skipped)
                if end:
                    at = end
                    break
            else:
                return 0
            gap, first = 0, False
        return 0 if first else at


class Cues:
    """The cues of one kind in one language."""

    def __init__(self, tables: dict[str, dict[str, list[str]]], negations: frozenset[str]) -> None:
        self._cues = [
            Cue(slot, value, parts, negative=bool(negations & set(parts)) or "{not}" in parts)
            for slot, values in tables.items()
            for value, phrases in values.items()
            for phrase in phrases
            if (parts := tuple(phrase.replace("-", " ").replace("'", " ").split()))
        ]

    def fired(self, analysis: Analysis) -> Iterator[tuple[Cue, int, int]]:
        """The cues that a text has, with their place."""
        text = _Text(analysis)
        for cue in self._cues:
            place = text.find(cue.parts)
            if place is None:
                continue
            start, end = place
            if not cue.negative and any(0 < start - n <= REACH for n in text.negations):
                continue
            yield cue, start, end


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
    """For each slot the values whose cues a text has, and how many cues each."""
    found: dict[str, dict[str, int]] = {}
    for cue, _, _ in cues(analysis.language, kind).fired(analysis):
        values = found.setdefault(cue.slot, {})
        values[cue.value] = values.get(cue.value, 0) + 1
    return found
