"""The Telegram front end: python-telegram-bot's `Application` inside the service's own loop.

Only the service imports this package; it is heavy.
"""

from __future__ import annotations

import os

# The library warns about every duration that it hands out as a number, unless told otherwise.
os.environ.setdefault("PTB_TIMEDELTA", "true")

from bot.fronts.telegram.front import TelegramFront, TelegramRefused

__all__ = ["TelegramFront", "TelegramRefused"]
