"""The cases that a contract text leaves open: by vulnerability, declarer, or notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NoReturn, TypeAlias, TypeVar

from scoring import points
from scoring.boards import Board
from scoring.errors import ErrorCode, ScoringError
from scoring.reading.reading import Reading
from scoring.result import Result
from scoring.seats import Seat, Side
from scoring.vulnerability import Vulnerability

T = TypeVar("T")

Slot: TypeAlias = Literal["denomination", "tricks", "declarer", "vulnerable"]
"""What can be asked for when a text leaves it open, in the order in which to ask."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of the board beside the text."""

    vulnerability: Vulnerability | None = None
    vulnerable: bool | None = None
    board: int | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A result with every assumption made: declarer's side (if known) and its vulnerability."""

    result: Result
    side: Side | None
    vulnerable: bool

    @property
    def declarer(self) -> Seat | None:
        """The declarer, where the text names one."""
        return self.result.contract.declarer if self.result.contract else None

    @property
    def score(self) -> int:
        """Points for declarer's side."""
        return points.score(self.result, self.vulnerable)

    @property
    def score_ns(self) -> int | None:
        """Points for North–South; None when declarer's side is not known."""
        if self.score == 0:
            return 0
        if self.side is None:
            return None
        return self.score if self.side is Side.NS else -self.score

    def slots(self) -> dict[Slot, bool | str | int | None]:
        """The values that may differ between cases."""
        contract = self.result.contract
        return {
            "denomination": contract.denomination.value if contract else None,
            "tricks": self.result.tricks if contract else None,
            "declarer": self.declarer.value if self.declarer else self.side,
            "vulnerable": self.vulnerable,
        }


def cases(readings: Sequence[Reading], known: Known) -> list[Case]:
    """Every case of every reading. Raises ``ScoringError`` when text and board contradict."""
    return [case for reading in readings for case in _cases(reading, known)]


def _cases(reading: Reading, known: Known) -> list[Case]:
    result = reading.result
    if result.contract is None:
        return [Case(result, None, vulnerable=False)]
    declarer = result.contract.declarer
    said = _agreed("vulnerable", reading.vulnerable, known.vulnerable)
    board = _agreed("vulnerability", *_board_vulnerabilities(reading, known))
    sides = (declarer.side,) if declarer else (Side.NS, Side.EW)
    if board is None:
        side = declarer.side if declarer else None
        values = (True, False) if said is None else (said,)
        return [Case(result, side, value) for value in values]
    by_side = {side: board.applies_to(side) for side in sides}
    fitting = {side: value for side, value in by_side.items() if said in (None, value)}
    if not fitting:
        _contradiction("vulnerable", board.value, str(said).lower())
    if len(fitting) == len(sides) > 1 and len(set(fitting.values())) == 1:
        return [Case(result, None, board is Vulnerability.ALL)]
    return [Case(result, side, value) for side, value in fitting.items()]


def _board_vulnerabilities(reading: Reading, known: Known) -> tuple[Vulnerability | None, ...]:
    numbers = (number for number in (reading.board, known.board) if number is not None)
    by_number = (Board(number).vulnerability for number in numbers)
    return (reading.vulnerability, known.vulnerability, *by_number)


def _agreed(field: str, *values: T | None) -> T | None:
    """The one value that was given, or None; two different ones are a contradiction."""
    given = list(dict.fromkeys(value for value in values if value is not None))
    if len(given) > 1:
        _contradiction(field, *(str(value).lower() for value in given))
    return given[0] if given else None


def _contradiction(field: str, *found: str) -> NoReturn:
    raise ScoringError(field, ErrorCode.CONTRADICTION, {"one_of": list(found)})
