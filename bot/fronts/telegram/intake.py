"""How updates come in: stored before they are confirmed, worked on in order within each chat."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import structlog
from telegram import Bot, Update
from telegram.error import NetworkError
from telegram.ext import BaseUpdateProcessor

from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.work import Work, current_work
from bot.store import Store

log = structlog.get_logger("director.telegram")

ALLOWED_UPDATES = ("message", "edited_message", "callback_query", "my_chat_member")

# The library's limit counts waiting updates too, so a low one would let one slow chat stop all.
MAX_AT_ONCE = 4096


class Intake(asyncio.Queue[object]):
    """The queue between Telegram and the handlers.

    The library confirms an update to Telegram only after `put` has returned, and `put` returns
    only after the update is in the store. So an update is always in at least one of both.
    """

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._taken: set[int] = set()

    async def put(self, item: object) -> None:
        """Store an update and queue it, unless it has been taken in before.

        Raises `NetworkError` when it cannot be stored: then Telegram will send it again.
        """
        if isinstance(item, Update):
            try:
                is_new = await self._store.claim_update(
                    item.update_id,
                    payload=item.to_json(),
                    chat=chat_name(item.effective_chat),
                    person=person_name(item.effective_user),
                )
            except Exception as error:
                log.exception("update not stored", update_id=item.update_id)
                raise NetworkError("the update could not be stored") from error
            if not is_new:
                log.info("update repeated", update_id=item.update_id)
                return
            self._taken.add(item.update_id)
        await super().put(item)

    async def recover(self, bot: Bot, *, at_start: bool) -> None:
        """Queue what an earlier run, or another process that died, has left unfinished."""
        for pending in await self._store.recover_updates(at_start=at_start):
            if pending.id in self._taken:
                continue
            self._taken.add(pending.id)
            log.info("update recovered", update_id=pending.id, attempts=pending.attempts)
            await super().put(Update.de_json(json.loads(pending.payload), bot))

    async def finish(self, work: Work) -> None:
        """Note that an update is dealt with, or leave it for later."""
        if not work.postponed:
            await self._store.finish_update(work.update_id)
        self._taken.discard(work.update_id)


@dataclass
class _Line:
    """The queue in front of one chat."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = 0


class ChatOrder(BaseUpdateProcessor):
    """Works on the updates of one chat one after the other, and on different chats at once."""

    def __init__(self, intake: Intake) -> None:
        super().__init__(MAX_AT_ONCE)
        self._intake = intake
        self._lines: defaultdict[str, _Line] = defaultdict(_Line)

    async def initialize(self) -> None:
        """Nothing to prepare."""

    async def shutdown(self) -> None:
        """Nothing to release."""

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Wait for this chat's turn, work, finish in the store, log one line."""
        if not isinstance(update, Update):
            await coroutine
            return
        line = chat_name(update.effective_chat) or person_name(update.effective_user) or ""
        async with self._turn(line):
            started = perf_counter()
            work = Work(update.update_id)
            token = current_work.set(work)
            try:
                await coroutine
            finally:
                current_work.reset(token)
            await self._intake.finish(work)
            log.info(
                "update",
                update_id=update.update_id,
                what=kind_of(update),
                chat_type=update.effective_chat.type if update.effective_chat else "none",
                milliseconds=round(1000 * (perf_counter() - started)),
                postponed=work.postponed,
                **work.notes,
            )

    @asynccontextmanager
    async def _turn(self, name: str) -> AsyncIterator[None]:
        line = self._lines[name]
        line.length += 1
        try:
            async with line.lock:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[name]


def kind_of(update: Update) -> str:
    """Which of the kinds in `ALLOWED_UPDATES` an update is."""
    return next((kind for kind in ALLOWED_UPDATES if getattr(update, kind) is not None), "other")
