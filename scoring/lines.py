"""A line of the board: one side's assigned score, possibly weighted, beside the other tables.

Every outcome is turned into matchpoints or IMPs first and weighted afterwards (Law 12C1(c); EBL,
P. Eidt, Belfast 2020), and the other tables are compared with each outcome in proportion.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from scoring.comparisons import Method, compared, datum, round_datum
from scoring.imps import imps


@dataclass(frozen=True, slots=True)
class Outcome:
    """A possible North–South score and its weight as a fraction of one."""

    score: int
    weight: Fraction


@dataclass(frozen=True, slots=True)
class Line:
    """Exact North–South values: the whole line, each outcome, and each other table."""

    value: Fraction
    outcomes: tuple[Fraction, ...]
    others: tuple[Fraction, ...]
    datum: int | None = None


def line(
    outcomes: Sequence[Outcome], against: Sequence[int], method: Method, drop: int = 0
) -> Line:
    """Compares a line with the other tables; matchpoints have two for a win.

    For Butler the line counts in the datum as the mean of its outcomes, and ``drop`` extremes
    are left out at each end.
    """
    if method is Method.BUTLER:
        return _butler(outcomes, against, drop)
    values = tuple(compared(outcome.score, against, method) for outcome in outcomes)
    others = tuple(
        _other(score, [*against[:index], *against[index + 1 :]], outcomes, method)
        for index, score in enumerate(against)
    )
    return Line(_weighted(outcomes, values), values, others)


def _weighted(outcomes: Sequence[Outcome], values: Sequence[Fraction]) -> Fraction:
    pairs = zip(outcomes, values, strict=True)
    return sum((outcome.weight * value for outcome, value in pairs), Fraction(0))


def _other(
    score: int, rest: Sequence[int], outcomes: Sequence[Outcome], method: Method
) -> Fraction:
    """Another table's value, with the adjusted table as its outcomes in proportion."""
    with_each = tuple(compared(score, [*rest, outcome.score], method) for outcome in outcomes)
    return _weighted(outcomes, with_each)


def _butler(outcomes: Sequence[Outcome], against: Sequence[int], drop: int) -> Line:
    mean = _weighted(outcomes, [Fraction(outcome.score) for outcome in outcomes])
    rounded = round_datum(datum([mean, *(Fraction(score) for score in against)], drop))
    values = tuple(Fraction(imps(outcome.score - rounded)) for outcome in outcomes)
    others = tuple(Fraction(imps(score - rounded)) for score in against)
    return Line(_weighted(outcomes, values), values, others, rounded)
