"""Open cases: what a person has told in a chat, until it expires."""

from __future__ import annotations

import json
from typing import Any, Unpack

from sqlalchemy import ColumnElement, Row, delete, func, or_, select, update

from bot.store.database import Database
from bot.store.interface import CaseChange, CaseDraft, CaseKey, OpenCase
from bot.store.tables import cases, lines

# Everything that somebody wrote is in one column, so that deleting a case deletes all of it.
_PAYLOAD = ("text", "language", "edition", "facts", "steps")


class SqlCases:
    """The part of the store that keeps open cases."""

    _db: Database
    _case_seconds: int

    async def save_case(self, draft: CaseDraft) -> OpenCase:
        """See `Store.save_case`."""
        statement = self._db.insert(cases).values(
            chat=draft.key.chat,
            topic=draft.key.topic,
            person=draft.key.person,
            question_message=draft.question_message,
            answer_message=draft.answer_message,
            payload=json.dumps({name: getattr(draft, name) for name in _PAYLOAD}, default=dict),
            **self._fresh(),
        )
        new = statement.excluded
        row = await self._db.first(
            statement.on_conflict_do_update(
                index_elements=[cases.c.chat, cases.c.question_message],
                set_={
                    "topic": new.topic,
                    "person": new.person,
                    "payload": new.payload,
                    "touched_at": new.touched_at,
                    "expires_at": new.expires_at,
                    # A corrected question keeps its answer, which is then edited in place.
                    "answer_message": func.coalesce(new.answer_message, cases.c.answer_message),
                },
            ).returning(cases)
        )
        if row is None:
            raise RuntimeError("an upsert returned no row")
        return _open_case(row)

    async def change_case(self, case_id: int, **changes: Unpack[CaseChange]) -> OpenCase | None:
        """See `Store.change_case`."""
        async with self._db.engine.begin() as connection:
            found = await connection.execute(
                select(cases).where(cases.c.id == case_id, self._alive()).with_for_update()
            )
            row = found.first()
            if row is None:
                return None
            payload = json.loads(row.payload)
            payload.update({name: changes[name] for name in _PAYLOAD if name in changes})  # type: ignore[literal-required]
            values: dict[str, Any] = {"payload": json.dumps(payload, default=dict)}
            if "answer_message" in changes:
                values["answer_message"] = changes["answer_message"]
            changed = await connection.execute(
                update(cases)
                .where(cases.c.id == case_id)
                .values(**values, **self._fresh())
                .returning(cases)
            )
            return _open_case(changed.one())

    async def case(self, case_id: int) -> OpenCase | None:
        """See `Store.case`."""
        return await self._find(cases.c.id == case_id)

    async def latest_case(self, key: CaseKey) -> OpenCase | None:
        """See `Store.latest_case`."""
        return await self._find(
            cases.c.chat == key.chat, cases.c.person == key.person, cases.c.topic == key.topic
        )

    async def case_of_message(self, chat: str, message: int) -> OpenCase | None:
        """See `Store.case_of_message`."""
        followed = select(lines.c.case_id).where(
            lines.c.chat == chat, or_(lines.c.message == message, lines.c.answer == message)
        )
        return await self._find(
            cases.c.chat == chat,
            or_(
                cases.c.question_message == message,
                cases.c.answer_message == message,
                cases.c.id.in_(followed),
            ),
        )

    async def close_case(self, case_id: int) -> None:
        """See `Store.close_case`."""
        async with self._db.engine.begin() as connection:
            await connection.execute(delete(cases).where(cases.c.id == case_id))
            await connection.execute(delete(lines).where(lines.c.case_id == case_id))

    async def keep_newest(self, chats: str, count: int) -> int:
        """See `Store.keep_newest`."""
        named = cases.c.chat.startswith(chats, autoescape=True)
        newest = select(cases.c.id).where(named).order_by(cases.c.touched_at.desc()).limit(count)
        return await self._db.change(
            delete(cases).where(named, cases.c.id.not_in(newest.scalar_subquery()))
        )

    async def _find(self, *conditions: ColumnElement[bool]) -> OpenCase | None:
        row = await self._db.first(
            select(cases)
            .where(*conditions, self._alive())
            .order_by(cases.c.touched_at.desc(), cases.c.id.desc())
            .limit(1)
        )
        return _open_case(row) if row else None

    def _alive(self) -> ColumnElement[bool]:
        return cases.c.expires_at > self._db.seconds()

    def _fresh(self) -> dict[str, int]:
        return {
            "touched_at": self._db.microseconds(),
            "expires_at": self._db.seconds() + self._case_seconds,
        }


def _open_case(row: Row[Any]) -> OpenCase:
    return OpenCase(
        id=row.id,
        key=CaseKey(row.chat, row.person, row.topic),
        question_message=row.question_message,
        answer_message=row.answer_message,
        expires_at=row.expires_at,
        **json.loads(row.payload),
    )
