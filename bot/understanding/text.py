"""From what was typed to tokens: one normal form for case, accents, symbols and typography."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

_SUIT_SYMBOLS: Final = str.maketrans({"♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "❤": "♥", "ß": "ss"})
_DROPPED: Final = frozenset({"Cf", "Cc", "Co", "Cs", "Mn"})
_DASHES: Final = re.compile(r"[‐-―−]")
_TOKEN: Final = re.compile(r"[♠♥♦♣]|\d+|[^\W\d_]+|[^\w\s]")

_APOSTROPHES: Final = frozenset("'’‘`´")
SUIT_OF_SYMBOL: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def normalise(text: str) -> str:
    """One form of a text: NFKC, no control or direction marks, plain dashes, single suit signs."""
    text = unicodedata.normalize("NFKC", text.translate(_SUIT_SYMBOLS))
    text = "".join(
        " " if c in "\n\r\t" else c
        for c in text
        if c in "\n\r\t" or unicodedata.category(c) not in _DROPPED
    )
    return _DASHES.sub("-", text.translate(_SUIT_SYMBOLS))


def fold(word: str) -> str:
    """Lower case without accents: ``Överhoppad`` -> ``overhoppad``."""
    if word.isascii():
        return word.lower()
    decomposed = unicodedata.normalize("NFKD", word.lower().replace("ß", "ss"))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number, a suit sign or a punctuation mark."""

    raw: str
    """As typed (normalised)."""
    word: str
    """Folded."""
    start: int
    end: int

    @property
    def is_word(self) -> bool:
        """Letters only."""
        return self.raw[0].isalpha()


def tokenise(normal: str) -> list[Token]:
    """The tokens of a normalised text; apostrophes only separate."""
    return [
        Token(m.group(), fold(m.group()), m.start(), m.end())
        for m in _TOKEN.finditer(normal)
        if m.group() not in _APOSTROPHES
    ]
