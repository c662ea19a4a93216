"""How fast messages leave: never faster than Telegram takes them from a bot.

The library's own limiter counts on average, so that a burst still goes over 20 messages a minute
in a group, counts calls that write nothing, and stops the whole bot when one chat is told to wait.
This one counts exactly, only what is written, and lets the other chats go on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import structlog
from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

log = structlog.get_logger("director.telegram")

GROUP_MESSAGES, GROUP_SECONDS = 20, 61.0
"""Telegram's limit of a group, with a second for the way there."""
ALL_MESSAGES, ALL_SECONDS = 30, 1.0
TRIES = 5
LONGEST_WAIT = 120.0
"""Seconds that an answer waits where it is; for longer it goes back into the store."""

FEW_LINES = 64
"""So many chats are remembered before the idle ones are looked for."""

WRITING = ("send", "edit", "copy", "forward")
Call = Callable[..., Coroutine[Any, Any, Any]]


class Window:
    """So many messages in so many seconds, whenever these begin."""

    def __init__(self, messages: int, seconds: float) -> None:
        self._seconds = seconds
        self._messages = messages
        self._left: deque[float] = deque()

    def wait(self, now: float) -> float:
        """Seconds until another message may leave."""
        while self._left and self._left[0] + self._seconds <= now:
            self._left.popleft()
        if len(self._left) < self._messages:
            return 0.0
        return self._left[0] + self._seconds - now

    def count(self, now: float) -> None:
        """A message leaves."""
        self._left.append(now)

    def is_empty(self, now: float) -> bool:
        """Whether nothing has left for so long that this can be forgotten."""
        self.wait(now)
        return not self._left


class _Line:
    """The messages to one chat, which leave in their order."""

    def __init__(self, *, is_group: bool) -> None:
        self.lock = asyncio.Lock()
        self.window = Window(GROUP_MESSAGES, GROUP_SECONDS) if is_group else None
        self.not_before = 0.0
        self.length = 0

    def wait(self, now: float) -> float:
        own = self.window.wait(now) if self.window else 0.0
        return max(own, self.not_before - now)

    def is_idle(self, now: float) -> bool:
        quiet = self.window is None or self.window.is_empty(now)
        return not self.length and quiet and self.not_before <= now


class ChatPace(BaseRateLimiter[None]):
    """Holds messages back until Telegram takes them, each chat by itself."""

    def __init__(self) -> None:
        self._all = Window(ALL_MESSAGES, ALL_SECONDS)
        self._lines: dict[str, _Line] = {}
        self._sweep_at = FEW_LINES

    async def initialize(self) -> None:
        """Nothing to prepare."""

    async def shutdown(self) -> None:
        """Nothing to release."""

    async def process_request(  # noqa: PLR0917 the library's signature
        self,
        callback: Call,
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: None,
    ) -> Any:
        """Make the call when its chat's turn has come, again when Telegram says to wait.

        Raises `RetryAfter` when that takes too long to wait for here, and at once for calls that
        concern no chat: nobody waits for those.
        """
        del rate_limit_args
        chat = data.get("chat_id")
        if chat is None or not endpoint.startswith(WRITING):
            return await callback(*args, **kwargs)
        line = self._line(str(chat))
        line.length += 1
        try:
            async with line.lock:
                return await self._in_turn(line, lambda: callback(*args, **kwargs))
        finally:
            line.length -= 1
            self._forget_idle()

    async def _in_turn(self, line: _Line, call: Call) -> Any:
        for last in (False,) * (TRIES - 1) + (True,):
            await self._place(line)
            try:
                return await call()
            except RetryAfter as error:
                wait = _seconds(error)
                line.not_before = _now() + wait
                log.warning("asked to wait", seconds=wait)
                if last or wait > LONGEST_WAIT:
                    raise
        return None

    async def _place(self, line: _Line) -> None:
        while (wait := max(line.wait(_now()), self._all.wait(_now()))) > 0:
            if wait > LONGEST_WAIT:
                raise RetryAfter(timedelta(seconds=wait))
            await asyncio.sleep(wait)
        if line.window:
            line.window.count(_now())
        self._all.count(_now())

    def _line(self, chat: str) -> _Line:
        return self._lines.setdefault(chat, _Line(is_group=not chat.isdecimal()))

    def _forget_idle(self) -> None:
        if len(self._lines) < self._sweep_at:
            return
        now = _now()
        for chat in [chat for chat, line in self._lines.items() if line.is_idle(now)]:
            del self._lines[chat]
        self._sweep_at = max(FEW_LINES, 2 * len(self._lines))


def _now() -> float:
    return asyncio.get_running_loop().time()


def _seconds(error: RetryAfter) -> float:
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)
