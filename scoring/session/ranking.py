"""Totals and ranks of the contestants of a session."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from scoring.matchpoints import Frequency
from scoring.seats import Side
from scoring.session.boards import BoardResult
from scoring.session.rows import Row

Winners: TypeAlias = Literal["auto", 1, 2]
"""One ranking of all pairs, or one for each direction."""
Contestant: TypeAlias = tuple[Side | None, str]


@dataclass(slots=True)
class Totals:
    """What a contestant has earned: the sum, what it was possible to earn, and on how many boards.

    ``possible`` is 0 where there is no top (IMPs).
    """

    total: Frequency = 0
    possible: int = 0
    boards: int = 0

    def add(self, earned: Frequency, most: int | None) -> None:
        """One more board."""
        self.total += earned
        self.possible += most or 0
        self.boards += 1

    @property
    def measure(self) -> Fraction:
        """What contestants are ranked by: percentage, or IMPs a board."""
        if self.possible:
            return Fraction(self.total) * 100 / self.possible
        return Fraction(self.total) / self.boards if self.boards else Fraction(0)


@dataclass(frozen=True, slots=True)
class Standing:
    """A contestant's place; ``rank`` has ``=`` when shared."""

    rank: str
    contestant: str
    totals: Totals


def has_two_fields(rows: Iterable[Row], winners: Winners) -> bool:
    """Whether North–South and East–West pairs are ranked apart.

    By itself: so when a number is met on both sides of one board or table, or no pair ever
    changes direction.
    """
    if winners != "auto":
        return winners == 2
    seen: dict[int, tuple[set[str], set[str]]] = {}
    every_ns: set[str] = set()
    every_ew: set[str] = set()
    for row in rows:
        ns, ew = seen.setdefault(row.board, (set(), set()))
        ns.add(row.ns)
        ew.add(row.ew)
        every_ns.add(row.ns)
        every_ew.add(row.ew)
    return any(ns & ew for ns, ew in seen.values()) or not every_ns & every_ew


def contestants(row: Row, two_fields: bool) -> tuple[Contestant, Contestant]:
    """The keys of a row's two pairs."""
    if two_fields:
        return (Side.NS, row.ns), (Side.EW, row.ew)
    return (None, row.ns), (None, row.ew)


def totals(boards: Iterable[BoardResult], two_fields: bool) -> dict[Contestant, Totals]:
    """Every contestant's sum over the boards."""
    found: dict[Contestant, Totals] = {}
    for board in boards:
        for table in board.tables:
            ns, ew = contestants(table.row, two_fields)
            found.setdefault(ns, Totals()).add(table.ns, board.top)
            found.setdefault(ew, Totals()).add(table.ew, board.top)
    return found


def ranked(found: dict[Contestant, Totals], side: Side | None) -> list[Standing]:
    """The contestants of a field, best first; equal ones share a rank (``2=``)."""
    field = [(name, sums) for (of_side, name), sums in found.items() if of_side is side]
    field.sort(key=lambda entry: (-entry[1].measure, entry[0].zfill(6)))
    ranks = rank_labels([sums.measure for _, sums in field])
    return [Standing(rank, *entry) for rank, entry in zip(ranks, field, strict=True)]


def rank_labels(measures: Sequence[Fraction]) -> list[str]:
    """Ranks of measures that come best first: ``1``, ``2=``, ``2=``, ``4``."""
    counts = Counter(measures)
    first: dict[Fraction, int] = {}
    for place, measure in enumerate(measures, 1):
        first.setdefault(measure, place)
    return [f"{first[each]}{'=' if counts[each] > 1 else ''}" for each in measures]
