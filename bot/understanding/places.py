"""The words of a text in their order, and what each means; notation stands as its class."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.meanings import meanings
from bot.understanding.text import WORDS_KEPT
from bot.understanding.written import Entity, EntityType
from rulings.terms import is_bid, is_honour

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence, Set

    from bot.understanding.text import Token

LONG_WORD: Final = 24
CALLING: Final = frozenset({"bid", "call", "double", "open", "pass", "play"})
"""Meanings of words that tell that somebody called."""
DUMMYS: Final = frozenset({"dummy", "table"})
"""Meanings of words for dummy's hand."""


class Place(NamedTuple):
    """A word of a text, or what notation tells, and the tokens it stands in."""

    word: str
    """Folded; the class of what notation tells, in angle brackets; a mark as it is."""
    means: tuple[str, ...]
    """In the vocabulary of all languages; classes and marks mean themselves."""
    start: int
    end: int

    @property
    def says(self) -> bool:
        """Whether it says something by itself, as marks do not."""
        return self.word[0].isalnum() or self.word == "?" or len(self.word) > 1


@lru_cache(maxsize=WORDS_KEPT)
def class_of(kind: EntityType, value: str) -> str:
    """The class of what notation tells: ``<seat>``, ``<honour>``, ``<bid>``, ``<5>``."""
    match kind:
        case EntityType.CARD:
            return "<honour>" if is_honour(value) else "<low>"
        case EntityType.CALL:
            return "<bid>" if is_bid(value) else f"<{value.lower()}>"
        case EntityType.NUMBER:
            return f"<{value}>" if len(value) <= len("14") else "<number>"
        case _:
            return f"<{kind.value}>"


def places(tokens: Sequence[Token], entities: Sequence[Entity], language: str) -> list[Place]:
    """The words, numbers, marks and notation of a text, in its order."""
    meaning_of = meanings(language).of
    starts = {e.start: e for e in entities}
    found: list[Place] = []
    at = 0
    while at < len(tokens):
        entity = starts.get(at)
        if entity is not None:
            name = class_of(entity.type, entity.value)
            found.append(Place(name, (name,), at, entity.end))
            at = entity.end
            continue
        word = tokens[at].word[:LONG_WORD]
        at += 1
        if word:
            means = meaning_of(word) if word[0].isalpha() else (word,)
            found.append(Place(word, means, at - 1, at))
    return found


def where(said: Iterable[Place], meanings: Set[str]) -> list[int]:
    """Where the words begin that mean one of these."""
    return [place.start for place in said if not meanings.isdisjoint(place.means)]
