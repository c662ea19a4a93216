"""How a language writes seats, suits, ranks, levels and calls: compiled from its pack."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

MIN_PREFIX: Final = 3
ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Table:
    """Words and word beginnings with the value they stand for."""

    words: dict[str, str]
    prefixes: tuple[tuple[str, str], ...]
    """Longest first."""

    def get(self, word: str) -> str | None:
        """The value of a whole word."""
        found = self.words.get(word)
        if found is not None:
            return found
        if len(word) >= MIN_PREFIX:
            for prefix, value in self.prefixes:
                if word.startswith(prefix):
                    return value
        return None

    def split(self, word: str) -> tuple[str, str] | None:
        """A compound's value and the rest of it: ``herttanelonen`` -> (``H``, ``nelonen``)."""
        for stem, value in self.prefixes:
            if word.startswith(stem) and len(word) > len(stem):
                return value, word[len(stem) :]
        return None


@dataclass(frozen=True, slots=True)
class Notation:
    """The closed word classes of a language."""

    seats: Table
    suits: Table
    notrump: Table
    ranks: Table
    levels: Table
    calls: Table
    dealer: Table
    articles: Table
    bid_verbs: Table
    declares: Table


def _table(entries: dict[str, list[str]], extra: dict[str, list[str]] | None = None) -> Table:
    words: dict[str, str] = {}
    prefixes: dict[str, str] = {}
    for source in (extra or {}, entries):  # the language's own words win over English jargon
        for value, forms in source.items():
            for form in forms:
                if form.endswith("*"):
                    prefixes[form[:-1]] = value
                    words[form[:-1]] = value
                else:
                    words[form] = value
    return Table(words, tuple(sorted(prefixes.items(), key=lambda p: -len(p[0]))))


def _load(language: str) -> dict[str, dict[str, list[str]]]:
    file = resources.files("bot.understanding") / "packs" / language / "notation.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def notation(language: str) -> Notation:
    """The notation of a language; English call words are understood in every language."""
    own = _load(language)
    english = _load(ENGLISH)
    return Notation(
        seats=_table(own["seats"]),
        suits=_table(own["suits"]),
        notrump=_table(own["notrump"], {"words": ["nt", "n"]}),
        ranks=_table(own["ranks"]),
        levels=_table(own["levels"]),
        calls=_table(own["calls"], english["calls"]),
        dealer=_table(own["dealer"]),
        articles=_table(own["articles"]),
        bid_verbs=_table(own["bid_verbs"]),
        declares=_table(own["declares"]),
    )
