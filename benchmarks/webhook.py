"""The webhook under load: ``python -m benchmarks.webhook``.

Posts 2,000 updates from 200 chats, some of them twice, forty at a time as Telegram does, to the
real service with its real reader and an SQLite file; a stand-in takes its answers. Every question
must be answered once and each chat in its order. Beside it the same number of requests goes to a
bare aiohttp handler that reads the body and says 200. Prints updates a second and memory.

Telegram takes thirty messages a second from a bot; that limit is lifted here, so that the service
is measured and not the limit.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe

import aiohttp

from benchmarks.texts import distinct, situations
from bot.fronts.telegram.webhook import CONNECTIONS, SECRET_HEADER, path_for
from tests.botapi import BotApi, Chat

CHATS, UPDATES, REPEATED = 200, 2_000, 100
ROUNDS = 3
PATIENCE_SECONDS = 600
ROOT = Path(__file__).parents[1]
CASES = sorted((ROOT / "tests" / "cases").glob("*.jsonl"))

SERVE = """
from bot.fronts.telegram import pace
pace.ALL_MESSAGES = 1_000_000
from bot.__main__ import main
raise SystemExit(main(["serve"]))
"""
BARE = """
import os
from aiohttp import web

async def take(request):
    await request.read()
    return web.Response()

app = web.Application()
app.router.add_post("/{anything:.*}", take)
web.run_app(app, host="127.0.0.1", port=int(os.environ["DIRECTOR_PORT"]), access_log=None,
            print=lambda line: print(line, flush=True))
"""

Post = dict[str, object]


@asynccontextmanager
async def server(code: str, **settings: str) -> AsyncIterator[int]:
    """A process that runs ``code`` and has said that it is ready; its id."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", code),
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), **settings},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stdout is not None
            assert await process.stdout.readline(), "the server did not start"
            yield process.pid
        finally:
            process.terminate()
            await process.communicate()


def free_port() -> str:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return str(found.getsockname()[1])


def memory(process: int) -> float:
    """Resident memory of a process in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def updates(api: BotApi, chats: list[Chat], texts: Iterator[str]) -> list[Post]:
    """One question after the other, from the chats in turn."""
    made = []
    for chat in itertools.islice(itertools.cycle(chats), UPDATES):
        person = next(iter(chat.members.values()))
        sent = api.write(chat, person, next(texts))
        assert sent.update_id is not None
        made.append(api.state.updates.all[sent.update_id])
    api.state.updates.clear()
    return made


async def post_all(url: str, posts: list[Post], secret: str) -> float:
    """Hand all over, ``CONNECTIONS`` at a time; the seconds that it took."""
    left = iter(posts)
    headers = {SECRET_HEADER: secret}

    async def work(session: aiohttp.ClientSession) -> None:
        for post in left:
            async with session.post(url, json=post, headers=headers) as response:
                assert response.status == 200, response.status

    start = time.perf_counter()
    async with aiohttp.ClientSession() as session:
        await asyncio.gather(*(work(session) for _ in range(CONNECTIONS)))
    return time.perf_counter() - start


async def answered(api: BotApi, chats: list[Chat], count: int) -> None:
    """Return when there are so many answers."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while sum(len(chat.from_bot) for chat in chats) < count:  # noqa: ASYNC110 a look is cheap
            await asyncio.sleep(0.05)


def check(chats: list[Chat], count: int) -> None:
    """Every question answered once, in the order of its chat."""
    for chat in chats:
        asked = [message for message in chat.messages.values() if not message.sender.is_bot]
        assert [answer.reply_to for answer in chat.from_bot] == asked
    assert sum(len(chat.from_bot) for chat in chats) == count


async def rounds(api: BotApi, process: int, url: str, secret: str) -> None:
    """Hand over, wait for the answers, check them, print."""
    texts = distinct(situations(CASES))
    chats = [api.private(api.person(f"Person {number}")) for number in range(CHATS)]
    count = 0
    print("            taken in a second   answered a second   memory before / after, MB")
    for number in range(ROUNDS):
        posts = updates(api, chats, texts)
        count += len(posts)
        again = random.Random(number).sample(posts, REPEATED)
        before, start = memory(process), time.perf_counter()
        taken = await post_all(url, [*posts, *again], secret)
        await answered(api, chats, count)
        seconds = time.perf_counter() - start
        check(chats, count)
        print(
            f"round {number + 1}     {len(posts + again) / taken:17.0f}   "
            f"{len(posts) / seconds:17.0f}   {before:13.1f} / {memory(process):.1f}",
            flush=True,
        )
    print(f"{count} questions, {count} answers; {ROUNDS * REPEATED} updates came twice")


async def bare(posts: list[Post]) -> None:
    """What the same requests take when nothing is done with them."""
    port = free_port()
    async with server(BARE, DIRECTOR_PORT=port):
        for number in range(ROUNDS):
            taken = await post_all(f"http://127.0.0.1:{port}/telegram", posts, "none")
            print(f"bare {number + 1}      {len(posts) / taken:17.0f}", flush=True)


async def measure() -> None:
    """Rounds of both, and what they show."""
    port, secret = free_port(), token_urlsafe(16)
    async with BotApi.running() as api:
        settings = {
            "DIRECTOR_PORT": port,
            "DIRECTOR_TELEGRAM_TOKEN": api.token,
            "DIRECTOR_TELEGRAM_API_URL": api.url,
            "DIRECTOR_TELEGRAM_MODE": "webhook",
            "DIRECTOR_TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{port}",
            "DIRECTOR_TELEGRAM_WEBHOOK_SECRET": secret,
        }
        async with server(SERVE, **settings) as process:
            url = f"http://127.0.0.1:{port}{path_for(api.token)}"
            await rounds(api, process, url, secret)
        await bare(list(api.state.updates.all.values())[:UPDATES])


def main() -> None:
    """Measure and print."""
    asyncio.run(measure())


if __name__ == "__main__":
    main()
