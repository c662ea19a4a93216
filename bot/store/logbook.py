"""The log of rulings, which a chat keeps only when it wants to."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, select

from bot.store.database import Database
from bot.store.interface import LogEntry
from bot.store.tables import log

_COLUMNS = ("case", "chat", "topic", "at")


class SqlLog:
    """The part of the store that knows what was ruled."""

    _db: Database

    async def write_log(self, entry: LogEntry) -> None:
        """See `Store.write_log`."""
        told = {name: value for name, value in asdict(entry).items() if name not in _COLUMNS}
        statement = self._db.insert(log).values(
            case_id=entry.case,
            chat=entry.chat,
            topic=entry.topic,
            at=self._db.seconds(),
            payload=json.dumps(told),
        )
        await self._db.change(
            statement.on_conflict_do_update(
                index_elements=[log.c.case_id], set_={"payload": statement.excluded.payload}
            )
        )

    async def read_log(self, chat: str, since: int) -> list[LogEntry]:
        """See `Store.read_log`."""
        rows = await self._db.all(
            select(log)
            .where(log.c.chat == chat, log.c.at >= since)
            .order_by(log.c.at, log.c.case_id)
        )
        return [_entry(row) for row in rows]


def _entry(row: Row[Any]) -> LogEntry:
    told = json.loads(row.payload)
    told["citations"] = tuple(told["citations"])
    return LogEntry(case=row.case_id, chat=row.chat, topic=row.topic, at=row.at, **told)
