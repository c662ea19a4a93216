"""``director serve`` with a token: the bot answers beside the page, and stops with it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from tests.botapi import BotApi
from tests.http.running import PATIENCE, serving


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return str(found.getsockname()[1])


@pytest.mark.parametrize("mode", ["polling", "webhook"])
async def test_the_bot_answers_beside_the_page_and_stops_with_it(tmp_path: Path, mode: str) -> None:
    port = free_port()
    async with BotApi.running() as api:
        starting = serving(
            tmp_path,
            DIRECTOR_PORT=port,
            DIRECTOR_TELEGRAM_TOKEN=api.token,
            DIRECTOR_TELEGRAM_API_URL=api.url,
            DIRECTOR_TELEGRAM_MODE=mode,
            DIRECTOR_TELEGRAM_WEBHOOK_URL=f"http://127.0.0.1:{port}",
        )
        service = await asyncio.to_thread(starting.__enter__)
        try:
            ann = api.person("Ann")
            reply = await api.reply_to(api.write(api.private(ann), ann, "/help"))
            assert "/ruling" in reply.text
            async with aiohttp.ClientSession(service.url) as client:
                assert (await client.get("/readyz")).status == 200
            status, logged = await asyncio.to_thread(service.stop)
        finally:
            await asyncio.to_thread(starting.__exit__, None, None, None)
    assert status == 0
    assert api.token not in logged
    assert "Traceback" not in logged


async def test_a_token_that_telegram_does_not_know(tmp_path: Path) -> None:
    async with BotApi.running() as api:
        starting = serving(
            tmp_path,
            DIRECTOR_TELEGRAM_TOKEN="1:unknown",
            DIRECTOR_TELEGRAM_API_URL=api.url,
        )
        service = await asyncio.to_thread(starting.__enter__)
        try:
            assert service.announced == ""
            status = await asyncio.to_thread(service.process.wait, PATIENCE)
        finally:
            await asyncio.to_thread(starting.__exit__, None, None, None)
    assert status == 1
    assert "DIRECTOR_TELEGRAM_TOKEN" in service.log.read_text()
