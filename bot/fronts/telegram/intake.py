"""How updates come in: what concerns the bot is stored before it is confirmed, and only that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress

import structlog
from telegram import Bot, Message, MessageEntity, Update
from telegram.constants import ChatType
from telegram.error import NetworkError

from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.questions import is_mentioned, is_reply_to_bot
from bot.fronts.telegram.work import Work
from bot.store import Store

log = structlog.get_logger("director.telegram")

ALLOWED_UPDATES = (
    "message",
    "edited_message",
    "callback_query",
    "inline_query",
    "my_chat_member",
)


class Intake(asyncio.Queue[object]):
    """The queue between Telegram and the handlers.

    The library confirms an update to Telegram only after `put` has returned, and `put` returns
    only after the update is in the store. So an update is always in at least one of both.
    """

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._taken: set[int] = set()
        self._arriving = 0
        self._all_in = asyncio.Event()
        self._all_in.set()
        self.on_arrival: Callable[[int], None] = _nothing
        """Told the number of each update that arrives …"""
        self.on_passed_over: Callable[[int], None] = _nothing
        """… and of each that is not put into the queue after all."""

    async def put(self, item: object) -> None:
        """Store an update and queue it, unless it is nobody's business or was taken in before.

        Raises `NetworkError` when it cannot be stored: then Telegram will send it again.
        """
        if isinstance(item, Update):
            is_wanted = False
            self._arrives(item)
            try:
                is_wanted = await self._take_in(item)
            finally:
                self._is_in()
                # A repetition of what is just being worked on has no place of its own.
                if not is_wanted and item.update_id not in self._taken:
                    self.on_passed_over(item.update_id)
            if not is_wanted:
                return
        await super().put(item)

    async def quiet(self, seconds: float) -> None:
        """Return when nothing is just coming in, but after so many seconds in any case."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_in.wait(), seconds)

    def _arrives(self, update: Update) -> None:
        if update.update_id not in self._taken:
            self.on_arrival(update.update_id)
        self._arriving += 1
        self._all_in.clear()

    def _is_in(self) -> None:
        self._arriving -= 1
        if not self._arriving:
            self._all_in.set()

    async def _take_in(self, update: Update) -> bool:
        if not concerns_bot(update):
            return False
        try:
            is_new = await self._store.claim_update(
                update.update_id,
                payload=update.to_json(),
                chat=chat_name(update.effective_chat),
                person=person_name(update.effective_user),
            )
        except Exception as error:
            log.exception("update not stored", update_id=update.update_id)
            raise NetworkError("the update could not be stored") from error
        if is_new:
            self._taken.add(update.update_id)
        else:
            log.info("update repeated", update_id=update.update_id)
        return is_new

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
        try:
            if not work.postponed:
                await self._store.finish_update(work.update_id)
        finally:
            self._taken.discard(work.update_id)


def _nothing(_update_id: int) -> None:
    """Nobody wants to know."""


def concerns_bot(update: Update) -> bool:
    """Whether an update is anything but people's talk in a group.

    With Telegram's privacy mode such talk does not come at all; where an administrator lets the
    bot see it, it is not even stored.
    """
    message = update.message or update.edited_message
    if message is None or message.chat.type == ChatType.PRIVATE:
        return True
    has_moved = bool(message.migrate_to_chat_id or message.migrate_from_chat_id)
    return has_moved or _is_command(message) or is_mentioned(message) or is_reply_to_bot(message)


def _is_command(message: Message) -> bool:
    entities = (*message.entities, *message.caption_entities)
    return any(each.type == MessageEntity.BOT_COMMAND and not each.offset for each in entities)


def kind_of(update: Update) -> str:
    """Which of the kinds in `ALLOWED_UPDATES` an update is."""
    return next((kind for kind in ALLOWED_UPDATES if getattr(update, kind) is not None), "other")
