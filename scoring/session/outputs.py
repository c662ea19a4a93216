"""A scored session as rows of text: for CSV files and for tables."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from scoring.operations.traveller import BoardTable, SessionAnswer, TableLine
from scoring.penalty import Penalty

RANKING_COLUMNS: Final = ("rank", "side", "pair", "boards", "total", "percentage", "average")
BOARD_COLUMNS: Final = (
    *("board", "rank", "ns", "ew", "contract", "declarer", "result", "score_ns"),
    *("points_ns", "points_ew", "percentage_ns", "percentage_ew"),
)
"""Column ids, in the order of the rows; a front end has their headings."""


def ranking_rows(answer: SessionAnswer) -> list[tuple[str, ...]]:
    """One row a contestant, best first, field by field."""
    return [
        (
            standing.rank,
            ranking.side or "",
            standing.contestant,
            str(standing.boards),
            _number(standing.total),
            _number(standing.percentage),
            _number(standing.average),
        )
        for ranking in answer.rankings
        for standing in ranking.standings
    ]


def board_rows(tables: Iterable[BoardTable]) -> list[tuple[str, ...]]:
    """One row a table, board by board, best North–South result first."""
    return [
        (
            str(table.board or ""),
            line.rank,
            line.pair_ns,
            line.pair_ew,
            contract_text(line),
            line.declarer or "",
            result_text(line),
            "" if line.score_ns is None else str(line.score_ns),
            _number(line.ns),
            _number(line.ew),
            _number(line.percentage_ns),
            _number(line.percentage_ew),
        )
        for table in tables
        for line in table.tables
    ]


def contract_text(line: TableLine) -> str:
    """The contract in international notation: ``4SX``, ``PASS``, or the awards (``avg+/avg-``)."""
    if line.award_ns is not None:
        return f"{line.award_ns}/{line.award_ew}"
    if line.passed_out:
        return "PASS"
    if line.level is None or line.denomination is None:
        return ""
    return f"{line.level}{line.denomination}{line.penalty or Penalty.NONE}"


def result_text(line: TableLine) -> str:
    """``=``, ``+1``, ``-2``; empty without a contract."""
    if line.relative is None:
        return ""
    return f"{line.relative:+d}" if line.relative else "="


def to_csv(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """CSV text with a heading line."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def _number(value: float | None) -> str:
    """Two decimals; empty for None."""
    return "" if value is None else f"{value:.2f}"
