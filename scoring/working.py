"""The working of an answer: steps that a front end words in its language.

``STEP_ARGS`` is the whole vocabulary: one message a step and language, with these arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from pydantic import BaseModel, ConfigDict

Argument: TypeAlias = int | float | str | bool


class StepId(StrEnum):
    """The steps there are."""

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
    DIFFERENCE = "difference"
    IMP_RANGE = "imp_range"
    BOARD = "board"


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
    StepId.DIFFERENCE: ("ours", "theirs", "difference"),
    StepId.IMP_RANGE: ("difference", "low", "high", "imps"),
    StepId.BOARD: ("number", "position", "dealer", "vulnerability"),
}


class Step(BaseModel):
    """One line of working: a message id and its arguments."""

    model_config = ConfigDict(frozen=True)

    id: StepId
    args: dict[str, Argument] = {}


def step(step_id: StepId, *values: Argument) -> Step:
    """A step with its arguments in the order of ``STEP_ARGS``."""
    return Step(id=step_id, args=dict(zip(STEP_ARGS[step_id], values, strict=True)))
