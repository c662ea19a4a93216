"""What goes wrong on purpose: refusals, cut connections, and calls that are held up."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field

from tests.botapi.errors import ApiError, too_many_requests


@dataclass
class Fault:
    """Strikes the next `times` calls of a method (in one chat, when `chat` is given)."""

    method: str
    times: int = 1
    chat: int | None = None
    refuse: ApiError | None = None
    cut: bool = False
    """Close the connection instead of answering."""
    processed: bool = False
    """Whether a call that is cut or held has taken effect before."""
    gate: asyncio.Event | None = None
    """Hold the call until this is set."""
    struck: asyncio.Event = field(default_factory=asyncio.Event)

    def fits(self, method: str, chat: int | None) -> bool:
        return (
            self.times > 0
            and self.method in (method, "*")
            and (self.chat is None or self.chat == chat)
        )


class Faults:
    """The faults that wait for their call, in the order in which they were added."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def refuse(
        self, method: str, error: ApiError, *, times: int = 1, chat: int | None = None
    ) -> Fault:
        """Answer with an error instead of doing anything."""
        return self._add(Fault(method, times, chat, refuse=error))

    def cut(
        self, method: str, *, processed: bool, times: int = 1, chat: int | None = None
    ) -> Fault:
        """Close the connection, before or after the call has taken effect."""
        return self._add(Fault(method, times, chat, cut=True, processed=processed))

    def hold(
        self, method: str, *, processed: bool, times: int = 1, chat: int | None = None
    ) -> Fault:
        """Let the bot wait for its answer until the fault's `gate` is set."""
        return self._add(Fault(method, times, chat, gate=asyncio.Event(), processed=processed))

    def take(self, method: str, chat: int | None) -> Fault | None:
        """The fault that strikes this call, used up by one."""
        for fault in self._faults:
            if fault.fits(method, chat):
                fault.times -= 1
                fault.struck.set()
                return fault
        return None

    def _add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault


@dataclass
class Flood:
    """Telegram's limit of a group: so many messages in so many seconds, else `retry_after`."""

    messages: int = 20
    seconds: float = 60.0
    refused: int = 0
    """How often the bot had to be told."""
    _sent: dict[int, list[float]] = field(default_factory=dict)

    def check(self, chat: int) -> None:
        """Count a message to a chat. Raises a 429 when it is one too many."""
        now = time.monotonic()
        sent = [at for at in self._sent.get(chat, []) if at > now - self.seconds]
        if chat < 0 and len(sent) >= self.messages:
            self.refused += 1
            raise too_many_requests(math.ceil(sent[0] + self.seconds - now))
        self._sent[chat] = [*sent, now]
