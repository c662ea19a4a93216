"""Rows from CSV text: columns by their heading in any language, or in the usual order."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from scoring.boards import Board
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Known
from scoring.reading.lexicon import Language, written
from scoring.session.rows import Row, read_outcome, with_tricks

COLUMNS: Final = ("board", "ns", "ew", "contract", "declarer", "result", "score")
_DELIMITERS: Final = ";\t|,"
_SIGNED: Final = re.compile(r"\s*[+\-−–]\s*\d")
_NUMBER: Final = re.compile(r"\s*\d{1,2}\s*")


@cache
def _headings() -> Mapping[str, str]:
    return {
        re.sub(r"\s+", " ", spelling): column
        for column in COLUMNS
        for spelling in written("columns", column)
    }


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
    columns, table = _columns(table)
    relative = _numbers_are_relative(table, columns.get("result"))
    for number, cells in table:
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) == 1 and delimiter in cells[0]:
            yield cells[0], ScoringError("line", ErrorCode.UNREADABLE, value=cells[0], line=number)
            continue
        try:
            yield _row(number, cells, columns, relative, language)
        except ScoringError as error:
            yield delimiter.join(cells), error.at_line(number)


def _cells(lines: Sequence[str], delimiter: str) -> Iterator[list[str]]:
    """The cells line by line; a line with broken quotes is one cell."""
    for line in lines:
        try:
            yield next(csv.reader([line], delimiter=delimiter, strict=True), [])
        except csv.Error:
            yield [line]


def _columns(
    table: list[tuple[int, list[str]]],
) -> tuple[dict[str, int], list[tuple[int, list[str]]]]:
    """Where each column is, and the table without its heading."""
    start = next(index for index, (_, cells) in enumerate(table) if any(map(str.strip, cells)))
    heading = [re.sub(r"\s+", " ", cell.strip().casefold()) for cell in table[start][1]]
    found: dict[str, int] = {}
    for index, cell in enumerate(heading):
        if column := _headings().get(cell):
            found.setdefault(column, index)
    if len(found) < 3:
        return {column: index for index, column in enumerate(COLUMNS)}, table
    missing = [column for column in ("board", "ns", "ew") if column not in found]
    if not missing and not {"contract", "score"} & set(found):
        missing = ["contract"]
    if missing:
        raise ScoringError(
            missing[0], ErrorCode.MISSING, {"one_of": list(COLUMNS)}, line=table[start][0]
        )
    return found, table[start + 1 :]


def _numbers_are_relative(table: Sequence[tuple[int, list[str]]], column: int | None) -> bool:
    """Whether a bare 1 in the result column is an overtrick: so when another cell has a sign."""
    if column is None:
        return False
    return any(column < len(cells) and _SIGNED.match(cells[column]) for _, cells in table)


def _row(
    line: int,
    cells: Sequence[str],
    columns: Mapping[str, int],
    relative: bool,
    language: Language | None,
) -> Row:
    cell = {
        column: cells[index].strip() if index < len(cells) else ""
        for column, index in columns.items()
    }
    board = _board(cell.get("board", ""))
    for side in ("ns", "ew"):
        if not cell.get(side):
            raise ScoringError(side, ErrorCode.MISSING)
    text = _outcome_text(cell, relative)
    if not text:
        raise ScoringError("contract", ErrorCode.MISSING, {"form": "4S"})
    outcome = read_outcome(text, Known(vulnerability=board.vulnerability), language)
    return Row(
        line,
        board.number,
        cell["ns"],
        cell["ew"],
        outcome.score_ns,
        outcome.result,
        outcome.artificial,
    )


def _board(text: str) -> Board:
    if not text:
        raise ScoringError("board", ErrorCode.MISSING, {"min": 1})
    if not text.isdecimal():
        raise ScoringError("board", ErrorCode.WRONG_TYPE, {"type": "int"}, value=text)
    return Board(int(text))


def _outcome_text(cell: Mapping[str, str], relative: bool) -> str:
    """Contract, result and declarer in one line; the score where there is no contract."""
    contract, result = cell.get("contract", ""), cell.get("result", "")
    if not contract:
        return cell.get("score", "")
    if _NUMBER.fullmatch(result) and not relative:
        contract, result = with_tricks(contract, int(result)), ""
    elif _NUMBER.fullmatch(result):
        result = f"+{result.strip()}" if int(result) else "="
    return f"{contract} {result} {cell.get('declarer', '')}".strip()
