"""The lines of a conversation, so that an edited or quoted one leads back to its case."""

from __future__ import annotations

from sqlalchemy import Delete, delete, select

from bot.store.database import Database
from bot.store.interface import CaseLine
from bot.store.tables import cases, lines


class SqlLines:
    """The part of the store that knows which message belongs to which case."""

    _db: Database

    async def note_line(self, line: CaseLine) -> None:
        """See `Store.note_line`."""
        values = {
            "case_id": line.case,
            "before": line.before,
            "after": line.after,
            "answer": line.answer,
        }
        await self._db.change(
            self._db.insert(lines)
            .values(chat=line.chat, message=line.message, **values)
            .on_conflict_do_update(index_elements=[lines.c.chat, lines.c.message], set_=values)
        )

    async def line(self, chat: str, message: int) -> CaseLine | None:
        """See `Store.line`."""
        row = await self._db.first(
            select(lines).where(lines.c.chat == chat, lines.c.message == message)
        )
        if row is None:
            return None
        return CaseLine(
            chat=row.chat,
            message=row.message,
            case=row.case_id,
            before=row.before,
            after=row.after,
            answer=row.answer,
        )


def without_case() -> Delete:
    """Deletes the lines whose case is gone."""
    return delete(lines).where(lines.c.case_id.not_in(select(cases.c.id)))
