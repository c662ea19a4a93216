"""What a chat chooses: its language and its edition of the Laws."""

from __future__ import annotations

from typing import get_args

from telegram import CallbackQuery, Chat, InlineKeyboardButton, InlineKeyboardMarkup

from bot.fronts.telegram.codec import Action, Tap, UnknownButton
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.names import chat_name
from bot.fronts.telegram.texts import LANGUAGE_NAMES, Say
from bot.store import ChatSettings
from config.settings import Edition

EDITIONS: tuple[int, ...] = get_args(Edition)
AUTOMATIC = ""


async def language(desk: Desk, turn: Turn) -> None:
    """`/language`, or `/language sv` for those who know."""
    await _command(desk, turn, Action.LANGUAGE)


async def edition(desk: Desk, turn: Turn) -> None:
    """`/edition`, or `/edition 2007` for those who know."""
    await _command(desk, turn, Action.EDITION)


def check(tap: Tap) -> None:
    """Raises `UnknownButton` for a choice that there is not (any more)."""
    if tap.action is Action.EDITION and _read(tap.value, tap.action) is None:
        raise UnknownButton(tap.value)
    if tap.action is Action.LANGUAGE and tap.value not in {AUTOMATIC, *LANGUAGE_NAMES}:
        raise UnknownButton(tap.value)


async def choose(desk: Desk, query: CallbackQuery, chat: Chat, tap: Tap) -> None:
    """A tap on one of the choices, by somebody who may."""
    chosen = await _change(desk, chat_name(chat), tap.action, tap.value)
    say = desk.say(chosen, query.from_user)
    await desk.edit(query, _now(desk, chosen, say, tap.action), _keyboard(say, tap.action))


async def _command(desk: Desk, turn: Turn, action: Action) -> None:
    say, chosen = turn.say, turn.chosen
    if not turn.argument:
        topic = action.name.lower()
        html = f"{_now(desk, chosen, say, action)}\n{say(f'{topic}-choose')}"
        await desk.reply(turn, html, _keyboard(say, action))
        return
    if not await desk.may_change_settings(turn.message.chat, turn.message.from_user):
        await desk.reply(turn, say("admins-only"))
        return
    value = _read(turn.argument, action)
    if value is None:
        await desk.reply(turn, say(f"{action.name.lower()}-unknown"), _keyboard(say, action))
        return
    chosen = await _change(desk, turn.key.chat, action, value)
    say = desk.say(chosen, turn.message.from_user)
    await desk.reply(turn, _now(desk, chosen, say, action))


def _read(text: str, action: Action) -> str | None:
    wanted = text.strip().casefold()
    if action is Action.EDITION:
        return wanted if wanted in {str(year) for year in EDITIONS} else None
    known = {name.casefold(): code for code, name in LANGUAGE_NAMES.items()}
    return wanted if wanted in LANGUAGE_NAMES else known.get(wanted)


async def _change(desk: Desk, chat: str, action: Action, value: str) -> ChatSettings:
    if action is Action.EDITION:
        return await desk.store.change_settings(chat, edition=int(value))
    return await desk.store.change_settings(chat, language=value or None)


def _now(desk: Desk, chosen: ChatSettings, say: Say, action: Action) -> str:
    if action is Action.EDITION:
        return say("edition-now", edition=str(chosen.edition or desk.settings.edition))
    name = LANGUAGE_NAMES[chosen.language] if chosen.language else say("language-automatic")
    return say("language-now", language=name)


def _keyboard(say: Say, action: Action) -> InlineKeyboardMarkup:
    if action is Action.EDITION:
        row = [(str(year), str(year)) for year in sorted(EDITIONS, reverse=True)]
        rows = [row]
    else:
        names = [(name, code) for code, name in LANGUAGE_NAMES.items()]
        rows = [names[:2], names[2:], [(say("language-automatic"), AUTOMATIC)]]
    return InlineKeyboardMarkup([
        [InlineKeyboardButton(name, callback_data=Tap(action, value=value).encode())
         for name, value in row]
        for row in rows
    ])  # fmt: skip
