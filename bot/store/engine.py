"""Engines for the two databases, set up so that a commit survives a killed process."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

from sqlalchemy import AsyncAdaptedQueuePool, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}
SQLITE_LOCK_SECONDS = 10
TRIES = 200


def connect(url: str) -> AsyncEngine:
    """An engine for `url`. Raises `ArgumentError` for anything but the two known databases."""
    parsed = make_url(url)
    backend = parsed.get_backend_name()
    if backend not in DRIVERS:
        raise ArgumentError(f"{backend} is not supported")
    full_name = f"{backend}+{DRIVERS[backend]}"
    if parsed.drivername not in {backend, full_name}:
        raise ArgumentError(f"{parsed.drivername} is not supported")
    parsed = parsed.set(drivername=full_name)
    if backend == "postgresql":
        return create_async_engine(parsed, pool_pre_ping=True)
    return _sqlite(parsed.render_as_string(hide_password=False))


def _patiently(cursor: Any, statement: str) -> None:
    """Run what SQLite's own waiting does not cover: the change to WAL while others start, too."""
    for _ in range(TRIES):
        try:
            cursor.execute(statement)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            time.sleep(SQLITE_LOCK_SECONDS / TRIES)
        else:
            return
    cursor.execute(statement)


def _sqlite(url: str) -> AsyncEngine:
    # One connection: SQLite has one writer anyway, and tasks that queue for a connection wait
    # in order, where tasks that meet at the file's lock would poll for it.
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=60,
        connect_args={"timeout": SQLITE_LOCK_SECONDS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        # WAL with NORMAL: a commit is in the file's log before it returns, so killing the
        # process loses nothing, and it costs no disk flush.
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL"):
            _patiently(cursor, f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # Python's sqlite3 opens transactions late and not for DDL; taking the write lock at once
        # makes migrations whole and never fails half way with "database is locked".
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
