"""Laws 68B and 71: tricks given up, and when they come back."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import detail, fact, judgement
from rulings.terms import Side


class ConcededTrick(StrEnum):
    """What the trick was that was given up."""

    ACTUALLY_WON = "actually_won"
    """The side had already won it."""
    CANNOT_BE_LOST = "cannot_be_lost"
    """No normal play of the remaining cards, careless play included, loses it."""
    COULD_BE_LOST = "could_be_lost"


class Concession(Irregularity):
    """A player gave up one or more of the remaining tricks."""

    kind: ClassVar[str] = "concession"

    conceder: Side = detail()
    """Declarer gave the tricks up, or a defender did."""

    about_current_trick: bool = fact("68", assumed=False)
    """He spoke only of the trick that was being played."""
    partner_objected: bool = fact("68B2")
    """A defender gave tricks up and his partner objected at once."""
    within_correction_period: bool = fact("71")
    """The score may still be corrected; by default 30 minutes after it was put up."""
    trick: ConcededTrick = judgement("71")
