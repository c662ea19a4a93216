"""A ruling as its chat wants it: whole, or short with a way to the whole; and in the log."""

from __future__ import annotations

from telegram import Bot, Chat, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import ChatType

from bot.answer import Answer
from bot.fronts.telegram import keyboards, logbook, screens
from bot.fronts.telegram.desk import Desk
from bot.fronts.telegram.names import chat_name
from bot.fronts.telegram.sharing import link_to
from bot.fronts.telegram.texts import Say
from bot.store import ChatSettings, OpenCase

LONG = 500
"""Characters above which an answer is long for a group; Telegram counts such messages double."""

Screen = tuple[str, InlineKeyboardMarkup | None]
"""HTML and buttons."""


async def ruling(desk: Desk, chat: Chat, case: OpenCase, answer: Answer) -> Screen:
    """The answer to a case, as this chat shows rulings."""
    say = Say(answer.language)
    html, keyboard = screens.ruling(answer, say), keyboards.ruling(answer, case, say)
    chosen = await desk.store.settings(chat_name(chat))
    if chosen.keeps_log:
        await logbook.write(desk, chat, case, answer)
    if not _wants_short(chosen, chat, html):
        return html, keyboard
    short = screens.fitted(screens.shortened(answer.document), say)
    if screens.visible_length(short) >= screens.visible_length(html):
        return html, keyboard
    return short, _with_way_to_all(keyboard, chat.get_bot(), case, say)


def _wants_short(chosen: ChatSettings, chat: Chat, html: str) -> bool:
    if chosen.answer_length is not None:
        return chosen.answer_length == "short"
    return chat.type != ChatType.PRIVATE and screens.visible_length(html) > LONG


def _with_way_to_all(
    keyboard: InlineKeyboardMarkup | None, bot: Bot, case: OpenCase, say: Say
) -> InlineKeyboardMarkup:
    way = InlineKeyboardButton(say("button-full"), url=link_to(bot, case.id))
    rows = list(keyboard.inline_keyboard) if keyboard else []
    return InlineKeyboardMarkup([*rows, (way,)])
