"""HTTP asks beside a bare aiohttp handler: ``python -m benchmarks.http_ask FILE…``.

Both servers are processes of their own, the client and its requests are the same, rounds
alternate, and every text is new. Prints requests a second and the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp

from benchmarks.texts import distinct, situations

ROUNDS = 5
REQUESTS = 600
CONNECTIONS = 16
ROOT = Path(__file__).parents[1]

BARE = """
from aiohttp import web

async def echo(request):
    return web.json_response(await request.json())

app = web.Application()
app.router.add_post("/api/v1/ask", echo)
web.run_app(app, host="127.0.0.1", port=0, access_log=None,
            print=lambda line: print(line, flush=True))
"""


@contextmanager
def server(*command: str) -> Iterator[str]:
    """A server's address; it prints it when it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-P", *command],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), "DIRECTOR_PORT": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout is not None
            words = itertools.chain.from_iterable(line.split() for line in process.stdout)
            yield next(word for word in words if word.startswith("http://"))
        finally:
            process.terminate()
            process.wait()


async def requests_a_second(
    session: aiohttp.ClientSession, url: str, texts: Iterator[str]
) -> float:
    """One round over all connections."""
    left = list(itertools.islice(texts, REQUESTS))

    async def work() -> None:
        while left:
            async with session.post(f"{url}/api/v1/ask", json={"text": left.pop()}) as response:
                assert response.status == 200, response.status
                await response.read()

    start = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(CONNECTIONS)))
    return REQUESTS / (time.perf_counter() - start)


async def measure(ours: str, bare: str, texts: list[str]) -> None:
    """Alternate rounds; print medians and the ratio."""
    endless = distinct(texts)
    rates: dict[str, list[float]] = {ours: [], bare: []}
    async with aiohttp.ClientSession() as session:
        await requests_a_second(session, ours, endless)  # loads laws, models and words
        for _ in range(ROUNDS):
            for url, found in rates.items():
                found.append(await requests_a_second(session, url, endless))
    ask, echo = (statistics.median(found) for found in rates.values())
    print(f"{len(texts)} texts, {ROUNDS} rounds of {REQUESTS} requests, medians")
    print(f"bare handler  {echo:8.0f} a second")
    print(f"ask           {ask:8.0f} a second")
    print(f"ratio         {ask / echo:8.1%} of the bare handler")


def main() -> None:
    """Start both servers and measure them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    texts = situations(parser.parse_args().files)
    with server("-m", "bot", "serve") as ours, server("-c", BARE) as bare:
        asyncio.run(measure(ours, bare, texts))


if __name__ == "__main__":
    main()
