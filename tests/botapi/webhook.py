"""Delivering updates to the bot's own address, again and again until it takes them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.botapi.updates import Updates
from tests.botapi.world import Json

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
RETRY_SECONDS = 0.05


@dataclass
class Webhook:
    """Posts every waiting update to `url`, `max_connections` at a time."""

    url: str
    secret: str
    max_connections: int
    updates: Updates
    delay: Callable[[Json], float] = field(default=lambda _update: 0.0)
    """Seconds that an update takes on its way, so that others overtake it."""
    last_error: str = ""
    last_error_date: int = 0
    task: asyncio.Task[None] | None = None
    sending: list[Json] = field(default_factory=list)

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        async with (
            ClientSession(timeout=ClientTimeout(total=10)) as session,
            asyncio.TaskGroup() as deliveries,
        ):
            while True:
                for update in self._free():
                    self.sending.append(update)
                    deliveries.create_task(self._deliver(session, update))
                await self.updates.next_change()

    def _free(self) -> list[Json]:
        busy = {id(update) for update in self.sending}
        free = [update for update in self.updates.waiting if id(update) not in busy]
        return free[: self.max_connections - len(self.sending)]

    async def _deliver(self, session: ClientSession, update: Json) -> None:
        headers = {SECRET_HEADER: self.secret} if self.secret else {}
        try:
            await asyncio.sleep(self.delay(update))
            async with session.post(self.url, json=update, headers=headers) as response:
                failed = "" if response.ok else f"Wrong response: {response.status}"
        except (ClientError, TimeoutError) as error:
            failed = f"Connection failed: {type(error).__name__}"
        if failed:
            self.last_error, self.last_error_date = failed, int(time.time())
            await asyncio.sleep(RETRY_SECONDS)
        else:
            self.updates.remove(update)
        self.sending = [other for other in self.sending if other is not update]
        self.updates.changed()
