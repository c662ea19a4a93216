"""The JSON API: a ruling, a score, a paragraph."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from aiohttp import web
from pydantic import BaseModel, ValidationError

from bot.answer import MAX_TEXT, Answer, AskRequest, LanguageCode
from bot.fronts.http.bodies import MAX_BODY, MAX_FILE, as_object, read_json
from bot.fronts.http.keys import DIRECTOR, SETTINGS
from bot.fronts.http.problems import Refused
from bot.lookup import nearest
from bot.problems import Problem, problem_of
from bot.scores import score_json, score_problem
from rulings.editions import NoSuchEdition, edition_of
from rulings.registry import NoSuchKind
from scoring.errors import ScoringError

API: Final = "/api/v1"
MAX_PARAGRAPH: Final = 64
"""Characters of what is looked up as a paragraph."""
FILE_OP: Final = "session"
"""The one operation whose request may be as long as a file."""


class LawQuery(BaseModel):
    """The query of a look-up."""

    language: LanguageCode | None = None
    edition: int | None = None


async def ask(request: web.Request) -> web.Response:
    """``POST /api/v1/ask``: a described situation in, the answer object out."""
    body = await read_json(request)
    try:
        asked = AskRequest.model_validate_json(body)
        return _json(answer_of(request.app, asked).model_dump_json())
    except (ValidationError, NoSuchEdition, NoSuchKind) as error:
        raise Refused(problem_of(error)) from None


def answer_of(app: web.Application, asked: AskRequest) -> Answer:
    """The answer, if the text is no longer than this service reads."""
    longest = min(app[SETTINGS].max_text_length, MAX_TEXT)
    if len(asked.text) > longest:
        raise Refused(too_long(longest))
    return app[DIRECTOR].ask(asked)


def too_long(longest: int) -> Problem:
    """The problem of a text longer than this service reads."""
    message = f"at most {longest} characters"
    error = {"field": "text", "message": message, "code": "string_too_long"}
    return Problem(title="Invalid request", status=422, detail=f"text: {message}", errors=[error])


async def score(request: web.Request) -> web.Response:
    """``POST /api/v1/score``: what a contract scores, and every other operation by ``op``."""
    body = await read_json(request, MAX_FILE)
    data = as_object(body)
    is_file = data.get("op") == FILE_OP
    if len(body) > MAX_BODY and not is_file:
        raise web.HTTPRequestEntityTooLarge(MAX_BODY, len(body))
    try:
        # A file takes a while: the other requests must not wait for it.
        scored = await asyncio.to_thread(score_json, data) if is_file else score_json(data)
    except ScoringError as error:
        raise Refused(score_problem(error, data)) from None
    return _json(scored)


async def law(request: web.Request) -> web.Response:
    """``GET /api/v1/laws/{paragraph}``: what it is about, in our words, and its neighbours."""
    try:
        query = LawQuery.model_validate(dict(request.query))
        year = edition_of(query.edition or request.app[DIRECTOR].edition).year
    except (ValidationError, NoSuchEdition) as error:
        raise Refused(problem_of(error)) from None
    text = request.match_info["paragraph"][:MAX_PARAGRAPH]
    answer = request.app[DIRECTOR].law(text, language=query.language, edition=year)
    if not answer.citations:
        raise Refused(no_such_paragraph(text, year))
    return _json(answer.model_dump_json())


def no_such_paragraph(text: str, year: int) -> Problem:
    """The problem of a paragraph that is not there, with those that look like it."""
    near = nearest(text, year)
    error: dict[str, Any] = {"field": "paragraph", "code": "no_such_paragraph", "nearest": near}
    return Problem(
        title="No such paragraph",
        status=HTTPStatus.NOT_FOUND,
        detail=f"There is no such paragraph in the Laws of {year}. Nearest: {', '.join(near)}.",
        errors=[error],
    )


def _json(body: str) -> web.Response:
    return web.Response(body=body.encode(), content_type="application/json")


ROUTES: Final = (
    web.post(f"{API}/ask", ask),
    web.post(f"{API}/score", score),
    web.get(f"{API}/laws/{{paragraph}}", law),
)
