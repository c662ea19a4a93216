"""The stand-in as tests see it: people write, press and block; the bot's doings can be awaited."""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.botapi.entities import typed_entities
from tests.botapi.faults import Faults
from tests.botapi.members import member_json
from tests.botapi.server import serve
from tests.botapi.state import Call, State
from tests.botapi.world import GENERAL_TOPIC, Chat, Json, Message, Person, Query

TOKEN = "7000000001:AAFakeTokenOfTheStandIn_0123456789abc"
USERNAME = "director_please_bot"


@dataclass(frozen=True)
class Sent:
    """What a person wrote, and the update that tells the bot (`None` when it must not see it)."""

    message: Message
    update_id: int | None


@dataclass(frozen=True)
class Press:
    """A tap on a button."""

    query: Query
    update_id: int | None


class BotApi:
    """A Bot API server with one bot, and the people around it."""

    def __init__(self, url: str, state: State) -> None:
        self.url = url
        """Base URL; `/bot<token>/<method>` is appended."""
        self.state = state
        self.token = state.token
        self._person_ids = itertools.count(500_001)
        self._group_ids = itertools.count(4_001)
        self._supergroup_ids = itertools.count(1_002_000_000_001)

    @classmethod
    @asynccontextmanager
    async def running(cls, token: str = TOKEN, username: str = USERNAME) -> AsyncIterator[BotApi]:
        """Serve on 127.0.0.1 for as long as the context lasts."""
        state = State(token, username)
        async with serve(state) as url:
            yield cls(url, state)

    @property
    def faults(self) -> Faults:
        """What is to go wrong."""
        return self.state.faults

    def calls(self, *methods: str, failed: bool = False) -> list[Call]:
        """The calls of these methods that succeeded (or failed), oldest first."""
        return [
            call
            for call in self.state.calls
            if call.method in methods and (call.error is not None) == failed
        ]

    # People and chats

    def person(self, name: str, language: str | None = "en", username: str | None = None) -> Person:
        """A new user of Telegram."""
        person = Person(next(self._person_ids), name, username, language)
        self.state.people[person.id] = person
        return person

    def private(self, person: Person) -> Chat:
        """The private chat of a person with the bot; it exists from the first message on."""
        chat = self.state.chats.get(person.id)
        if chat is None:
            chat = Chat(person.id, "private", person.first_name, {person.id: person})
            self.state.chats[chat.id] = chat
        return chat

    def group(
        self, title: str, *members: Person, supergroup: bool = True, forum: bool = False
    ) -> Chat:
        """A group with the bot in it; its first member is the owner."""
        chat = Chat(
            -next(self._supergroup_ids if supergroup else self._group_ids),
            "supergroup" if supergroup else "group",
            title,
            {member.id: member for member in members},
            {members[0].id},
            is_forum=forum,
        )
        self.state.chats[chat.id] = chat
        return chat

    def topic(self, chat: Chat, name: str) -> int:
        """A new topic of a forum; its thread id."""
        thread = self._post(chat, next(iter(chat.members.values())), "").message.id
        chat.topics[thread] = name
        return thread

    # What people do

    def write(
        self,
        chat: Chat,
        sender: Person,
        text: str,
        *,
        reply_to: Message | None = None,
        topic: int | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> Sent:
        """A person writes a text; in groups the bot is told what privacy mode lets it see."""
        if chat.type == "private":
            sender.has_started_bot, sender.has_blocked_bot = True, False
        sent = self._post(
            chat,
            sender,
            text,
            reply_to=reply_to,
            thread=topic if topic != GENERAL_TOPIC else None,
            extra=dict(more or {}),
        )
        if chat.type != "private" and not self._is_for_bot(sent.message):
            return sent
        return Sent(sent.message, self.state.updates.add("message", sent.message.json()))

    def edit(self, message: Message, text: str) -> Sent:
        """A person corrects a message."""
        message.text, message.entities = text, typed_entities(text)
        message.edits += 1
        if message.chat.type != "private" and not self._is_for_bot(message):
            return Sent(message, None)
        return Sent(message, self.state.updates.add("edited_message", message.json()))

    def press(self, person: Person, message: Message, label: str) -> Press:
        """A person taps the button with this label."""
        button = message.buttons.get(label)
        if button is None:
            raise AssertionError(f"no button {label!r}, only {list(message.buttons)}")
        return self.press_data(person, message, button["callback_data"])

    def press_data(self, person: Person, message: Message, data: str) -> Press:
        """A tap that carries `data`, which an old or a forged button may do."""
        query = Query(f"query-{next(self.state.ids)}", person)
        self.state.callback_queries[query.id] = query
        content = {
            "id": query.id,
            "from": person.json(),
            "message": message.json(),
            "chat_instance": str(message.chat.id),
            "data": data,
        }
        return Press(query, self.state.updates.add("callback_query", content))

    def vote(self, poll: Message, *options: str) -> None:
        """Somebody votes, with one option or, where that is allowed, with several."""
        content = poll.extra["poll"]
        if content["is_closed"] or (len(options) > 1 and not content["allows_multiple_answers"]):
            raise AssertionError("Telegram would not take this vote")
        for option in content["options"]:
            option["voter_count"] += option["text"] in options
        content["total_voter_count"] += 1

    def file(self, message: Message) -> tuple[str, bytes]:
        """Name and content of the document that a message carries."""
        document = message.extra["document"]
        return document["file_name"], self.state.files[document["file_id"]]

    def inline(self, person: Person, text: str, offset: str = "") -> Query:
        """A person types `@bot text` somewhere; Telegram cuts what is longer than 256 letters."""
        query = Query(f"query-{next(self.state.ids)}", person)
        self.state.inline_queries[query.id] = query
        content = {"id": query.id, "from": person.json(), "query": text[:256], "offset": offset}
        self.state.updates.add("inline_query", content)
        return query

    def block(self, person: Person) -> None:
        """A person blocks the bot."""
        chat = self.private(person)
        person.has_blocked_bot = True
        self._membership(chat, person, "member", "kicked")

    def kick(self, chat: Chat, admin: Person) -> None:
        """An administrator throws the bot out of a group."""
        chat.bot_is_member = False
        self._membership(chat, admin, "member", "kicked")

    def upgrade(self, chat: Chat) -> Chat:
        """A group becomes a supergroup with another id; both sides hear of it."""
        new = self.group(chat.title, *chat.members.values())
        new.admins = set(chat.admins)
        chat.upgraded_to = new
        owner = chat.members[min(chat.admins)]
        for where, extra in (
            (chat, {"migrate_to_chat_id": new.id}),
            (new, {"migrate_from_chat_id": chat.id}),
        ):
            notice = self.state.post(where, owner, "", extra=extra)
            self.state.updates.add("message", notice.json())
        return new

    # What the bot did

    async def reply_to(self, sent: Sent | Message) -> Message:
        """The bot's reply to a message, when it comes."""
        message = sent.message if isinstance(sent, Sent) else sent
        found = await self.state.until(
            lambda: self.replies_to(message), f"a reply to {message.text[:80]!r}"
        )
        return found[0]

    def replies_to(self, message: Message) -> list[Message]:
        """The bot's replies to a message so far."""
        return [reply for reply in message.chat.from_bot if reply.reply_to is message]

    async def said(self, chat: Chat, count: int = 1) -> list[Message]:
        """What the bot said in a chat, once it has said `count` things."""
        return await self.state.until(
            lambda: chat.from_bot if len(chat.from_bot) >= count else None,
            f"{count} messages in {chat.title}",
        )

    async def edited(self, message: Message, times: int = 1) -> Message:
        """The message, once the bot has edited it so often."""
        await self.state.until(
            lambda: message.edits >= times, f"edit {times} of {message.text[:80]!r}"
        )
        return message

    async def answered(self, press: Press | Query) -> Json:
        """What the bot showed for a tap, or for an inline query, when it does."""
        query = press.query if isinstance(press, Press) else press
        await self.state.until(lambda: query.answer is not None, f"an answer to {query.id}")
        return query.answer or {}

    async def called(self, method: str, times: int = 1, *, failed: bool = False) -> list[Call]:
        """The calls of a method, once there are so many."""

        def enough() -> list[Call] | None:
            calls = self.calls(method, failed=failed)
            return calls if len(calls) >= times else None

        return await self.state.until(enough, f"{times} calls of {method}")

    async def confirmed(self) -> None:
        """Return when the bot has confirmed all updates."""
        await self.state.until(lambda: not self.state.updates.waiting, "confirming all updates")

    # Inside

    def _post(self, chat: Chat, sender: Person, text: str, **more: Any) -> Sent:
        message = self.state.post(chat, sender, text, entities=typed_entities(text), **more)
        return Sent(message, None)

    def _is_for_bot(self, message: Message) -> bool:
        """Privacy mode: commands, mentions of the bot and replies to it; nothing else."""
        own = f"@{self.state.bot.username}".lower()
        if message.reply_to is not None and message.reply_to.sender is self.state.bot:
            return True
        units = message.text.encode("utf-16-le")
        for entity in message.entities:
            start, end = entity["offset"], entity["offset"] + entity["length"]
            words = units[2 * start : 2 * end].decode("utf-16-le").lower()
            if entity["type"] == "mention" and words == own:
                return True
            if entity["type"] == "bot_command" and ("@" not in words or words.endswith(own)):
                return True
        return False

    def _membership(self, chat: Chat, actor: Person, old: str, new: str) -> None:
        until: Json = {"until_date": 0} if new == "kicked" else {}
        bot = self.state.bot
        content = {
            "chat": chat.json(),
            "from": actor.json(),
            "date": int(time.time()),
            "old_chat_member": member_json(chat, bot) | {"status": old},
            "new_chat_member": member_json(chat, bot) | {"status": new} | until,
        }
        self.state.updates.add("my_chat_member", content)
