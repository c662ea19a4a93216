"""Command text to pieces: known phrases, numbers, averages, marks between them, and the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from scoring.reading.tokens import plain
from scoring.reading.vocabulary import COMMAND, FILLER, vocabulary

_COLON: Final = re.compile(r"(?<=\d):\s?(\d+(?:[.,]\d+)?)(?![\d%])")
_NUMBER: Final = re.compile(
    r"(?<![\w.])(?P<number>(?:(?<![\w)])[+-])?\d+(?:[.,]\d+)*)(?P<percent>\s?%)?(?![^\W_])"
)
_FRACTION: Final = re.compile(r"(?<![\w.,/])(?P<fraction>\d{1,2}/\d{1,2})(?![\w/])")
_MARK: Final = re.compile(r"[\n,;:|/()\"'?!.=+–-]")
_REST: Final = re.compile(r"[^\s,;:|()\"?!\n]+|.", re.DOTALL)
_SIGN_WORDS: Final = {"word:minus": "-", "word:plus": "+"}
_MORE: Final = frozenset("\n;|/")
"""Marks that separate groups or lines."""


class Form(StrEnum):
    """What a piece is."""

    NUMBER = "number"
    FRACTION = "fraction"
    """``8/10`` or ``1/3``."""
    AWARD = "award"
    """An average with its sign; the text is the sign."""
    PHRASE = "phrase"
    MARK = "mark"
    REST = "rest"
    """Anything else: part of a contract, or a word that nobody knows."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece with its place in the plain text."""

    form: Form
    text: str
    start: int
    end: int
    percent: bool = False
    meanings: frozenset[str] = frozenset()

    def means(self, *meanings: str) -> bool:
        """Whether it is a phrase with one of these meanings."""
        return not self.meanings.isdisjoint(meanings)

    @property
    def separates(self) -> bool:
        """Whether it is a mark between groups."""
        return self.form is Form.MARK and self.text in _MORE

    @property
    def says_nothing(self) -> bool:
        """Whether it may be left out."""
        commands = any(meaning.startswith(COMMAND) for meaning in self.meanings)
        return self.form is Form.MARK or (FILLER in self.meanings and not commands)


def prepared(text: str) -> str:
    """Plain text in which weights and units stand apart: ``620:60`` becomes ``620 60%``."""
    text = _COLON.sub(r" \1% ", plain(text))
    return vocabulary().units.sub(" ", text)


def pieces(text: str) -> list[Piece]:
    """The pieces of prepared text, left to right; ``minus 50`` is one number."""
    found: list[Piece] = []
    for piece in _pieces(text):
        if piece.form is Form.NUMBER and piece.text[0].isdigit() and found:
            sign = next((s for word, s in _SIGN_WORDS.items() if found[-1].means(word)), None)
            if sign:
                start = found.pop().start
                found.append(replace(piece, text=sign + piece.text, start=start))
                continue
        found.append(piece)
    return found


def _pieces(text: str) -> Iterator[Piece]:
    known = vocabulary()
    place = 0
    while place < len(text):
        if text[place].isspace() and text[place] != "\n":
            place += 1
            continue
        if match := known.awards.match(text, place):
            piece = Piece(Form.AWARD, match[1], *match.span())
        elif match := known.phrases.match(text, place):
            phrase = " ".join(match[0].split())
            piece = Piece(Form.PHRASE, phrase, *match.span(), meanings=known.meanings[phrase])
        elif match := _FRACTION.match(text, place):
            piece = Piece(Form.FRACTION, match["fraction"], *match.span())
        elif match := _NUMBER.match(text, place):
            percent = match["percent"] is not None
            piece = Piece(Form.NUMBER, match["number"], *match.span(), percent=percent)
        elif match := _MARK.match(text, place):
            piece = Piece(Form.MARK, match[0], *match.span())
        elif match := _REST.match(text, place):
            piece = Piece(Form.REST, match[0], *match.span())
        else:
            return
        yield piece
        place = piece.end
