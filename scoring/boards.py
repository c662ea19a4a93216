"""Board numbers: dealer and vulnerability (Law 2)."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.errors import ErrorCode, ScoringError
from scoring.seats import Seat
from scoring.vulnerability import Vulnerability

CYCLE = 16
_DEALERS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
_NONE, _NS, _EW, _ALL = (
    Vulnerability.NONE,
    Vulnerability.NS,
    Vulnerability.EW,
    Vulnerability.ALL,
)
_VULNERABILITIES = (
    *(_NONE, _NS, _EW, _ALL),
    *(_NS, _EW, _ALL, _NONE),
    *(_EW, _ALL, _NONE, _NS),
    *(_ALL, _NONE, _NS, _EW),
)


@dataclass(frozen=True, slots=True)
class Board:
    """A board number from 1 up; numbers above 16 repeat the cycle.

    Raises ``ScoringError`` on a number below 1.
    """

    number: int

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ScoringError("board", ErrorCode.OUT_OF_RANGE, {"min": 1}, value=self.number)

    @property
    def dealer(self) -> Seat:
        """Who calls first."""
        return _DEALERS[(self.number - 1) % len(_DEALERS)]

    @property
    def vulnerability(self) -> Vulnerability:
        """Which sides are vulnerable."""
        return _VULNERABILITIES[(self.number - 1) % CYCLE]
