"""``imps``: a difference in total points to IMPs (Law 78B)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from scoring.errors import ErrorCode, ScoringError
from scoring.imps import imp_range, imps
from scoring.operations.base import Answer, Request
from scoring.working import Step, StepId, step

MAX_DIFFERENCE = 20_000
"""More than two grand slams redoubled the wrong way round can make."""
Points = Annotated[int, Field(ge=-MAX_DIFFERENCE, le=MAX_DIFFERENCE)]


class ImpsRequest(Request):
    """Either ``difference``, or the two scores that are compared.

    ``ours`` and ``theirs`` are scores in the same direction, our pair's at one table and that of
    the opponents who held the same cards at the other: 620 and -170 differ by 790.
    """

    op: Literal["imps"] = "imps"
    difference: Points | None = None
    ours: Points | None = None
    theirs: Points | None = None


class ImpsAnswer(Answer):
    """Signed IMPs for a signed difference."""

    op: Literal["imps"] = "imps"
    difference: int
    imps: int


def imps_of(request: ImpsRequest) -> ImpsAnswer:
    """IMPs for the difference, given or worked out. Raises ``ScoringError``."""
    steps: list[Step] = []
    difference = request.difference
    if request.ours is not None and request.theirs is not None:
        worked_out = request.ours - request.theirs
        if difference not in (None, worked_out):
            found = [str(difference), str(worked_out)]
            raise ScoringError("difference", ErrorCode.CONTRADICTION, {"one_of": found})
        difference = worked_out
        steps.append(step(StepId.DIFFERENCE, request.ours, request.theirs, difference))
    if difference is None:
        missing = "theirs" if request.ours is not None else "difference"
        missing = "ours" if request.theirs is not None else missing
        raise ScoringError(missing, ErrorCode.MISSING)
    won = imps(difference)
    low, high = imp_range(abs(won))
    open_end = high if high is not None else ""
    steps.append(step(StepId.IMP_RANGE, abs(difference), low, open_end, won))
    return ImpsAnswer(difference=difference, imps=won, working=steps)
