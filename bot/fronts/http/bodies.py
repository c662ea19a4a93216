"""Request bodies: JSON only, of bounded length."""

from __future__ import annotations

from typing import Any, Final

from aiohttp import web
from pydantic_core import from_json

from bot.fronts.http.problems import Refused
from bot.problems import NOT_JSON

MAX_BODY: Final = 64 * 1024
"""Bytes of a request; a situation is a few words."""
MAX_FILE: Final = 2 * 1024 * 1024
"""Bytes of a request that carries a file of results."""


async def read_json(request: web.Request, limit: int = MAX_BODY) -> bytes:
    """The body, not yet parsed. Raises 415 for another content type and 413 beyond ``limit``."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    if (request.charset or "utf-8").lower() not in {"utf-8", "utf8", "us-ascii"}:
        raise web.HTTPUnsupportedMediaType
    if request.headers.get("Content-Encoding", "identity").lower() != "identity":
        raise web.HTTPUnsupportedMediaType
    if (request.content_length or 0) > limit:
        raise web.HTTPRequestEntityTooLarge(limit, request.content_length or 0)
    body = await request.read()
    if len(body) > limit:
        raise web.HTTPRequestEntityTooLarge(limit, len(body))
    return body


def as_object(body: bytes) -> dict[str, Any]:
    """The JSON object of a body. Raises a 400 when it is none."""
    try:
        data = from_json(body, allow_inf_nan=False)
    except ValueError:
        raise Refused(NOT_JSON) from None
    if not isinstance(data, dict):
        raise Refused(NOT_JSON)
    return data
