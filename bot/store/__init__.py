"""What the bot remembers: settings of a chat, open cases, log, reminders, and what it answered.

Importing this package costs nothing: the database libraries are loaded by `open_store`, so that
a front end without memory (the terminal's `ask`) never pays for them.
"""

from __future__ import annotations

from bot.store.interface import (
    AnswerLength,
    Askers,
    CaseChange,
    CaseDraft,
    CaseKey,
    CaseLine,
    ChatSettings,
    Cleaned,
    LogEntry,
    OpenCase,
    PendingUpdate,
    Reminder,
    ReminderDraft,
    SettingsChange,
    Store,
)
from bot.store.opening import StoreUnavailable, open_store

__all__ = [
    "AnswerLength",
    "Askers",
    "CaseChange",
    "CaseDraft",
    "CaseKey",
    "CaseLine",
    "ChatSettings",
    "Cleaned",
    "LogEntry",
    "OpenCase",
    "PendingUpdate",
    "Reminder",
    "ReminderDraft",
    "SettingsChange",
    "Store",
    "StoreUnavailable",
    "open_store",
]
