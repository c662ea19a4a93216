"""``GET /``, ``GET /ask`` and what they load; errors as a page for who reads pages."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler
from pydantic import ValidationError

from bot.answer import AskRequest
from bot.fronts.http.keys import DIRECTOR, PROBLEM, READER, SETTINGS
from bot.fronts.http.problems import Refused
from bot.fronts.http.work import answer_of, looked_up, read_again, within_limit
from bot.fronts.web.asked import Asked
from bot.fronts.web.follow import followed
from bot.fronts.web.render import (
    ASSETS,
    VERSIONS,
    answer_html,
    aside_html,
    error_html,
    page,
)
from bot.problems import Problem, problem_of
from bot.service import Director
from bot.wording.catalogue import words
from rulings.editions import NoSuchEdition
from rulings.registry import NoSuchKind

POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, nothing inline."""
TYPES: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
FOREVER: Final = "public, max-age=31536000, immutable"


def _asked(request: web.Request) -> Asked:
    return Asked.of(request, request.app[SETTINGS].language)


def _html(
    request: web.Request, asked: Asked, answer: str = "", status: int = HTTPStatus.OK
) -> web.Response:
    """The page around an answer that is already HTML."""
    reader, say = request.app[READER], words(asked.shown_in)
    passed_on = say("page-passed-on", None, host=reader.host) if reader else ""
    body = page(asked, answer, passed_on)
    response = web.Response(text=body, content_type="text/html", charset="utf-8", status=status)
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Vary"] = "Accept, Accept-Language"
    response.enable_compression()
    return response


async def home(request: web.Request) -> web.Response:
    """The empty page."""
    asked = _asked(request)
    empty = Asked(asked.shown_in, language=asked.language, edition=asked.edition)
    return _html(request, empty)


async def ask(request: web.Request) -> web.Response:
    """The page with an answer. What is chosen stands in the address, so a link can be shared."""
    asked = _asked(request)
    own = request.app[DIRECTOR]
    service = Director(language=asked.shown_in, edition=own.edition, profile=own.profile)
    try:
        told = asked.request()
        answer = answer_of(request.app, told, service)
        if not asked.say:
            answer = await read_again(request.app, told, answer, service)
        asked = asked.with_settled().with_proposal(answer.proposal)
        if asked.say:
            within_limit(request.app, AskRequest(text=asked.say))
            gone_on = followed(service.ask, asked, answer)
            shown = answer_html(gone_on.asked, gone_on.answer, why=gone_on.why)
            if gone_on.aside is not None:
                shown = aside_html(gone_on.asked, gone_on.aside) + shown
            return _html(request, gone_on.asked, shown)
    except (ValidationError, NoSuchEdition, NoSuchKind) as error:
        raise Refused(problem_of(error)) from None
    asked = replace(asked, edition=str(answer.edition))
    return _html(request, asked, answer_html(asked, answer))


async def law(request: web.Request) -> web.Response:
    """The page with a paragraph, in our words."""
    asked = _asked(request)
    answer = looked_up(request, asked.shown_in)
    return _html(request, asked, answer_html(asked, answer))


async def asset(request: web.Request) -> web.Response:
    """A style sheet, a script, the icon; its address changes whenever it does."""
    name = request.match_info["name"]
    if name not in ASSETS:
        raise web.HTTPNotFound
    kind = TYPES[name.rpartition(".")[2]]
    response = web.Response(body=ASSETS[name], content_type=kind, charset="utf-8")
    if request.query.get("v") == VERSIONS[name]:
        response.headers["Cache-Control"] = FOREVER
    response.enable_compression()
    return response


@web.middleware
async def errors_for_people(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A problem becomes a page where a browser asks for one."""
    response = await handler(request)
    problem = response.get(PROBLEM)
    wants_page = "text/html" in request.headers.get("Accept", "")
    if problem is None or not wants_page or request.path.startswith("/api/"):
        return response
    asked = _asked(request)
    text = error_html(asked, _explained(problem, asked))
    shown = _html(request, asked, text, problem.status)
    if "Allow" in response.headers:
        shown.headers["Allow"] = response.headers["Allow"]
    return shown


def _explained(problem: Problem, asked: Asked) -> str:
    """The problem in the page's language; only a rare one shows its English detail."""
    say = words(asked.shown_in)
    first = problem.errors[0] if problem.errors else {}
    if first.get("code") == "no_such_paragraph":
        return say("page-error-paragraph", None, nearest=", ".join(first["nearest"]))
    if problem.status == HTTPStatus.NOT_FOUND:
        return say("page-error-missing")
    if problem.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return say("page-error-failed")
    if first.get("code") == "string_too_long":
        return say("page-error-long", None, limit=str(first.get("limit", "4096")))
    if first.get("field") == "text":
        return say("page-error-empty")
    if asked.facts and problem.status == HTTPStatus.UNPROCESSABLE_ENTITY:
        return say("page-error-facts")
    return f"{say('page-error-request')} {problem.detail}"


ROUTES: Final = (
    web.get("/", home),
    web.get("/ask", ask),
    web.get("/law/{paragraph}", law),
    web.get("/static/{name}", asset),
)
