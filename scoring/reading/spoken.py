"""Which language a score is typed in, as far as its words tell."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from scoring.reading.lexicon import LANGUAGES, Language, notation
from scoring.reading.tokens import plain, spellings, tokenise

SHORTEST: Final = 2
"""Letters of a word that tells a language; a single one is a seat or a suit in any."""


@cache
def _telling() -> dict[str, Language]:
    """The words that only one language has."""
    owners: dict[str, set[Language | None]] = {}
    for name in ("international", *LANGUAGES):
        language = next((each for each in LANGUAGES if each == name), None)
        for section in notation(name).values():
            for phrases in section.values():
                for phrase in phrases:
                    for word in (w for each in spellings(phrase) for w in tokenise(each)):
                        owners.setdefault(word, set()).add(language)
    telling: dict[str, Language] = {}
    for word, found in owners.items():
        (language, *others) = found
        if language and not others and len(word) >= SHORTEST and word.isalpha():
            telling[word] = language
    return telling


def spoken(text: str) -> Language | None:
    """The language with most words of its own; None where none has, or two have as many."""
    counts = Counter(
        language for word in tokenise(plain(text)) if (language := _telling().get(word))
    )
    best = counts.most_common(2)
    if not best or (len(best) > 1 and best[0][1] == best[1][1]):
        return None
    return best[0][0]
