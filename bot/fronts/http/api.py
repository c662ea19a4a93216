"""The JSON API: a ruling, a score, a paragraph, what editions decide differently."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web
from pydantic import ValidationError

from bot.answer import AskRequest
from bot.differences import UnknownSubject, differences
from bot.fronts.http import conversations
from bot.fronts.http.bodies import MAX_BODY, MAX_FILE, as_object, read_json
from bot.fronts.http.keys import DIRECTOR
from bot.fronts.http.problems import Refused
from bot.fronts.http.work import DiffQuery, looked_up, unknown_subject
from bot.problems import problem_of
from bot.scored import score_json, score_problem
from rulings.editions import NoSuchEdition
from rulings.registry import NoSuchKind
from scoring.errors import ScoringError

API: Final = "/api/v1"
FILE_OP: Final = "session"
"""The one operation whose request may be as long as a file."""


async def ask(request: web.Request) -> web.Response:
    """``POST /api/v1/ask``: a described situation in, the answer object out."""
    body = await read_json(request)
    try:
        asked = AskRequest.model_validate_json(body)
        return _json((await conversations.answered(request.app, asked)).model_dump_json())
    except (ValidationError, NoSuchEdition, NoSuchKind) as error:
        raise Refused(problem_of(error)) from None


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
    return _json(looked_up(request).model_dump_json())


async def diff(request: web.Request) -> web.Response:
    """``GET /api/v1/diff``: what two editions decide differently."""
    director = request.app[DIRECTOR]
    try:
        query = DiffQuery.model_validate(dict(request.query))
        # All kinds under two editions take a moment: the other requests must not wait for it.
        found = await asyncio.to_thread(
            differences,
            query.what,
            query.old,
            query.new,
            language=query.language or director.language,
        )
    except UnknownSubject as error:
        raise Refused(unknown_subject(error)) from None
    except (ValidationError, NoSuchEdition) as error:
        raise Refused(problem_of(error)) from None
    return _json(found.model_dump_json())


def _json(body: str) -> web.Response:
    return web.Response(body=body.encode(), content_type="application/json")


ROUTES: Final = (
    web.post(f"{API}/ask", ask),
    web.post(f"{API}/score", score),
    web.get(f"{API}/laws/{{paragraph}}", law),
    web.get(f"{API}/diff", diff),
)
