"""What the application carries for its handlers: every key in one place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Final, TypeAlias

from aiohttp import web

from bot.problems import Problem
from bot.second_reader import SecondReader
from bot.service import Director
from bot.store import Store
from config.settings import Settings

CleanupContext: TypeAlias = Callable[[web.Application], AsyncIterator[None]]
"""What is set up before the first request and torn down after the last: one ``yield``."""

SETTINGS: Final = web.AppKey("settings", Settings)
DIRECTOR: Final = web.AppKey("director", Director)
STORE: Final = web.AppKey("store", Store)
READER: Final[web.AppKey[SecondReader | None]] = web.AppKey("reader")
"""Asked for texts that the director does not understand, where one is set up."""
PROBLEM: Final = web.ResponseKey("problem", Problem)
"""On an error's response: what it says, so that the page can say it to people."""
