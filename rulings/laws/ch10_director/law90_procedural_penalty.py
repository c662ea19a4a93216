"""Law 90: procedural penalties."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import fact


class Offence(StrEnum):
    """What the player or pair did."""

    LATE = "late_arrival"
    """Came after the starting time."""
    SLOW = "slow_play"
    LOUD = "audible_discussion"
    """Talked about a board so that another table could hear it."""
    COMPARING = "comparing_scores"
    """Compared results with another contestant where that is not allowed."""
    TOUCHING = "touching_cards"
    """Touched or handled another player's cards."""
    MISPLACED = "misplaced_cards"
    """Put cards into a wrong pocket of the board."""
    ADJUSTMENT = "error_causing_adjustment"
    """An error of procedure (cards not counted, wrong board) that forces an adjusted score."""
    DISOBEDIENCE = "disobedience"
    """Did not follow the regulations or the director at once."""
    OTHER = "other"
    """Delayed, obstructed or inconvenienced others in another way."""


class ProceduralPenalty(Irregularity):
    """A breach of procedure for which a penalty is asked or considered."""

    kind: ClassVar[str] = "procedural_penalty"

    offence: Offence = fact("90B")


_EXAMPLES: Final[dict[Offence, tuple[str, ...]]] = {
    Offence.LATE: ("90B1",),
    Offence.SLOW: ("90B2",),
    Offence.LOUD: ("90B3",),
    Offence.COMPARING: ("90B4",),
    Offence.TOUCHING: ("90B5",),
    Offence.MISPLACED: ("90B6",),
    Offence.ADJUSTMENT: ("90B7",),
    Offence.DISOBEDIENCE: ("90B8", "91A:grave"),
}


@law(90, of=ProceduralPenalty, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def procedural_penalty(case: ProceduralPenalty) -> Ruling:
    """Law 90: a penalty besides the rectification, for what disturbs or delays."""
    if case.offence is Offence.OTHER:
        return ruling("90A", penalty="possible")
    return ruling(*_EXAMPLES[case.offence], "90A", penalty="warning_or_procedural")
