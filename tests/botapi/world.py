"""Who and what exists on the stand-in's side: people, chats, messages, queries."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]

GENERAL_TOPIC = 1
"""The topic of a forum that always exists; messages in it carry no thread id."""


@dataclass(eq=False)
class Person:
    """A user of Telegram, or the bot."""

    id: int
    first_name: str
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    has_blocked_bot: bool = False
    has_started_bot: bool = False

    def json(self) -> Json:
        """As in the field `from` of a message."""
        user: Json = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        if self.username:
            user["username"] = self.username
        if self.language_code:
            user["language_code"] = self.language_code
        return user


@dataclass(eq=False)
class Message:
    """A message as the server keeps it, by a person or by the bot."""

    id: int
    chat: Chat
    sender: Person
    date: int
    text: str
    entities: list[Json] = field(default_factory=list)
    thread: int | None = None
    reply_to: Message | None = None
    markup: Json | None = None
    edits: int = 0
    html: str = ""
    """What the bot wrote, before its entities were parsed."""
    extra: Json = field(default_factory=dict)
    history: list[tuple[str, Json | None]] = field(default_factory=list)
    """Text and keyboard before each edit."""

    @property
    def poll(self) -> Json:
        """The poll that the message is."""
        return dict(self.extra["poll"])

    @property
    def buttons(self) -> dict[str, Json]:
        """The inline buttons by label."""
        rows = (self.markup or {}).get("inline_keyboard", [])
        return {button["text"]: button for row in rows for button in row}

    def json(self, *, with_reply: bool = True) -> Json:
        """The Message object of the Bot API."""
        message: Json = {
            "message_id": self.id,
            "date": self.date,
            "chat": self.chat.json(),
            "from": self.sender.json(),
            **self.extra,
        }
        if self.text:
            message["caption" if "document" in self.extra else "text"] = self.text
        if self.entities:
            message["entities"] = self.entities
        if self.edits:
            message["edit_date"] = self.date + self.edits
        message.update(self._thread_json())
        if self.reply_to is not None and with_reply:
            message["reply_to_message"] = self.reply_to.json(with_reply=False)
        if self.markup is not None and self.sender.is_bot:
            message["reply_markup"] = self.markup
        return message

    def _thread_json(self) -> Json:
        if self.thread is not None and self.thread != GENERAL_TOPIC:
            return {"message_thread_id": self.thread, "is_topic_message": True}
        if self.reply_to is not None and self.chat.type == "supergroup":
            # A reply outside topics carries a thread id that sendMessage would refuse.
            return {"message_thread_id": self.reply_to.id}
        return {}


ChatType = Literal["private", "group", "supergroup"]


@dataclass(eq=False)
class Chat:
    """A private chat, a group or a supergroup, with everything said in it."""

    id: int
    type: ChatType
    title: str
    members: dict[int, Person] = field(default_factory=dict)
    admins: set[int] = field(default_factory=set)
    is_forum: bool = False
    topics: dict[int, str] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    upgraded_to: Chat | None = None
    bot_is_member: bool = True
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(2))

    def json(self) -> Json:
        """The Chat object of the Bot API."""
        if self.type == "private":
            return {"id": self.id, "type": self.type, "first_name": self.title}
        chat: Json = {"id": self.id, "type": self.type, "title": self.title}
        if self.is_forum:
            chat["is_forum"] = True
        return chat

    @property
    def from_bot(self) -> list[Message]:
        """What the bot has said here, oldest first."""
        return [message for message in self.messages.values() if message.sender.is_bot]


@dataclass(eq=False)
class Query:
    """A tap on a button, or an inline query, that waits for its answer."""

    id: str
    person: Person
    expired: bool = False
    answer: Json | None = None
