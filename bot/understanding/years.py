"""Which edition of the Laws a text means: named by its year, or in force when it happened."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from bot.understanding.language import available
from bot.understanding.paragraphs import asking
from bot.understanding.written import EntityType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.text import Token

_IN_FORCE: Final = {1997: (1997, 2007), 2007: (2008, 2016), 2017: (2017, 2099)}
"""An edition, and the years in which an event was under it."""
_OLDEST: Final = 1928
"""From this year on there were laws of duplicate bridge, before 1997 others than those here."""
_DATE_MARKS: Final = frozenset("./-")
_PAUSES: Final = frozenset(",:;.")
_NEAR: Final = 3
"""So many words may stand between a year and the word for the laws."""


@cache
def _words(group: str, name: str) -> frozenset[str]:
    return frozenset(w for lang in available() for w in asking(lang)[group].get(name, ()))


def asked_edition(analysis: Analysis) -> int | None:
    """The edition a text names by its year, or by the year of the event.

    A year before the oldest edition here is given back as it is, where it clearly is a year: the
    answer then says that those Laws are not here.
    """
    found = _found(analysis)
    return found[0] if found else None


def without_edition(analysis: Analysis) -> list[Token]:
    """The tokens without the words that only say under which Laws, or when, it happened.

    All of them where no edition is named, or where nothing else is said.
    """
    tokens = analysis.tokens
    found = _found(analysis)
    if found is None:
        return tokens
    _, start, end = found
    laws = _words("law", "words")
    leads = laws | _words("year", "before") | _words("year", "leads")
    trails = laws | _words("year", "trails")
    while start > 1 and tokens[start - 1].raw in _DATE_MARKS and tokens[start - 2].raw.isdigit():
        start -= 2
    while start > 0 and tokens[start - 1].word in leads:
        start -= 1
    while end < len(tokens) and tokens[end].word in trails and not _numbers(tokens[end + 1 :]):
        end += 1
    if end < len(tokens) and tokens[end].raw in _PAUSES:
        end += 1
    rest = tokens[:start] + tokens[end:]
    return rest if any(token.is_word for token in rest) else tokens


def _numbers(following: Sequence[Token]) -> bool:
    """Whether a number comes next: then the law before it is the one that is asked for."""
    return bool(following) and following[0].raw.isdigit()


def _found(analysis: Analysis) -> tuple[int, int, int] | None:
    """The edition, and the tokens of the year that tells it."""
    for entity in analysis.entities:
        if entity.type is EntityType.NUMBER and len(entity.value) == len("2017"):
            edition = _meant(analysis, int(entity.value), entity.start, entity.end)
            if edition is not None:
                return edition, entity.start, entity.end
    return None


def named_edition(text: Sequence[str]) -> int | None:
    """The edition whose own year is one of the words, whatever stands before it."""
    years = (int(word) for word in text if word.isdigit() and len(word) == len("2017"))
    return next((year for year in years if year in _IN_FORCE), None)


def _meant(analysis: Analysis, year: int, start: int, end: int) -> int | None:
    words = [token.word for token in analysis.tokens]
    around = {*words[max(start - _NEAR, 0) : start], *words[end : end + _NEAR]}
    of_laws = bool(around & _words("law", "words"))
    dated = start > 0 and words[start - 1] in _words("year", "before")
    if year in _IN_FORCE and (of_laws or not dated):
        return year
    if year % 10 == 0 and not (of_laws or dated):
        return None  # as likely a score
    for edition, (first, last) in _IN_FORCE.items():
        if first <= year <= last:
            return edition
    clearly = of_laws or dated
    return year if clearly and _OLDEST <= year < min(_IN_FORCE) else None
