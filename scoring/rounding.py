"""Rounding: once, at the end, and stated in the answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

DECIMALS: Final = 2
_HALF: Final = Fraction(1, 2)


class Rounding(BaseModel):
    """How the numbers of an answer were rounded: exact halves go away from the average."""

    model_config = ConfigDict(frozen=True)

    decimals: int = DECIMALS
    ties: Literal["away_from_average"] = "away_from_average"


def away(value: Fraction, decimals: int = DECIMALS, average: Fraction = Fraction(0)) -> Fraction:
    """The nearest number with so many decimals; exact halves go away from ``average``."""
    steps = value * 10**decimals
    whole = steps.numerator // steps.denominator
    rest = steps - whole
    up = rest > _HALF or (rest == _HALF and value > average)
    return Fraction(whole + up, 10**decimals)


def number(value: Fraction, decimals: int = DECIMALS, average: Fraction = Fraction(0)) -> float:
    """The rounded value as a float, for JSON."""
    return float(away(value, decimals, average))
