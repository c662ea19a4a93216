"""Bring a database to the newest schema at start, whatever it was before."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

SCRIPTS = Path(__file__).parent / "migrations"
# Any number will do, as long as all replicas use the same one.
_POSTGRES_LOCK = 6_410_112


async def migrate(engine: AsyncEngine) -> None:
    """Apply the missing migrations in one transaction; replicas that start together queue up."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _POSTGRES_LOCK}
            )
        await connection.run_sync(_upgrade)


def config_for(connection: Connection) -> Config:
    """An Alembic configuration that works on `connection` and needs no ini file."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(config_for(connection), "head")
