"""``director serve``: how it starts, what it says, how it stops."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.http.running import PATIENCE, environment, serving

WRITTEN = "Zacharias revoked and Wilhelmina fainted"


def start(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Start a service that cannot run."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "bot", "serve"],
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("with_signal", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_listens_and_stops_when_asked(tmp_path: Path, with_signal: int) -> None:
    with serving(tmp_path) as service:
        assert service.url.startswith("http://127.0.0.1:")
        assert service.announced.count("\n") == 1
        status, logged = service.stop(with_signal)
    assert status == 0
    assert "Traceback" not in logged


def test_the_database_is_made_and_migrated(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        service.stop()
    with sqlite3.connect(tmp_path / "director.db") as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    assert "alembic_version" in tables


async def test_a_request_that_was_begun_is_answered_before_it_stops(tmp_path: Path) -> None:
    rows = [f"{board},{ns},{ns + 100},4S,N,10" for board in range(1, 101) for ns in range(1, 90)]
    file = "\n".join(["board,ns,ew,contract,declarer,tricks", *rows])
    with serving(tmp_path) as service:
        async with aiohttp.ClientSession(service.url) as client:
            request = client.post("/api/v1/score", json={"op": "session", "text": file})
            begun = asyncio.create_task(request)
            await asyncio.sleep(0.2)
            service.process.terminate()
            response = await begun
            assert (await response.json())["results"] == len(rows)
        assert await asyncio.to_thread(service.process.wait, PATIENCE) == 0


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        failed = start(tmp_path, DIRECTOR_PORT=port)
    assert failed.returncode == 1
    assert failed.stderr.count("\n") == 1
    assert port in failed.stderr
    assert "DIRECTOR_PORT" in failed.stderr


@pytest.mark.parametrize(
    ("settings", "status", "named"),
    [
        ({"DIRECTOR_PORT": "http"}, 2, "DIRECTOR_PORT"),
        ({"DIRECTOR_LANGUAGE": "xx"}, 2, "DIRECTOR_LANGUAGE"),
        ({"DIRECTOR_HOST": "no-such-host.invalid"}, 1, "DIRECTOR_HOST"),
        ({"DIRECTOR_HOST": "192.0.2.1"}, 1, "DIRECTOR_HOST"),
        ({"DIRECTOR_DATABASE_URL": "sqlite+aiosqlite:////no/such/folder/x.db"}, 1, "cannot open"),
    ],
)
def test_what_keeps_it_from_starting_is_said_in_a_sentence(
    tmp_path: Path, settings: dict[str, str], status: int, named: str
) -> None:
    failed = start(tmp_path, **settings)
    assert failed.returncode == status
    assert named in failed.stderr
    assert "Traceback" not in failed.stderr
    assert failed.stdout == ""


async def test_nothing_that_a_user_wrote_is_logged(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        async with aiohttp.ClientSession(service.url) as client:
            await client.post("/api/v1/ask", json={"text": WRITTEN})
            await client.post("/api/v1/ask", json={"text": WRITTEN, "facts": {WRITTEN: WRITTEN}})
            await client.post("/api/v1/ask", data=f'{{"text": "{WRITTEN}'.encode())
            await client.post("/api/v1/score", json={"text": WRITTEN})
            await client.get("/ask", params={"text": WRITTEN}, headers={"Accept": "text/html"})
            await client.get(f"/api/v1/laws/{WRITTEN}")
            await client.get(f"/{WRITTEN}")
        reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
        writer.write(f"{WRITTEN}\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        _, logged = service.stop()
    assert answer.startswith((b"HTTP/1.0 400", b"HTTP/1.1 400"))
    assert b"application/problem+json" in answer
    assert b"Zacharias" not in answer
    assert not any(word in logged for word in WRITTEN.split() if word not in {"and"})
    lines = [json.loads(line) for line in logged.splitlines() if "route" in line]
    assert {"/api/v1/ask", "/ask", "/api/v1/score", "-"} <= {line["route"] for line in lines}
    assert all(isinstance(line["ms"], float) for line in lines)
