"""Open the store that a database URL names: connect, migrate, hand out, close."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store.interface import Store

DAY = 24 * 60 * 60


class StoreUnavailable(Exception):
    """The database cannot be opened; the message says why and never shows a password."""


@asynccontextmanager
async def open_store(
    url: str,
    *,
    owner: str = "director",
    case_seconds: int = DAY,
    update_seconds: int = 3 * DAY,
    clock: Callable[[], float] = time,
) -> AsyncIterator[Store]:
    """The store at `url` (`sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`), migrated.

    `owner` names this process among replicas, the same after every restart. A case lives
    `case_seconds` after its last change; update ids are kept `update_seconds`, which must exceed
    the day for which Telegram repeats an update.

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
            cause = getattr(error, "orig", None) or error
            raise StoreUnavailable(f"cannot open {shown}: {cause}") from error
        yield SqlStore(
            engine,
            owner=owner,
            case_seconds=case_seconds,
            update_seconds=update_seconds,
            clock=clock,
        )
    finally:
        await engine.dispose()
