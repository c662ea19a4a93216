"""Pasted results: a traveller, or the lines of a file, with what the lines above them say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scoring.reading.binding import bind
from scoring.reading.figures import Fields, method_of, number
from scoring.reading.lexicon import Language
from scoring.reading.pieces import Form, Piece, pieces, prepared
from scoring.session.csv_rows import is_heading
from scoring.session.pbn_rows import is_pbn
from scoring.session.traveller import names_pairs
from scoring.session.usebio_rows import is_usebio

_WHO: Final = {
    "word:all": "all",
    "word:none": "none",
    "side:NS": "ns",
    "side:EW": "ew",
}
_BEGIN: Final = 50
"""Lines by which a file is known."""
_LONGEST_HEAD: Final = 200
"""Characters of a line above the results; longer ones are results."""


def is_traveller(lines: Sequence[str]) -> bool:
    """Whether most of several lines begin with two pair numbers."""
    written = [line for line in lines if line.strip()]
    return len(written) > 1 and 2 * sum(map(names_pairs, written)) > len(written)


def is_file(lines: Sequence[str]) -> bool:
    """Whether this is the text of a file of results: CSV with a heading, PBN, or USEBIO."""
    written = [line for line in lines if line.strip()]
    begin = "\n".join(written[:_BEGIN])
    return len(written) > 1 and (is_heading(written[0]) or is_pbn(begin) or is_usebio(begin))


def traveller(lines: Sequence[str], language: Language | None) -> Fields:
    """The request of a pasted traveller.

    The lines above it, or below, say board, vulnerability and method.
    """
    if len(lines) == 1:
        lines = lines[0].split(";")
    head, first, last = _head(lines)
    request: Fields = {"text": _after(first, lines[first:last]), "language": language}
    labels = {"label:boards": "board", "command:board": "board", "label:drop": "drop"}
    for name, piece in bind(head, labels).fields.items():
        request[name] = number(piece.text)
    who = [value for meaning, value in _WHO.items() if any(piece.means(meaning) for piece in head)]
    if who:
        request["vulnerability"] = who[0]
    method = method_of(head)
    return request | ({"method": method} if method else {})


def session(lines: Sequence[str], language: Language | None) -> Fields:
    """The request of a pasted file; the line above it says how it is scored."""
    file = next((at for at in range(len(lines)) if is_file(lines[at:])), 1)
    head = [piece for line in lines[:file] for piece in pieces(prepared(line[:_LONGEST_HEAD]))]
    method = method_of(head)
    # XML must begin where it begins; other files keep the numbers of their lines.
    above = 0 if is_usebio("\n".join(lines[file : file + _BEGIN])) else file
    request: Fields = {"text": _after(above, lines[file:]), "language": language}
    return request | ({"method": method} if method else {})


def _after(above: int, body: Sequence[str]) -> str:
    """Results as they stood below so many lines, so that bad ones are named by their own number."""
    return "\n" * above + "\n".join(body)


def _head(lines: Sequence[str]) -> tuple[list[Piece], int, int]:
    """The pieces of the lines above and below the results, and where these begin and end."""
    first, last = 0, len(lines)
    head: list[Piece] = []
    while first < last and (found := _about(lines[first])) is not None:
        head += found
        first += 1
    while first < last and (found := _about(lines[last - 1])) is not None:
        head += found
        last -= 1
    return head, first, last


def _about(line: str) -> list[Piece] | None:
    """The pieces of a line that says something about the results; None for a result."""
    if not line.strip():
        return []
    found = pieces(prepared(line[:_LONGEST_HEAD]))
    strange = any(piece.form in (Form.REST, Form.AWARD) for piece in found)
    known = any(piece.form is Form.PHRASE for piece in found)
    return None if strange or not known or names_pairs(line) else found
