"""What is asked for besides a ruling: a paragraph, a term, a score, an edition."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from bot.understanding.concepts import Lexicon
from bot.understanding.entities import EntityType
from bot.understanding.language import PACKS, available

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

_PARAGRAPH: Final = (
    r"\d{1,2}(?:\s?[a-h](?:\s?\d{1,2})?(?:\s?\(?[a-e]\)?)?(?:\s?\(?[iv]{1,4}\)?)?)?(?![\w%])"
)
_EDITIONS: Final = {1997: (1987, 2007), 2007: (2008, 2017), 2017: (2017, 2100)}
"""An edition's year, and the years in which it was the newest."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """Paragraphs as written, or a term."""

    paragraphs: tuple[str, ...] = ()
    term: str = ""
    confidence: float = 0.9


def _pack(language: str, name: str) -> dict[str, dict[str, list[str]]]:
    file = resources.files(PACKS) / "packs" / language / name
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def _law_pattern() -> re.Pattern[str]:
    """The words for "law" of all languages, followed by a paragraph."""
    words = {w for name in available() for w in _pack(name, "asked.toml")["law"]["words"]}
    listed = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return re.compile(rf"(?:\b(?:{listed})|§)\s*:?\.?\s*({_PARAGRAPH})", re.IGNORECASE)


_BARE: Final = re.compile(rf"\s*({_PARAGRAPH})\s*\??\s*", re.IGNORECASE)


@cache
def _terms(language: str) -> Lexicon:
    return Lexicon(_pack(language, "terms.toml"))


def paragraphs(text: str) -> tuple[str, ...]:
    """The paragraphs that a folded text names, as written."""
    bare = _BARE.fullmatch(text)
    if bare:
        return (bare.group(1),)
    return tuple(dict.fromkeys(m.group(1) for m in _law_pattern().finditer(text)))


def term(analysis: Analysis) -> str:
    """The term that a text names: the longest that is found."""
    found = _terms(analysis.language).find(analysis.tokens)
    return max(found, key=lambda c: (c.end - c.start, -c.start)).id if found else ""


def asked_lookup(analysis: Analysis) -> Lookup | None:
    """The paragraphs or the term a text names, whatever it wants of them."""
    named = paragraphs(_folded(analysis))
    if named:
        return Lookup(paragraphs=named)
    named_term = term(analysis)
    return Lookup(term=named_term) if named_term else None


def _folded(analysis: Analysis) -> str:
    parts: list[str] = []
    end = 0
    for token in analysis.tokens:
        parts += [" " * (token.start > end), token.word]
        end = token.end
    return "".join(parts).strip()


def asked_edition(analysis: Analysis) -> int | None:
    """The edition a text names by its year, or by the year of the event."""
    for entity in analysis.entities:
        if entity.type is not EntityType.NUMBER or len(entity.value) != len("2017"):
            continue
        year = int(entity.value)
        if year in _EDITIONS:
            return year
        for edition, (first, last) in _EDITIONS.items():
            if first <= year <= last:
                return edition
    return None
