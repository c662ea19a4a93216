"""Reminders: kept until they are said, by whichever process lives when they are due."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, func, select, update

from bot.store.database import Database
from bot.store.interface import Reminder, ReminderDraft
from bot.store.tables import reminders

LEASE_SECONDS = 120
"""A process that takes a reminder has so long to say it; then another one may."""
MAX_ATTEMPTS = 5
MAX_AT_ONCE = 50


class SqlReminders:
    """The part of the store that knows what is to be said later."""

    _db: Database

    async def save_reminder(self, draft: ReminderDraft) -> Reminder:
        """See `Store.save_reminder`."""
        row = await self._db.first(
            self._db.insert(reminders)
            .values(
                chat=draft.chat,
                topic=draft.topic,
                person=draft.person,
                due_at=draft.due_at,
                message=draft.message,
                language=draft.language,
                text=draft.text,
                attempts=0,
                created_at=self._db.seconds(),
            )
            .returning(reminders)
        )
        if row is None:
            raise RuntimeError("an insert returned no row")
        return _reminder(row)

    async def reminders(self, chat: str, topic: int) -> list[Reminder]:
        """See `Store.reminders`."""
        rows = await self._db.all(
            select(reminders)
            .where(reminders.c.chat == chat, reminders.c.topic == topic)
            .order_by(reminders.c.due_at.is_(None), reminders.c.due_at, reminders.c.id)
        )
        return [_reminder(row) for row in rows]

    async def end_round(self, chat: str, topic: int) -> int:
        """See `Store.end_round`."""
        return await self._db.change(
            update(reminders)
            .where(
                reminders.c.chat == chat,
                reminders.c.topic == topic,
                reminders.c.due_at.is_(None),
            )
            .values(due_at=self._db.seconds())
        )

    async def next_reminder(self) -> int | None:
        """See `Store.next_reminder`."""
        row = await self._db.first(select(func.min(reminders.c.due_at)))
        return row[0] if row else None

    async def due_reminders(self) -> list[Reminder]:
        """See `Store.due_reminders`."""
        now = self._db.seconds()
        due = (
            select(reminders.c.id)
            .where(reminders.c.due_at <= now)
            .order_by(reminders.c.due_at, reminders.c.id)
            .limit(MAX_AT_ONCE)
        )
        if self._db.engine.dialect.name == "postgresql":
            due = due.with_for_update(skip_locked=True)
        async with self._db.engine.begin() as connection:
            await connection.execute(
                delete(reminders).where(
                    reminders.c.due_at <= now, reminders.c.attempts >= MAX_ATTEMPTS
                )
            )
            taken = await connection.execute(
                update(reminders)
                .where(reminders.c.id.in_(due))
                .values(due_at=now + LEASE_SECONDS, attempts=reminders.c.attempts + 1)
                .returning(reminders)
            )
            rows = sorted(taken.all(), key=lambda row: int(row.id))
        return [_reminder(row) for row in rows]

    async def finish_reminder(self, reminder_id: int) -> None:
        """See `Store.finish_reminder`."""
        await self._db.change(delete(reminders).where(reminders.c.id == reminder_id))


def _reminder(row: Row[Any]) -> Reminder:
    return Reminder(
        id=row.id,
        chat=row.chat,
        topic=row.topic,
        person=row.person,
        due_at=row.due_at,
        message=row.message,
        language=row.language,
        text=row.text,
    )
