"""Which language a text is in: small words and letters of each, the given default as a prior."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from bot.understanding.concepts import lexicon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.text import Token

PACKS: Final = "bot.understanding"
LETTERS: Final = 0.6
"""Weight of a letter that only some languages have."""
IDEA: Final = 0.25
"""Weight of a word that stands in a language's phrases; jargon travels between languages."""
ENDING: Final = 0.3
PRIOR: Final = 0.75
"""Weight of the language that is expected here."""


@cache
def available() -> tuple[str, ...]:
    """The languages that have a pack, English first."""
    folders = (resources.files(PACKS) / "packs").iterdir()
    names = sorted(f.name for f in folders if (f / "language.toml").is_file())
    return tuple(sorted(names, key=lambda n: (n != "en", n)))


@cache
def _marks(language: str) -> tuple[frozenset[str], str, tuple[str, ...]]:
    file = resources.files(PACKS) / "packs" / language / "language.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return frozenset(data["words"]), data["letters"], tuple(data["endings"])


def detect(tokens: Sequence[Token], expected: str) -> str:
    """The language of a text; ``expected`` where the text does not tell (bare notation)."""
    scores: dict[str, float] = dict.fromkeys(available(), 0.0)
    scores[expected] = scores.get(expected, 0.0) + PRIOR
    words = [t for t in tokens if t.is_word and len(t.word) > 1]
    for language in scores:
        small, letters, endings = _marks(language)
        known = lexicon(language)
        for token in words:
            if token.word in small:
                scores[language] += 1.0
            elif known.knows(token.word):
                scores[language] += IDEA
            elif len(token.word) > len("kortin") and token.word.endswith(endings):
                scores[language] += ENDING
            if letters and any(c in letters for c in token.raw.lower()):
                scores[language] += LETTERS
    return max(scores, key=lambda name: (scores[name], name == expected))
