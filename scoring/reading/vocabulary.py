"""The words of commands in all languages together, read from ``scoring/notation``.

Whoever types ``imps`` or ``12C1c`` may speak any language, so a command is looked for in all of
them at once; a phrase may mean several things, and the command decides which of them it takes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from scoring.reading.lexicon import LANGUAGES, notation
from scoring.reading.tokens import spellings

COMMAND, LABEL, VALUE, SIDE, WORD, FILLER = "command", "label", "value", "side", "word", "filler"
"""The sorts of meanings; a meaning is written ``sort:key``, as in ``label:boards``."""

_SECTIONS: Final = {"commands": COMMAND, "labels": LABEL, "values": VALUE, "sides": SIDE}
_WORDS: Final = ("plus", "minus", "vulnerable", "not_vulnerable", "all", "none", "not")
"""The keys of ``[words]`` that matter beside a contract; its noise is filler."""
_SIGNS: Final = frozenset("+-=")
_SHORTEST_UNIT: Final = 2


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What phrases mean, and patterns that find them in plain text.

    ``units`` finds words that are glued to a number (``16boards``).
    """

    meanings: dict[str, frozenset[str]]
    phrases: re.Pattern[str]
    awards: re.Pattern[str]
    units: re.Pattern[str]


def _phrases(name: str) -> dict[str, set[str]]:
    """The phrases of one data file with their meanings."""
    found: dict[str, set[str]] = {}

    def add(meaning: str, phrases: list[str]) -> None:
        for phrase in phrases:
            for spelling in spellings(phrase):
                found.setdefault(spelling, set()).add(meaning)

    data = notation(name)
    for section, sort in _SECTIONS.items():
        for key, phrases in data.get(section, {}).items():
            add(f"{sort}:{key}", phrases)
    words = data.get("words", {})
    for key in _WORDS:
        add(f"{WORD}:{key}", [each for each in words.get(key, []) if each not in _SIGNS])
    add(FILLER, words.get("noise", []))
    add(FILLER, data.get("fillers", {}).get("words", []))
    add("award", data.get("awards", {}).get("average", []))
    return found


@cache
def vocabulary() -> Vocabulary:
    """All languages merged; loaded once."""
    merged: dict[str, set[str]] = {}
    for name in ("international", *LANGUAGES):
        for phrase, meanings in _phrases(name).items():
            merged.setdefault(phrase, set()).update(meanings)
    averages = [phrase for phrase, meanings in merged.items() if "award" in meanings]
    # A letter for an average (A+, M-) counts only with its sign; a longer word also alone.
    for phrase in averages:
        merged[phrase].discard("award")
        if len(phrase) > _SHORTEST_UNIT:
            merged[phrase].add(f"{COMMAND}:average")
    known = {phrase: frozenset(meanings) for phrase, meanings in merged.items() if meanings}
    spoken = [phrase for phrase in known if any(map(str.isalnum, phrase))]
    units = [
        phrase
        for phrase, meanings in known.items()
        if phrase.isalpha() and len(phrase) >= _SHORTEST_UNIT and meanings & _UNIT_MEANINGS
    ]
    return Vocabulary(
        meanings=known,
        phrases=re.compile(rf"(?<!\w)(?:{_either(spoken)})(?!\w)"),
        awards=re.compile(rf"(?<!\w)(?:{_either(averages)})\s?([+=-])(?![\d.])"),
        units=re.compile(rf"(?<=\d)(?=(?:{_either(units)})(?!\w))"),
    )


_UNIT_MEANINGS: Final = frozenset(
    {"command:imps", "command:vps", "command:matchpoints", "label:boards", "label:results"}
)


def _either(phrases: list[str]) -> str:
    """The phrases as alternatives, longest first, with any blanks between their words."""
    ordered = sorted(phrases, key=len, reverse=True)
    return "|".join(re.escape(phrase).replace(r"\ ", r"\s+") for phrase in ordered)
