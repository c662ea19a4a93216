"""``weighted`` and ``split``: assigned adjusted scores (Law 12C1(c), 12C4; 12C2, 12C3 of 1997)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from scoring.operations.adjusted_base import (
    AdjustedAnswer,
    AdjustedRequest,
    Edition,
    Outcomes,
    OutcomeValue,
    WeightedOutcome,
    average,
    evaluate,
    line_steps,
    opposite,
    outcome_values,
    top_of,
)
from scoring.rounding import Rounding, number
from scoring.seats import Side
from scoring.working import Step, StepId, step


class WeightedRequest(AdjustedRequest):
    """The possible results of one table with their weights, which make 100.

    In 1997 only a committee could weigh results, to do equity (12C3).
    """

    op: Literal["weighted"] = "weighted"
    outcomes: Outcomes
    edition: Edition = 2017


class WeightedAnswer(AdjustedAnswer):
    """The weighted result for North–South and East–West, each outcome's own, and the other tables.

    ``others`` are the North–South values of ``against``: they change too, because they are
    compared with each outcome in proportion. Percentages are of the top, at matchpoints only.
    """

    op: Literal["weighted"] = "weighted"
    weighted: float
    weighted_ew: float
    percentage: float | None
    percentage_ew: float | None
    outcomes: list[OutcomeValue]
    against: list[int]
    others: list[float]
    datum: int | None


def score_weighted(request: WeightedRequest) -> WeightedAnswer:
    """Weighs the outcomes. Raises ``ScoringError`` on weights that do not make 100."""
    found = evaluate(request.outcomes, request, "outcomes")
    most = top_of(request)
    middle = average(most)
    share = None if not most else number(found.value * 100 / most)
    return WeightedAnswer(
        weighted=number(found.value, request.decimals, middle),
        weighted_ew=number(opposite(found.value, most), request.decimals, middle),
        percentage=share,
        percentage_ew=None if not most else number(100 - found.value * 100 / most),
        outcomes=outcome_values(request.outcomes, found, request),
        against=request.against,
        others=[number(value, request.decimals, middle) for value in found.others],
        datum=found.datum,
        method=request.method,
        top=most,
        citations=[_rule(request.edition, request.outcomes)],
        rounding=Rounding(decimals=request.decimals),
        working=line_steps(request.outcomes, found, most),
    )


class SplitRequest(AdjustedRequest):
    """A different (possibly weighted) North–South score for each side.

    ``knockout`` averages the two when they do not balance (Law 12C4; 86B of 1997).
    """

    op: Literal["split"] = "split"
    ns: Outcomes
    ew: Outcomes
    knockout: bool = False
    edition: Edition = 2017


class SplitLine(BaseModel):
    """One side's line: its value to that side, its outcomes, and the other tables' on this line.

    ``others`` are the results of the same side at the tables of ``against``.
    """

    side: Side
    value: float
    percentage: float | None
    outcomes: list[OutcomeValue]
    others: list[float]


class SplitAnswer(AdjustedAnswer):
    """Each side's result, which need not add up to the top; ``final`` after 12C4 in a knock-out."""

    op: Literal["split"] = "split"
    ns: SplitLine
    ew: SplitLine
    final_ns: float
    final_ew: float


def score_split(request: SplitRequest) -> SplitAnswer:
    """Scores each side on its own line. Raises ``ScoringError``."""
    most = top_of(request)
    ns, ns_steps = _split_line(Side.NS, request.ns, request)
    ew, ew_steps = _split_line(Side.EW, request.ew, request)
    steps = [*ns_steps, *ew_steps]
    final_ns, final_ew = ns.value, ew.value
    if request.knockout:
        ours = evaluate(request.ns, request, "ns").value
        theirs = opposite(evaluate(request.ew, request, "ew").value, most)
        shared = (ours + opposite(theirs, most)) / 2
        final_ns = number(shared, request.decimals, average(most))
        final_ew = number(opposite(shared, most), request.decimals, average(most))
        steps.append(step(StepId.KNOCKOUT_AVERAGE, ours, theirs, shared, opposite(shared, most)))
    return SplitAnswer(
        ns=ns,
        ew=ew,
        final_ns=final_ns,
        final_ew=final_ew,
        method=request.method,
        top=most,
        citations=_split_rules(request),
        rounding=Rounding(decimals=request.decimals),
        working=steps,
    )


def _rule(edition: int, *lines: list[WeightedOutcome]) -> str:
    """What provides for the score: in 1997 one result a side (12C2), unless a committee weighs."""
    if edition > 1997:
        return "12C1(c)"
    return "12C3" if any(len(line) > 1 for line in lines) else "12C2"


def _split_rules(request: SplitRequest) -> list[str]:
    rule = _rule(request.edition, request.ns, request.ew)
    if not request.knockout:
        return [rule]
    return [rule, "86B" if request.edition == 1997 else "12C4"]


def _split_line(
    side: Side, outcomes: Outcomes, request: SplitRequest
) -> tuple[SplitLine, list[Step]]:
    most = top_of(request)
    middle = average(most)
    found = evaluate(outcomes, request, side.value.lower())
    own = found.value if side is Side.NS else opposite(found.value, most)
    others = [value if side is Side.NS else opposite(value, most) for value in found.others]
    steps = [*line_steps(outcomes, found, most), step(StepId.LINE, side.value, own)]
    shown = SplitLine(
        side=side,
        value=number(own, request.decimals, middle),
        percentage=number(own * 100 / most) if most else None,
        outcomes=outcome_values(outcomes, found, request),
        others=[number(value, request.decimals, middle) for value in others],
    )
    return shown, steps
