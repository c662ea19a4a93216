"""The webhook: a route of the service's own server that takes updates from Telegram only."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import compare_digest
from http import HTTPStatus

from aiohttp import web
from telegram import Bot, Update
from telegram.error import NetworkError

from bot.fronts.telegram.intake import Intake

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
MAX_BODY_BYTES = 2**20
MAX_WAITING = 1000
"""Updates in the queue above which Telegram is asked to come back later."""
CONNECTIONS = 40
"""Updates that Telegram may hand over at the same time."""

Route = Callable[[web.Request], Awaitable[web.Response]]


def path_for(token: str) -> str:
    """Where Telegram posts updates: nobody can guess it, and all replicas have the same."""
    return f"/telegram/{sha256(token.encode()).hexdigest()[:32]}"


def route(bot: Bot, intake: Intake, secret: str, is_ready: Callable[[], bool]) -> Route:
    """The handler of the webhook. It says yes only once the update is stored.

    Until the bot is ready, which is when it knows its own name and what an earlier run has left,
    Telegram is asked to come back later.
    """

    async def take(request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not compare_digest(given.encode("utf-8", "surrogateescape"), secret.encode()):
            return web.Response(status=HTTPStatus.FORBIDDEN)
        if request.content_type != "application/json":
            return web.Response(status=HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
        if (request.content_length or 0) > MAX_BODY_BYTES:
            return web.Response(status=HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        if intake.qsize() > MAX_WAITING or not is_ready():
            return web.Response(status=HTTPStatus.SERVICE_UNAVAILABLE)
        body = await request.read()
        if len(body) > MAX_BODY_BYTES:
            return web.Response(status=HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        update = _update(body, bot)
        if update is None:
            return web.Response(status=HTTPStatus.BAD_REQUEST)
        try:
            await intake.put(update)
        except NetworkError:
            return web.Response(status=HTTPStatus.SERVICE_UNAVAILABLE)
        return web.Response()

    return take


def _update(body: bytes, bot: Bot) -> Update | None:
    """The update in a body; `None` when it is none."""
    try:
        update = Update.de_json(json.loads(body), bot)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    number: object = update.update_id
    return update if type(number) is int and 0 <= number < 2**63 else None
