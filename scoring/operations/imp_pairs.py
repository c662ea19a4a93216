"""``butler`` and ``cross_imps``: pairs scored by IMPs (Law 78B with 78D)."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from scoring.comparisons import cross_imps, datum, round_datum
from scoring.errors import ErrorCode, ScoringError
from scoring.imps import imps
from scoring.operations.base import MAX_TABLES, Answer, Points, Request, Scores
from scoring.rounding import Rounding, number
from scoring.working import StepId, step


class ButlerRequest(Request):
    """North–South scores; ``drop`` extremes are left out of the datum at each end."""

    op: Literal["butler"] = "butler"
    scores: Scores
    drop: Annotated[int, Field(ge=0)] = 0


class ButlerAnswer(Answer):
    """North–South IMPs of each table against the datum, which is rounded to 10."""

    op: Literal["butler"] = "butler"
    datum: int
    mean: float
    imps: list[int]
    rounding: Rounding = Rounding(decimals=-1)


def score_butler(request: ButlerRequest) -> ButlerAnswer:
    """IMPs against the datum. Raises ``ScoringError`` when nothing is left for the datum."""
    most = (len(request.scores) - 1) // 2
    if request.drop > most:
        allowed = {"min": 0, "max": most}
        raise ScoringError("drop", ErrorCode.OUT_OF_RANGE, dict(allowed), value=request.drop)
    mean = datum([Fraction(score) for score in request.scores], request.drop)
    rounded = round_datum(mean)
    won = [imps(score - rounded) for score in request.scores]
    kept = len(request.scores) - 2 * request.drop
    steps = [
        step(StepId.DATUM_MEAN, kept, request.drop, mean),
        step(StepId.DATUM, mean, rounded),
    ]
    pairs = dict(zip(request.scores, won, strict=True))
    steps += [
        step(StepId.DATUM_IMPS, score, rounded, score - rounded, size)
        for score, size in sorted(pairs.items(), reverse=True)
    ]
    return ButlerAnswer(datum=rounded, mean=number(mean), imps=won, working=steps)


class CrossImpsRequest(Request):
    """North–South scores of at least two tables."""

    op: Literal["cross_imps"] = "cross_imps"
    scores: Annotated[list[Points], Field(min_length=2, max_length=MAX_TABLES)]


class CrossImpsAnswer(Answer):
    """For each table, North–South's average IMPs over all other tables, and their sum."""

    op: Literal["cross_imps"] = "cross_imps"
    imps: list[float]
    totals: list[int]
    comparisons: int
    rounding: Rounding = Rounding()


def score_cross_imps(request: CrossImpsRequest) -> CrossImpsAnswer:
    """Every result against every other one."""
    comparisons = len(request.scores) - 1
    by_score = {score: cross_imps(score, request.scores) for score in set(request.scores)}
    totals = [by_score[score] for score in request.scores]
    averages = {score: Fraction(total, comparisons) for score, total in by_score.items()}
    return CrossImpsAnswer(
        imps=[number(averages[score]) for score in request.scores],
        totals=totals,
        comparisons=comparisons,
        working=[
            step(StepId.CROSS_IMPS, score, comparisons, by_score[score], averages[score])
            for score in sorted(by_score, reverse=True)
        ],
    )
