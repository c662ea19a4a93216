"""``matchpoints``, ``neuberg`` and ``fouled``: boards scored by Law 78A."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from scoring.averages import Award, percentage_of
from scoring.errors import ErrorCode, ScoringError
from scoring.matchpoints import frequencies, matchpoints, neuberg, top
from scoring.operations.base import Answer, Exact, Request, Scores, Tables, require_field
from scoring.rounding import Rounding, number
from scoring.working import Step, StepId, step

Win: TypeAlias = Literal[1, 2]
"""Matchpoints for beating one other result: 2 (Law 78A), or 1 with halves for ties (America)."""
SmallGroups: TypeAlias = Literal["neuberg", "percent"]
"""How two or three results are scored: like any others, or by fixed percentages."""
Percent: TypeAlias = Annotated[Exact, Field(ge=0, le=100)]


class AdjustedTable(BaseModel):
    """A table with an artificial adjusted score: an award or a percentage for each side."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ns: Award | Percent
    ew: Award | Percent


class MatchpointsRequest(Request):
    """North–South scores of a board, and the tables with artificial scores beside them.

    ``field`` is how often the board should have been played: where that is more often than
    ``scores`` has results, they are factored (Neuberg); default all tables given.
    """

    op: Literal["matchpoints"] = "matchpoints"
    scores: Scores
    adjusted: list[AdjustedTable] = Field(default=[], max_length=200)
    field: Tables | None = None
    win: Win = 2
    small_groups: SmallGroups = "neuberg"


class AdjustedResult(BaseModel):
    """What an artificially adjusted table receives."""

    ns: float
    ew: float
    ns_percentage: float
    ew_percentage: float


class MatchpointsAnswer(Answer):
    """Matchpoints of each table in the order given, for both sides, and the top they refer to."""

    op: Literal["matchpoints"] = "matchpoints"
    matchpoints: list[float]
    matchpoints_ew: list[float]
    percentages: list[float]
    percentages_ew: list[float]
    adjusted: list[AdjustedResult]
    top: int
    results: int
    field: int
    rounding: Rounding = Rounding()


class Scored(BaseModel):
    """Exact North–South matchpoints of each score of a group, two for a win."""

    awarded: dict[int, Fraction]
    working: list[Step]


