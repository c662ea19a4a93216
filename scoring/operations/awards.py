"""``average`` and ``penalty``: artificial scores (Law 12C2) and procedural penalties (Law 90)."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from scoring.averages import Award, imps_of, percentage_of, with_session
from scoring.comparisons import Method
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.base import Answer, Exact, Request
from scoring.rounding import Rounding, number
from scoring.working import Step, StepId, step

PenaltyUnit = Literal["percent_of_top", "matchpoints", "imps", "vps"]
STANDARD_PENALTY = Fraction(10)
"""Percent of a top: what organizers commonly use where no regulation says otherwise."""


class AverageRequest(Request):
    """An award at matchpoints or IMPs.

    ``session_percentage`` (matchpoints) or ``session_imps`` (the average per board) is what the
    contestant achieved on the other boards of the session. ``value`` replaces 60/50/40 or +3/0/-3
    where a regulation does (12C2(d), 86B3). ``top`` asks for the matchpoints too.
    """

    op: Literal["average"] = "average"
    award: Award
    method: Method = Method.MATCHPOINTS
    session_percentage: Annotated[Exact, Field(ge=0, le=100)] | None = None
    session_imps: Annotated[Exact, Field(ge=-24, le=24)] | None = None
    value: Annotated[Exact, Field(ge=-100, le=100)] | None = None
    top: Annotated[int, Field(ge=0)] | None = None
    edition: Literal[1997, 2007, 2017] = 2017


class AverageAnswer(Answer):
    """``percentage`` (and ``matchpoints`` with a top) or ``imps``; the others are None."""

    op: Literal["average"] = "average"
    percentage: float | None
    matchpoints: float | None
    imps: float | None
    citations: list[str]
    rounding: Rounding = Rounding()


def score_average(request: AverageRequest) -> AverageAnswer:
    """The value of an award. Raises ``ScoringError``."""
    if request.method is Method.MATCHPOINTS:
        return _percentage(request)
    return _imps(request)


def _percentage(request: AverageRequest) -> AverageAnswer:
    base = request.value if request.value is not None else percentage_of(request.award)
    if base < 0:
        allowed = {"min": 0, "max": 100}
        raise ScoringError("value", ErrorCode.OUT_OF_RANGE, dict(allowed), value=float(base))
    steps = [step(StepId.AWARD_PERCENT, request.award.value, base)]
    value, session_steps = _session(request, base, request.session_percentage)
    steps += session_steps
    points = None
    if request.top is not None:
        exact = value * request.top / 100
        points = number(exact)
        steps.append(step(StepId.AWARD_MATCHPOINTS, value, request.top, exact))
    rule = "12C1" if request.edition == 1997 else "12C2(a)"
    session_rule = "88" if request.edition == 1997 else "12C2(c)"
    return AverageAnswer(
        percentage=number(value),
        matchpoints=points,
        imps=None,
        citations=[rule, session_rule] if session_steps else [rule],
        working=steps,
    )


def _imps(request: AverageRequest) -> AverageAnswer:
    base = request.value if request.value is not None else imps_of(request.award)
    steps = [step(StepId.AWARD_IMPS, request.award.value, base)]
    # 1997 raises awards to the session's result at pairs and individuals only, in matchpoints.
    session = request.session_imps if request.edition > 1997 else None
    value, session_steps = _session(request, base, session)
    rule = "86A" if request.edition == 1997 else "12C2(b)"
    return AverageAnswer(
        percentage=None,
        matchpoints=None,
        imps=number(value),
        citations=[rule, "12C2(c)"] if session_steps else [rule],
        working=steps + session_steps,
    )


def _session(
    request: AverageRequest, base: Fraction, session: Fraction | None
) -> tuple[Fraction, list[Step]]:
    """The award after the session's result, and the step if that changed it."""
    if session is None:
        return base, []
    value = with_session(request.award, base, session, request.edition)
    if value == base:
        return base, []
    return value, [step(StepId.AWARD_SESSION, request.award.value, session, base, value)]


class PenaltyRequest(Request):
    """A procedural penalty: ``amount`` of ``unit``, taken from ``score`` if that is given.

    ``percent_of_top`` needs ``top``; without an amount it is the customary 10 %.
    """

    op: Literal["penalty"] = "penalty"
    unit: PenaltyUnit = "percent_of_top"
    amount: Annotated[Exact, Field(gt=0, le=1000)] | None = None
    top: Annotated[int, Field(ge=1)] | None = None
    score: Exact | None = None


class PenaltyAnswer(Answer):
    """What is deducted, in matchpoints, IMPs or VPs, and what is left of the score."""

    op: Literal["penalty"] = "penalty"
    deduction: float
    result: float | None
    citations: list[str] = Field(default=["90A"])
    rounding: Rounding = Rounding()


def score_penalty(request: PenaltyRequest) -> PenaltyAnswer:
    """The deduction; only the penalized side loses it. Raises ``ScoringError``."""
    amount = request.amount
    if request.unit == "percent_of_top":
        if request.top is None:
            raise ScoringError("top", ErrorCode.MISSING, {"min": 1})
        percent = STANDARD_PENALTY if amount is None else amount
        deduction = percent * request.top / 100
        steps = [step(StepId.PENALTY_OF_TOP, percent, request.top, deduction)]
    elif amount is None:
        raise ScoringError("amount", ErrorCode.MISSING, {"above": 0})
    else:
        deduction = amount
        steps = [step(StepId.PENALTY, deduction, request.unit)]
    result = None
    if request.score is not None:
        result = request.score - deduction
        steps.append(step(StepId.PENALTY_RESULT, request.score, deduction, result))
    return PenaltyAnswer(
        deduction=number(deduction),
        result=None if result is None else number(result),
        working=steps,
    )
