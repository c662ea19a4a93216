"""What is wrong with a request, as RFC 9457 problem details: one shape for every front end."""

from __future__ import annotations

from json import JSONDecodeError
from typing import TYPE_CHECKING, Any, Final

from pydantic import BaseModel, ValidationError

from bot.answer import MAX_TEXT
from rulings.editions import EDITIONS, NoSuchEdition
from rulings.registry import KINDS, NoSuchKind

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails


class Problem(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    errors: list[dict[str, Any]] = []


NOT_JSON: Final = Problem(
    title="Not JSON", status=400, detail="The body must be a JSON object in UTF-8."
)


def problem_of(error: Exception) -> Problem:
    """The problem behind an error; it never repeats what a user wrote."""
    match error:
        case ValidationError():
            return _invalid(error)
        case JSONDecodeError() | UnicodeDecodeError() | RecursionError():
            return NOT_JSON
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
    found = error.errors(include_url=False, include_input=False, include_context=False)
    if found[0]["type"] == "json_invalid":
        return NOT_JSON
    errors = list({e["field"]: e for e in map(_field_error, found)}.values())
    detail = "; ".join(f"{e['field']}: {e['message']}" for e in errors)
    return Problem(title="Invalid request", status=422, detail=detail, errors=errors)


def _field_error(error: ErrorDetails) -> dict[str, Any]:
    loc, code = error["loc"], error["type"]
    message = error["msg"].removeprefix("Value error, ")
    if loc[:1] == ("facts",) and len(loc) > 2:  # the branch of the union says nothing to a user
        loc, message = loc[:2], "Input should be true, false or a string"
    if code == "string_too_long" and loc == ("text",):
        message = f"at most {MAX_TEXT} characters"
    if code == "string_unicode":
        message = "Input should be text in UTF-8"
    return {"field": ".".join(map(str, loc)) or "body", "message": message, "code": code}
