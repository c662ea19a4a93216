"""What came of a board at one table: a contract with its tricks, or passed out."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.contract import ALL_TRICKS, Contract
from scoring.errors import ErrorCode, ScoringError


@dataclass(frozen=True, slots=True)
class Result:
    """A played contract and declarer's tricks; ``contract`` None is a passed-out board.

    Raises ``ScoringError`` on tricks outside 0–13.
    """

    contract: Contract | None
    tricks: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= ALL_TRICKS:
            allowed = {"min": 0, "max": ALL_TRICKS}
            raise ScoringError("tricks", ErrorCode.OUT_OF_RANGE, dict(allowed), value=self.tricks)

    @property
    def relative(self) -> int:
        """Overtricks when positive, undertricks when negative."""
        return 0 if self.contract is None else self.tricks - self.contract.target


PASSED_OUT = Result(None)
