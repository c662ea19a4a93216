"""What the operations on assigned adjusted scores share (Law 12C1)."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from scoring.comparisons import Method
from scoring.errors import ErrorCode, ScoringError
from scoring.lines import Line, Outcome, line
from scoring.matchpoints import top
from scoring.operations.base import Answer, Exact, Points, Request, Scores
from scoring.rounding import DECIMALS, Rounding, number
from scoring.working import Step, StepId, step

Edition: TypeAlias = Literal[1997, 2007, 2017]
WHOLE = 100
"""What the weights of a line add up to."""


class WeightedOutcome(BaseModel):
    """A North–South score and its weight in percent."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    score: Points
    weight: Annotated[Exact, Field(gt=0, le=WHOLE)] = Fraction(WHOLE)


Outcomes = Annotated[list[WeightedOutcome], Field(min_length=1, max_length=20)]


class AdjustedRequest(Request):
    """The other tables' North–South scores, and how they are compared.

    ``method`` ``imps`` compares with one other table (teams); ``drop`` is for Butler's datum;
    ``decimals`` is where the final rounding happens.
    """

    against: Scores
    method: Method = Method.MATCHPOINTS
    drop: Annotated[int, Field(ge=0)] = 0
    decimals: Annotated[int, Field(ge=0, le=6)] = DECIMALS


class OutcomeValue(BaseModel):
    """One outcome: what it would be worth alone to North–South and to East–West."""

    score: int
    weight: float
    ns: float
    ew: float


class AdjustedAnswer(Answer):
    """What all answers on assigned scores have; ``top`` is None outside matchpoints."""

    method: Method
    top: int | None
    citations: list[str]
    rounding: Rounding


def weighed(outcomes: list[WeightedOutcome], field: str) -> list[Outcome]:
    """The outcomes with weights as fractions. Raises ``ScoringError`` unless they make 100."""
    total = sum((outcome.weight for outcome in outcomes), Fraction(0))
    if total != WHOLE:
        allowed = {"sum": WHOLE}
        raise ScoringError(field, ErrorCode.WEIGHTS_SUM, dict(allowed), value=float(total))
    return [Outcome(outcome.score, outcome.weight / WHOLE) for outcome in outcomes]


def evaluate(outcomes: list[WeightedOutcome], request: AdjustedRequest, field: str) -> Line:
    """The line of these outcomes. Raises ``ScoringError``."""
    if request.method is Method.IMPS and len(request.against) != 1:
        allowed = {"min": 1, "max": 1}
        count = len(request.against)
        raise ScoringError("against", ErrorCode.OUT_OF_RANGE, dict(allowed), value=count)
    most = len(request.against) // 2
    if request.drop > most:
        allowed = {"min": 0, "max": most}
        raise ScoringError("drop", ErrorCode.OUT_OF_RANGE, dict(allowed), value=request.drop)
    return line(weighed(outcomes, field), request.against, request.method, request.drop)


def top_of(request: AdjustedRequest) -> int | None:
    """The top of the board at matchpoints, two for a win."""
    return top(len(request.against) + 1) if request.method is Method.MATCHPOINTS else None


def opposite(value: Fraction, most: int | None) -> Fraction:
    """The same result seen by the other side."""
    return -value if most is None else most - value


def average(most: int | None) -> Fraction:
    """The average that rounding goes away from."""
    return Fraction(most or 0, 2)


def outcome_values(
    outcomes: list[WeightedOutcome], found: Line, request: AdjustedRequest
) -> list[OutcomeValue]:
    """Each outcome's own value to both sides, rounded."""
    most = top_of(request)
    middle = average(most)
    return [
        OutcomeValue(
            score=outcome.score,
            weight=float(outcome.weight),
            ns=number(value, request.decimals, middle),
            ew=number(opposite(value, most), request.decimals, middle),
        )
        for outcome, value in zip(outcomes, found.outcomes, strict=True)
    ]


def line_steps(outcomes: list[WeightedOutcome], found: Line, most: int | None) -> list[Step]:
    """The working of a line: each outcome's share, their sum, and the other side's result."""
    steps = [
        step(StepId.OUTCOME, outcome.score, outcome.weight, value, value * outcome.weight / WHOLE)
        for outcome, value in zip(outcomes, found.outcomes, strict=True)
    ]
    steps.append(step(StepId.WEIGHTED, found.value))
    if most is not None:
        steps.append(step(StepId.COMPLEMENT, most, found.value, most - found.value))
    return steps
