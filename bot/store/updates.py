"""Updates that were taken in, so that each is answered once, whatever dies when.

`pending` --begin_answer--> `answering` --finish_update--> `done`; `retract_answer` goes back.
A restart starts `pending` ones again and leaves `answering` ones alone (see `Store.begin_answer`).
"""

from __future__ import annotations

from sqlalchemy import and_, or_, update

from bot.store.claims import Claims
from bot.store.database import Database
from bot.store.interface import PendingUpdate
from bot.store.tables import updates

PENDING, ANSWERING, DONE = "pending", "answering", "done"
MAX_ATTEMPTS = 3
# Longer than any wait that Telegram asks for, so that a busy process is not taken for a dead one.
STALE_SECONDS = 15 * 60

_FINISHED: dict[str, str | None] = {
    "state": DONE,
    "payload": None,
    "chat": None,
    "person": None,
    "owner": None,
}


class SqlUpdates:
    """The part of the store that knows which updates were dealt with."""

    _db: Database
    _claims: Claims
    _owner: str

    async def claim_update(
        self,
        update_id: int,
        *,
        payload: str | None = None,
        chat: str | None = None,
        person: str | None = None,
    ) -> bool:
        """See `Store.claim_update`."""
        kept: dict[str, str | None] = _FINISHED
        if payload is not None:
            kept = {
                "state": PENDING,
                "payload": payload,
                "chat": chat,
                "person": person,
                "owner": self._owner,
            }
        now = self._db.seconds()
        return await self._claims.claim({"id": update_id, "attempts": 1, "taken_at": now, **kept})

    async def begin_answer(self, update_id: int) -> bool:
        """See `Store.begin_answer`."""
        return await self._move(update_id, PENDING, ANSWERING)

    async def retract_answer(self, update_id: int) -> None:
        """See `Store.retract_answer`."""
        await self._move(update_id, ANSWERING, PENDING)

    async def finish_update(self, update_id: int) -> None:
        """See `Store.finish_update`."""
        await self._db.change(update(updates).where(updates.c.id == update_id).values(_FINISHED))

    async def recover_updates(self, *, at_start: bool = True) -> list[PendingUpdate]:
        """See `Store.recover_updates`."""
        now = self._db.seconds()
        left = updates.c.taken_at < now - STALE_SECONDS
        if at_start:
            left = or_(left, updates.c.owner == self._owner)
        given_up = or_(
            updates.c.state == ANSWERING,
            and_(updates.c.state == PENDING, updates.c.attempts >= MAX_ATTEMPTS),
        )
        async with self._db.engine.begin() as connection:
            await connection.execute(update(updates).where(given_up, left).values(_FINISHED))
            taken = await connection.execute(
                update(updates)
                .where(updates.c.state == PENDING, left)
                .values(owner=self._owner, taken_at=now, attempts=updates.c.attempts + 1)
                .returning(updates.c.id, updates.c.payload, updates.c.attempts)
            )
            rows = sorted(taken.all())
        return [PendingUpdate(row.id, row.payload, row.attempts - 1) for row in rows]

    async def _move(self, update_id: int, old: str, new: str) -> bool:
        moved = await self._db.change(
            update(updates)
            .where(updates.c.id == update_id, updates.c.state == old)
            .values(state=new)
        )
        return moved == 1
