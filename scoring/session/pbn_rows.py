"""Rows from PBN (Portable Bridge Notation 2.1): score tables, or one game a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scoring.boards import Board
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Known
from scoring.reading.lexicon import Language
from scoring.session.rows import Row, board_vulnerability, read_outcome, with_tricks

_TAG: Final = re.compile(r'\s*\[(\w+)\s+"([^"]*)"\]')
_CELL: Final = re.compile(r'"([^"]*)"|(\S+)')
_EMPTY: Final = ("", "?", "-", "*")
Failed = tuple[str, ScoringError]


def is_pbn(text: str) -> bool:
    """Whether the text looks like PBN."""
    return bool(re.search(r'^\s*(%\s*PBN|\[\w+\s+")', text, re.MULTILINE))


def read_pbn(text: str, language: Language | None) -> Iterator[Row | Failed]:
    """The rows of all score tables, and of games that have a result.

    Raises ``ScoringError`` when there is no tag at all.
    """
    tags: dict[str, tuple[int, str]] = {}
    columns: list[str] | None = None
    seen = False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.startswith((";", "%")):
            continue
        if match := _TAG.match(line):
            seen = True
            if match[1] == "Event" or (match[1] == "Board" and "Board" in tags):
                yield from _game(tags, language)
                tags = {} if match[1] == "Event" else _kept(tags)
            columns = _columns(match[2]) if match[1] == "ScoreTable" else None
            tags[match[1]] = (number, match[2])
        elif columns and line.strip():
            yield _table_row(number, line, columns, tags, language)
        elif not line.strip():
            columns = None
    yield from _game(tags, language)
    if not seen:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})


def _kept(tags: Mapping[str, tuple[int, str]]) -> dict[str, tuple[int, str]]:
    """What one game passes on to the next of the same event."""
    return {name: value for name, value in tags.items() if name in ("Event", "Site", "Date")}


def _columns(declaration: str) -> list[str]:
    """The names of ``Rank;PairId_NS;…`` without their order signs and widths."""
    return [re.sub(r"^[+-]|\\.*$", "", column.strip()) for column in declaration.split(";")]


def _board(tags: Mapping[str, tuple[int, str]]) -> tuple[int, Known]:
    text = tags.get("Board", (0, ""))[1]
    if not text.isdecimal():
        raise ScoringError("board", ErrorCode.MISSING, {"min": 1}, value=text)
    board = Board(int(text))
    given = tags.get("Vulnerable", (0, ""))[1]
    vulnerability = board.vulnerability if given in ("", "?") else board_vulnerability(given)
    return board.number, Known(vulnerability=vulnerability)


def _table_row(
    number: int,
    line: str,
    columns: Sequence[str],
    tags: Mapping[str, tuple[int, str]],
    language: Language | None,
) -> Row | Failed:
    cells = [match[1] or match[2] or "" for match in _CELL.finditer(line)]
    cell = dict(zip(columns, cells, strict=False))
    try:
        ns = cell.get("PairId_NS", "")
        ew = cell.get("PairId_EW", "")
        return _row(number, (ns, ew), cell, tags, language)
    except ScoringError as error:
        return line.strip(), error.at_line(number)


def _game(tags: Mapping[str, tuple[int, str]], language: Language | None) -> Iterator[Row | Failed]:
    """The result of a game, if it was played: tags Contract, Declarer, Result."""
    if "ScoreTable" in tags or "Contract" not in tags:
        return
    number, contract = tags["Contract"]
    if contract in _EMPTY:
        return
    cell = {name: value for name, (_, value) in tags.items()}
    players = (
        (cell.get("PairNS") or "/".join(filter(None, map(cell.get, ("North", "South"))))),
        (cell.get("PairEW") or "/".join(filter(None, map(cell.get, ("East", "West"))))),
    )
    try:
        yield _row(number, players, cell, tags, language)
    except ScoringError as error:
        yield contract, error.at_line(number)


def _row(
    number: int,
    pairs: tuple[str, str],
    cell: Mapping[str, str],
    tags: Mapping[str, tuple[int, str]],
    language: Language | None,
) -> Row:
    board, known = _board(tags)
    for side, pair in zip(("ns", "ew"), pairs, strict=True):
        if pair in _EMPTY:
            raise ScoringError(side, ErrorCode.MISSING)
    outcome = read_outcome(_text(cell), known, language)
    return Row(
        number,
        board,
        *pairs,
        outcome.score_ns,
        outcome.result,
        outcome.artificial,
    )


def _text(cell: Mapping[str, str]) -> str:
    contract = cell.get("Contract", "")
    declarer, result = cell.get("Declarer", "").strip("^"), cell.get("Result", "")
    if contract.casefold() == "pass":
        return contract
    if contract in _EMPTY:
        score = cell.get("Score_NS", "")
        if score in _EMPTY:
            raise ScoringError("contract", ErrorCode.MISSING, {"form": "4S"})
        return score
    by = declarer if declarer not in _EMPTY else ""
    if result.isdecimal():
        return f"{with_tricks(contract, int(result))} {by}".strip()
    return f"{contract} {result} {by}".strip()
