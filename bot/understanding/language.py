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
OWN_IDEA: Final = 0.7
"""Weight of a word that stands in the phrases of one language only."""
SHARED_IDEA: Final = 0.15
"""Weight of jargon that travels between languages."""
LONG: Final = 7
"""Letters from which on an ending tells something."""
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
    for token in tokens:
        if not token.is_word or len(token.word) == 1:
            continue
        knowing = [name for name in scores if lexicon(name).knows(token.word)]
        for name in scores:
            small, letters, endings = _marks(name)
            if token.word in small:
                scores[name] += 1.0
            elif name in knowing:
                scores[name] += OWN_IDEA if len(knowing) == 1 else SHARED_IDEA
            elif len(token.word) >= LONG and token.word.endswith(endings):
                scores[name] += ENDING
            if letters and any(c in letters for c in token.raw.lower()):
                scores[name] += LETTERS
    return max(scores, key=lambda name: (scores[name], name == expected))
