"""A running bot: the real front end and store, the stand-in instead of Telegram."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.fronts.telegram import TelegramFront
from bot.store import Store, open_store
from config.settings import Settings
from tests.botapi import BotApi
from tests.telegram.readings import FixedDirector

Running = Callable[..., AbstractAsyncContextManager[TelegramFront]]


@cache
def fixed_director(language: str, edition: int) -> FixedDirector:
    return FixedDirector(language=language, edition=edition)


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi.running() as running:
        yield running


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again at once what is tried again."""
    monkeypatch.setattr("bot.fronts.telegram.sending.PAUSES", (0.01,) * 6)


@pytest.fixture
def settings(api: BotApi) -> Settings:
    return Settings(
        _env_file=None,
        telegram_token=SecretStr(api.token),
        telegram_api_url=api.url,
        max_text_length=1000,
    )


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with open_store(f"sqlite+aiosqlite:///{tmp_path / 'director.db'}") as opened:
        yield opened


@asynccontextmanager
async def running_front(settings: Settings, store: Store) -> AsyncIterator[TelegramFront]:
    front = TelegramFront(settings, store, fixed_director)
    await front.start()
    try:
        yield front
    finally:
        await front.stop()


@pytest.fixture
async def front(settings: Settings, store: Store) -> AsyncIterator[TelegramFront]:
    async with running_front(settings, store) as running:
        yield running
