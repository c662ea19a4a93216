"""Settings of chats."""

from __future__ import annotations

from typing import Unpack

from sqlalchemy import select

from bot.store.database import Database
from bot.store.interface import ChatSettings, SettingsChange
from bot.store.tables import chats

_SETTINGS = (
    chats.c.language,
    chats.c.edition,
    chats.c.profile,
    chats.c.answer_length,
    chats.c.active,
    chats.c.askers,
    chats.c.keeps_log,
)


class SqlChats:
    """The part of the store that knows what a chat has chosen."""

    _db: Database

    async def settings(self, chat: str) -> ChatSettings:
        """See `Store.settings`."""
        row = await self._db.first(select(*_SETTINGS).where(chats.c.chat == chat))
        return ChatSettings(*row) if row else ChatSettings()

    async def change_settings(self, chat: str, **changes: Unpack[SettingsChange]) -> ChatSettings:
        """See `Store.change_settings`."""
        if not changes:
            return await self.settings(chat)
        start = {"chat": chat, "active": True, "keeps_log": False, **changes}
        row = await self._db.first(
            self._db.insert(chats)
            .values(start)
            .on_conflict_do_update(index_elements=[chats.c.chat], set_=dict(changes))
            .returning(*_SETTINGS)
        )
        if row is None:
            raise RuntimeError("an upsert returned no row")
        return ChatSettings(*row)
