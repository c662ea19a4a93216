"""The way out: requests that are tried again when that is safe, and answers that leave once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import httpx
import structlog
from telegram.error import NetworkError, TelegramError
from telegram.request import HTTPXRequest

from bot.fronts.telegram.work import Work, current_work
from bot.store import Store

log = structlog.get_logger("director.telegram")

# Repeating one of these would show everybody the same thing twice; all others may be repeated.
ONCE = frozenset({"sendMessage", "sendDocument", "sendPoll"})
PAUSES = (0.5, 1, 2, 4, 8, 16)
"""Seconds between tries while Telegram is out of reach."""
OUT_OF_ORDER = frozenset({500, 502, 503})
UNAUTHORIZED = 401
BODY_LEAVES = "send_request_body.started"
"""What httpcore calls the moment before the part of a request leaves that makes it complete."""

Reply = tuple[int, bytes]


class AlreadyAnswered(TelegramError):
    """The current update has got an answer before, here or in another process."""


class MayHaveArrived(NetworkError):
    """The connection broke after the answer had left: it may have arrived or not."""


@dataclass
class _Departure:
    """One try to send the answer to an update, noted in the store as late as can be.

    An answer of several messages is noted with its first one: the others follow at once or never.
    """

    store: Store
    work: Work
    noted: bool = False

    async def watch(self, event: str, _info: object) -> None:
        """Called by httpcore along the way of the request. Raises `AlreadyAnswered`."""
        if event.endswith(BODY_LEAVES) and not self.noted:
            number = self.work.update_id
            self.noted = self.work.answered or await self.store.begin_answer(number)
            if not self.noted:
                raise AlreadyAnswered(f"update {number} has its answer")


_departure: ContextVar[_Departure | None] = ContextVar("departure", default=None)


async def _watch_departure(request: httpx.Request) -> None:
    departure = _departure.get()
    if departure is not None:
        request.extensions = {**request.extensions, "trace": departure.watch}


class WatchfulRequest(HTTPXRequest):
    """Tells when Telegram refuses the token; the library's polling would only stop in silence."""

    def __init__(self, on_refused_token: Callable[[], None], **options: Any) -> None:
        super().__init__(**options)
        self._on_refused_token = on_refused_token

    async def do_request(self, *call: Any, **options: Any) -> Reply:
        """One call of the Bot API, as the library wants it: status and body of the reply."""
        reply = await super().do_request(*call, **options)
        if reply[0] == UNAUTHORIZED:
            self._on_refused_token()
        return reply


class CarefulRequest(WatchfulRequest):
    """Sends every answer at most once, also across a killed process, and tries hard to send it.

    The moment before a message leaves, the store notes that the current update is being answered.
    When Telegram says that it did not take the message, the note is taken back. When the
    connection breaks in between, nobody knows, and the answer is not repeated.
    """

    def __init__(self, store: Store, on_refused_token: Callable[[], None], **options: Any) -> None:
        hooks = {"event_hooks": {"request": [_watch_departure]}}
        super().__init__(on_refused_token, httpx_kwargs=hooks, **options)
        self._store = store

    async def do_request(self, url: str, *call: Any, **options: Any) -> Reply:
        """The same, tried again while that is safe."""
        name = url.rsplit("/", 1)[-1]

        async def send() -> Reply:
            return await super(CarefulRequest, self).do_request(url, *call, **options)

        work = current_work.get()
        if name in ONCE and work is not None:
            return await self._patiently(name, lambda: self._once(work, send))
        return await self._patiently(name, send)

    async def _once(self, work: Work, send: Callable[[], Awaitable[Reply]]) -> Reply:
        departure = _Departure(self._store, work)
        token = _departure.set(departure)
        try:
            status, body = await send()
        except NetworkError as error:
            if departure.noted:
                raise MayHaveArrived(error.message) from error
            raise
        finally:
            _departure.reset(token)
        if status == httpx.codes.OK:
            work.answered = True
        elif not work.answered:
            await self._store.retract_answer(work.update_id)
        return status, body

    async def _patiently(self, name: str, send: Callable[[], Awaitable[Reply]]) -> Reply:
        for pause in PAUSES:
            try:
                status, body = await send()
            except MayHaveArrived:
                raise
            except NetworkError:
                log.warning("Telegram out of reach", method=name, again_in=pause)
            else:
                if status not in OUT_OF_ORDER:
                    return status, body
                log.warning("Telegram out of order", method=name, status=status, again_in=pause)
            await asyncio.sleep(pause)
        return await send()
