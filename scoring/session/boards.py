"""One board of a session: every table's result in matchpoints or IMPs, exact."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from scoring.averages import Award, imps_of, percentage_of
from scoring.comparisons import cross_imps, datum, round_datum
from scoring.imps import imps
from scoring.matchpoints import Frequency, frequencies, matchpoints, neuberg, top
from scoring.seats import Side
from scoring.session.rows import Row


class SessionMethod(StrEnum):
    """How a session of pairs is scored."""

    MATCHPOINTS = "mp"
    BUTLER = "imp"
    CROSS_IMPS = "cross-imp"

    @classmethod
    def _missing_(cls, value: object) -> SessionMethod | None:
        """The names that the other operations use."""
        names = {
            "matchpoints": cls.MATCHPOINTS,
            "butler": cls.BUTLER,
            "imps": cls.BUTLER,
            "cross_imps": cls.CROSS_IMPS,
        }
        return names.get(str(value))


@dataclass(frozen=True, slots=True)
class TableResult:
    """A row with its exact result for both sides, in matchpoints (two for a win) or IMPs."""

    row: Row
    ns: Frequency
    ew: Frequency


@dataclass(frozen=True, slots=True)
class BoardResult:
    """A board: its tables, and the top (matchpoints) or the datum (Butler) they refer to."""

    number: int
    tables: tuple[TableResult, ...]
    top: int | None
    datum: int | None


ArtificialValue = Callable[[Row, Side, Award | int], Fraction]
"""The percentage, or IMPs, that an artificial score is worth to a side of a row."""


def flat_percentage(_row: Row, _side: Side, award: Award | int) -> Fraction:
    """60, 50 or 40 whatever the session (Law 12C2(a))."""
    return percentage_of(award) if isinstance(award, Award) else Fraction(award)


def flat_imps(_row: Row, _side: Side, award: Award | int) -> Fraction:
    """+3, 0 or -3 (Law 12C2(b)); a percentage is worth its part of them: 60 % is +3."""
    return imps_of(award) if isinstance(award, Award) else Fraction(3 * (award - 50), 10)


def score_board(
    number: int,
    rows: Sequence[Row],
    method: SessionMethod,
    *,
    field: int,
    drop: int = 0,
    artificial: ArtificialValue,
) -> BoardResult:
    """Scores the rows of one board; ``field`` is how often it should have been played.

    ``drop`` extremes are left out of Butler's datum at each end, fewer where a board has too few.
    """
    scores = [row.score_ns for row in rows if row.score_ns is not None]
    if method is SessionMethod.MATCHPOINTS:
        return _matchpoints(number, rows, scores, max(field, len(rows)), artificial)
    rounded = None
    if method is SessionMethod.BUTLER:
        kept = min(drop, (len(scores) - 1) // 2) if scores else 0
        mean = datum([Fraction(score) for score in scores], kept) if scores else Fraction(0)
        rounded = round_datum(mean)
        values: dict[int, Frequency] = {score: imps(score - rounded) for score in set(scores)}
    else:
        others = max(len(scores) - 1, 1)
        values = {score: Fraction(cross_imps(score, scores), others) for score in set(scores)}
    tables = []
    for row in rows:
        if row.score_ns is not None:
            value = values[row.score_ns]
            tables.append(TableResult(row, value, -value))
        elif row.artificial is not None:
            ns = artificial(row, Side.NS, row.artificial.ns)
            tables.append(TableResult(row, ns, artificial(row, Side.EW, row.artificial.ew)))
    return BoardResult(number, tuple(tables), None, rounded)


def _matchpoints(
    number: int,
    rows: Sequence[Row],
    scores: Sequence[int],
    field: int,
    artificial: ArtificialValue,
) -> BoardResult:
    awarded: dict[int, Frequency] = dict(matchpoints(frequencies(scores)))
    if len(scores) < field:
        awarded = {
            score: neuberg(Fraction(earned), len(scores), field)
            for score, earned in awarded.items()
        }
    most = top(field)
    tables = []
    for row in rows:
        if row.score_ns is not None:
            ns = awarded[row.score_ns]
            tables.append(TableResult(row, ns, most - ns))
        elif row.artificial is not None:
            ns = artificial(row, Side.NS, row.artificial.ns) * most / 100
            ew = artificial(row, Side.EW, row.artificial.ew) * most / 100
            tables.append(TableResult(row, ns, ew))
    return BoardResult(number, tuple(tables), most, None)
