"""Words shared by the laws on running a contest: the form of contest, and who is at fault."""

from __future__ import annotations

from enum import StrEnum


class Contest(StrEnum):
    """The form of the contest."""

    PAIRS = "pairs"
    TEAMS = "teams"
    INDIVIDUAL = "individual"


class Fault(StrEnum):
    """Which contestants are at fault."""

    NEITHER = "neither"
    ONE = "one"
    BOTH = "both"
