"""Which language a text is in: small words and letters of each, the given default as a prior."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from bot.languages import LANGUAGES, marks
from bot.understanding.concepts import lexicon
from bot.understanding.notation import notation
from bot.understanding.text import WORDS_KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.text import Token

LETTERS: Final = 0.6
"""Weight of a letter that only some languages have."""
OWN_IDEA: Final = 0.7
"""Weight of a word that stands in the phrases of one language only."""
SHARED_IDEA: Final = 0.15
"""Weight of jargon that travels between languages."""
SEAT: Final = 0.8
"""Weight of a seat's name: with one word of jargon it outweighs what is expected."""
SHORTEST_SEAT: Final = 3
"""Letters from which on a seat's name is no mere abbreviation."""
LONG: Final = 7
"""Letters from which on an ending tells something."""
ENDING: Final = 0.3
PRIOR: Final = 0.75
"""Weight of the language that is expected here."""


@cache
def available() -> tuple[str, ...]:
    """The languages that have a pack, English first, the others by their codes."""
    return tuple(sorted(LANGUAGES, key=lambda name: (name != "en", name)))


@cache
def _marks(language: str) -> tuple[frozenset[str], str, tuple[str, ...]]:
    data = marks(language)
    return frozenset(data["words"]), data["letters"], tuple(data["endings"])


@lru_cache(maxsize=WORDS_KEPT)
def _says(word: str, raw: str) -> tuple[tuple[str, float], ...]:
    """For which languages a word speaks, and how much."""
    knowing = [name for name in available() if lexicon(name).knows(word)]
    seated = [name for name in available() if _is_seat(name, word)]
    said: list[tuple[str, float]] = []
    for name in available():
        small, letters, endings = _marks(name)
        if word in small:
            said.append((name, 1.0))
        elif name in seated:
            said.append((name, SEAT))
        elif knowing == [name]:
            said.append((name, OWN_IDEA))
        else:
            if name in knowing:
                said.append((name, SHARED_IDEA))
            if len(word) >= LONG and word.endswith(endings):
                said.append((name, ENDING))
        if letters and any(c in letters for c in raw.lower()):
            said.append((name, LETTERS))
    return tuple(said)


def _is_seat(language: str, word: str) -> bool:
    return len(word) >= SHORTEST_SEAT and notation(language).seats.get(word) is not None


def detect(tokens: Sequence[Token], expected: str) -> str:
    """The language of a text; ``expected`` where the text does not tell (bare notation)."""
    scores: dict[str, float] = dict.fromkeys(available(), 0.0)
    scores[expected] = scores.get(expected, 0.0) + PRIOR
    for token in tokens:
        if token.is_word and len(token.word) > 1:
            for name, amount in _says(token.word, token.raw):
                scores[name] += amount
    return max(scores, key=lambda name: (scores[name], name == expected))
