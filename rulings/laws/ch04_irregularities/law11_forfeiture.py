"""Law 11: the right to rectification is lost by acting before the director comes."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import detail, fact, judgement


class ActedFirst(StrEnum):
    """Who did something after the irregularity and before the director was called."""

    NON_OFFENDERS = "non_offenders"
    """The non-offending side acted, chose or settled it (alone or with the others)."""
    OFFENDERS = "offenders"
    """Only the offending side did something, for instance took the card back."""


class Gain(StrEnum):
    """Which side gained because an opponent went on without knowing the law."""

    NOBODY = "nobody"
    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"


class ForfeitedRectification(Irregularity):
    """Players acted after an irregularity, or settled it, before calling the director."""

    kind: ClassVar[str] = "forfeited_rectification"

    settled: bool = detail()
    """The players agreed among themselves on what should happen."""

    acted_first: ActedFirst = fact("11A")
    gained: Gain = judgement("11A")
