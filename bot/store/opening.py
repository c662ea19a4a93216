"""Open the store that a database URL names: connect, migrate, hand out, close."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from time import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.store.interface import Store

HOUR = 60 * 60
DAY = 24 * HOUR
LAST_WORDS = 0.1
"""Seconds that a driver's own thread gets to report to the loop before a failed start ends it."""


class StoreUnavailable(Exception):
    """The database cannot be opened; the message says why and never shows a password."""


@asynccontextmanager
async def open_store(
    url: str,
    *,
    owner: str = "director",
    case_seconds: int = DAY,
    update_seconds: int = 3 * DAY,
    log_seconds: int = 90 * DAY,
    clock: Callable[[], float] = time,
) -> AsyncIterator[Store]:
    """The store at `url` (`sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`), migrated.

    `owner` names this process among replicas, the same after every restart. A case lives
    `case_seconds` after its last change; update ids are kept `update_seconds`, which must exceed
    the day for which Telegram repeats an update, and rulings in the log `log_seconds`. What has
    expired is deleted at once and then every hour, for as long as the store is open.

    Raises `StoreUnavailable` when the URL is wrong or the database does not open.
    """
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from bot.store.engine import connect
    from bot.store.migrate import migrate
    from bot.store.sql import SqlStore

    try:
        engine = connect(url)
    except (ArgumentError, ImportError) as error:
        raise StoreUnavailable(
            "the database URL must look like sqlite+aiosqlite:///director.db "
            "or postgresql+asyncpg://user@host/name"
        ) from error
    shown = engine.url.render_as_string(hide_password=True)
    try:
        try:
            await migrate(engine)
        except (SQLAlchemyError, OSError) as error:
            await asyncio.sleep(LAST_WORDS)
            cause = getattr(error, "orig", None) or error
            raise StoreUnavailable(f"cannot open {shown}: {cause}") from error
        store = SqlStore(
            engine,
            owner=owner,
            case_seconds=case_seconds,
            update_seconds=update_seconds,
            log_seconds=log_seconds,
            clock=clock,
        )
        async with _tidied(store):
            yield store
    finally:
        await engine.dispose()


async def _sweep(store: Store, log: Any) -> None:
    removed = asdict(await store.clean_up())
    if any(removed.values()):
        log.info("cleaned up", **removed)


@asynccontextmanager
async def _tidied(store: Store) -> AsyncIterator[None]:
    import structlog

    log = structlog.get_logger("director.store")
    await _sweep(store, log)
    closing = asyncio.Event()

    async def tidy() -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), HOUR)
                return
            try:
                await _sweep(store, log)
            except Exception:
                log.exception("clean-up failed")

    task = asyncio.create_task(tidy())
    try:
        yield
    finally:
        closing.set()
        await task
