"""Rows from CSV text: columns by their heading in any language, or in the usual order."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Known
from scoring.reading.lexicon import Language, written
from scoring.session.rows import Row, numbered_board, read_outcome, seat_language, with_tricks

COLUMNS: Final = ("board", "ns", "ew", "contract", "declarer", "result", "score")
FEW_COLUMNS: Final = 3
"""Known columns from which on a line is a heading."""
_DELIMITERS: Final = ";\t|,"
_SIGNED: Final = re.compile(r"\s*[+\-−–]\s*\d")
_NUMBER: Final = re.compile(r"\s*\d{1,2}\s*")
_Table: TypeAlias = list[tuple[int, list[str]]]


@cache
def _headings() -> Mapping[str, str]:
    return {
        re.sub(r"\s+", " ", spelling): column
        for column in COLUMNS
        for spelling in written("columns", column)
    }


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a file writes its results.

    ``relative``: a bare 1 in the result column is an overtrick, not a trick; ``seats`` is the
    language of the seat letters, where they tell.
    """

    columns: Mapping[str, int]
    relative: bool
    seats: Language | None
    language: Language | None


def is_heading(line: str) -> bool:
    """Whether a line names columns, as the first one of a file does."""
    delimiter = max(_DELIMITERS, key=line.count)
    cells = next(_cells([line], delimiter), [])
    return sum(_plain(cell) in _headings() for cell in cells) >= FEW_COLUMNS


def read_csv(text: str, language: Language | None) -> Iterator[Row | tuple[str, ScoringError]]:
    """For every line its row, or its text and why it could not be read.

    Raises ``ScoringError`` when there is no result at all, or a needed column is missing.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    first = next((line for line in lines if line.strip()), None)
    if first is None:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    delimiter = max(_DELIMITERS, key=first.count)
    table = [(number, cells) for number, cells in enumerate(_cells(lines, delimiter), 1)]
    layout, table = _layout(table, language)
    for number, cells in table:
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) == 1 and delimiter in cells[0]:
            yield cells[0], ScoringError("line", ErrorCode.UNREADABLE, value=cells[0], line=number)
            continue
        try:
            yield _row(number, cells, layout)
        except ScoringError as error:
            yield delimiter.join(cells), error.at_line(number)


def _cells(lines: Sequence[str], delimiter: str) -> Iterator[list[str]]:
    """The cells line by line; a line with broken quotes is one cell."""
    for line in lines:
        try:
            yield next(csv.reader([line], delimiter=delimiter, strict=True), [])
        except csv.Error:
            yield [line]


def _layout(table: _Table, language: Language | None) -> tuple[_Layout, _Table]:
    """How the table is laid out, and its rows without the heading."""
    filled = (index for index, (_, cells) in enumerate(table) if any(map(str.strip, cells)))
    start = next(filled, None)
    if start is None:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    line, cells = table[start]
    heading = [_plain(cell) for cell in cells]
    columns = _columns(heading, line)
    if columns is None:
        columns, heading = {column: index for index, column in enumerate(COLUMNS)}, []
    else:
        table = table[start + 1 :]
    results = _column(table, columns.get("result"))
    seats = seat_language([*heading, *_column(table, columns.get("declarer"))])
    return _Layout(columns, any(map(_SIGNED.match, results)), seats, language), table


def _columns(heading: Sequence[str], line: int) -> dict[str, int] | None:
    """Where each column is, or None when this is no heading. Raises ``ScoringError``."""
    found: dict[str, int] = {}
    for index, cell in enumerate(heading):
        if column := _headings().get(cell):
            found.setdefault(column, index)
    if len(found) < FEW_COLUMNS:
        return None
    missing = [column for column in ("board", "ns", "ew") if column not in found]
    if not {"contract", "score"} & set(found):
        missing.append("contract")
    if missing:
        raise ScoringError(missing[0], ErrorCode.MISSING, {"one_of": list(COLUMNS)}, line=line)
    return found


def _plain(cell: str) -> str:
    return re.sub(r"\s+", " ", cell.strip().casefold())


def _column(table: _Table, index: int | None) -> Iterator[str]:
    """The cells of a column, as far as lines reach."""
    if index is not None:
        yield from (cells[index] for _, cells in table if index < len(cells))


def _row(line: int, cells: Sequence[str], layout: _Layout) -> Row:
    cell = {
        column: cells[index].strip() if index < len(cells) else ""
        for column, index in layout.columns.items()
    }
    board = numbered_board(cell.get("board", ""))
    for side in ("ns", "ew"):
        if not cell.get(side):
            raise ScoringError(side, ErrorCode.MISSING)
    text = _outcome_text(cell, layout.relative)
    if not text:
        raise ScoringError("contract", ErrorCode.MISSING, {"form": "4S"})
    known = Known(vulnerability=board.vulnerability)
    outcome = read_outcome(text, known, layout.language, layout.seats)
    return Row(
        line,
        board.number,
        cell["ns"],
        cell["ew"],
        outcome.score_ns,
        outcome.result,
        outcome.artificial,
    )


def _outcome_text(cell: Mapping[str, str], relative: bool) -> str:
    """Contract, result and declarer in one line; the score where there is no contract."""
    contract, result = cell.get("contract", ""), cell.get("result", "")
    if not contract:
        return cell.get("score", "")
    if _NUMBER.fullmatch(result) and not relative:
        contract, result = with_tricks(contract, int(result)), ""
    elif _NUMBER.fullmatch(result):
        result = f"+{result.strip()}" if int(result) else "="
    return " ".join(filter(None, (contract, result.strip(), cell.get("declarer"))))
