"""Text to tokens: letters, numbers and signs, in one spelling."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("−–—‐‑‒﹣－", "-"),
        **dict.fromkeys("♠♤", "♠"),
        **dict.fromkeys("♥♡❤", "♥"),
        **dict.fromkeys("♦♢", "♦"),
        **dict.fromkeys("♣♧", "♣"),
        **dict.fromkeys("×✕✖", "x"),
        **dict.fromkeys("’‘`´", "'"),
        "\ufe0e": None,
        "\ufe0f": None,
    }
)
_STARS: Final = re.compile(r"\*+")
_EVEN: Final = re.compile(r"(?:±|\+\s*/?\s*-)\s*0|[+-]\s*0(?!\d)")
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:'[^\W\d_]+)?|[^\w\s]")
_TRANSLITERATIONS: Final = (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("å", "aa"))


def plain(text: str) -> str:
    """Lower case, one minus sign, one sign a suit."""
    return unicodedata.normalize("NFC", text).translate(_SIGNS).casefold()


def normalise(text: str) -> str:
    """``plain``, with ``*`` as a double and ``±0`` as ``=``."""
    text = plain(text)
    text = _STARS.sub(lambda stars: "x" * len(stars.group()), text)
    return _EVEN.sub("=", text)


def tokenise(text: str) -> list[str]:
    """Runs of letters, runs of digits, and single signs."""
    return _TOKEN.findall(text)


def strip_accents(word: str) -> str:
    """``öst`` → ``ost``: how people type on a foreign keyboard."""
    decomposed = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def spellings(phrase: str) -> set[str]:
    """A phrase as written, without its accents, and transliterated (``sued``)."""
    phrase = phrase.casefold()
    transliterated = phrase
    for letter, pair in _TRANSLITERATIONS:
        transliterated = transliterated.replace(letter, pair)
    return {phrase, strip_accents(phrase), transliterated}
