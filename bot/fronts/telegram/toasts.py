"""Answers to taps, and the end of buttons: neither is worth an error when it comes too late."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from telegram import CallbackQuery
from telegram.error import BadRequest

from bot.fronts.telegram.talking import is_harmless


async def toast(query: CallbackQuery, text: str = "") -> None:
    """Answer the tap; one that has waited too long is not worth an error."""
    await _harmlessly(lambda: query.answer(text or None, show_alert=bool(text)))


async def remove_buttons(query: CallbackQuery) -> None:
    """Take the buttons of a message away."""
    await _harmlessly(query.edit_message_reply_markup)


async def _harmlessly(call: Callable[[], Awaitable[object]]) -> None:
    try:
        await call()
    except BadRequest as error:
        if not is_harmless(error) and "query is too old" not in error.message.lower():
            raise
