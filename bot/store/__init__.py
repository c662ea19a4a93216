"""What the bot remembers: settings of a chat, open cases, and which updates it has answered.

Importing this package costs nothing: the database libraries are loaded by `open_store`, so that
a front end without memory (the terminal's `ask`) never pays for them.
"""

from __future__ import annotations

from bot.store.interface import (
    AnswerLength,
    CaseChange,
    CaseDraft,
    CaseKey,
    ChatSettings,
    Cleaned,
    OpenCase,
    PendingUpdate,
    SettingsChange,
    Store,
)
from bot.store.opening import StoreUnavailable, open_store

__all__ = [
    "AnswerLength",
    "CaseChange",
    "CaseDraft",
    "CaseKey",
    "ChatSettings",
    "Cleaned",
    "OpenCase",
    "PendingUpdate",
    "SettingsChange",
    "Store",
    "StoreUnavailable",
    "open_store",
]
