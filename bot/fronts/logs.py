"""One JSON object a line on stderr; what a user wrote never gets there."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final

import structlog
from aiohttp.abc import AbstractAccessLogger

from bot.fronts.http.problems import frames_of

if TYPE_CHECKING:
    from aiohttp import web
    from aiohttp.web_request import BaseRequest
    from structlog.typing import EventDict

LONGEST: Final = 200
"""Characters of a library's own message."""


def configure() -> None:
    """Log as JSON on stderr, structlog's loggers and the standard library's alike."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _only_where,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    root.handlers = [_Relay()]
    root.setLevel(logging.WARNING)


def _only_where(_: object, __: str, event: EventDict) -> EventDict:
    """Of an exception its type and its way, not its message: that may quote a user."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["frames"] = frames_of(error)
    return event


class _Relay(logging.Handler):
    """Libraries' records: their message without what was filled in."""

    def emit(self, record: logging.LogRecord) -> None:
        first_line = (str(record.msg).splitlines() or [""])[0]
        log = structlog.get_logger()
        log.log(record.levelno, first_line[:LONGEST], logger=record.name, exc_info=record.exc_info)


class AccessLog(AbstractAccessLogger):
    """A line a request: the route's pattern, never the path or query somebody sent."""

    def log(self, request: BaseRequest, response: web.StreamResponse, time: float) -> None:
        """Write the line; ``time`` in seconds."""
        structlog.get_logger().info(
            "request",
            method=request.method if request.method in _METHODS else "other",
            route=_route(request),
            status=response.status,
            bytes=response.body_length,
            ms=round(time * 1000, 1),
        )


_METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


def _route(request: BaseRequest) -> str:
    """The name or the pattern of the route that took the request, ``-`` where none did."""
    match = getattr(request, "_match_info", None)
    resource = match.route.resource if match is not None else None
    if resource is None:
        return "-"
    return str(resource.name or resource.canonical)
