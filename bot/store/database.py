"""What the parts of the SQL store share: engine, clock, and one upsert for both dialects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

MICROSECONDS = 1_000_000


@dataclass(frozen=True, slots=True)
class Database:
    """An engine and the time; statements that stand alone need no transaction around them."""

    engine: AsyncEngine
    clock: Callable[[], float]

    def seconds(self) -> int:
        """Now, in UTC seconds since 1970."""
        return int(self.clock())

    def microseconds(self) -> int:
        """Now, finely enough to tell which of two changes came later."""
        return int(self.clock() * MICROSECONDS)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that knows `ON CONFLICT`; both dialects spell it alike."""
        if self.engine.dialect.name == "postgresql":
            return postgresql.insert(table)
        return sqlite.insert(table)

    async def change(self, statement: Executable) -> int:
        """Run one statement; the number of rows that it touched."""
        async with self._alone().connect() as connection:
            return (await connection.execute(statement)).rowcount

    async def first(self, statement: Executable) -> Row[Any] | None:
        """Run one statement; its first row."""
        async with self._alone().connect() as connection:
            return (await connection.execute(statement)).first()

    async def all(self, statement: Executable) -> Sequence[Row[Any]]:
        """Run one statement; all its rows."""
        async with self._alone().connect() as connection:
            return (await connection.execute(statement)).all()

    def _alone(self) -> AsyncEngine:
        return self.engine.execution_options(isolation_level="AUTOCOMMIT")
