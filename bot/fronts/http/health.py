"""Whether the process lives, and whether it can do its work."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final

from aiohttp import web

from bot.fronts.http.keys import STORE
from bot.fronts.http.problems import Refused, problem_for

PATIENCE_SECONDS: Final = 5


async def healthz(_: web.Request) -> web.Response:
    """``GET /healthz``: the process answers."""
    return web.json_response({"status": "ok"})


async def readyz(request: web.Request) -> web.Response:
    """``GET /readyz``: the store answers, too."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await request.app[STORE].ping()
    except Exception:  # whatever it is, the store cannot be used
        detail = "The store does not answer."
        raise Refused(problem_for(HTTPStatus.SERVICE_UNAVAILABLE, detail)) from None
    return web.json_response({"status": "ready"})


ROUTES: Final = (web.get("/healthz", healthz), web.get("/readyz", readyz))
