"""The store on SQLAlchemy: the parts by table, and what concerns all tables at once."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, delete, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.cases import SqlCases
from bot.store.chats import SqlChats
from bot.store.claims import Claims
from bot.store.database import Database
from bot.store.interface import Cleaned
from bot.store.lines import SqlLines, without_case
from bot.store.logbook import SqlLog
from bot.store.reminders import SqlReminders
from bot.store.tables import cases, chats, lines, log, reminders, updates
from bot.store.updates import DONE, SqlUpdates

ROUND_SECONDS = 24 * 60 * 60
"""So long a reminder waits for the end of its round."""


class SqlStore(SqlChats, SqlCases, SqlLines, SqlUpdates, SqlLog, SqlReminders):
    """Implements `bot.store.Store` on SQLite and PostgreSQL."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        owner: str,
        case_seconds: int,
        update_seconds: int,
        log_seconds: int,
        clock: Callable[[], float],
    ) -> None:
        self._db = Database(engine, clock)
        self._claims = Claims(self._db)
        self._owner = owner
        self._case_seconds = case_seconds
        self._update_seconds = update_seconds
        self._log_seconds = log_seconds

    def now(self) -> int:
        """See `Store.now`."""
        return self._db.seconds()

    async def move_chat(self, old: str, new: str) -> None:
        """See `Store.move_chat`."""
        async with self._db.engine.begin() as connection:
            await _move_settings(connection, old, new)
            # Message ids start anew in the new chat, so the old ones lead nowhere.
            await connection.execute(
                update(cases)
                .where(cases.c.chat == old)
                .values(chat=new, question_message=None, answer_message=None)
            )
            await connection.execute(delete(lines).where(lines.c.chat == old))
            await connection.execute(
                update(reminders).where(reminders.c.chat == old).values(chat=new, message=None)
            )
            for table in (updates, log):
                await connection.execute(update(table).where(table.c.chat == old).values(chat=new))

    async def clean_up(self) -> Cleaned:
        """See `Store.clean_up`."""
        now = self._db.seconds()
        async with self._db.engine.begin() as connection:
            old_cases = await connection.execute(delete(cases).where(cases.c.expires_at <= now))
            await connection.execute(without_case())
            old_updates = await connection.execute(
                delete(updates).where(
                    updates.c.state == DONE, updates.c.taken_at <= now - self._update_seconds
                )
            )
            old_log = await connection.execute(
                delete(log).where(log.c.at <= now - self._log_seconds)
            )
            # A round whose end nobody has announced for so long is over all the same.
            old_reminders = await connection.execute(
                delete(reminders).where(
                    reminders.c.due_at.is_(None), reminders.c.created_at <= now - ROUND_SECONDS
                )
            )
            return Cleaned(
                cases=old_cases.rowcount,
                updates=old_updates.rowcount,
                log=old_log.rowcount,
                reminders=old_reminders.rowcount,
            )

    async def forget_chat(self, chat: str) -> int:
        """See `Store.forget_chat`."""
        async with self._db.engine.begin() as connection:
            gone = await _forget(connection, cases.c.chat == chat, updates.c.chat == chat)
            for table in (chats, log, reminders):
                deleted = await connection.execute(delete(table).where(table.c.chat == chat))
                gone += deleted.rowcount
            return gone

    async def forget_person(self, person: str) -> int:
        """See `Store.forget_person`."""
        async with self._db.engine.begin() as connection:
            gone = await _forget(connection, cases.c.person == person, updates.c.person == person)
            deleted = await connection.execute(
                delete(reminders).where(reminders.c.person == person)
            )
            return gone + deleted.rowcount

    async def ping(self) -> None:
        """See `Store.ping`."""
        await self._db.first(select(literal(1)))


async def _move_settings(connection: AsyncConnection, old: str, new: str) -> None:
    # What the new chat has chosen already is newer than what the old one had.
    taken = await connection.execute(select(func.count()).where(chats.c.chat == new))
    if taken.scalar_one():
        await connection.execute(delete(chats).where(chats.c.chat == old))
    else:
        await connection.execute(update(chats).where(chats.c.chat == old).values(chat=new))


async def _forget(
    connection: AsyncConnection, of_cases: ColumnElement[bool], of_updates: ColumnElement[bool]
) -> int:
    gone = await connection.execute(delete(cases).where(of_cases))
    await connection.execute(without_case())
    # The id stays, or a redelivery of what was just forgotten would be answered again.
    emptied = await connection.execute(
        update(updates)
        .where(of_updates, updates.c.state != DONE)
        .values(state=DONE, payload=None, chat=None, person=None, owner=None)
    )
    return gone.rowcount + emptied.rowcount
