"""A process with the bot in it, for tests that kill it.

`python -m tests.telegram.serve API_URL TOKEN DATABASE_URL`
"""

from __future__ import annotations

import asyncio
import sys

from pydantic import SecretStr

from bot.store import open_store
from config.settings import Settings
from tests.telegram.conftest import running_front


async def main(api_url: str, token: str, database_url: str) -> None:
    settings = Settings(_env_file=None, telegram_token=SecretStr(token), telegram_api_url=api_url)
    async with open_store(database_url) as store, running_front(settings, store):
        print("ready", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
