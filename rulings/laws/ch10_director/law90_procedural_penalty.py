"""Law 90: procedural penalties."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
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
