"""``serious_error`` and ``assigned``: adjusted scores that differ for the two sides.

``serious_error`` is Law 12C1(e) of 2017 (12C1(b) of 2007), worked out as in R. Barker, *Application
of Law 12C1(b) revisited* (2011), and the EBU White Book. ``assigned`` is Law 12C2 of 1997, which
12C1(e) of 2007 lets a regulating authority keep.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from scoring.errors import ErrorCode, ScoringError
from scoring.operations.adjusted_base import (
    AdjustedAnswer,
    AdjustedRequest,
    Outcomes,
    WeightedOutcome,
    average,
    evaluate,
    opposite,
    top_of,
)
from scoring.operations.base import Points
from scoring.rounding import Rounding, number
from scoring.seats import Side
from scoring.working import StepId, step


class DamageCase(StrEnum):
    """How the damage divides."""

    NO_DAMAGE = "no_damage"
    """The table result is no worse than the adjusted one: no adjustment."""
    ALL_SELF_INFLICTED = "all_self_inflicted"
    """Non-offenders keep the table result, offenders get the adjusted one."""
    NONE_SELF_INFLICTED = "none_self_inflicted"
    """Both sides get the adjusted score."""
    PART_SELF_INFLICTED = "part_self_inflicted"
    """Non-offenders get the adjusted score less what they inflicted on themselves."""


class SeriousErrorRequest(AdjustedRequest):
    """Three North–South results: at the table, without the error, and without the infraction.

    ``without_error`` and ``adjusted`` may be weighted; ``edition`` 1997 has no such rule.
    """

    op: Literal["serious_error"] = "serious_error"
    table: Points
    without_error: Outcomes
    adjusted: Outcomes
    non_offending: Side
    edition: Literal[2007, 2017] = 2017


class SeriousErrorAnswer(AdjustedAnswer):
    """What each side gets, and how the damage divides; all values in matchpoints or IMPs."""

    op: Literal["serious_error"] = "serious_error"
    case: DamageCase
    non_offending: Side
    non_offenders: float
    offenders: float
    damage: float
    self_inflicted: float
    real: float


def score_serious_error(request: SeriousErrorRequest) -> SeriousErrorAnswer:
    """Divides the damage. Raises ``ScoringError``."""
    most = top_of(request)
    table = _seen(request, [WeightedOutcome(score=request.table)], "table")
    without_error = _seen(request, request.without_error, "without_error")
    adjusted = _seen(request, request.adjusted, "adjusted")
    total = adjusted - table
    own = max(Fraction(0), min(without_error - table, total))
    case = _damage_case(table, without_error, adjusted)
    adjusts = case is not DamageCase.NO_DAMAGE
    non_offenders = adjusted - own if adjusts else table
    offenders = opposite(adjusted if adjusts else table, most)
    real = total - own if adjusts else Fraction(0)
    middle = average(most)
    return SeriousErrorAnswer(
        case=case,
        non_offending=request.non_offending,
        non_offenders=number(non_offenders, request.decimals, middle),
        offenders=number(offenders, request.decimals, middle),
        damage=number(max(Fraction(0), total), request.decimals),
        self_inflicted=number(own, request.decimals),
        real=number(real, request.decimals),
        method=request.method,
        top=most,
        citations=["12C1(e)"] if request.edition == 2017 else ["12C1(b)"],
        rounding=Rounding(decimals=request.decimals),
        working=[
            step(StepId.DAMAGE_VALUES, table, without_error, adjusted),
            step(StepId.DAMAGE_SPLIT, max(Fraction(0), total), own, real),
            step(StepId.DAMAGE_CASE, case.value, non_offenders, offenders),
        ],
    )


def _seen(request: SeriousErrorRequest, outcomes: list[WeightedOutcome], field: str) -> Fraction:
    """The value to the non-offending side."""
    value = evaluate(outcomes, request, field).value
    return value if request.non_offending is Side.NS else opposite(value, top_of(request))


def _damage_case(table: Fraction, without_error: Fraction, adjusted: Fraction) -> DamageCase:
    if adjusted <= table:
        return DamageCase.NO_DAMAGE
    if adjusted <= without_error:
        return DamageCase.ALL_SELF_INFLICTED
    if without_error <= table:
        return DamageCase.NONE_SELF_INFLICTED
    return DamageCase.PART_SELF_INFLICTED


class PossibleOutcome(BaseModel):
    """A North–South score that was at all probable, and whether it was likely."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    score: Points
    likely: bool = True


class AssignedRequest(AdjustedRequest):
    """The assigned score of 1997: no weights, each side gets one of the results."""

    op: Literal["assigned"] = "assigned"
    outcomes: Annotated[list[PossibleOutcome], Field(min_length=1, max_length=20)]
    non_offending: Side
    edition: Literal[1997, 2007] = 1997


class AssignedAnswer(AdjustedAnswer):
    """The score assigned to each side (North–South's view) and what it is worth to that side."""

    op: Literal["assigned"] = "assigned"
    score_ns: int
    score_ew: int
    value_ns: float
    value_ew: float


def score_assigned(request: AssignedRequest) -> AssignedAnswer:
    """Best likely result for non-offenders, worst probable for offenders (12C2 of 1997).

    Raises ``ScoringError`` when no result is likely.
    """
    likely = [outcome.score for outcome in request.outcomes if outcome.likely]
    probable = [outcome.score for outcome in request.outcomes]
    if not likely:
        raise ScoringError("outcomes", ErrorCode.EMPTY, {"min_items": 1})
    ns_innocent = request.non_offending is Side.NS
    # Best for a non-offender and worst for the other side both lie at the same end of the scale.
    pick = max if ns_innocent else min
    best, worst = pick(likely), pick(probable)
    score_ns, score_ew = (best, worst) if ns_innocent else (worst, best)
    most = top_of(request)
    value_ns = evaluate([WeightedOutcome(score=score_ns)], request, "outcomes").value
    value_ew = opposite(
        evaluate([WeightedOutcome(score=score_ew)], request, "outcomes").value, most
    )
    rules = ("best_likely", "worst_probable") if ns_innocent else ("worst_probable", "best_likely")
    return AssignedAnswer(
        score_ns=score_ns,
        score_ew=score_ew,
        value_ns=number(value_ns, request.decimals, average(most)),
        value_ew=number(value_ew, request.decimals, average(most)),
        method=request.method,
        top=most,
        citations=["12C2" if request.edition == 1997 else "12C1(e)"],
        rounding=Rounding(decimals=request.decimals),
        working=[
            step(StepId.ASSIGNED, Side.NS.value, rules[0], score_ns, value_ns),
            step(StepId.ASSIGNED, Side.EW.value, rules[1], score_ew, value_ew),
        ],
    )
