"""A strict stand-in for Telegram's Bot API, for tests that drive the real bot over real HTTP.

`BotApi.running()` serves on 127.0.0.1. Where Telegram is lenient about mistakes that users would
see (unescaped text, a second answer to a query), this server refuses.
"""

from __future__ import annotations

from tests.botapi.control import TOKEN, BotApi, Press, Sent
from tests.botapi.errors import bad_request, conflict, forbidden, migrated, too_many_requests
from tests.botapi.state import Call
from tests.botapi.world import Chat, Message, Person, Query

__all__ = [
    "TOKEN",
    "BotApi",
    "Call",
    "Chat",
    "Message",
    "Person",
    "Press",
    "Query",
    "Sent",
    "bad_request",
    "conflict",
    "forbidden",
    "migrated",
    "too_many_requests",
]
