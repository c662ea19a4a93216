"""Law 77, the scoring table (the same in 1997, 2007 and 2017)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from scoring.contract import MAX_LEVEL, MIN_LEVEL, Contract
from scoring.denomination import Denomination
from scoring.penalty import Penalty
from scoring.result import Result

GAME = 100
"""Trick points that make a game."""
SMALL_SLAM, GRAND_SLAM = 6, 7


class Component(StrEnum):
    """The parts of a score, in the order Law 77 names them."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    PART_SCORE = "part_score"
    GAME = "game"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"
    DOUBLED_MADE = "doubled_made"
    UNDERTRICKS = "undertricks"


def components(result: Result, vulnerable: bool) -> dict[Component, int]:
    """Points for declarer's side, part by part; empty when passed out, negative when down."""
    contract = result.contract
    if contract is None:
        return {}
    if result.relative < 0:
        points = undertrick_points(-result.relative, contract.penalty, vulnerable)
        return {Component.UNDERTRICKS: -points}
    tricks = trick_points(contract)
    parts = {Component.TRICKS: tricks}
    if result.relative:
        each = overtrick_value(contract, vulnerable)
        parts[Component.OVERTRICKS] = result.relative * each
    if tricks >= GAME:
        parts[Component.GAME] = 500 if vulnerable else 300
    else:
        parts[Component.PART_SCORE] = 50
    if contract.level == SMALL_SLAM:
        parts[Component.SMALL_SLAM] = 750 if vulnerable else 500
    elif contract.level == GRAND_SLAM:
        parts[Component.GRAND_SLAM] = 1500 if vulnerable else 1000
    if contract.penalty is not Penalty.NONE:
        parts[Component.DOUBLED_MADE] = 25 * contract.penalty.factor
    return parts


def score(result: Result, vulnerable: bool) -> int:
    """Points for declarer's side: the sum of ``components``."""
    contract = result.contract
    if contract is None:
        return 0
    return _score(
        contract.level, contract.denomination, contract.penalty, result.tricks, vulnerable
    )


@cache
def _score(
    level: int, denomination: Denomination, penalty: Penalty, tricks: int, vulnerable: bool
) -> int:
    """The whole scoring table has 2,940 entries; each is worked out once."""
    result = Result(Contract(level, denomination, penalty), tricks)
    return sum(components(result, vulnerable).values())


def trick_points(contract: Contract) -> int:
    """Points for the odd tricks bid and made."""
    denomination = contract.denomination
    undoubled = contract.level * denomination.trick_value + denomination.first_trick_extra
    return undoubled * contract.penalty.factor


def game_level(denomination: Denomination) -> int:
    """The lowest level that makes a game undoubled."""
    levels = range(MIN_LEVEL, MAX_LEVEL + 1)
    return next(n for n in levels if trick_points(Contract(n, denomination)) >= GAME)


def overtrick_value(contract: Contract, vulnerable: bool) -> int:
    """Points for one overtrick."""
    if contract.penalty is Penalty.NONE:
        return contract.denomination.trick_value
    return (100 if vulnerable else 50) * contract.penalty.factor


def undertrick_points(count: int, penalty: Penalty, vulnerable: bool) -> int:
    """Points for the defenders when declarer is ``count`` down."""
    if penalty is Penalty.NONE:
        return count * (100 if vulnerable else 50)
    # First, next ones, and what comes on top from the fourth; a redouble doubles all of it.
    first, next_ones, from_fourth = (200, 300, 0) if vulnerable else (100, 200, 100)
    doubled = first + (count - 1) * next_ones + max(0, count - 3) * from_fourth
    return doubled * penalty.factor // 2
