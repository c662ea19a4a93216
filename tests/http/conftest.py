"""A client of the real application, and the service as a process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient
from pytest_aiohttp.plugin import AiohttpClient

from bot.fronts.http.app import create_app
from config.settings import Settings
from tests.http.running import Service, serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    url = f"sqlite+aiosqlite:///{tmp_path / 'director.db'}"
    return Settings.model_validate({"database_url": url})


@pytest.fixture
async def client(aiohttp_client: AiohttpClient, settings: Settings) -> TestClient:
    return await aiohttp_client(create_app(settings))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serving(tmp_path_factory.mktemp("service")) as running:
        yield running
