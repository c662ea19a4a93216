"""``whatis``: the contracts that score a number of points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Literal

from pydantic import BaseModel, ConfigDict

from scoring import points
from scoring.contract import ALL_TRICKS, MAX_LEVEL, Contract
from scoring.denomination import Denomination
from scoring.operations.base import Answer, Points, Request
from scoring.penalty import Penalty
from scoring.result import Result


class WhatisRequest(Request):
    """A score for the declaring side: positive when made, negative when down."""

    op: Literal["whatis"] = "whatis"
    score: Points


class Match(BaseModel):
    """A way to score it; levels and denominations that score alike are together."""

    model_config = ConfigDict(frozen=True)

    levels: tuple[int, ...]
    denominations: tuple[Denomination, ...]
    penalty: Penalty
    relative: int
    vulnerable: bool


class WhatisAnswer(Answer):
    """``declaring``: contracts that score it; ``defending``: those whose defenders do.

    Doubled and redoubled ones come last. ``passed_out`` is true for a score of 0.
    """

    op: Literal["whatis"] = "whatis"
    score: int
    declaring: list[Match]
    defending: list[Match]
    passed_out: bool


def whatis(request: WhatisRequest) -> WhatisAnswer:
    """Looks the score up; both lists are empty when no contract scores it."""
    return WhatisAnswer(
        score=request.score,
        declaring=list(_index().get(request.score, ())) if request.score else [],
        defending=list(_index().get(-request.score, ())) if request.score > 0 else [],
        passed_out=request.score == 0,
    )


@cache
def _index() -> dict[int, list[Match]]:
    """All 2,940 results by score; undertricks do not depend on level and denomination."""
    made: dict[tuple[int, bool, Penalty, int, int], list[Denomination]] = {}
    down: dict[tuple[int, bool, Penalty, int], set[int]] = {}
    for penalty, vulnerable, level in product(Penalty, (False, True), range(1, MAX_LEVEL + 1)):
        for denomination, tricks in product(Denomination, range(ALL_TRICKS + 1)):
            result = Result(Contract(level, denomination, penalty), tricks)
            score = points.score(result, vulnerable)
            if result.relative < 0:
                down.setdefault((score, vulnerable, penalty, result.relative), set()).add(level)
            else:
                key = (score, vulnerable, penalty, level, result.relative)
                made.setdefault(key, []).append(denomination)
    index: dict[int, list[Match]] = {}
    for (score, vulnerable, penalty, level, relative), denominations in made.items():
        match = _match((level,), denominations, penalty, relative, vulnerable)
        index.setdefault(score, []).append(match)
    for (score, vulnerable, penalty, relative), levels in down.items():
        match = _match(sorted(levels), Denomination, penalty, relative, vulnerable)
        index.setdefault(score, []).append(match)
    return index


def _match(
    levels: Iterable[int],
    denominations: Iterable[Denomination],
    penalty: Penalty,
    relative: int,
    vulnerable: bool,
) -> Match:
    return Match(
        levels=tuple(levels),
        denominations=tuple(denominations),
        penalty=penalty,
        relative=relative,
        vulnerable=vulnerable,
    )
