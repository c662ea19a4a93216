"""Claims of updates: those that come in together are written together."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.store.database import Database
from bot.store.tables import updates

MAX_TOGETHER = 500

Row = dict[str, str | int | None]


@dataclass
class _Claim:
    row: Row
    granted: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Claims:
    """Writes the claims that wait in one statement: a burst costs hardly more than one update."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._waiting: list[_Claim] = []
        self._writing: asyncio.Task[None] | None = None

    async def claim(self, row: Row) -> bool:
        """Whether this row of the table of updates is new; true once for its id."""
        own = _Claim(row)
        self._waiting.append(own)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await own.granted

    async def _write_all(self) -> None:
        """A task of its own, so that whoever gives up waiting does not break it off for others."""
        try:
            while self._waiting:
                together = self._waiting[:MAX_TOGETHER]
                del self._waiting[:MAX_TOGETHER]
                await self._write(together)
        finally:
            self._writing = None

    async def _write(self, claims: list[_Claim]) -> None:
        insert = self._db.insert(updates).values([claim.row for claim in claims])
        try:
            new = await self._db.all(insert.on_conflict_do_nothing().returning(updates.c.id))
        except Exception as error:
            for claim in claims:
                if not claim.granted.done():
                    claim.granted.set_exception(error)
            return
        left = {row.id for row in new}
        for claim in claims:
            if not claim.granted.done():
                claim.granted.set_result(claim.row["id"] in left)
            left.discard(claim.row["id"])
