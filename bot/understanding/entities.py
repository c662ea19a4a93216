"""Exact readers: seats, calls, cards, suits and numbers, found in the tokens of a text."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.notation import NOTHING, SHORT
from bot.understanding.text import SUIT_OF_SYMBOL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.notation import Notation
    from bot.understanding.text import Token

OF: Final = frozenset({"of", "i", "von", "in"})
NOTRUMP_REACH: Final = 3
MAX_LEVEL: Final = 9
VERB_REACH: Final = 2
"""Tokens between a bidding verb and the article that stands for level one."""


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


_NO_CARDS: Final = frozenset({"AS", "TD", "RD"})
"""Two letters that are a word, a pair or a call."""
_PAIRS: Final = {"NS": "NS", "EW": "EW", "ÖV": "EW", "OW": "EW", "PE": "NS", "IL": "EW"}


class _Finder:
    """Reads one text from left to right."""

    def __init__(self, tokens: Sequence[Token], notation: Notation, spelt: Sequence[str]) -> None:
        self.tokens = tokens
        self.meaning_of = notation.meaning
        self.calls = notation.calls.words
        typed = [notation.meaning(t.word) for t in tokens]
        meant = [notation.meaning(word) for word in spelt] or typed
        self.means = [
            one if one is not NOTHING else other for one, other in zip(typed, meant, strict=True)
        ]

    def adjacent(self, at: int) -> bool:
        """Whether token ``at`` follows the one before without a space."""
        return 0 < at < len(self.tokens) and self.tokens[at - 1].end == self.tokens[at].start

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

    def level(self, at: int) -> str | None:
        level = self.means[at].level
        if level is None and self.means[at].article and self._after_bid_verb(at):
            return "1"
        return level if level and int(level) <= MAX_LEVEL else None

    def _after_bid_verb(self, at: int) -> bool:
        """``opened a heart`` is a bid, ``discarded a heart`` is not."""
        return any(m.bid_verb for m in self.means[max(0, at - VERB_REACH) : at])

    def call(self, at: int) -> Entity | None:
        token = self.tokens[at]
        level = self.level(at)
        if level and not self._ends_a_card(at):
            behind = at + 1 + self._hyphen_follows(at)
            close = self.adjacent(at + 1)
            denomination = self.suit(behind, strict=not close)
            if close and behind < len(self.tokens) and self.means[behind].denomination:
                denomination = self.means[behind].denomination
            behind += 1
            left = not close and self._counts_left(behind)
            if denomination and not left and not (close and self._is_rank_pair(at)):
                return Entity(EntityType.CALL, level + denomination, at, behind)
        if not token.is_word:
            return None
        both = f"{token.word} {self.tokens[at + 1].word}" if at + 1 < len(self.tokens) else ""
        if both in self.calls:  # "no bid"
            return Entity(EntityType.CALL, self.calls[both], at, at + SHORT)
        if self._opens_notrump(at):
            return Entity(EntityType.CALL, "1NT", at, at + 1)
        named = self.means[at].call
        if named and (len(token.word) > SHORT or self._abbreviated_call(at)):
            return Entity(EntityType.CALL, named, at, at + 1)
        return None

    def _counts_left(self, at: int) -> bool:
        """``two hearts left``."""
        return at < len(self.tokens) and self.meaning_of(self.tokens[at].word).left is not None

    def _hyphen_follows(self, at: int) -> bool:
        """``5-Karo``; between letters a hyphen stands between calls."""
        marks = self.tokens[at + 1 : at + 3]
        return len(marks) == SHORT and marks[0].raw == "-" and len(marks[1].word) > SHORT

    def _opens_notrump(self, at: int) -> bool:
        """``opens a strong NT``: no level is level one."""
        if len(self.tokens[at].word) < SHORT or self.means[at].notrump is None:
            return False
        before = self.means[max(0, at - NOTRUMP_REACH) : at]
        return any(m.bid_verb for m in before) and not any(m.level for m in before)

    def _ends_a_card(self, at: int) -> bool:
        """``♥4 S``: the four belongs to the suit before it."""
        return self.adjacent(at) and self.suit(at - 1, strict=False) not in (None, "NT")

    def _is_rank_pair(self, at: int) -> bool:
        """``10s`` is the tens, not a bid."""
        return self.tokens[at].word == "10"

    def _abbreviated_call(self, at: int) -> bool:
        """``X``, ``P``, ``D`` as calls: upper case or between dashes or calls."""
        token = self.tokens[at]
        if token.word in ("x", "xx", "dbl"):
            return True
        around = {self.tokens[i].raw for i in (at - 1, at + 1) if 0 <= i < len(self.tokens)}
        return bool(around & {"-", "–", "/"}) and token.word == "p"

    def card(self, at: int) -> Entity | None:
        compound = self.means[at].card or self._in_two_letters(self.tokens[at].raw)
        if compound:
            return Entity(EntityType.CARD, compound, at, at + 1)
        symbol = self.tokens[at + 1].raw if self.adjacent(at + 1) else ""
        if symbol in SUIT_OF_SYMBOL and self._is_a_rank(at):
            return Entity(
                EntityType.CARD, f"{SUIT_OF_SYMBOL[symbol]}{self.means[at].rank}", at, at + SHORT
            )
        suit = self.suit(at, strict=False)
        if self.adjacent(at + 1) and self.tokens[at + 1].raw.isdigit():
            suit = suit or self.means[at].denomination
        if suit and suit != "NT":
            follows = self._rank_after_suit(at)
            if follows:
                return Entity(EntityType.CARD, suit + follows[0], at, follows[1])
        return self._rank_of_suit(at)

    def _in_two_letters(self, raw: str) -> str | None:
        """``CK``, ``QH``; where a letter may be either, the suit comes first."""
        if (
            len(raw) != SHORT
            or not raw.isupper()
            or not raw.isalpha()
            or raw in _NO_CARDS | _PAIRS.keys()
        ):
            return None
        one, other = (self.meaning_of(letter) for letter in raw.lower())
        if one.suit and other.rank and other.rank.isalpha():
            return one.suit + other.rank
        rank_first = other.suit and one.rank and not one.suit and not other.rank
        return f"{other.suit}{one.rank}" if rank_first else None

    def _is_a_rank(self, at: int) -> bool:
        """``K`` or ``10`` right before the sign of a suit; ``4`` there is a bid's level."""
        raw = self.tokens[at].raw
        letter = len(raw) == 1 and raw.isupper()
        return (letter or self._is_rank_pair(at)) and self.means[at].rank is not None

    def _rank_after_suit(self, at: int) -> tuple[str, int] | None:
        """``♥4``, ``H6``, ``Pik-Dame``, ``Herz K``, ``hj tio``, ``ruutu ysin``."""
        short = len(self.tokens[at].word) <= SHORT and self.tokens[at].is_word
        clock = self.means[at].clock is not None
        nxt = at + 1
        if nxt < len(self.tokens) and self.tokens[nxt].raw == "-" and not short:
            nxt += 1
        if nxt >= len(self.tokens):
            return None
        token = self.tokens[nxt]
        rank = self.means[nxt].rank
        close = self.adjacent(nxt)
        if rank is None or (len(self.tokens[at].word) < SHORT and short and not close):
            return None
        symbol = self.tokens[at].raw in SUIT_OF_SYMBOL
        if token.is_word and len(token.word) < SHORT:
            letter = not short and token.raw.isupper() and self.means[nxt].seat is None
            return (rank, nxt + 1) if letter or (symbol and close) else None
        if token.raw.isdigit() and not close and not symbol and (clock or self._counts(nxt)):
            return None
        return rank, nxt + 1

    def _counts(self, at: int) -> bool:
        """Whether a number behind a suit tells no card: ``hearts 3-2``, ``hearts 3 times``."""
        after = self.tokens[at + 1 : at + 2]
        return self._joins_numbers(at) or any(self.meaning_of(t.word).counted for t in after)

    def _joins_numbers(self, at: int) -> bool:
        """Whether another number follows, with a mark between: ``4-1``, ``4:1``."""
        marks = self.tokens[at + 1 : at + 3]
        return len(marks) == SHORT and not marks[0].is_word and marks[1].raw.isdigit()

    def _rank_of_suit(self, at: int) -> Entity | None:
        """``queen of spades``."""
        token = self.tokens[at]
        rank = self.means[at].rank
        alone = len(token.word) > SHORT or token.raw.isdigit()
        letter = len(token.raw) == 1 and token.raw.isupper() and self.means[at].seat is None
        if rank is None or not (alone or letter) or self._ends_a_count(at):
            return None
        of = at + 1
        if of < len(self.tokens) and self.tokens[of].word in OF:
            suit = self.suit(of + 1, strict=True)
            if suit and suit != "NT":
                return Entity(EntityType.CARD, suit + rank, at, of + SHORT)
        return None

    def _ends_a_count(self, at: int) -> bool:
        """``5-3 in spades`` tells no card."""
        before = [t.raw for t in self.tokens[max(0, at - SHORT) : at]]
        return len(before) == SHORT and before[0].isdigit() and before[1] == "-"

    def pair(self, at: int) -> Entity | None:
        """``NS``, ``N/S``, ``Nord-Süd``."""
        raw = self.tokens[at].raw.upper()
        if raw in _PAIRS and self.tokens[at].raw.isupper():
            return Entity(EntityType.PAIR, _PAIRS[raw], at, at + 1)
        mark, other = at + 1, at + SHORT
        if not (self.adjacent(mark) and self.adjacent(other) and self.tokens[mark].raw in "-/"):
            return None
        letters = f"{raw}{self.tokens[other].raw.upper()}"
        one, two = self.means[at].seat, self.means[other].seat
        joined = f"{one}{two}" if one and two and len(raw) > 1 else letters
        return Entity(EntityType.PAIR, _PAIRS[joined], at, other + 1) if joined in _PAIRS else None

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
    tokens: Sequence[Token], notation: Notation, spelt: Sequence[str] = ()
) -> list[Entity]:
    """All seats, calls, cards, suits, ranks and numbers of a text, in order.

    ``spelt``: the words as they were meant, where some may be misspelt.
    """
    return _Finder(tokens, notation, spelt).all()
