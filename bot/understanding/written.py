"""What a text says in notation, and its tokens as those who read it see them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from rapidfuzz.distance import OSA

from bot.understanding.notation import NOTHING, SHORT, Meaning
from bot.understanding.text import SUIT_OF_SYMBOL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.notation import Notation
    from bot.understanding.text import Token


ORDINALS: Final = frozenset(".:")
"""Marks right behind a number that make it an ordinal: ``2. Runde``, ``3:e gången``."""


class EntityType(StrEnum):
    """What an exact reader can find."""

    SEAT = "seat"
    PAIR = "pair"
    CALL = "call"
    CARD = "card"
    SUIT = "suit"
    RANK = "rank"
    NUMBER = "number"
    DEALER = "dealer"


class Entity(NamedTuple):
    """A seat, a call, a card …, with the tokens it stands in."""

    type: EntityType
    value: str
    start: int
    end: int


class Written:
    """The tokens of a text, and what each means in notation."""

    def __init__(self, tokens: Sequence[Token], notation: Notation, spelt: Sequence[str]) -> None:
        """``spelt``: the words as they were meant, where some may be misspelt."""
        self.tokens = tokens
        self.notation = notation
        self.meaning_of = notation.meaning
        meaning = notation.meaning
        self.means = [
            meaning(word) if word == token.word else self._meant(token.word, word)
            for token, word in zip(tokens, spelt, strict=True)
        ]

    def _meant(self, typed: str, spelt: str) -> Meaning:
        """What a word means; of one with a slip of the finger the suit, the rank or the level."""
        found = self.meaning_of(typed)
        if found is not NOTHING or OSA.distance(typed, spelt) > 1:
            return found
        meant = self.meaning_of(spelt)
        guess = Meaning(suit=meant.suit, rank=meant.rank, level=meant.level, card=meant.card)
        return NOTHING if guess == NOTHING else guess

    def adjacent(self, at: int) -> bool:
        """Whether token ``at`` follows the one before without a space."""
        return 0 < at < len(self.tokens) and self.tokens[at - 1].end == self.tokens[at].start

    def suit(self, at: int, *, strict: bool) -> str | None:
        """The suit or notrump at a token; abbreviations only where ``strict`` is off."""
        if at >= len(self.tokens):
            return None
        token = self.tokens[at]
        if token.raw in SUIT_OF_SYMBOL:
            return SUIT_OF_SYMBOL[token.raw]
        if not token.is_word or (strict and self._needs_to_touch(at)):
            return None
        if self.means[at].notrump:
            return "NT"
        return self.means[at].suit

    def _needs_to_touch(self, at: int) -> bool:
        """A letter, or an abbreviation that is a word too (Swedish ``sa``), says little alone."""
        length = len(self.tokens[at].word)
        return length < SHORT or (length == SHORT and self.means[at].bid_verb is not None)

    def is_ten(self, at: int) -> bool:
        """``10s`` is the tens, not a bid."""
        return self.tokens[at].word == "10"

    def counts(self, start: int, stop: int) -> bool:
        """Whether something is counted from a place on: ``tricks``, ``rd round``, ``. Runde``.

        It stands before ``stop``, behind nothing but what belongs to the number.
        """
        for at in range(start, min(stop, len(self.tokens))):
            token = self.tokens[at]
            if self.means[at].counted:
                return True
            ordinal = token.raw in ORDINALS or (token.is_word and len(token.word) <= SHORT)
            if not self.adjacent(at) or not ordinal:
                return False
        return False
