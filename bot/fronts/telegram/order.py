"""Who is worked on when: each chat in the order of its updates, different chats side by side."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from heapq import heappop, heappush
from math import inf
from time import perf_counter
from typing import Any

import structlog
from telegram import Update
from telegram.ext import BaseUpdateProcessor

from bot.fronts.telegram.intake import Intake, kind_of
from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.work import Work, current_work

log = structlog.get_logger("director.telegram")

# The library's limit counts waiting updates too, so a low one would let one slow chat stop all.
MAX_AT_ONCE = 4096
COURTESY_SECONDS = 0.1
"""So long at most an answer is begun later because others are just coming in: reading a situation
takes the processor, and Telegram should not wait for its confirmation meanwhile."""
MAX_GAP = 100
"""A jump in the numbers that is larger is no gap: after a quiet week Telegram draws a new one."""


class Sequence:
    """Knows which updates must still come before another one.

    Telegram numbers updates one by one, but calls a webhook many times at once, so that a later
    one may overtake an earlier one on the way. `patience` is for how many seconds a missing number
    is waited for; with several processes behind one webhook it may have gone to another.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._highest = 0
        self._settled_from = 0.0
        self._missing: dict[int, float] = {}
        self._coming: set[int] = set()
        self._changed = asyncio.Event()

    def coming(self, update_id: int) -> None:
        """An update has arrived; it is waited for, however long storing it takes."""
        self._coming.add(update_id)
        self._count_up_to(update_id)

    def saw(self, update_id: int) -> None:
        """An update has its place, or will not get one."""
        self._coming.discard(update_id)
        self._count_up_to(update_id)
        self._changed.set()
        self._changed = asyncio.Event()

    def _count_up_to(self, update_id: int) -> None:
        now = asyncio.get_running_loop().time()
        if not self._highest:
            self._settled_from = now + self._patience
        elif 1 < update_id - self._highest <= MAX_GAP:
            late = range(self._highest + 1, update_id)
            self._missing.update(dict.fromkeys(late, now + self._patience))
        self._highest = max(self._highest, update_id)
        self._missing.pop(update_id, None)

    async def settled(self, update_id: int) -> None:
        """Return when all that belongs before this update has come, or is waited for no longer."""
        while (wait := self._wait(update_id)) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)

    def _wait(self, update_id: int) -> float:
        if any(each < update_id for each in self._coming):
            return inf
        now = asyncio.get_running_loop().time()
        self._missing = {each: until for each, until in self._missing.items() if until > now}
        before = [until for each, until in self._missing.items() if each < update_id]
        return max(before, default=self._settled_from) - now


class _Line:
    """The updates of one chat that wait, the earliest first."""

    def __init__(self) -> None:
        self.waiting: list[int] = []
        self.busy = False
        self._changed = asyncio.Event()

    async def turn_of(self, update_id: int) -> None:
        while self.busy or self.waiting[0] != update_id:
            await self._changed.wait()
        self.busy = True
        heappop(self.waiting)

    def move_up(self) -> None:
        self.busy = False
        self._changed.set()
        self._changed = asyncio.Event()


class ChatOrder(BaseUpdateProcessor):
    """Works on the updates of one chat one after the other, and on different chats at once."""

    def __init__(self, intake: Intake, patience: float) -> None:
        super().__init__(MAX_AT_ONCE)
        self._intake = intake
        self._sequence = Sequence(patience)
        self._lines: dict[str, _Line] = {}
        self._door = asyncio.Lock()
        intake.on_arrival = self._sequence.coming
        intake.on_passed_over = self._sequence.saw

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
        async with self._turn(line, update.update_id):
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
    async def _turn(self, name: str, update_id: int) -> AsyncIterator[None]:
        line = self._lines.setdefault(name, _Line())
        heappush(line.waiting, update_id)
        self._sequence.saw(update_id)
        await self._sequence.settled(update_id)
        await line.turn_of(update_id)
        try:
            async with self._door:
                await self._intake.quiet(COURTESY_SECONDS)
            yield
        finally:
            line.move_up()
            if not line.waiting:
                del self._lines[name]
