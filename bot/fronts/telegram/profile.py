"""How the bot presents itself: menus by scope and language, name and descriptions.

Telegram limits how often these may be set, so what is there already is not set again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.fronts.telegram.commands import Scope, menu
from bot.fronts.telegram.texts import Say
from bot.wording.catalogue import LANGUAGES

log = structlog.get_logger("director.telegram")

SCOPES: dict[Scope, BotCommandScope] = {
    Scope.PRIVATE: BotCommandScopeAllPrivateChats(),
    Scope.GROUP: BotCommandScopeAllGroupChats(),
    Scope.ADMIN: BotCommandScopeAllChatAdministrators(),
}


async def present(bot: Bot, default_language: str) -> None:
    """Set all that differs, for everybody and for those whose Telegram speaks our languages."""
    for code in (None, *LANGUAGES):
        say = Say(code or default_language)
        for scope in Scope:
            await _menu(bot, scope, code, say)
        await _texts(bot, code, say)


async def present_calmly(bot: Bot, default_language: str) -> None:
    """The same; that Telegram does not want it now is no reason not to answer questions."""
    try:
        await present(bot, default_language)
    except TelegramError as error:
        log.warning("menus and descriptions not set", reason=type(error).__name__)


async def _menu(bot: Bot, scope: Scope, code: str | None, say: Say) -> None:
    wanted = tuple(
        BotCommand(command.name, say(f"command-{command.name}")) for command in menu(scope)
    )
    if await bot.get_my_commands(SCOPES[scope], code) != wanted:
        await bot.set_my_commands(wanted, SCOPES[scope], code)


async def _texts(bot: Bot, code: str | None, say: Say) -> None:
    name, description = say("name"), say("description")
    short_description = say("short-description")
    await _change((await bot.get_my_name(code)).name, name, lambda: bot.set_my_name(name, code))
    await _change(
        (await bot.get_my_description(code)).description,
        description,
        lambda: bot.set_my_description(description, code),
    )
    await _change(
        (await bot.get_my_short_description(code)).short_description,
        short_description,
        lambda: bot.set_my_short_description(short_description, code),
    )


async def _change(now: str, wanted: str, change: Callable[[], Awaitable[object]]) -> None:
    if now != wanted:
        await change()
