"""Pydantic's validation errors as this room's one error."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from scoring.errors import Allowed, ErrorCode, ScoringError

_CODES: Final = {
    "missing": ErrorCode.MISSING,
    "extra_forbidden": ErrorCode.UNKNOWN_FIELD,
    "literal_error": ErrorCode.NOT_ONE_OF,
    "enum": ErrorCode.NOT_ONE_OF,
    "union_tag_invalid": ErrorCode.NOT_ONE_OF,
    "too_short": ErrorCode.EMPTY,
    "string_too_short": ErrorCode.EMPTY,
    "too_long": ErrorCode.TOO_LONG,
    "string_too_long": ErrorCode.TOO_LONG,
    "multiple_of": ErrorCode.NOT_A_SCORE,
    "greater_than_equal": ErrorCode.OUT_OF_RANGE,
    "greater_than": ErrorCode.OUT_OF_RANGE,
    "less_than_equal": ErrorCode.OUT_OF_RANGE,
    "less_than": ErrorCode.OUT_OF_RANGE,
}
_LIMITS: Final = {
    "ge": "min",
    "gt": "above",
    "le": "max",
    "lt": "below",
    "min_length": "min_items",
    "max_length": "max",
    "multiple_of": "multiple_of",
}


def refusal(error: ValidationError, models: Mapping[str, type[BaseModel]]) -> ScoringError:
    """The first of pydantic's errors; the field is dotted, without the operation's tag.

    ``models`` are the requests by operation: what is missing is told with its limits.
    """
    first = error.errors(include_url=False)[0]
    code = _CODES.get(first["type"], ErrorCode.WRONG_TYPE)
    value = first["input"]
    return ScoringError(
        _field(first),
        code,
        _allowed(first, code, models),
        value=value if isinstance(value, str | int | float) else None,
    )


def _field(first: ErrorDetails) -> str:
    if first["type"].startswith("union_tag"):
        return "op"
    parts = (str(part) for part in first["loc"][1:])
    # Of a field with several types, pydantic names the type too: ``list[…]`` is no field.
    return ".".join(part for part in parts if "[" not in part) or "request"


def _allowed(
    first: ErrorDetails, code: ErrorCode, models: Mapping[str, type[BaseModel]]
) -> Allowed:
    context: dict[str, Any] = first.get("ctx", {})
    if code is ErrorCode.NOT_ONE_OF:
        expected = str(context.get("expected", context.get("expected_tags", "")))
        words = expected.replace(" or ", ", ").replace("'", "").split(", ")
        return {"one_of": [word for word in words if word]}
    if code is ErrorCode.WRONG_TYPE:
        return {"type": first["type"].split("_", maxsplit=1)[0]}
    if code is ErrorCode.MISSING and len(first["loc"]) == 2:
        op, name = map(str, first["loc"])
        return _limits(models[op].model_fields[name])
    return {_LIMITS[name]: value for name, value in context.items() if name in _LIMITS}


def _limits(field: FieldInfo) -> Allowed:
    """What a field accepts: the members of an enumeration, or the ends of a range."""
    if isinstance(field.annotation, type) and issubclass(field.annotation, Enum):
        return {"one_of": [str(member.value) for member in field.annotation]}
    found = {
        name: getattr(mark, limit)
        for limit, name in _LIMITS.items()
        for mark in field.metadata
        if hasattr(mark, limit) and name != "multiple_of"
    }
    # How much a list may hold at most is no help to who has forgotten it.
    return {"min_items": found["min_items"]} if "min_items" in found else found
