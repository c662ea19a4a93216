"""A text, taken apart: what every later step of the reader looks at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bot.understanding import (
    accepting,
    auction,
    doers,
    events,
    people,
    persons,
    roles,
    rotation,
    shapes,
    turns,
    unknown,
)
from bot.understanding.concepts import Concept, lexicon
from bot.understanding.entities import find_entities
from bot.understanding.meanings import meanings
from bot.understanding.neighbours import by_neighbours
from bot.understanding.notation import notation
from bot.understanding.places import Place, places
from bot.understanding.text import Token, normalise, tokenise
from bot.understanding.written import Entity, EntityType
from rulings.terms import is_bid

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulings.terms import Seat


@dataclass(frozen=True)
class Analysis:
    """A text, taken apart; what several steps want to know of it is found out once."""

    language: str
    tokens: list[Token]
    spelt: list[str]
    """The word of each token, likely misspellings put right."""
    entities: list[Entity]
    concepts: list[Concept]

    @cached_property
    def seats(self) -> Sequence[Entity]:
        """The seats that it names, in its order."""
        return [e for e in self.entities if e.type is EntityType.SEAT]

    @cached_property
    def only_bid(self) -> Sequence[Entity]:
        """Every place where the one bid stands that it names; nothing where it names several."""
        bids = [e for e in self.entities if e.type is EntityType.CALL and is_bid(e.value)]
        return bids if len({bid.value for bid in bids}) == 1 else []

    @cached_property
    def idea_ends(self) -> frozenset[tuple[str, int]]:
        """The ideas, with where they end."""
        return frozenset((c.id, c.end) for c in self.concepts)

    @cached_property
    def stances(self) -> Sequence[accepting.Stance]:
        """Where somebody accepts, or refuses."""
        return accepting.stances(self)

    @cached_property
    def events(self) -> Sequence[events.Event]:
        """The calls, and who made them."""
        return events.events(self)

    @cached_property
    def insufficient(self) -> Mapping[str, object]:
        """What is told of an insufficient bid."""
        return auction.insufficient(self)

    @cached_property
    def out_of_rotation(self) -> Mapping[str, object]:
        """What is told of a call out of rotation."""
        return rotation.out_of_rotation(self)

    @cached_property
    def shapes(self) -> frozenset[str]:
        """What its calls and its trick look like."""
        return frozenset(shapes.shapes(self))

    @cached_property
    def places(self) -> Sequence[Place]:
        """Its words in their order, and what they mean."""
        return places(self.tokens, self.entities, self.language)

    @cached_property
    def teller(self) -> roles.Role | None:
        """The part in the play of whoever tells it."""
        return roles.tellers_part(self)

    @cached_property
    def tellers_seat(self) -> Seat | None:
        """The seat of whoever tells it, where he says so."""
        return people.tellers_seat(self)

    @cached_property
    def doers(self) -> Sequence[doers.Doer]:
        """Who does what is told, in the order of the text."""
        return doers.doers(self)

    @cached_property
    def unknown(self) -> Sequence[tuple[int, int]]:
        """What it says that nobody knows."""
        return unknown.unknown(self)

    @cached_property
    def named(self) -> Sequence[roles.Named]:
        """The players that it names, and their part in the play."""
        return roles.named(self)

    @cached_property
    def acting(self) -> Sequence[roles.Named | None]:
        """For each of its places the player who was named last, and his part in the play."""
        return roles.acting(self)

    @cached_property
    def mentions(self) -> Sequence[turns.Mention]:
        """The mentions of players by whose turn it may be."""
        return turns.mentions(self)

    @cached_property
    def persons(self) -> Sequence[Concept]:
        """The ideas that name a player, who may be named by another."""
        return persons.persons(self)

    @cached_property
    def people(self) -> people.People:
        """Who declares, and who acts first."""
        return people.people(self)


def analyse(text: str, language: str) -> Analysis:
    """Tokens, entities and ideas of a text in a known language."""
    return analyse_tokens(tokenise(normalise(text)), language)


def analyse_tokens(tokens: list[Token], language: str) -> Analysis:
    """The same for a text that is already in tokens."""
    words = lexicon(language)
    spelt = words.spell(tokens, meanings(language).nearest)
    written = notation(language)
    return Analysis(
        language,
        tokens,
        spelt,
        by_neighbours(find_entities(tokens, written, spelt), tokens, written),
        words.find_spelt(spelt),
    )
