"""A session: all boards scored, averages settled, contestants ranked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from scoring.averages import Award, with_session
from scoring.seats import Side
from scoring.session.boards import (
    ArtificialValue,
    BoardResult,
    SessionMethod,
    flat_imps,
    flat_percentage,
    score_board,
)
from scoring.session.ranking import (
    Contestant,
    Standing,
    Totals,
    Winners,
    contestants,
    has_two_fields,
    ranked,
    totals,
)
from scoring.session.rows import Row

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many boards of how many are done."""


@dataclass(frozen=True, slots=True)
class SessionResult:
    """Boards in order, and one ranking, or two: North–South's and East–West's."""

    boards: tuple[BoardResult, ...]
    rankings: tuple[tuple[Side | None, tuple[Standing, ...]], ...]


@dataclass(frozen=True, slots=True)
class SessionRules:
    """How a session is scored: ``drop`` is for Butler's datum, ``edition`` for the averages."""

    method: SessionMethod
    winners: Winners = "auto"
    drop: int = 0
    edition: int = 2017


def score_session(
    rows: Sequence[Row], rules: SessionRules, progress: Progress | None = None
) -> SessionResult:
    """Scores the rows. Boards played less often than the others are factored to the same top.

    A contestant who averaged more than 60 % (or less than 40 %) on his other boards gets that for
    an average plus (minus): Law 12C2(c), Law 88 of 1997.
    """
    by_board = _by_board(rows)
    field = max(map(len, by_board.values()), default=0)
    two_fields = has_two_fields(rows, rules.winners)
    artificial = _awards(rows, rules, field, two_fields)
    boards = []
    for done, number in enumerate(sorted(by_board), 1):
        board = score_board(
            number,
            by_board[number],
            rules.method,
            field=field,
            drop=rules.drop,
            artificial=artificial,
        )
        boards.append(board)
        if progress:
            progress(done, len(by_board))
    sums = totals(boards, two_fields)
    sides = (Side.NS, Side.EW) if two_fields else (None,)
    return SessionResult(tuple(boards), tuple((side, tuple(ranked(sums, side))) for side in sides))


def _by_board(rows: Iterable[Row]) -> dict[int, list[Row]]:
    found: dict[int, list[Row]] = {}
    for row in rows:
        found.setdefault(row.board, []).append(row)
    return found


def _awards(
    rows: Sequence[Row], rules: SessionRules, field: int, two_fields: bool
) -> ArtificialValue:
    """What awards are worth, in view of the contestants' results on the boards they played."""
    matchpoints = rules.method is SessionMethod.MATCHPOINTS
    flat: ArtificialValue = flat_percentage if matchpoints else flat_imps
    # 1997 knows the session's result at matchpoints only (Law 88).
    looks = matchpoints or rules.edition > 1997
    if not looks or all(row.artificial is None for row in rows):
        return flat
    played = _by_board(row for row in rows if row.artificial is None)
    scored = (
        score_board(number, results, rules.method, field=field, drop=rules.drop, artificial=flat)
        for number, results in played.items()
    )
    sums: dict[Contestant, Totals] = totals(scored, two_fields)

    def value(row: Row, side: Side, award: Award | int) -> Fraction:
        base = flat(row, side, award)
        own = contestants(row, two_fields)[0 if side is Side.NS else 1]
        if not isinstance(award, Award) or own not in sums:
            return base
        return with_session(award, base, sums[own].measure, rules.edition)

    return value
