"""Scoring for the front ends: a JSON object in, JSON or a problem out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from bot.problems import Problem
from bot.wording.catalogue import FALLBACK, LANGUAGES
from bot.wording.working import refusal_text
from scoring.errors import ScoringError
from scoring.service import answer

ID: Final = "id"
"""A field that every request may have and that its answer repeats."""


def score_json(data: Mapping[str, Any]) -> str:
    """The answer to a request as JSON text. Raises ``ScoringError`` on impossible input."""
    if ID not in data:
        return answer(data).model_dump_json()
    asked = {name: value for name, value in data.items() if name != ID}
    answered = answer(asked).model_dump(mode="json")
    return json.dumps({ID: data[ID], **answered}, ensure_ascii=False)


def score_problem(error: ScoringError, data: Mapping[str, Any]) -> Problem:
    """What is wrong with a request, in its language: the field, and what is allowed."""
    language = data.get("language")
    message = refusal_text(error, language if language in LANGUAGES else FALLBACK)
    found = {
        "field": error.field,
        "code": error.code.value,
        "message": message,
        "allowed": error.allowed,
        "value": error.value,
        "line": error.line,
    }
    known = {name: value for name, value in found.items() if value is not None}
    return Problem(title="Cannot be scored", status=422, detail=message, errors=[known])
