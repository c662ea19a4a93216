"""Law 78B, International Match Points (the same scale in 1997, 2007 and 2017)."""

from __future__ import annotations

from bisect import bisect_right

IMP_FLOORS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The smallest difference that is worth 1, 2, … 24 IMPs."""
MAX_IMPS = len(IMP_FLOORS)


def imps(difference: int) -> int:
    """IMPs for a difference in total points, with its sign."""
    size = bisect_right(IMP_FLOORS, abs(difference))
    return size if difference >= 0 else -size


def imp_range(size: int) -> tuple[int, int | None]:
    """The differences (multiples of 10) worth ``size`` IMPs; the last has no upper end."""
    low = IMP_FLOORS[size - 1] if size else 0
    high = IMP_FLOORS[size] - 10 if size < MAX_IMPS else None
    return low, high
