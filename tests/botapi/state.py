"""Everything the stand-in knows, and a way to wait until it knows more."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.botapi.errors import ApiError, bad_request, forbidden, migrated
from tests.botapi.faults import Faults, Flood
from tests.botapi.params import Params
from tests.botapi.updates import Updates
from tests.botapi.webhook import Webhook
from tests.botapi.world import Chat, Json, Message, Person, Query

Found = TypeVar("Found")

PATIENCE_SECONDS = 20.0
"""Only ends a test that would hang; nothing waits this long when all is well."""


@dataclass(frozen=True)
class Call:
    """One request of the bot, with what it got."""

    method: str
    params: dict[str, Any]
    result: object = None
    error: ApiError | None = None


@dataclass
class Profile:
    """How the bot presents itself, by language; commands by scope and language."""

    names: dict[str, str] = field(default_factory=dict)
    descriptions: dict[str, str] = field(default_factory=dict)
    short_descriptions: dict[str, str] = field(default_factory=dict)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)


class State:
    """The world, the queue of updates, and the record of what the bot did."""

    def __init__(self, token: str, username: str) -> None:
        self.token = token
        self.bot = Person(int(token.split(":", maxsplit=1)[0]), "Director", username, is_bot=True)
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.callback_queries: dict[str, Query] = {}
        self.inline_queries: dict[str, Query] = {}
        self.profile = Profile()
        self.updates = Updates(self.notify)
        self.webhook: Webhook | None = None
        self.faults = Faults()
        self.flood = Flood()
        self.files: dict[str, bytes] = {}
        self.calls: list[Call] = []
        self.ids = itertools.count(1)
        # Private chats and small groups share one sequence of message ids.
        self.shared_numbers = itertools.count(101)
        self._changed = asyncio.Event()

    def notify(self) -> None:
        """Wake up whoever waits for something to happen."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, check: Callable[[], Found | None], what: str) -> Found:
        """Wait until `check` finds something; fails the test when it never does."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            changed = self._changed
            found = check()
            if found:
                return found
            try:
                await asyncio.wait_for(changed.wait(), deadline - time.monotonic())
            except TimeoutError:
                last = "\n".join(
                    f"  {c.method} {c.params} {c.error or ''}" for c in self.calls[-10:]
                )
                raise AssertionError(f"never happened: {what}\nlast calls:\n{last}") from None

    def writable_chat(self, params: Params) -> Chat:
        """The chat of `chat_id`, or the reason why the bot cannot write there."""
        chat = self.readable_chat(params)
        if chat.type == "private":
            person = self.people[chat.id]
            if person.has_blocked_bot:
                raise forbidden("bot was blocked by the user")
            if not person.has_started_bot:
                raise forbidden("bot can't initiate conversation with a user")
        return chat

    def readable_chat(self, params: Params) -> Chat:
        """The chat of `chat_id`, if the bot is or ever was in it."""
        chat = self.chats.get(params.needed_number("chat_id"))
        if chat is None:
            raise bad_request("chat not found")
        if chat.upgraded_to is not None:
            raise migrated(chat.upgraded_to.id)
        if not chat.bot_is_member:
            raise forbidden(f"bot was kicked from the {chat.type} chat")
        return chat

    def post(self, chat: Chat, sender: Person, text: str, **more: Any) -> Message:
        """Put a message into a chat; who is told about it is the caller's business."""
        numbers = chat.numbers if chat.type == "supergroup" else self.shared_numbers
        message = Message(next(numbers), chat, sender, int(time.time()), text, **more)
        chat.messages[message.id] = message
        self.notify()
        return message
