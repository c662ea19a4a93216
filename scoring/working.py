"""The working of an answer: steps that a front end words in its language.

``STEP_ARGS`` is the whole vocabulary: one message a step and language, with these arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Final, TypeAlias

from pydantic import BaseModel, ConfigDict

Argument: TypeAlias = int | float | str | bool


class StepId(StrEnum):
    """The steps there are."""

    # Law 77
    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    PART_SCORE = "part_score"
    GAME = "game"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"
    DOUBLED_MADE = "doubled_made"
    UNDERTRICKS = "undertricks"
    PASSED_OUT = "passed_out"
    TOTAL = "total"
    BOARD = "board"
    # Law 78
    DIFFERENCE = "difference"
    IMP_RANGE = "imp_range"
    MATCHPOINTS = "matchpoints"
    NEUBERG = "neuberg"
    SMALL_GROUP = "small_group"
    GROUP = "group"
    DATUM_MEAN = "datum_mean"
    DATUM = "datum"
    DATUM_IMPS = "datum_imps"
    CROSS_IMPS = "cross_imps"
    VPS_CONTINUOUS = "vps_continuous"
    VPS_BAND = "vps_band"
    # Laws 12, 86, 88, 90
    OUTCOME = "outcome"
    WEIGHTED = "weighted"
    COMPLEMENT = "complement"
    LINE = "line"
    KNOCKOUT_AVERAGE = "knockout_average"
    ASSIGNED = "assigned"
    DAMAGE_VALUES = "damage_values"
    DAMAGE_SPLIT = "damage_split"
    DAMAGE_CASE = "damage_case"
    AWARD_PERCENT = "award_percent"
    AWARD_IMPS = "award_imps"
    AWARD_SESSION = "award_session"
    AWARD_MATCHPOINTS = "award_matchpoints"
    PENALTY = "penalty"
    PENALTY_OF_TOP = "penalty_of_top"
    PENALTY_RESULT = "penalty_result"


STEP_ARGS: Final[Mapping[StepId, tuple[str, ...]]] = {
    StepId.TRICKS: ("level", "denomination", "penalty", "points"),
    StepId.OVERTRICKS: ("count", "each", "points"),
    StepId.PART_SCORE: ("points",),
    StepId.GAME: ("vulnerable", "points"),
    StepId.SMALL_SLAM: ("vulnerable", "points"),
    StepId.GRAND_SLAM: ("vulnerable", "points"),
    StepId.DOUBLED_MADE: ("penalty", "points"),
    StepId.UNDERTRICKS: ("count", "penalty", "vulnerable", "points"),
    StepId.PASSED_OUT: (),
    StepId.TOTAL: ("points",),
    StepId.BOARD: ("number", "position", "dealer", "vulnerability"),
    StepId.DIFFERENCE: ("ours", "theirs", "difference"),
    # high is "" where the row has no upper end
    StepId.IMP_RANGE: ("difference", "low", "high", "imps"),
    # worse and equal count other results, fractions where results are weighted or factored
    StepId.MATCHPOINTS: ("score", "worse", "equal", "matchpoints"),
    StepId.NEUBERG: ("matchpoints", "results", "field", "factored"),
    StepId.SMALL_GROUP: ("matchpoints", "results", "percentage"),
    StepId.GROUP: ("group", "results", "field"),
    StepId.DATUM_MEAN: ("results", "dropped", "mean"),
    StepId.DATUM: ("mean", "datum"),
    StepId.DATUM_IMPS: ("score", "datum", "difference", "imps"),
    StepId.CROSS_IMPS: ("score", "comparisons", "total", "average"),
    StepId.VPS_CONTINUOUS: ("imps", "boards", "blitz", "winner", "loser"),
    # high is "" for the last band
    StepId.VPS_BAND: ("imps", "boards", "low", "high", "winner", "loser"),
    StepId.OUTCOME: ("score", "weight", "value", "share"),
    StepId.WEIGHTED: ("value",),
    StepId.COMPLEMENT: ("top", "value", "rest"),
    StepId.LINE: ("side", "value"),
    StepId.KNOCKOUT_AVERAGE: ("ns", "ew", "ns_result", "ew_result"),
    # side NS or EW; rule "best_likely" or "worst_probable"
    StepId.ASSIGNED: ("side", "rule", "score", "value"),
    # all seen by the non-offending side
    StepId.DAMAGE_VALUES: ("table", "without_error", "adjusted"),
    StepId.DAMAGE_SPLIT: ("total", "self_inflicted", "real"),
    # case of ``DamageCase``
    StepId.DAMAGE_CASE: ("case", "non_offending", "offending"),
    StepId.AWARD_PERCENT: ("award", "percentage"),
    StepId.AWARD_IMPS: ("award", "imps"),
    StepId.AWARD_SESSION: ("award", "session", "limit", "value"),
    StepId.AWARD_MATCHPOINTS: ("percentage", "top", "matchpoints"),
    # unit of ``PenaltyUnit``
    StepId.PENALTY: ("amount", "unit"),
    StepId.PENALTY_OF_TOP: ("percent", "top", "deduction"),
    StepId.PENALTY_RESULT: ("before", "deduction", "after"),
}


class Step(BaseModel):
    """One line of working: a message id and its arguments."""

    model_config = ConfigDict(frozen=True)

    id: StepId
    args: dict[str, Argument] = {}


def step(step_id: StepId, *values: Argument | Fraction) -> Step:
    """A step with its arguments in the order of ``STEP_ARGS``; fractions are shown short."""
    shown = (show(value) if isinstance(value, Fraction) else value for value in values)
    return Step(id=step_id, args=dict(zip(STEP_ARGS[step_id], shown, strict=True)))


def show(value: Fraction | int) -> int | float:
    """A number for reading: whole if it is, else at most four decimals."""
    value = Fraction(value)
    return int(value) if value.denominator == 1 else round(float(value), 4)
