"""Artificial adjusted scores: average plus, average, average minus (Law 12C2)."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Final


class Award(StrEnum):
    """By fault: none, partly, directly."""

    PLUS = "avg+"
    AVERAGE = "avg"
    MINUS = "avg-"


_PERCENTAGES: Final = {Award.PLUS: 60, Award.AVERAGE: 50, Award.MINUS: 40}
_IMPS: Final = {Award.PLUS: 3, Award.AVERAGE: 0, Award.MINUS: -3}


def percentage_of(award: Award) -> Fraction:
    """At pairs and individuals (12C2(a); 12C1 of 1997)."""
    return Fraction(_PERCENTAGES[award])


def imps_of(award: Award) -> Fraction:
    """At IMPs (12C2(b); 86A of 1997)."""
    return Fraction(_IMPS[award])


def with_session(award: Award, value: Fraction, session: Fraction, edition: int) -> Fraction:
    """The award of a contestant who did better, or worse, on the other boards of the session.

    Average plus is raised to the session's result (12C2(c); 88 of 1997); average minus is lowered
    to it except in 1997, which knows no such rule.
    """
    if award is Award.PLUS:
        return max(value, session)
    if award is Award.MINUS and edition > 1997:
        return min(value, session)
    return value
