"""How the bot presents itself: menus by scope and language, name and descriptions.

Telegram limits how often these may be set, so what is there already is not set again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

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

from bot.fronts.commands import Scope, menu
from bot.fronts.telegram.texts import Say
from bot.wording.catalogue import LANGUAGES

log = structlog.get_logger("director.telegram")

SCOPES: Mapping[Scope, BotCommandScope] = {
    Scope.PRIVATE: BotCommandScopeAllPrivateChats(),
    Scope.GROUP: BotCommandScopeAllGroupChats(),
    Scope.ADMIN: BotCommandScopeAllChatAdministrators(),
}


async def present(bot: Bot, default_language: str, stop: asyncio.Event) -> None:
    """Set all that differs, for everybody and for those whose Telegram speaks our languages.

    That Telegram does not want it now is no reason not to answer questions: it is only logged.
    Ends early, between two steps, when `stop` is set.
    """
    try:
        for code in (None, *LANGUAGES):
            for step in _steps(bot, code, Say(code or default_language)):
                if stop.is_set():
                    return
                await step()
    except TelegramError as error:
        log.warning("menus and descriptions not set", reason=type(error).__name__)


def _steps(bot: Bot, code: str | None, say: Say) -> list[Callable[[], Awaitable[None]]]:
    return [
        *(partial(_menu, bot, scope, code, say) for scope in SCOPES),
        partial(_name, bot, code, say("name")),
        partial(_description, bot, code, say("description")),
        partial(_short_description, bot, code, say("short-description")),
    ]


async def _menu(bot: Bot, scope: Scope, code: str | None, say: Say) -> None:
    wanted = tuple(
        BotCommand(command.name, command.description(say.language)) for command in menu(scope)
    )
    if await bot.get_my_commands(SCOPES[scope], code) != wanted:
        await bot.set_my_commands(wanted, SCOPES[scope], code)


async def _name(bot: Bot, code: str | None, wanted: str) -> None:
    if (await bot.get_my_name(code)).name != wanted:
        await bot.set_my_name(wanted, code)


async def _description(bot: Bot, code: str | None, wanted: str) -> None:
    if (await bot.get_my_description(code)).description != wanted:
        await bot.set_my_description(wanted, code)


async def _short_description(bot: Bot, code: str | None, wanted: str) -> None:
    if (await bot.get_my_short_description(code)).short_description != wanted:
        await bot.set_my_short_description(wanted, code)
