"""What goes wrong on purpose: refusals, cut connections, and calls that are held up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tests.botapi.errors import ApiError


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
