"""``/healthz`` and ``/readyz``."""

from __future__ import annotations

from collections.abc import AsyncIterator

from aiohttp import web
from aiohttp.test_utils import TestClient
from pytest_aiohttp.plugin import AiohttpClient

from bot.fronts.http.app import create_app
from bot.fronts.http.keys import STORE
from config.settings import Settings


async def test_alive_and_ready(client: TestClient) -> None:
    assert (await client.get("/healthz")).status == 200
    response = await client.get("/readyz")
    assert (response.status, await response.json()) == (200, {"status": "ready"})


class Gone:
    """A store whose database does not answer."""

    async def ping(self) -> None:
        raise ConnectionRefusedError


async def test_without_its_store_it_lives_but_is_not_ready(
    aiohttp_client: AiohttpClient, settings: Settings
) -> None:
    async def lose_the_store(app: web.Application) -> AsyncIterator[None]:
        app[STORE] = Gone()
        yield

    client = await aiohttp_client(create_app(settings, contexts=[lose_the_store]))
    assert (await client.get("/healthz")).status == 200
    response = await client.get("/readyz")
    assert response.status == 503
    assert response.content_type == "application/problem+json"
