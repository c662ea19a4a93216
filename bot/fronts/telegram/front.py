"""The front end's life: connect, take updates in, answer them, stop without losing any."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from itertools import chain, repeat
from typing import Any

import structlog
from telegram.error import BadRequest, Conflict, InvalidToken, TelegramError

from bot.fronts.telegram import webhook
from bot.fronts.telegram.application import POLL_SECONDS, build
from bot.fronts.telegram.desk import Desk, Directors, default_directors
from bot.fronts.telegram.intake import ALLOWED_UPDATES, Intake
from bot.fronts.telegram.profile import present
from bot.fronts.telegram.reminding import remind
from bot.second_reader import reader_of
from bot.store import Store
from config.settings import Settings

log = structlog.get_logger("director.telegram")

GRACE_SECONDS = 20
CALL_SECONDS = 5
RECOVER_EVERY_SECONDS = 300
CONNECT_AGAIN_SECONDS = (1, 2, 5, 10, 30, 60)


class TelegramRefused(Exception):
    """Telegram does not accept the token or the address; the message says so without a secret."""


class TelegramFront:
    """The bot, within a running event loop. `start` and `stop` are called once each."""

    def __init__(
        self, settings: Settings, store: Store, directors: Directors = default_directors
    ) -> None:
        if settings.telegram_token is None:
            raise ValueError("the Telegram front end needs a token")
        # These libraries log addresses at INFO, and Telegram's addresses contain the token.
        for name in ("httpx", "httpcore"):
            logging.getLogger(name).setLevel(logging.WARNING)
        self._settings = settings
        self._token = settings.telegram_token.get_secret_value()
        self.refused = asyncio.Event()
        """Set when Telegram does not accept the token, at once or one day."""
        self._intake = Intake(store)
        self._desk = Desk(settings, store, directors, reader_of(settings))
        self._application = build(self._desk, self._intake, self._token_refused)
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self._ready = asyncio.Event()

    @property
    def webhook_path(self) -> str:
        """The path of the webhook on the service's own server."""
        return webhook.path_for(self._token)

    def webhook_route(self) -> webhook.Route:
        """The handler for `POST webhook_path`."""
        secret = self._settings.telegram_webhook_secret.get_secret_value()
        return webhook.route(self._application.bot, self._intake, secret, self._ready.is_set)

    async def start(self) -> None:
        """Connect and begin to answer. While Telegram is out of reach, keep trying behind.

        Raises `TelegramRefused` when the token or the webhook's address is wrong.
        """
        try:
            await self._application.initialize()
        except InvalidToken:
            await self._application.bot.shutdown()
            raise TelegramRefused(
                "DIRECTOR_TELEGRAM_TOKEN: Telegram does not know this token. "
                "Get one from @BotFather, or leave it empty to run without the bot."
            ) from None
        except TelegramError as error:
            log.warning("Telegram out of reach", reason=type(error).__name__)
            self._spawn(self._connect_later())
        else:
            await self._begin()
            if self._settings.telegram_mode == "webhook":
                await self._call_me_at_once()

    async def stop(self) -> None:
        """Take nothing more in and finish what was taken in; the rest waits in the store."""
        self._stopping.set()
        if self._tasks:
            _, slow = await asyncio.wait(self._tasks, timeout=CALL_SECONDS)
            for task in slow:
                task.cancel()
        application = self._application
        if application.updater is not None and application.updater.running:
            # A poll that failed for good says so once more when it is stopped.
            with suppress(TelegramError):
                await application.updater.stop()
        if application.running:
            with suppress(TimeoutError):
                await asyncio.wait_for(application.stop(), GRACE_SECONDS)
        await application.shutdown()
        # The application closes its connections only when it was connected.
        await application.bot.shutdown()

    async def _connect_later(self) -> None:
        for pause in chain(CONNECT_AGAIN_SECONDS, repeat(CONNECT_AGAIN_SECONDS[-1])):
            if not await self._goes_on(pause):
                return
            try:
                await self._application.initialize()
            except InvalidToken:
                return
            except TelegramError as error:
                log.warning("Telegram out of reach", reason=type(error).__name__)
            else:
                break
        await self._begin()
        if self._settings.telegram_mode == "webhook":
            await self._call_me_later()

    async def _begin(self) -> None:
        application, settings = self._application, self._settings
        await self._intake.recover(application.bot, at_start=True)
        self._ready.set()
        await application.start()
        if application.updater is not None:
            await application.updater.start_polling(
                timeout=POLL_SECONDS,
                allowed_updates=ALLOWED_UPDATES,
                bootstrap_retries=-1,
                error_callback=self._polling_failed,
            )
        self._spawn(present(application.bot, settings.language, self._stopping))
        self._spawn(self._recover_regularly())
        self._spawn(remind(self._desk, application.bot, self._stopping))
        log.info("Telegram bot ready", bot=application.bot.username, mode=settings.telegram_mode)

    async def _call_me_at_once(self) -> None:
        try:
            if not await self._call_me():
                self._spawn(self._call_me_later())
        except TelegramRefused:
            await self.stop()
            raise

    async def _call_me(self) -> bool:
        """Tell Telegram where to call; false when that must be tried again.

        Raises `TelegramRefused` when Telegram does not take the address.
        """
        settings = self._settings
        try:
            await self._application.bot.set_webhook(
                f"{settings.telegram_webhook_url}{self.webhook_path}",
                allowed_updates=ALLOWED_UPDATES,
                secret_token=settings.telegram_webhook_secret.get_secret_value(),
                max_connections=webhook.CONNECTIONS,
            )
        except BadRequest as error:
            raise TelegramRefused(
                f"DIRECTOR_TELEGRAM_WEBHOOK_URL: Telegram does not call there ({error.message})."
            ) from None
        except TelegramError as error:
            log.warning("webhook not set", reason=type(error).__name__)
            return False
        return True

    async def _call_me_later(self) -> None:
        for pause in chain(CONNECT_AGAIN_SECONDS, repeat(CONNECT_AGAIN_SECONDS[-1])):
            if not await self._goes_on(pause):
                return
            try:
                if await self._call_me():
                    return
            except TelegramRefused as refused:
                log.error("webhook refused", reason=str(refused))
                return

    async def _recover_regularly(self) -> None:
        while await self._goes_on(RECOVER_EVERY_SECONDS):
            try:
                await self._intake.recover(self._application.bot, at_start=False)
            except Exception:
                log.exception("recovery failed")

    async def _goes_on(self, seconds: float) -> bool:
        """Wait; false as soon as the bot is to stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)
        return not self._stopping.is_set()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _polling_failed(self, error: TelegramError) -> None:
        if isinstance(error, Conflict):
            log.error("another process uses the same token", advice="stop one of the two")
        else:
            log.warning("polling failed", reason=type(error).__name__)

    def _token_refused(self) -> None:
        if not self.refused.is_set():
            log.error("Telegram does not accept the token")
        self.refused.set()
