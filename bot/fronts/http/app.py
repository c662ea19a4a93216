"""The application: settings in, routes and contexts around one service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import structlog
from aiohttp import web

from bot.fronts.http import api, bodies, health, openapi, problems
from bot.fronts.http.keys import DIRECTOR, SETTINGS, STORE, CleanupContext
from bot.fronts.web import pages
from bot.service import Director
from bot.store import Store, open_store
from config.settings import Settings

log = structlog.get_logger("director.store")

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
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
    app[DIRECTOR] = Director(language=settings.language, edition=settings.edition)
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
        case_seconds=settings.conversation_ttl_minutes * MINUTE,
        update_seconds=max(2, settings.retention_days) * DAY,
    ) as store:
        app[STORE] = store
        tidying = asyncio.create_task(_tidy(store))
        yield
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)


async def _tidy(store: Store) -> None:
    """Forget what is older than it may be, now and then."""
    while True:
        try:
            removed = await store.clean_up()
        except Exception as error:  # the next turn may find the database again
            log.warning("clean-up failed", error=type(error).__name__)
        else:
            if removed.cases or removed.updates:
                log.info("cleaned up", cases=removed.cases, updates=removed.updates)
        await asyncio.sleep(HOUR)


async def _protect(_: web.Request, response: web.StreamResponse) -> None:
    """No response may be taken for something else, tell where somebody came from, or be kept."""
    response.headers["Server"] = "director"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers.setdefault("Cache-Control", "no-store")
