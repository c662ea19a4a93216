"""From what was typed to tokens: one normal form for case, accents, symbols and typography."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

_SUIT_SYMBOLS: Final = {"♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "❤": "♥", "ß": "ss"}
_VARIANTS: Final = re.compile("[" + "".join(_SUIT_SYMBOLS) + "]")
_DROPPED: Final = frozenset({"Cf", "Cc", "Co", "Cs", "Mn"})
_DASHES: Final = re.compile(r"[‐-―−]")
_TOKEN: Final = re.compile(r"[♠♥♦♣]|\d+|[^\W\d_]+|[^\w\s]")

_MARKS: Final = "'’‘`´"
_APOSTROPHES: Final = frozenset(_MARKS)
_QUOTED: Final = re.compile(
    rf"(?<!\w)[{_MARKS}‚](?=\w)([^{_MARKS}]*(?:\w[{_MARKS}]\w[^{_MARKS}]*)*)[{_MARKS}](?!\w)"
)
"""Somebody's words between single marks, apostrophes within them allowed."""
TOKENS_KEPT: Final = 800
"""Tokens that are looked at: the longest text that may be sent has as many words, and what is all
marks and figures takes no longer to read."""
TEXTS_KEPT: Final = 1 << 8
"""Texts whose reading is kept: those of the conversations that are going on."""
WORDS_KEPT: Final = 5_000
"""Words whose analysis is kept, in each place that keeps some: most texts use the same ones."""
SUIT_OF_SYMBOL: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def normalise(text: str) -> str:
    """One form of a text: NFKC, no control or direction marks, plain dashes, single suit signs.

    What stands between single quotation marks stands between double ones.
    """
    if not text.isascii():
        text = unicodedata.normalize("NFKC", _single_signs(text))
    if not text.isprintable() or not text.isascii():
        dropped = {
            ord(c): " " if c in "\n\r\t" else None
            for c in set(text)
            if unicodedata.category(c) in _DROPPED
        }
        text = _DASHES.sub("-", _single_signs(text.translate(dropped) if dropped else text))
    return _QUOTED.sub(r'"\1"', text) if not _APOSTROPHES.isdisjoint(text) else text


def _single_signs(text: str) -> str:
    return _VARIANTS.sub(lambda m: _SUIT_SYMBOLS[m.group()], text)


@lru_cache(maxsize=WORDS_KEPT)
def fold(word: str) -> str:
    """Lower case without accents: ``Överhoppad`` -> ``overhoppad``."""
    if word.isascii():
        return word.lower()
    plain = word.lower().replace("ß", "ss").replace("œ", "oe")
    decomposed = unicodedata.normalize("NFKD", plain)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


class Token(NamedTuple):
    """A word, a number, a suit sign or a punctuation mark."""

    raw: str
    """As typed (normalised)."""
    word: str
    """Folded."""
    start: int
    end: int
    is_word: bool
    """Letters only."""


def tokenise(normal: str) -> list[Token]:
    """The first tokens of a normalised text; apostrophes only separate."""
    return list(_tokens(normal))


@lru_cache(maxsize=64)  # several steps take the same text apart, one after the other
def _tokens(normal: str) -> tuple[Token, ...]:
    every = (
        Token(raw, fold(raw), *m.span(), raw[0].isalpha())
        for m in _TOKEN.finditer(normal)
        if (raw := m.group()) not in _APOSTROPHES
    )
    return tuple(islice(every, TOKENS_KEPT))
