"""A final contract."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.denomination import Denomination
from scoring.errors import ErrorCode, ScoringError
from scoring.penalty import Penalty
from scoring.seats import Seat

BOOK = 6
"""Tricks that count for nothing: the odd tricks come on top of them."""
ALL_TRICKS = 13
MIN_LEVEL, MAX_LEVEL = 1, 7


@dataclass(frozen=True, slots=True)
class Contract:
    """Level, denomination, penalty and, where known, declarer.

    Raises ``ScoringError`` on a level outside 1–7.
    """

    level: int
    denomination: Denomination
    penalty: Penalty = Penalty.NONE
    declarer: Seat | None = None

    def __post_init__(self) -> None:
        if not MIN_LEVEL <= self.level <= MAX_LEVEL:
            allowed = {"min": MIN_LEVEL, "max": MAX_LEVEL}
            raise ScoringError("level", ErrorCode.OUT_OF_RANGE, dict(allowed), value=self.level)

    @property
    def target(self) -> int:
        """Tricks needed to make it."""
        return BOOK + self.level
