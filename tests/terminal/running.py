"""The command line as a process."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from typing import Any

from tests.http.running import environment

PATIENCE = 60
COMMAND = [sys.executable, "-P", "-m", "bot"]


def director(
    *arguments: str | bytes, stdin: bytes = b"", **settings: str
) -> subprocess.CompletedProcess[bytes]:
    """Run ``director`` with its input and output in pipes."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        env=environment(**settings),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


def said(finished: subprocess.CompletedProcess[bytes]) -> str:
    """What it printed, when all went well."""
    assert finished.returncode == 0, finished.stderr.decode()
    assert finished.stderr == b""
    return finished.stdout.decode()


def complaint(finished: subprocess.CompletedProcess[bytes]) -> str:
    """The one line that says what is wrong."""
    assert finished.returncode == 2
    assert finished.stdout == b""
    text = finished.stderr.decode()
    assert "Traceback" not in text
    return text


def on_a_terminal(*arguments: str, **variables: str) -> str:
    """What ``director`` shows on a terminal of 80 columns."""
    ours, theirs = pty.openpty()
    options: dict[str, Any] = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    variables = {"TERM": "xterm-256color", "COLUMNS": "80", **variables}
    process = subprocess.Popen([*COMMAND, *arguments], env=environment(**variables), **options)
    os.close(theirs)
    shown = bytearray()
    try:
        while part := os.read(ours, 65536):
            shown += part
    except OSError:  # the other end is closed
        pass
    finally:
        os.close(ours)
        process.wait(PATIENCE)
    return shown.decode()