def score_group(scores: Sequence[int], field: int, small_groups: SmallGroups) -> Scored:
    """Matchpoints of a group of results on a field's top."""
    results = len(scores)
    require_field(results, field)
    table = frequencies(scores)
    awarded: dict[int, Fraction] = {}
    steps: list[Step] = []
    for score, earned in matchpoints(table).items():
        equal = table[score] - 1
        steps.append(
            step(StepId.MATCHPOINTS, score, (int(earned) - equal) // 2, equal, int(earned))
        )
        awarded[score] = Fraction(earned)
        if small_groups == "percent" and field > results and results in (2, 3):
            percentage = small_group_percentage(Fraction(earned), results)
            awarded[score] = percentage * top(field) / 100
            steps.append(step(StepId.SMALL_GROUP, int(earned), results, percentage))
        elif field > results:
            awarded[score] = neuberg(Fraction(earned), results, field)
            steps.append(step(StepId.NEUBERG, int(earned), results, field, awarded[score]))
    return Scored(awarded=awarded, working=steps)


def small_group_percentage(earned: Fraction, results: int) -> Fraction:
    """65/55 for two results, 70/60/50 for three (EBU White Book 4.2.3.3)."""
    return 60 + (earned - (results - 1)) * 5


def score_matchpoints(request: MatchpointsRequest) -> MatchpointsAnswer:
    """Scores one board. Raises ``ScoringError`` when the field is smaller than the results."""
    results = len(request.scores)
    field = request.field or results + len(request.adjusted)
    require_field(results + len(request.adjusted), field)
    group = score_group(request.scores, field, request.small_groups)
    most = Fraction(top(field) * request.win, 2)
    earned = [group.awarded[score] * request.win / 2 for score in request.scores]
    middle = most / 2
    shares = [share(each, most) for each in earned]
    return MatchpointsAnswer(
        matchpoints=[number(each, average=middle) for each in earned],
        matchpoints_ew=[number(most - each, average=middle) for each in earned],
        percentages=[number(each, average=Fraction(50)) for each in shares],
        percentages_ew=[number(100 - each, average=Fraction(50)) for each in shares],
        adjusted=[_adjusted(table, most) for table in request.adjusted],
        top=int(most),
        results=results,
        field=field,
        working=group.working,
    )


def share(earned: Fraction, most: Fraction) -> Fraction:
    """Matchpoints as a percentage of the top; 50 where nothing was compared."""
    return earned * 100 / most if most else Fraction(50)


def _adjusted(table: AdjustedTable, most: Fraction) -> AdjustedResult:
    ns, ew = (
        percentage_of(each) if isinstance(each, Award) else each for each in (table.ns, table.ew)
    )
    return AdjustedResult(
        ns=number(ns * most / 100),
        ew=number(ew * most / 100),
        ns_percentage=number(ns),
        ew_percentage=number(ew),
    )


class NeubergRequest(Request):
    """Matchpoints (two for a win, or as ``win`` says) among ``results`` scores of a board.

    ``field`` is how often the board should have been played.
    """

    op: Literal["neuberg"] = "neuberg"
    matchpoints: (
        Annotated[Exact, Field(ge=0)]
        | Annotated[list[Annotated[Exact, Field(ge=0)]], Field(min_length=1, max_length=2000)]
    )
    results: Tables
    field: Tables
    win: Win = 2


class NeubergAnswer(Answer):
    """The factored matchpoints, one or a list as asked, and what they are of the field's top."""

    op: Literal["neuberg"] = "neuberg"
    matchpoints: float | list[float]
    percentages: float | list[float]
    top: int
    rounding: Rounding = Rounding()


def score_neuberg(request: NeubergRequest) -> NeubergAnswer:
    """Neuberg's formula. Raises ``ScoringError`` on more matchpoints than the results allow."""
    require_field(request.results, request.field)
    given = request.matchpoints
    doubled = [each * 2 / request.win for each in (given if isinstance(given, list) else [given])]
    limit = top(request.results)
    for each in doubled:
        if each > limit:
            allowed = {"min": 0, "max": limit * request.win // 2}
            value = float(each * request.win / 2)
            raise ScoringError("matchpoints", ErrorCode.OUT_OF_RANGE, dict(allowed), value=value)
    most = Fraction(top(request.field) * request.win, 2)
    exact = [neuberg(each, request.results, request.field) * request.win / 2 for each in doubled]
    points = [number(each, average=most / 2) for each in exact]
    shares = [number(share(each, most), average=Fraction(50)) for each in exact]
    several = isinstance(given, list)
    return NeubergAnswer(
        matchpoints=points if several else points[0],
        percentages=shares if several else shares[0],
        top=int(most),
        working=[
            step(StepId.NEUBERG, each * request.win / 2, request.results, request.field, factored)
            for each, factored in zip(doubled, exact, strict=True)
        ],
    )


class FouledRequest(Request):
    """The scores of a board that was played in several forms, grouped by form (Law 87B)."""

    op: Literal["fouled"] = "fouled"
    groups: Annotated[list[Scores], Field(min_length=1, max_length=20)]
    field: Tables | None = None
    win: Win = 2
    small_groups: SmallGroups = "neuberg"


class FouledGroup(BaseModel):
    """One form of the board."""

    scores: list[int]
    matchpoints: list[float]
    matchpoints_ew: list[float]
    percentages: list[float]
    percentages_ew: list[float]


class FouledAnswer(Answer):
    """Each group's matchpoints on the top of the whole board."""

    op: Literal["fouled"] = "fouled"
    groups: list[FouledGroup]
    top: int
    field: int
    citations: list[str] = Field(default=["87B"])
    rounding: Rounding = Rounding()


def score_fouled(request: FouledRequest) -> FouledAnswer:
    """Each group is compared only with itself and factored to the whole board's top."""
    results = sum(len(group) for group in request.groups)
    field = request.field or results
    require_field(results, field)
    groups: list[FouledGroup] = []
    steps: list[Step] = []
    for index, scores in enumerate(request.groups, 1):
        part = score_matchpoints(
            MatchpointsRequest(
                scores=scores, field=field, win=request.win, small_groups=request.small_groups
            )
        )
        shown = part.model_dump(exclude={"working", "op", "adjusted", "top", "results", "field"})
        groups.append(FouledGroup(scores=scores, **shown))
        steps += [step(StepId.GROUP, index, len(scores), field), *part.working]
    most = top(field) * request.win // 2
    return FouledAnswer(groups=groups, top=most, field=field, working=steps)
