"""Exact readers: seats, calls, cards, suits and numbers, found in the tokens of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.cards import Cards
from bot.understanding.notation import NOTHING, SHORT
from bot.understanding.written import Entity, EntityType
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.understanding.notation import Notation
    from bot.understanding.text import Token

NOTRUMP_REACH: Final = 3
MAX_LEVEL: Final = 9
VERB_REACH: Final = 2
"""Tokens between a bidding verb and the article that stands for level one."""
SIDES: Final = {
    frozenset({Seat.NORTH, Seat.SOUTH}): "NS",
    frozenset({Seat.EAST, Seat.WEST}): "EW",
}


class _Finder(Cards):
    """Reads one text from left to right."""

    def all(self) -> list[Entity]:
        found: list[Entity] = []
        at = 0
        while at < len(self.tokens):
            if self._says_nothing(at):
                at += 1
                continue
            entity = (
                self.pair(at) or self.call(at) or self.card(at) or self.seat(at) or self.other(at)
            )
            if entity is None:
                at += 1
            else:
                found.append(entity)
                at = entity.end
        return found

    def _says_nothing(self, at: int) -> bool:
        """Most words; abbreviations may be read letter by letter."""
        token = self.tokens[at]
        return self.means[at] is NOTHING and token.is_word and len(token.raw) > SHORT

    def level(self, at: int) -> str | None:
        level = self.means[at].level
        if level is None and self.means[at].article:
            return "1" if self._after_bid_verb(at) or self._before_bid_verb(at + 2) else None
        return level if level and int(level) <= MAX_LEVEL else None

    def _after_bid_verb(self, at: int) -> bool:
        """``opened a heart`` is a bid, ``discarded a heart`` is not."""
        return any(m.bid_verb for m in self.means[max(0, at - VERB_REACH) : at])

    def _before_bid_verb(self, at: int) -> bool:
        """``ein Treff eröffnet``, ``ein Pik hat er geboten``: no mark stands between."""
        for token, means in zip(self.tokens[at:], self.means[at : at + VERB_REACH], strict=False):
            if means.bid_verb or not token.is_word:
                return means.bid_verb is not None
        return False

    def call(self, at: int) -> Entity | None:
        token = self.tokens[at]
        bid = self._bid(at)
        if bid or not token.is_word:
            return bid
        if self._opens_notrump(at):
            return Entity(EntityType.CALL, "1NT", at, at + 1)
        named = self.means[at].call
        if named and (len(token.word) > SHORT or self._abbreviated_call(at)):
            return Entity(EntityType.CALL, named, at, at + 1)
        return None

    def _bid(self, at: int) -> Entity | None:
        """``1h``, ``two clubs``, ``5-Karo``, ``1he``, ``3 no trump``."""
        level = self.level(at)
        if not level or self._ends_a_card(at):
            return None
        close = self.adjacent(at + 1)
        named = at + 1 + self._hyphen_follows(at)
        denomination = self.suit(named, strict=not close)
        if close and named < len(self.tokens):
            denomination = self.means[named].denomination or denomination
        both = " ".join(t.word for t in self.tokens[named : named + 2])
        end = named + 1
        if both in self.notation.notrump.words:
            denomination, end = "NT", named + 2
        if not denomination or (close and self.is_ten(at)):
            return None
        if named > at + 1 and self.counts(end, end + 1):  # "a 5-heart suit"
            return None
        if not close and self._counts_left(at, end):
            return None
        return Entity(EntityType.CALL, level + denomination, at, end)

    def _counts_left(self, at: int, end: int) -> bool:
        """``two hearts left``; not ``opened two hearts left of me``."""
        behind = [self.meaning_of(t.word).left for t in self.tokens[end : end + 2]]
        return behind[:1] == ["words"] and behind[1:] != ["unless"] and not self._after_bid_verb(at)

    def _hyphen_follows(self, at: int) -> bool:
        """``5-Karo``; between letters a hyphen stands between calls."""
        close = self.adjacent(at + 1) and self.adjacent(at + 2)
        return close and self.tokens[at + 1].raw == "-" and len(self.tokens[at + 2].word) > SHORT

    def _opens_notrump(self, at: int) -> bool:
        """``opens a strong NT``: no level is level one."""
        if len(self.tokens[at].word) < SHORT or self.means[at].notrump is None:
            return False
        before = self.means[max(0, at - NOTRUMP_REACH) : at]
        return any(m.bid_verb for m in before) and not any(m.level for m in before)

    def _ends_a_card(self, at: int) -> bool:
        """``♥4 S``: the four belongs to the suit before it."""
        return self.adjacent(at) and self.suit(at - 1, strict=False) not in (None, "NT")

    def _abbreviated_call(self, at: int) -> bool:
        """``X``, ``P``, ``D`` as calls: upper case or between dashes or calls."""
        token = self.tokens[at]
        if token.word in ("x", "xx", "dbl"):
            return True
        around = {self.tokens[i].raw for i in (at - 1, at + 1) if 0 <= i < len(self.tokens)}
        return bool(around & {"-", "–", "/"}) and token.word == "p"

    def pair(self, at: int) -> Entity | None:
        """``NS``, ``N/S``, ``Nord-Süd``."""
        raw = self.tokens[at].raw
        if len(raw) == SHORT and raw.isupper() and raw.isalpha():
            word = self.tokens[at].word
            return self._side(word[0], word[1], at, at + 1, first=(Seat.NORTH, Seat.EAST))
        if not (self.adjacent(at + 1) and self.adjacent(at + 2)):
            return None
        mark, behind = self.tokens[at + 1 : at + 3]
        if mark.raw not in "-/" or (len(raw) == 1 and not (raw + behind.raw).isupper()):
            return None
        return self._side(self.tokens[at].word, behind.word, at, at + 3)

    def _side(
        self, one: str, other: str, start: int, end: int, *, first: Collection[Seat] = tuple(Seat)
    ) -> Entity | None:
        """Two seats that are partners; by a language's own letters, or by those all know.

        ``first``: who may be named first.
        """
        for table in (self.notation.own_seats, self.notation.seats):
            both = [Seat(seat) for seat in (table.get(one), table.get(other)) if seat]
            side = SIDES.get(frozenset(both))
            if side and both[0] in first:
                return Entity(EntityType.PAIR, side, start, end)
        return None

    def seat(self, at: int) -> Entity | None:
        token = self.tokens[at]
        if not token.is_word:
            return None
        if self.means[at].dealer:
            return Entity(EntityType.DEALER, "", at, at + 1)
        value = self.means[at].seat
        if value is None:
            return None
        if len(token.raw) == 1 and (
            not token.raw.isupper() or self.adjacent(at) or self._digit_follows(at)
        ):
            return None
        return Entity(EntityType.SEAT, value, at, at + 1)

    def _digit_follows(self, at: int) -> bool:
        return self.adjacent(at + 1) and self.tokens[at + 1].raw.isdigit()

    def other(self, at: int) -> Entity | None:
        token = self.tokens[at]
        suit = self.suit(at, strict=True) if len(token.word) > SHORT or not token.is_word else None
        if suit and suit != "NT":
            return Entity(EntityType.SUIT, suit, at, at + 1)
        if token.raw.isdigit():
            return Entity(EntityType.NUMBER, token.raw, at, at + 1)
        rank = self.means[at].rank if token.is_word else None
        if rank and len(token.word) > SHORT:
            return Entity(EntityType.RANK, rank, at, at + 1)
        return None


def find_entities(
    tokens: Sequence[Token], notation: Notation, spelt: Sequence[str]
) -> list[Entity]:
    """All seats, calls, cards, suits, ranks and numbers of a text, in order.

    ``spelt``: the words as they were meant, where some may be misspelt.
    """
    return _Finder(tokens, notation, spelt).all()
