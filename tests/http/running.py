"""The service as a process of its own, as it is started by hand."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 60


def environment(**settings: str) -> dict[str, str]:
    """The environment of a process with these settings and no others of ours."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("DIRECTOR_")}
    return {**kept, "PYTHONPATH": str(ROOT), "DIRECTOR_PORT": "0", **settings}


@dataclass(frozen=True)
class Service:
    """A running service."""

    process: subprocess.Popen[str]
    announced: str
    """What it printed when it was ready."""
    log: Path

    @property
    def url(self) -> str:
        return next(word for word in self.announced.split() if word.startswith("http://"))

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def stop(self, with_signal: int = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to stop; its exit status and what it logged."""
        self.process.send_signal(with_signal)
        return self.process.wait(timeout=PATIENCE), self.log.read_text()


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Service]:
    """``director serve`` in an empty folder, ready to answer."""
    log = folder / "log.jsonl"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "bot", "serve"],
            cwd=folder,
            env=environment(**settings),
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    try:
        assert process.stdout is not None
        yield Service(process, process.stdout.readline(), log)
    finally:
        process.kill()
        process.communicate()
