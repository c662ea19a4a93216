"""Rounding: once, at the end, and stated in the answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

DECIMALS: Final = 2


class Rounding(BaseModel):
    """How the numbers of an answer were rounded: exact halves go away from the average."""

    model_config = ConfigDict(frozen=True)

    decimals: int = DECIMALS
    ties: Literal["away_from_average"] = "away_from_average"


def away(value: Fraction | int, decimals: int = DECIMALS, average: Fraction | int = 0) -> Fraction:
    """The nearest number with so many decimals; exact halves go away from ``average``."""
    return Fraction(_steps(value, decimals, average), _scale(decimals))


def number(value: Fraction | int, decimals: int = DECIMALS, average: Fraction | int = 0) -> float:
    """The rounded value as a float, for JSON."""
    if isinstance(value, int):
        return float(value)
    return _steps(value, decimals, average) / _scale(decimals)


def _steps(value: Fraction | int, decimals: int, average: Fraction | int) -> int:
    """The rounded value in units of the last decimal."""
    whole, rest = divmod(value.numerator * _scale(decimals), value.denominator)
    doubled = 2 * rest
    up = doubled > value.denominator or (doubled == value.denominator and value > average)
    return whole + up


def _scale(decimals: int) -> int:
    return int(10**decimals)
