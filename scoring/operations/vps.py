"""``vps``: the IMPs of a match to Victory Points."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

from pydantic import Field

from scoring.errors import ErrorCode, ScoringError
from scoring.operations.base import Answer, Request
from scoring.rounding import Rounding, number
from scoring.vps import banded, continuous, continuous_scale, discrete, discrete_scale
from scoring.working import Step, StepId, step

Scale = Literal["wbf-continuous", "wbf-discrete", "vp25"]
MAX_IMPS = 2_000
MAX_BOARDS = 200
BANDS = 15


class VpsRequest(Request):
    """The margin of a match in IMPs, signed, and the number of its boards.

    The 25-point scale was never one scale: ``bands`` gives the organizer's own, the smallest
    margins for 16–14, 17–13, … 25–5, 25–4, … 25–0.
    """

    op: Literal["vps"] = "vps"
    imps: Annotated[int, Field(ge=-MAX_IMPS, le=MAX_IMPS)]
    boards: Annotated[int, Field(ge=1, le=MAX_BOARDS)]
    scale: Scale = "wbf-continuous"
    bands: Annotated[list[int], Field(min_length=1, max_length=BANDS)] | None = None


class VpsAnswer(Answer):
    """``vps`` is [winner, loser]; ``own`` is what the side that ``imps`` belongs to gets."""

    op: Literal["vps"] = "vps"
    vps: tuple[float, float]
    own: float
    scale: Scale
    rounding: Rounding


def score_vps(request: VpsRequest) -> VpsAnswer:
    """Victory Points. Raises ``ScoringError`` when ``vp25`` lacks its bands."""
    margin = abs(request.imps)
    if request.scale == "wbf-continuous":
        won = continuous(margin, request.boards)
        winner, loser = number(won), number(20 - won)
        blitz = len(continuous_scale(request.boards)) - 1
        steps = [step(StepId.VPS_CONTINUOUS, request.imps, request.boards, blitz, winner, loser)]
    else:
        if request.scale == "wbf-discrete":
            starts = discrete_scale(request.boards)
            vp = discrete(margin, request.boards)
            whole = (vp, 20 - vp)
        else:
            starts = _bands(request.bands)
            whole = banded(margin, starts)
        winner, loser = map(float, whole)
        steps = [_band_step(request, starts, whole)]
    return VpsAnswer(
        vps=(winner, loser),
        own=loser if request.imps < 0 else winner,
        scale=request.scale,
        rounding=Rounding(decimals=2 if request.scale == "wbf-continuous" else 0),
        working=steps,
    )


def _bands(bands: list[int] | None) -> tuple[int, ...]:
    if bands is None:
        raise ScoringError("bands", ErrorCode.MISSING, {"min_items": 1, "max_items": BANDS})
    if bands[0] < 1 or any(after <= before for before, after in pairwise(bands)):
        raise ScoringError("bands", ErrorCode.NOT_ASCENDING, {"min": 1})
    return tuple(bands)


def _band_step(request: VpsRequest, starts: tuple[int, ...], whole: tuple[int, int]) -> Step:
    margin = abs(request.imps)
    low = max((start for start in starts if start <= margin), default=0)
    high = min((start - 1 for start in starts if start > margin), default=None)
    shown = "" if high is None else high
    return step(StepId.VPS_BAND, request.imps, request.boards, low, shown, *whole)
