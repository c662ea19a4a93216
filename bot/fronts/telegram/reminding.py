"""Says what is due: reminders that wait in the store, whichever process took them in."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from telegram import Bot, ReplyParameters
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot.fronts.telegram.desk import Desk
from bot.fronts.telegram.names import chat_name, id_of
from bot.fronts.telegram.texts import Say
from bot.store import Reminder

log = structlog.get_logger("director.telegram")

LOOK_AGAIN_SECONDS = 60.0
"""Another process may have taken a reminder in, so the store is looked at now and then."""


async def remind(desk: Desk, bot: Bot, stopping: asyncio.Event) -> None:
    """Say every reminder when it is due, until the bot stops."""
    while not stopping.is_set():
        desk.reminded.clear()
        try:
            for reminder in await desk.store.due_reminders():
                await _say(desk, bot, reminder)
            seconds = await _until_next(desk)
        except Exception as error:  # the database may be back the next time
            log.warning("reminders not read", error=type(error).__name__)
            seconds = LOOK_AGAIN_SECONDS
        await _first_of(seconds, stopping, desk.reminded)


async def _until_next(desk: Desk) -> float:
    due_at = await desk.store.next_reminder()
    if due_at is None:
        return LOOK_AGAIN_SECONDS
    return min(max(0.0, due_at - desk.store.now()), LOOK_AGAIN_SECONDS)


async def _first_of(seconds: float, *events: asyncio.Event) -> None:
    """Wait until one of the events happens, or for so long."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()


async def _say(desk: Desk, bot: Bot, reminder: Reminder) -> None:
    """Say one reminder; what fails for now comes again from the store."""
    say = Say(reminder.language)
    html = say("recall-now", note=reminder.text)
    try:
        await _send(bot, id_of(reminder.chat), reminder, html)
    except ChatMigrated as moved:
        await desk.store.move_chat(reminder.chat, chat_name(moved.new_chat_id))
        with suppress(TelegramError):
            await bot.send_message(moved.new_chat_id, html)
    except Forbidden:
        await desk.store.change_settings(reminder.chat, active=False)
    except BadRequest as error:
        log.warning("reminder refused", reason=error.message)
    except TelegramError as error:
        log.warning("reminder postponed", error=type(error).__name__)
        return
    await desk.store.finish_reminder(reminder.id)


async def _send(bot: Bot, chat: int, reminder: Reminder, html: str) -> None:
    reply = None
    if reminder.message is not None:
        reply = ReplyParameters(reminder.message, allow_sending_without_reply=True)
    try:
        await bot.send_message(
            chat,
            html,
            message_thread_id=reminder.topic or None,
            reply_parameters=reply,
        )
    except BadRequest as error:
        if "thread not found" not in error.message.lower():
            raise
        await bot.send_message(chat, html)
