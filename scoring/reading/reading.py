"""What was read: every part that the text gave, nothing that it did not."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.result import Result
from scoring.vulnerability import Vulnerability


@dataclass(frozen=True, slots=True)
class Reading:
    """A result, and what the text said about vulnerability.

    ``vulnerable`` is said of declarer's side, ``vulnerability`` of the whole board; ``board`` is
    a board number. All are None when the text is silent.
    """

    result: Result
    vulnerable: bool | None = None
    vulnerability: Vulnerability | None = None
    board: int | None = None
