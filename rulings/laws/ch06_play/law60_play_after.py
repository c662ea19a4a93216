"""Law 60: a card played after an irregular lead or play, before or against the ruling."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import fact


class PlayedBy(StrEnum):
    """Who played the later card."""

    NON_OFFENDER = "non_offender"
    """The player next in turn, of the other side, before there was a ruling."""
    DEFENDER_TOO_SOON = "defender_too_soon"
    """A defender, when declarer had been told to take back a lead from the wrong hand and had
    not yet led from the right one."""
    OFFENDING_SIDE = "offending_side"
    """The offender's side, before there was a ruling."""


class PlayAfterIrregularity(Irregularity):
    """Somebody plays on after a lead or play out of turn or too early."""

    kind: ClassVar[str] = "play_after_irregularity"

    played_by: PlayedBy = fact("60A1")
    """Who played on."""
    was_lead: bool = fact("60A2", assumed=True)
    """The irregular card was a lead (false: a card played to a trick before its turn)."""
    proper_lead: bool = fact("60A2", assumed=False)
    """It was his own turn to lead, and he made his lead instead of playing to the wrong one."""
    earlier_duty: bool = fact("60A3", assumed=False)
    """The offending side had before to play a penalty card, or to obey a lead restriction."""
