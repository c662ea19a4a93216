"""The queue of updates that wait for the bot, and the rules by which they leave it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

from tests.botapi.errors import conflict
from tests.botapi.world import Json

KINDS = frozenset({
    "message", "edited_message", "channel_post", "edited_channel_post", "inline_query",
    "chosen_inline_result", "callback_query", "shipping_query", "pre_checkout_query", "poll",
    "poll_answer", "my_chat_member", "chat_member", "chat_join_request", "message_reaction",
    "message_reaction_count",
})  # fmt: skip
NOT_BY_DEFAULT = frozenset({"chat_member", "message_reaction", "message_reaction_count"})


class Updates:
    """Updates in order; one is gone once `getUpdates` asks for a later one."""

    def __init__(self, notify: Callable[[], None]) -> None:
        self.waiting: list[Json] = []
        self.all: dict[int, Json] = {}
        self.allowed = KINDS - NOT_BY_DEFAULT
        self._repeated: list[Json] = []
        self._ids = itertools.count(701_000_001)
        self._notify = notify
        self._change = asyncio.Event()
        self._poll: asyncio.Future[None] | None = None

    def add(self, kind: str, content: Json) -> int | None:
        """Queue an update; `None` when the bot has said that it does not want this kind."""
        if kind not in self.allowed:
            return None
        update_id = next(self._ids)
        self.all[update_id] = {"update_id": update_id, kind: content}
        self._put(self.all[update_id])
        return update_id

    def repeat(self, update_id: int) -> None:
        """Deliver an update once more, as Telegram does when it is not sure."""
        update = dict(self.all[update_id])
        self._repeated.append(update)
        self._put(update)

    def allow(self, kinds: list[str] | None) -> None:
        """The bot's list of kinds; Telegram remembers the last one, and an empty one is all."""
        if kinds is not None:
            self.allowed = frozenset(kinds) & KINDS or KINDS - NOT_BY_DEFAULT

    def confirm(self, offset: int) -> None:
        """Drop what comes before `offset`; a negative one keeps that many of the last."""
        if offset < 0:
            self.waiting = self.waiting[offset:]
        else:
            self.waiting = [
                update
                for update in self.waiting
                if update["update_id"] >= offset or update in self._repeated
            ]
        self.changed()

    def remove(self, delivered: Json) -> None:
        """Drop one update that the webhook has taken."""
        self.waiting = [update for update in self.waiting if update is not delivered]
        self.changed()

    def clear(self) -> None:
        """Drop all that waits."""
        self.waiting = []
        self.changed()

    async def next_change(self) -> None:
        """Return when an update has come or gone."""
        await self._change.wait()

    def changed(self) -> None:
        """Wake up whoever watches the queue."""
        self._change.set()
        self._change = asyncio.Event()
        self._notify()

    async def poll(self, limit: int, seconds: float) -> list[Json]:
        """At least one update, or nothing after `seconds`; a second poller ends the first."""
        if self._poll is not None and not self._poll.done():
            self._poll.set_exception(
                conflict(
                    "terminated by other getUpdates request; make sure that only one bot "
                    "instance is running"
                )
            )
        if not self.waiting and seconds:
            self._poll = woken = asyncio.get_running_loop().create_future()
            timer = asyncio.get_running_loop().call_later(seconds, self._wake)
            try:
                await woken
            finally:
                timer.cancel()
                if self._poll is woken:
                    self._poll = None
        # Delivered in the order of their numbers, whatever came in when.
        self._repeated = []
        return sorted(self.waiting, key=lambda update: int(update["update_id"]))[:limit]

    def _put(self, update: Json) -> None:
        self.waiting.append(update)
        self._wake()
        self.changed()

    def _wake(self) -> None:
        if self._poll is not None and not self._poll.done():
            self._poll.set_result(None)
