"""What all requests and answers share."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from scoring.errors import ErrorCode, ScoringError
from scoring.working import Step

MAX_TEXT = 20_000
"""Characters of a pasted text."""
MAX_LINES = 500
"""Lines of a pasted text."""
MAX_TABLES = 2_000
"""Results of one board."""
MAX_POINTS = 10_000
"""More than any contract scores either way (7,600)."""


class Request(BaseModel):
    """A typed request; unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Answer(BaseModel):
    """A typed answer with its working."""

    model_config = ConfigDict(frozen=True)

    working: list[Step] = []


Points: TypeAlias = Annotated[int, Field(ge=-MAX_POINTS, le=MAX_POINTS, multiple_of=10)]
"""A total-point score: every bridge score is a multiple of ten."""
Scores: TypeAlias = Annotated[list[Points], Field(min_length=1, max_length=MAX_TABLES)]
"""North–South scores of one board, one a table."""
Tables: TypeAlias = Annotated[int, Field(ge=1, le=MAX_TABLES)]


def _exact(value: object) -> object:
    """Numbers as written: 0.1 is a tenth, ``"1/3"`` a third."""
    if isinstance(value, float):
        return str(value)
    return value


Exact: TypeAlias = Annotated[Fraction, BeforeValidator(_exact)]
"""A number kept exactly, from JSON numbers or texts (``33.3``, ``"1/3"``)."""


def require_field(results: int, field: int) -> None:
    """A board cannot have been played more often than expected. Raises ``ScoringError``."""
    if field < results:
        raise ScoringError("field", ErrorCode.OUT_OF_RANGE, {"min": results}, value=field)
