"""Law 82: errors of procedure, and the director's own mistakes."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
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


_ERROR_OF_PROCEDURE: Final = ("82A", "82B2", "82B1")
_OTHER_POWERS: Final = (*_ERROR_OF_PROCEDURE, "82B3")


@law(
    82,
    of=DirectorError,
    editions={
        LAWS_2017: _OTHER_POWERS,
        LAWS_2007: _OTHER_POWERS,
        LAWS_1997: _ERROR_OF_PROCEDURE,
    },
)
def director_error(case: DirectorError, own: tuple[str, ...]) -> Ruling:
    """Law 82: put it right if the board can still be scored, otherwise favour both sides."""
    if case.error is Error.PROCEDURE:
        return ruling(*own, adjusted_score="possible")
    if not case.within_period:
        return ruling("81C3:over", "92B:over", board="result_stands")
    if case.scoreable:
        return ruling("82A:ruling", "81C3", adjusted_score="no")
    if case.no_result:
        return ruling(
            "82C",
            "12C2(a):director",
            adjusted_score="required",
            artificial={"offending": "avg+", "non_offending": "avg+"},
        )
    return ruling("82C", "12C1(a):director", adjusted_score="required")
