"""Results in a command: North–South scores, or contracts with what the command says of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from scoring.operations.cases import Known, cases
from scoring.reading.contract_text import read_contract
from scoring.reading.figures import without_year
from scoring.reading.lexicon import Language
from scoring.reading.pieces import Form, Piece
from scoring.reading.reading import Reading
from scoring.result import Result
from scoring.seats import Seat, Side
from scoring.session.rows import decided
from scoring.vulnerability import Vulnerability

_SCORES: Final = re.compile(r"[+-]?\d*0(?:,[+-]?\d*0)*")
_LIST: Final = re.compile(r"[\s,+\-\d]*")
_CONTRACT: Final = re.compile(r"[1-7][^\W\d_]|[1-7][♠♥♦♣]")
_BOARD: Final = ("label:boards", "command:board")
_ENDS: Final = frozenset(",;|\n")
_WHO: Final = {
    "word:all": Vulnerability.ALL,
    "word:none": Vulnerability.NONE,
    "side:NS": Vulnerability.NS,
    "side:EW": Vulnerability.EW,
}
_SIDES: Final = ("side:NS", "side:EW")
VULNERABLE: Final = ("word:vulnerable", "word:not_vulnerable", "word:not")
"""What makes a side before it the vulnerable one, not a heading."""
_ASIDE: Final = (*VULNERABLE, *_WHO)
_LABELS: Final = (
    *("label:against", "label:table", "label:without_error", "label:adjusted"),
    *("label:non_offending", "label:offending", "label:likely", "label:possible"),
)
_ABOUT: Final = (
    *("command:weighted", "command:split", "command:serious_error", "command:assigned"),
    *("command:imps", "command:matchpoints", "command:butler", "command:cross_imps"),
    *("value:teams", "value:knockout", "label:edition"),
)
"""Phrases that say what is to be done."""


@dataclass(frozen=True, slots=True)
class _Shared:
    """What one contract of a command says, and holds for the others at the same table.

    ``side`` is that of every declarer that is named; ``vulnerable`` is said of it.
    """

    declarer: Seat | None
    side: Side | None
    vulnerable: bool | None
    vulnerability: Vulnerability | None


class Results:
    """Reads the results of one command, whose contracts share a board.

    ``pieces`` are the command's without its board and its edition; ``edition`` is that as a field
    of the request.
    """

    def __init__(
        self, text: str, pieces: Sequence[Piece], language: Language | None, known: Known
    ) -> None:
        """``text`` is the prepared text that the pieces were cut from.

        ``known`` holds for all contracts. Raises ``ScoringError`` where a contract cannot be read.
        """
        self._text = text
        self._language = language
        self.edition, rest = without_year(pieces)
        self.pieces, board = _without_board(rest)
        self._known = known if board is None else replace(known, board=board)
        parts = [self._cut(part) for part in _parts(self.pieces)]
        said = [each for part in parts if _is_contract(part) for each in self._readings(part)]
        asides = [part for part in _parts(self.pieces) if part and _is_aside(part)]
        declarers = {each.result.contract.declarer for each in said if each.result.contract}
        self._shared = _Shared(
            _one(declarers),
            _one(declarer.side for declarer in declarers if declarer),
            _one([*(each.vulnerable for each in said), *map(_aside_vulnerable, asides)]),
            _one([*(each.vulnerability for each in said), *map(_aside_board, asides)]),
        )

    def text_of(self, pieces: Sequence[Piece]) -> str:
        """What pieces say of results."""
        return " ".join(map(self._cut, _parts(pieces))).strip()

    def listed(self, pieces: Sequence[Piece], *, same_table: bool = True) -> list[int | str]:
        """The North–South scores of results in a row.

        Contracts of the ``same_table`` have the same declarer where only one says who it was.
        Raises ``ScoringError``.
        """
        found: list[int | str] = []
        for part in _parts(pieces):
            rest = [piece for piece in part if not _is_about(piece)]
            while rest and rest[0].form is Form.NUMBER and _SCORES.fullmatch(rest[0].text):
                found += [int(each) for each in rest[0].text.split(",")]
                rest = rest[1:]
            if rest and not _is_aside(rest):
                found.append(self._score(self._cut(rest), same_table=same_table))
        return found

    def _cut(self, pieces: Sequence[Piece]) -> str:
        """The text of these pieces, as far as they are results."""
        kept = [piece for piece in pieces if not _is_about(piece)]
        if not kept or _is_aside(kept):
            return ""
        return " ".join(self._text[piece.start : piece.end] for piece in kept)

    def _readings(self, text: str) -> tuple[Reading, ...]:
        return read_contract(text, self._language)

    def _score(self, text: str, *, same_table: bool) -> int:
        found = [self._completed(each, same_table=same_table) for each in self._readings(text)]
        return decided(cases(found, self._known))

    def _completed(self, reading: Reading, *, same_table: bool) -> Reading:
        """The reading with what the command says elsewhere."""
        contract, shared = reading.result.contract, self._shared
        if contract is None:
            return reading
        own = contract.declarer is not None or not same_table
        declarer = contract.declarer if own else shared.declarer
        completed = replace(
            reading, result=Result(replace(contract, declarer=declarer), reading.result.tricks)
        )
        if (reading.vulnerable, reading.vulnerability, reading.board) != (None, None, None):
            return completed
        same_side = declarer.side is shared.side if declarer else same_table
        return replace(
            completed,
            vulnerable=shared.vulnerable if same_side else None,
            vulnerability=shared.vulnerability,
        )


T = TypeVar("T")


def _one(values: Iterable[T | None]) -> T | None:
    """The only value that is given, if all that are given are the same."""
    given = {value for value in values if value is not None}
    return given.pop() if len(given) == 1 else None


def _parts(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Pieces result by result: cut at commas and lines, and before ``4s`` and the like."""
    part: list[Piece] = []
    for at, piece in enumerate(pieces):
        starts = piece.form is Form.REST and bool(_CONTRACT.match(piece.text))
        if (piece.form is Form.MARK and piece.text in _ENDS) or _is_label(pieces, at):
            yield part
            part = []
            continue
        if starts and any(_CONTRACT.match(each.text) for each in part):
            yield part
            part = []
        part.append(piece)
    yield part


