"""What is wrong with a request, as RFC 9457 problem details: one shape for every front end."""

from __future__ import annotations

from json import JSONDecodeError
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.answer import MAX_TEXT
from rulings.editions import EDITIONS, NoSuchEdition
from rulings.registry import KINDS, NoSuchKind


class Problem(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    errors: list[dict[str, Any]] = []


def problem_of(error: Exception) -> Problem:
    """The problem behind an error; it never repeats what a user wrote."""
    match error:
        case ValidationError():
            return _invalid(error)
        case JSONDecodeError() | UnicodeDecodeError() | RecursionError():
            return Problem(title="Not JSON", status=400, detail="The body is not a JSON object.")
        case NoSuchEdition():
            allowed = ", ".join(map(str, EDITIONS))
            return Problem(
                title="No such edition", status=422, detail=f"edition must be one of: {allowed}."
            )
        case NoSuchKind():
            return Problem(
                title="No such kind", status=422, detail=f"kind must be one of: {', '.join(KINDS)}."
            )
        case _:
            return Problem(title="Bad request", status=400, detail="The request cannot be read.")


def _invalid(error: ValidationError) -> Problem:
    errors = [
        {"field": ".".join(map(str, e["loc"])) or "body", "message": e["msg"], "code": e["type"]}
        for e in error.errors(include_url=False, include_input=False, include_context=False)
    ]
    first = errors[0]
    if first["code"] == "string_too_long":
        first["message"] = f"at most {MAX_TEXT} characters"
    detail = "; ".join(f"{e['field']}: {e['message']}" for e in errors)
    return Problem(title="Invalid request", status=422, detail=detail, errors=errors)
