"""The words of one language for contracts and results, read from ``scoring/notation``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias, get_args

from scoring.reading.tokens import spellings, tokenise

Language: TypeAlias = Literal["en", "sv", "de", "fi"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_SHARED: Final = "international"


class Kind(StrEnum):
    """What a word can mean; one letter each, so that a line of them can be matched as text."""

    NUMBER = "n"
    LEVEL = "l"
    DENOMINATION = "d"
    PENALTY = "p"
    SEAT = "s"
    SIDE = "z"
    PLUS = "+"
    MINUS = "-"
    EVEN = "="
    MADE = "m"
    OVER = "o"
    DOWN = "u"
    TRICKS = "t"
    VULNERABLE = "v"
    NOT_VULNERABLE = "w"
    ALL = "a"
    NONE = "k"
    NOT = "x"
    AGAINST = "g"
    OPPONENTS = "q"
    BOARD = "b"
    PASSED_OUT = "P"
    NOISE = " "


@dataclass(frozen=True, slots=True)
class Meaning:
    """One meaning of a phrase; ``value`` is the key of the data file."""

    kind: Kind
    value: str


Phrase: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A language's phrases (as token tuples) with their meanings, shared notation included."""

    phrases: dict[Phrase, tuple[Meaning, ...]]
    own: frozenset[Phrase]
    longest: int

    def find(self, words: Phrase, kind: Kind | None = None) -> tuple[Meaning, ...]:
        """The meanings of a phrase, of one kind if asked."""
        meanings = self.phrases.get(words, ())
        return tuple(m for m in meanings if m.kind is kind) if kind else meanings


_SECTIONS: Final = {
    "levels": Kind.LEVEL,
    "denominations": Kind.DENOMINATION,
    "penalties": Kind.PENALTY,
    "seats": Kind.SEAT,
    "sides": Kind.SIDE,
    "numbers": Kind.NUMBER,
}
_WORDS: Final = "words"


@cache
def notation(name: str) -> dict[str, dict[str, list[str]]]:
    """The data file of a language, or ``international``, as it stands."""
    text = resources.files("scoring.notation").joinpath(f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def _load(name: str) -> dict[Phrase, list[Meaning]]:
    found: dict[Phrase, list[Meaning]] = {}
    for section in (*_SECTIONS, _WORDS):
        for key, phrases in notation(name).get(section, {}).items():
            kind = _SECTIONS.get(section) or Kind[key.upper()]
            for phrase in phrases:
                for spelling in spellings(phrase):
                    meanings = found.setdefault(tuple(tokenise(spelling)), [])
                    if Meaning(kind, key) not in meanings:
                        meanings.append(Meaning(kind, key))
    return found


def written(section: str, key: str) -> frozenset[str]:
    """Every spelling of an entry in any language."""
    names = ("international", *LANGUAGES)
    return frozenset(
        spelling
        for name in names
        for phrase in notation(name).get(section, {}).get(key, [])
        for spelling in spellings(phrase)
    )


@cache
def lexicon(language: Language) -> Lexicon:
    """The words of a language on top of the shared notation; loaded once."""
    shared, own = _load(_SHARED), _load(language)
    merged = {phrase: list(meanings) for phrase, meanings in shared.items()}
    for phrase, meanings in own.items():
        target = merged.setdefault(phrase, [])
        target.extend(m for m in meanings if m not in target)
    return Lexicon(
        phrases={phrase: tuple(meanings) for phrase, meanings in merged.items()},
        own=frozenset(own) - frozenset(shared),
        longest=max(map(len, merged)),
    )


@cache
def own_letters(language: Language) -> frozenset[str]:
    """Single letters for seats, and spellings of sides, that the shared notation does not have."""
    words = lexicon(language)
    return frozenset(
        "".join(phrase)
        for phrase in words.own
        if (len(phrase) == 1 and len(phrase[0]) == 1 and words.find(phrase, Kind.SEAT))
        or words.find(phrase, Kind.SIDE)
    )


@cache
def contested(language: Language, kind: Kind) -> frozenset[str]:
    """Shared one-word notations of a kind that mean something else too in this language."""
    words = lexicon(language)
    return frozenset(
        phrase[0]
        for phrase in _load(_SHARED)
        if len(phrase) == 1 and len(words.find(phrase, kind)) > 1
    )
