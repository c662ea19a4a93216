"""The stand-in, with a real python-telegram-bot `Bot` that talks to it over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from tests.botapi import BotApi


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi.running() as running:
        yield running


@pytest.fixture(autouse=True)
def durations(monkeypatch: pytest.MonkeyPatch) -> None:
    # As the front end does: without it the library warns about every RetryAfter.
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
async def bot(api: BotApi) -> AsyncIterator[Bot]:
    async with Bot(api.token, base_url=f"{api.url}/bot") as bot:
        yield bot
