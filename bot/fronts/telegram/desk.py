"""Where every handler finds what it needs: the store, the directors, and whose turn it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

import structlog
from pydantic import ValidationError
from telegram import CallbackQuery, Chat, InlineKeyboardMarkup, Message, User
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import BadRequest, ChatMigrated

from bot.answer import Answer, AnswerStatus, AskRequest
from bot.fronts.telegram.names import chat_name, person_name, topic_of
from bot.fronts.telegram.texts import Say, language_of
from bot.fronts.telegram.work import note
from bot.second_reader import SecondReader
from bot.service import Director
from bot.store import CaseKey, ChatSettings, Store
from bot.store.interface import Fact
from config.settings import Settings
from rulings.editions import NoSuchEdition
from rulings.registry import NoSuchKind

log = structlog.get_logger("director.telegram")

# Telegram writes this for an administrator who stays anonymous.
ANONYMOUS_ADMIN = 1087968824


class AsksDirector(Protocol):
    """What the front end needs of a director."""

    def ask(self, request: AskRequest) -> Answer:
        """Answer a question; pure and quick."""

    def law(self, text: str, *, language: str | None = None, edition: int | None = None) -> Answer:
        """Look a paragraph or a term up."""


Directors = Callable[[str, int], AsksDirector]
"""The director whose defaults are this language and this edition."""


@cache
def default_directors(language: str, edition: int) -> AsksDirector:
    """The directors that the service has."""
    return Director(language=language, edition=edition)


class UnreadableFacts(ValueError):
    """The facts of a case do not fit the laws any more; the case must be told anew."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A message that is to be answered, with what the chat has chosen."""

    message: Message
    key: CaseKey
    chosen: ChatSettings
    say: Say
    argument: str = ""
    """What stands after the command or the mention."""

    @property
    def in_group(self) -> bool:
        """Whether others read along."""
        return self.message.chat.type != ChatType.PRIVATE


@dataclass(frozen=True, slots=True)
class Desk:
    """What handlers work with."""

    settings: Settings
    store: Store
    directors: Directors = default_directors
    reader: SecondReader | None = None
    """Asked for texts that the director does not understand, where one is set up."""
    reminded: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something new to be reminded of."""

    async def turn(self, message: Message, argument: str = "") -> Turn:
        """The turn of whoever wrote `message`."""
        chosen = await self.store.settings(chat_name(message.chat))
        if not chosen.active:
            chosen = await self.store.change_settings(chat_name(message.chat), active=True)
        sender = message.from_user
        key = CaseKey(
            chat_name(message.chat),
            person_name(sender) or chat_name(message.sender_chat or message.chat),
            topic_of(message),
        )
        return Turn(message, key, chosen, self.say(chosen, sender), argument)

    def say(self, chosen: ChatSettings, person: User | None) -> Say:
        """The words for a person in a chat: what the chat chose, else the person's language."""
        code = person.language_code if person else None
        return Say(chosen.language or language_of(code, self.settings.language))

    def ask(
        self,
        text: str,
        *,
        chosen: ChatSettings,
        default_language: str,
        language: str | None = None,
        edition: int | None = None,
        profile: str | None = None,
        facts: Mapping[str, Fact] | None = None,
    ) -> Answer:
        """The director's answer to a text.

        What the chat has chosen counts as its default: a text in another language, or one that
        names another edition, is understood all the same. Raises `UnreadableFacts`.
        """
        director = self.directors(default_language, chosen.edition or self.settings.edition)
        request = {
            "text": text,
            "edition": edition,
            "facts": dict(facts or {}),
            "profile": profile or chosen.profile or self.settings.profile,
        }
        try:
            answer = director.ask(
                AskRequest.model_validate(request | {"language": language or chosen.language})
            )
            if answer.status is AnswerStatus.UNKNOWN and chosen.language and not language:
                detected = director.ask(AskRequest.model_validate(request))
                if detected.status is not AnswerStatus.UNKNOWN:
                    answer = detected
        except (ValidationError, NoSuchKind, NoSuchEdition) as error:
            raise UnreadableFacts(type(error).__name__) from None
        note(status=answer.status.value, kind=answer.kind or "none", language=answer.language)
        return answer

    def law(self, text: str, turn: Turn) -> Answer:
        """What a paragraph or a term is about, in the edition of the chat."""
        edition = turn.chosen.edition or self.settings.edition
        director = self.directors(turn.say.language, edition)
        return director.law(text, language=turn.say.language, edition=edition)

    async def may_change_settings(self, chat: Chat, user: User | None) -> bool:
        """In a private chat everybody may; in a group its administrators."""
        if chat.type == ChatType.PRIVATE:
            return True
        if user is None:
            return False
        if user.id == ANONYMOUS_ADMIN:
            return True
        member = await chat.get_member(user.id)
        return member.status in (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)

    async def reply(
        self, turn: Turn, html: str, keyboard: InlineKeyboardMarkup | None = None
    ) -> Message:
        """Answer a message, wherever its chat has moved to, even when its topic is gone."""
        try:
            return await turn.message.reply_html(html, reply_markup=keyboard)
        except ChatMigrated as moved:
            await self.store.move_chat(turn.key.chat, chat_name(moved.new_chat_id))
            target = moved.new_chat_id
        except BadRequest as error:
            if "thread not found" not in error.message.lower():
                raise
            target = turn.message.chat_id
        return await turn.message.get_bot().send_message(target, html, reply_markup=keyboard)

    async def edit(
        self, query: CallbackQuery, html: str, keyboard: InlineKeyboardMarkup | None = None
    ) -> None:
        """Change the message of a tapped button; that it shows this already is no error."""
        try:
            await query.edit_message_text(html, reply_markup=keyboard)
        except BadRequest as error:
            if "not modified" not in error.message.lower():
                raise
