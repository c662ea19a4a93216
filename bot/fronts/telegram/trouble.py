"""What goes wrong while an update is handled, and what follows from it."""

from __future__ import annotations

from secrets import token_hex

import structlog
from telegram import Update
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.fronts.telegram import inline
from bot.fronts.telegram.desk import Desk, UnreadableFacts
from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.sending import AlreadyAnswered
from bot.fronts.telegram.toasts import toast
from bot.fronts.telegram.work import note, postpone

log = structlog.get_logger("director.telegram")


async def handle(desk: Desk, update: Update, error: Exception) -> None:
    """Log the error once and do what can be done; never raises what Telegram causes."""
    note(error=type(error).__name__)
    chat = update.effective_chat
    if isinstance(error, AlreadyAnswered):
        return
    if isinstance(error, Forbidden) and chat is not None:
        await desk.store.change_settings(chat_name(chat), active=False)
        return
    if isinstance(error, ChatMigrated) and chat is not None:
        await desk.store.move_chat(chat_name(chat), chat_name(error.new_chat_id))
        return
    if isinstance(error, RetryAfter) or _is_out_of_reach(error):
        log.warning("answer postponed", update_id=update.update_id, error=type(error).__name__)
        postpone()
        return
    if isinstance(error, UnreadableFacts):
        await _say(desk, update, "expired")
        return
    reference = token_hex(4)
    note(reference=reference)
    # Telegram's own words are safe to log; another exception may quote what somebody wrote.
    reason = error.message if isinstance(error, TelegramError) else type(error).__name__
    log.error("update failed", reference=reference, reason=reason, at=_place(error))
    await _say(desk, update, "trouble", reference=reference)


def _is_out_of_reach(error: Exception) -> bool:
    return isinstance(error, NetworkError) and not isinstance(error, BadRequest)


def _place(error: Exception) -> str:
    """Where an error was raised, by file and line: a traceback without anybody's data."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "unknown"
    return f"{trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}"


async def _say(desk: Desk, update: Update, text: str, **filled_in: str) -> None:
    """Tell whoever wrote or tapped, if it can be told."""
    try:
        if update.callback_query is not None:
            chosen = await desk.store.settings(chat_name(update.effective_chat) or "")
            say = desk.say(chosen, update.effective_user)
            await toast(update.callback_query, say(text, **filled_in))
        elif update.inline_query is not None:
            query = update.inline_query
            chosen = await desk.store.settings(person_name(query.from_user))
            say = desk.say(chosen, query.from_user)
            await inline.apologise(query, say, say(text, **filled_in))
        elif update.message is not None:
            turn = await desk.turn(update.message)
            await desk.reply(turn, turn.say(text, **filled_in))
    except TelegramError as error:
        log.warning("apology not sent", error=type(error).__name__)
