"""The application: settings in, routes and contexts around one service."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from socket import gethostname
from typing import Any, Final

from aiohttp import web

from bot.fronts.http import api, bodies, health, openapi, problems
from bot.fronts.http.keys import DIRECTOR, READER, SETTINGS, STORE, CleanupContext
from bot.fronts.web import pages
from bot.second_reader import reader_of
from bot.service import Director
from bot.store import open_store
from config.settings import Settings

MINUTE = 60
DAY = 24 * 60 * MINUTE
CONNECTION: Final[dict[str, Any]] = {
    "max_line_size": 64 * 1024,  # the page's address carries the situation
    "keepalive_timeout": 75,
    "auto_decompress": False,  # compressed bodies are refused
}
"""How connections are handled."""


def create_app(settings: Settings, *, contexts: Sequence[CleanupContext] = ()) -> web.Application:
    """The whole service; ``contexts`` (Telegram) start after the store and stop before it."""
    app = web.Application(
        middlewares=[pages.errors_for_people, problems.middleware],
        client_max_size=bodies.MAX_FILE,
        handler_args=CONNECTION,
    )
    app[SETTINGS] = settings
    app[DIRECTOR] = Director(
        language=settings.language, edition=settings.edition, profile=settings.profile
    )
    app[READER] = reader_of(settings)
    app.cleanup_ctx.append(_store)
    app.cleanup_ctx.extend(contexts)
    app.add_routes([*api.ROUTES, *health.ROUTES, *openapi.ROUTES, *pages.ROUTES])
    app.on_response_prepare.append(_protect)
    return app


async def _store(app: web.Application) -> AsyncIterator[None]:
    """The store, migrated to the newest schema."""
    settings = app[SETTINGS]
    async with open_store(
        settings.database_url.get_secret_value(),
        owner=settings.replica or f"{gethostname()}:{settings.port}",
        case_seconds=settings.conversation_ttl_minutes * MINUTE,
        update_seconds=max(2, settings.retention_days) * DAY,
        log_seconds=settings.log_days * DAY,
    ) as store:
        app[STORE] = store
        yield


async def _protect(_: web.Request, response: web.StreamResponse) -> None:
    """No response may be taken for something else, tell where somebody came from, or be kept."""
    response.headers["Server"] = "director"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers.setdefault("Cache-Control", "no-store")
