"""A process with the bot in it, for tests that kill it.

`python -m tests.telegram.serve API_URL TOKEN DATABASE_URL [PORT CLOCK]`: with a port Telegram calls
the bot there, instead of being asked; `CLOCK` is a file with the seconds by which it is fast.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from time import time

from aiohttp import web
from pydantic import SecretStr

from bot.fronts.telegram import TelegramFront, pace
from bot.store import open_store
from config.settings import Settings
from tests.telegram.conftest import fixed_director, running_front

HOUR = 3600


async def polling(settings: Settings, database_url: str) -> None:
    async with open_store(database_url) as store, running_front(settings, store):
        print("ready", flush=True)
        await asyncio.Event().wait()


async def called(settings: Settings, database_url: str, port: int, clock: Path) -> None:
    # An evening of half a minute: a minute's messages are allowed in a second of it.
    pace.GROUP_SECONDS = 1.0
    here = {"telegram_mode": "webhook", "telegram_webhook_url": f"http://127.0.0.1:{port}"}
    async with open_store(
        database_url, case_seconds=HOUR, clock=lambda: time() + float(clock.read_text())
    ) as store:
        front = TelegramFront(settings.model_copy(update=here), store, fixed_director)
        app = web.Application()
        app.router.add_post(front.webhook_path, front.webhook_route())
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        await front.start()
        print("ready", flush=True)
        await asyncio.Event().wait()


async def main(api_url: str, token: str, database_url: str, *by_webhook: str) -> None:
    settings = Settings(_env_file=None, telegram_token=SecretStr(token), telegram_api_url=api_url)
    if by_webhook:
        port, clock = by_webhook
        await called(settings, database_url, int(port), Path(clock))
    await polling(settings, database_url)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
