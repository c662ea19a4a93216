"""Cards as people write them: ``♥4``, ``H6``, ``Pik-Dame``, ``queen of spades``, ``hj tio``."""

from __future__ import annotations

from bot.understanding.notation import SHORT
from bot.understanding.text import SUIT_OF_SYMBOL
from bot.understanding.written import Entity, EntityType, Written


class Cards(Written):
    """Reads the cards of one text."""

    def card(self, at: int) -> Entity | None:
        """The card that begins at a token."""
        if self.adjacent(at) and self.tokens[at - 1].raw.isdigit():
            return None  # the number of a law: "12C2"
        whole = self.means[at].card or self._in_two_letters(at)
        if whole:
            return Entity(EntityType.CARD, whole, at, at + 1)
        return self._before_its_suits_sign(at) or self._behind_its_suit(at) or self._of_a_suit(at)

    def _in_two_letters(self, at: int) -> str | None:
        """``CK``, ``QH``; where a letter may be either, the suit comes first."""
        token = self.tokens[at]
        if len(token.raw) != SHORT or not token.raw.isupper() or not token.raw.isalpha():
            return None
        if token.word in self.notation.calls.words or self.means[at].no_card:
            return None
        one, other = (self.meaning_of(letter) for letter in token.word)
        if one.suit and other.rank and other.rank.isalpha():
            return one.suit + other.rank
        rank_first = other.suit and one.rank and not one.suit and not other.rank
        return f"{other.suit}{one.rank}" if rank_first else None

    def _before_its_suits_sign(self, at: int) -> Entity | None:
        """``K♦``, ``10♣``; ``4♥`` is a bid."""
        raw, rank = self.tokens[at].raw, self.means[at].rank
        letter = len(raw) == 1 and raw.isupper()
        if not rank or not (letter or self.is_ten(at)) or not self.adjacent(at + 1):
            return None
        suit = SUIT_OF_SYMBOL.get(self.tokens[at + 1].raw)
        return Entity(EntityType.CARD, suit + rank, at, at + 2) if suit else None

    def _behind_its_suit(self, at: int) -> Entity | None:
        """``♥4``, ``H6``, ``Pik-Dame``, ``Herz K``, ``hj tio``, ``ruutu ysin``."""
        suit = self.suit(at, strict=False)
        if self.adjacent(at + 1) and self.tokens[at + 1].raw.isdigit():
            suit = suit or self.means[at].denomination
        named = at + 1 + self._hyphen_behind_a_word(at)
        if not suit or suit == "NT" or named >= len(self.tokens):
            return None
        rank = self.means[named].rank
        if not rank or not self._belongs(at, named):
            return None
        return Entity(EntityType.CARD, suit + rank, at, named + 1)

    def _hyphen_behind_a_word(self, at: int) -> bool:
        marks = self.tokens[at + 1 : at + 2]
        return len(self.tokens[at].word) > SHORT and bool(marks) and marks[0].raw == "-"

    def _belongs(self, at: int, named: int) -> bool:
        """Whether the rank at ``named`` is of the suit at ``at``: not in "hearts 3 times"."""
        suit, rank = self.tokens[at], self.tokens[named]
        close = self.adjacent(named)
        symbol = suit.raw in SUIT_OF_SYMBOL
        if close and (symbol or not rank.is_word or len(rank.word) >= SHORT):
            return True
        if suit.is_word and len(suit.word) < SHORT:
            return False
        behind = named + 1
        if self.means[at].clock or self._joins_numbers(named):
            return False
        if self.counts(behind, behind + (1 if rank.is_word else 3)):
            return False
        letter = rank.raw.isupper() and self.means[named].seat is None and len(suit.word) > SHORT
        return letter if rank.is_word and len(rank.word) < SHORT else True

    def _joins_numbers(self, at: int) -> bool:
        """Whether another number follows, with a mark between: ``4-1``, ``4:1``."""
        marks = self.tokens[at + 1 : at + 3]
        return len(marks) == 2 and not marks[0].is_word and marks[1].raw.isdigit()

    def _of_a_suit(self, at: int) -> Entity | None:
        """``queen of spades``; ``5-3 in spades`` tells no card."""
        token, rank = self.tokens[at], self.means[at].rank
        alone = len(token.word) > SHORT or token.raw.isdigit()
        letter = len(token.raw) == 1 and token.raw.isupper() and self.means[at].seat is None
        if not rank or not (alone or letter):
            return None
        before = [t.raw for t in self.tokens[max(0, at - 2) : at]]
        if token.raw.isdigit() and before[1:] == ["-"] and before[0].isdigit():
            return None
        of = at + 1
        if of < len(self.tokens) and self.means[of].of:
            suit = self.suit(of + 1, strict=True)
            if suit and suit != "NT":
                return Entity(EntityType.CARD, suit + rank, at, of + 2)
        return None
