"""A score compared with other tables: matchpoints, IMPs, Butler, cross-IMPs; exact."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Final

from scoring.imps import imps
from scoring.rounding import away

TEN: Final = 10


class Method(StrEnum):
    """How a score is compared with the other tables."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    BUTLER = "butler"
    CROSS_IMPS = "cross_imps"

    @classmethod
    def _missing_(cls, value: object) -> Method | None:
        """The short names of the terminal and of forms."""
        aliases = {"mp": cls.MATCHPOINTS, "imp": cls.IMPS, "cross-imp": cls.CROSS_IMPS}
        return aliases.get(str(value))


def cross_imps(score: int, others: Sequence[int]) -> int:
    """The sum of the IMPs against each other table."""
    return sum(imps(score - other) for other in others)


def datum(scores: Sequence[Fraction], drop: int = 0) -> Fraction:
    """The mean without ``drop`` extremes at each end, not rounded."""
    kept = sorted(scores)[drop : len(scores) - drop]
    return sum(kept, Fraction(0)) / len(kept)


def round_datum(mean: Fraction) -> int:
    """To the nearest 10, exact fives away from zero (EBU White Book 4.2.6.2)."""
    return int(away(mean / TEN, 0) * TEN)


def compared(score: int, others: Sequence[int], method: Method) -> Fraction:
    """What a score is worth to North–South beside the other tables of its board.

    Matchpoints with two for a win; IMPs against the one other table; cross-IMPs as the average
    over the other tables. Butler needs the whole board: see ``datum``.
    """
    if method is Method.MATCHPOINTS:
        won = sum(2 for other in others if other < score)
        return Fraction(won + sum(1 for other in others if other == score))
    total = Fraction(cross_imps(score, others))
    return total / len(others) if others else total
