"""The library's `Application`, put together: how calls leave, and which handler gets what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from telegram import CallbackQuery, LinkPreviewOptions, Message, Update
from telegram.constants import ParseMode
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackContext,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    Defaults,
    InlineQueryHandler,
    MessageHandler,
    filters,
)

from bot.fronts.telegram import (
    buttons,
    forgetting,
    inline,
    membership,
    polls,
    preferences,
    questions,
    recall,
    trouble,
)
from bot.fronts.telegram.asking import may_ask
from bot.fronts.telegram.codec import Action, Tap, UnknownButton
from bot.fronts.telegram.commands import HANDLERS, Handler, show_help
from bot.fronts.telegram.desk import Desk
from bot.fronts.telegram.intake import Intake
from bot.fronts.telegram.order import ChatOrder
from bot.fronts.telegram.pace import ChatPace
from bot.fronts.telegram.sending import CarefulRequest, WatchfulRequest
from bot.fronts.telegram.work import note

TelegramApplication = Application[Any, Any, Any, Any, Any, Any]
Context = CallbackContext[Any, Any, Any, Any]
Callback = Callable[[Update, Context], Coroutine[Any, Any, None]]

ASKING: frozenset[Handler] = frozenset({questions.ruling, questions.addressed})
"""Handlers that rule, which a group may leave to its administrators."""
TAPPED: Mapping[Action, Callable[[Desk, CallbackQuery, Tap], Awaitable[None]]] = {
    Action.FORGET: forgetting.tapped,
    Action.RECALL: recall.tapped,
    Action.VOTES: polls.tapped,
    Action.SETTINGS: preferences.tapped,
}
"""Buttons that belong to no case."""

POLL_SECONDS = 30
CONNECTIONS = 64
ANSWER_SECONDS = 20.0
"""So long Telegram may take to answer a call."""
OVERTAKING_SECONDS = 0.5
"""So long an update that comes by webhook waits for one that it may have overtaken."""


class ForBot(filters.MessageFilter):
    """Group messages that mention the bot or reply to it; where it sees all, it must not meddle."""

    def filter(self, message: Message) -> bool:
        """Whether the bot is meant."""
        return questions.is_mentioned(message) or questions.is_reply_to_bot(message)


def build(desk: Desk, intake: Intake, on_refused_token: Callable[[], None]) -> TelegramApplication:
    """The application for this desk, not yet connected to anything."""
    settings = desk.settings
    if settings.telegram_token is None:
        raise ValueError("no token")
    by_webhook = settings.telegram_mode == "webhook"
    builder = (
        ApplicationBuilder()
        .token(settings.telegram_token.get_secret_value())
        .base_url(f"{settings.telegram_api_url}/bot")
        .base_file_url(f"{settings.telegram_api_url}/file/bot")
        .request(
            CarefulRequest(
                desk.store,
                on_refused_token,
                connection_pool_size=CONNECTIONS,
                pool_timeout=30,
                read_timeout=ANSWER_SECONDS,
            )
        )
        .get_updates_request(
            WatchfulRequest(
                on_refused_token, connection_pool_size=1, read_timeout=POLL_SECONDS + 10
            )
        )
        .defaults(
            Defaults(
                parse_mode=ParseMode.HTML,
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                do_quote=True,
                allow_sending_without_reply=True,
            )
        )
        .rate_limiter(ChatPace())
        .concurrent_updates(ChatOrder(intake, OVERTAKING_SECONDS if by_webhook else 0.0))
        .update_queue(intake)
    )
    if by_webhook:
        builder = builder.updater(None)
    application: TelegramApplication = builder.build()
    _add_handlers(application, desk)
    return application


def _add_handlers(application: TelegramApplication, desk: Desk) -> None:
    new, edited = filters.UpdateType.MESSAGE, filters.UpdateType.EDITED_MESSAGE
    private, group = filters.ChatType.PRIVATE, filters.ChatType.GROUPS
    add = application.add_handler
    add(MessageHandler(new & filters.StatusUpdate.MIGRATE, _on_migration(desk)))
    for name, handler in HANDLERS.items():
        add(CommandHandler(name, _on_message(desk, handler), new))
    add(MessageHandler(new & private & filters.COMMAND, _on_message(desk, show_help)))
    said = new & ~filters.StatusUpdate.ALL & ~filters.COMMAND
    add(MessageHandler(said & private, _on_message(desk, questions.told)))
    add(MessageHandler(said & group & ForBot(), _on_message(desk, questions.addressed)))
    add(MessageHandler(edited, _on_message(desk, questions.corrected)))
    add(CallbackQueryHandler(_on_tap(desk)))
    add(InlineQueryHandler(_on_inline(desk)))
    add(ChatMemberHandler(_on_membership(desk), ChatMemberHandler.MY_CHAT_MEMBER))
    application.add_error_handler(_on_error(desk))


def _on_message(desk: Desk, handler: Handler) -> Callback:
    async def callback(update: Update, _context: Context) -> None:
        if (message := update.effective_message) is not None:
            note(handler=handler.__name__)
            turn = await desk.turn(message, questions.argument_of(message))
            if handler not in ASKING or await may_ask(desk, turn):
                await handler(desk, turn)

    return callback


def _on_tap(desk: Desk) -> Callback:
    async def callback(update: Update, _context: Context) -> None:
        if update.callback_query is not None:
            await _tap(desk, update.callback_query)

    return callback


def _on_inline(desk: Desk) -> Callback:
    async def callback(update: Update, _context: Context) -> None:
        if update.inline_query is not None:
            await inline.asked(desk, update.inline_query)

    return callback


async def _tap(desk: Desk, query: CallbackQuery) -> None:
    with suppress(UnknownButton):
        tap = Tap.decode(query.data or "")
        if tap.action in TAPPED:
            note(tap=tap.action.name.lower())
            await TAPPED[tap.action](desk, query, tap)
            return
    await buttons.tapped(desk, query)


def _on_migration(desk: Desk) -> Callback:
    async def callback(update: Update, _context: Context) -> None:
        if update.message is not None:
            await membership.migrated(desk, update.message)

    return callback


def _on_membership(desk: Desk) -> Callback:
    async def callback(update: Update, _context: Context) -> None:
        if update.my_chat_member is not None:
            await membership.changed(desk, update.my_chat_member)

    return callback


def _on_error(desk: Desk) -> Callable[[object, Context], Coroutine[Any, Any, None]]:
    async def callback(update: object, context: Context) -> None:
        if isinstance(update, Update) and isinstance(context.error, Exception):
            await trouble.handle(desk, update, context.error)

    return callback
