"""A text, taken apart: what every later step of the reader looks at."""

from __future__ import annotations

from dataclasses import dataclass

from bot.understanding.concepts import Concept, lexicon
from bot.understanding.entities import Entity, find_entities
from bot.understanding.notation import notation
from bot.understanding.text import Token, normalise, tokenise


@dataclass(frozen=True, slots=True)
class Analysis:
    """A text, taken apart."""

    language: str
    tokens: list[Token]
    entities: list[Entity]
    concepts: list[Concept]


def analyse(text: str, language: str) -> Analysis:
    """Tokens, entities and ideas of a text in a known language."""
    tokens = tokenise(normalise(text))
    return Analysis(
        language,
        tokens,
        find_entities(tokens, notation(language)),
        lexicon(language).find(tokens),
    )
