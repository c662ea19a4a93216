"""Law 82: errors of procedure, and the director's own mistakes."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import fact


class Error(StrEnum):
    """What went wrong."""

    RULING = "wrong_ruling"
    """The director gave a wrong ruling."""
    PROCEDURE = "wrong_procedure"
    """Something in the running of the contest went wrong (movement, boards, seating card)."""


class DirectorError(Irregularity):
    """A mistake of the director or an error of procedure."""

    kind: ClassVar[str] = "director_error"

    error: Error = fact("82C", assumed=Error.RULING)
    within_period: bool = fact("81C3", assumed=True)
    """The time for corrections and appeals has not expired."""
    scoreable: bool = fact("82C")
    """The ruling can still be put right so that the board is played and scored normally."""
    no_result: bool = fact("12C2(a)", assumed=False)
    """No result at all can be obtained on the board."""
