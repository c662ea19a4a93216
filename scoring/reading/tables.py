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
    """The request of a pasted traveller; the lines above say board, vulnerability and method."""
    if len(lines) == 1:
        lines = lines[0].split(";")
    head, body = _head(lines)
    request: Fields = {"text": "\n".join(body), "language": language}
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
    request: Fields = {"text": "\n".join(lines[file:]), "language": language}
    return request | ({"method": method} if method else {})


def _head(lines: Sequence[str]) -> tuple[list[Piece], list[str]]:
    """The pieces of the lines above the results, and the results."""
    head: list[Piece] = []
    for at, line in enumerate(lines):
        found = pieces(prepared(line[:_LONGEST_HEAD]))
        strange = any(piece.form in (Form.REST, Form.AWARD) for piece in found)
        if names_pairs(line) or strange or not (found or not line.strip()):
            return head, list(lines[at:])
        if at and not any(piece.form is Form.PHRASE for piece in found) and line.strip():
            return head, list(lines[at:])
        head += found
    return head, []
