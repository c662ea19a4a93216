"""What all requests and answers share."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from scoring.working import Step

MAX_TEXT = 20_000
"""Characters of a pasted text."""
MAX_TABLES = 2_000
"""Results of one board."""


class Request(BaseModel):
    """A typed request; unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Answer(BaseModel):
    """A typed answer with its working."""

    model_config = ConfigDict(frozen=True)

    working: list[Step] = []
