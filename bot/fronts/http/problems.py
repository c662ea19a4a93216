"""Errors as RFC 9457 problem details, whatever went wrong on whichever route."""

from __future__ import annotations

import traceback
from http import HTTPStatus
from typing import Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.fronts.http.keys import PROBLEM
from bot.problems import Problem

PROBLEM_JSON: Final = "application/problem+json"

log = structlog.get_logger("director.http")

_DETAILS: Final = {
    HTTPStatus.NOT_FOUND: "There is nothing at this address; /openapi.json lists what there is.",
    HTTPStatus.METHOD_NOT_ALLOWED: "This address does not know the method; Allow names those it "
    "does.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is longer than this address reads.",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "Send JSON in UTF-8, not compressed, as "
    "Content-Type: application/json.",
    HTTPStatus.INTERNAL_SERVER_ERROR: "Something went wrong on this side; the request was not "
    "answered. Please try again.",
}


class Refused(Exception):
    """A request that cannot be answered; becomes its problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.title)
        self.problem = problem


def problem_for(status: int, detail: str | None = None) -> Problem:
    """The problem of a status that needs no more words than its own."""
    known = HTTPStatus(status)
    return Problem(
        title=known.phrase,
        status=status,
        detail=detail or _DETAILS.get(known) or known.description or known.phrase,
    )


def respond(problem: Problem) -> web.Response:
    """The response that says what is wrong."""
    response = web.Response(
        status=problem.status,
        body=problem.model_dump_json(exclude_defaults=True).encode(),
        content_type=PROBLEM_JSON,
    )
    response[PROBLEM] = problem
    return response


@web.middleware
async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn every error below into a problem; a fault of ours shows and logs no user's words."""
    try:
        return await handler(request)
    except Refused as refused:
        return respond(refused.problem)
    except web.HTTPException as error:
        if error.status < HTTPStatus.BAD_REQUEST:
            raise
        response = respond(problem_for(error.status))
        if "Allow" in error.headers:
            response.headers["Allow"] = error.headers["Allow"]
        return response
    except web.RequestPayloadError:
        return respond(problem_for(HTTPStatus.BAD_REQUEST, "The body does not arrive whole."))
    except ConnectionError:  # nobody is left to answer
        raise
    except Exception as error:  # the last place where a fault can be caught
        log.error("request failed", error=type(error).__name__, frames=frames_of(error))
        return respond(problem_for(HTTPStatus.INTERNAL_SERVER_ERROR))


def frames_of(error: BaseException) -> list[str]:
    """Where an error came from, without its message, which may quote a user."""
    stack = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in stack]