def _is_label(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a piece begins another part of the command: a weight, a label, a side."""
    piece = pieces[at]
    if piece.form is Form.FRACTION or piece.percent or piece.means(*_LABELS):
        return True
    after = pieces[at + 1] if at + 1 < len(pieces) else None
    return piece.means(*_SIDES) and not (after and after.means(*VULNERABLE))


def _is_contract(text: str) -> bool:
    """Whether a text may be a contract: it is no list of scores, and it names a number."""
    return bool(text) and not _LIST.fullmatch(text)


def _without_board(pieces: Sequence[Piece]) -> tuple[list[Piece], int | None]:
    """The pieces without ``board 7``, and its number."""
    for at, piece in enumerate(pieces[:-1]):
        if piece.means(*_BOARD) and pieces[at + 1].text.isdecimal():
            return [*pieces[:at], *pieces[at + 2 :]], int(pieces[at + 1].text)
    return list(pieces), None


def _is_about(piece: Piece) -> bool:
    """Whether a piece says what is to be done, not what the result was."""
    mark = piece.form is Form.MARK and piece.text in ":?!()\"'"
    return mark or piece.means(*_ABOUT) or _is_weight(piece)


def _is_weight(piece: Piece) -> bool:
    return piece.form is Form.FRACTION or piece.percent


def _is_aside(pieces: Sequence[Piece]) -> bool:
    """Whether all that is said is who was vulnerable."""
    return all(piece.means(*_ASIDE) or piece.says_nothing for piece in pieces)


def _aside_vulnerable(pieces: Sequence[Piece]) -> bool | None:
    if _aside_board(pieces) is not None:
        return None
    if any(piece.means("word:not_vulnerable", "word:not") for piece in pieces):
        return False
    return True if any(piece.means("word:vulnerable") for piece in pieces) else None


def _aside_board(pieces: Sequence[Piece]) -> Vulnerability | None:
    return next(
        (v for meaning, v in _WHO.items() if any(piece.means(meaning) for piece in pieces)), None
    )
