"""Names of chats and people in the store: Telegram's ids, marked as such."""

from __future__ import annotations

from typing import overload

from telegram import Chat, Message, User

PREFIX = "telegram:"


@overload
def chat_name(chat: Chat | int) -> str: ...
@overload
def chat_name(chat: None) -> None: ...
@overload
def chat_name(chat: Chat | int | None) -> str | None: ...
def chat_name(chat: Chat | int | None) -> str | None:
    """The store's name of a chat."""
    if chat is None:
        return None
    return f"{PREFIX}{chat if isinstance(chat, int) else chat.id}"


@overload
def person_name(user: User) -> str: ...
@overload
def person_name(user: None) -> None: ...
@overload
def person_name(user: User | None) -> str | None: ...
def person_name(user: User | None) -> str | None:
    """The store's name of a person."""
    return f"{PREFIX}{user.id}" if user else None


def id_of(chat: str) -> int:
    """Telegram's id of a chat, by its name in the store."""
    return int(chat.removeprefix(PREFIX))


def is_group(chat: str) -> bool:
    """Whether a chat, by its name in the store, is a group; their ids are negative."""
    return chat.startswith(f"{PREFIX}-")


def topic_of(message: Message) -> int:
    """The forum topic of a message, 0 outside topics.

    A plain reply carries a thread id too, which is no topic; hence the second condition.
    """
    return message.message_thread_id or 0 if message.is_topic_message else 0
