"""The transcript in the README is what the program really prints."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```\n\$ \./director (.+?)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TRANSCRIPTS = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))


def test_there_is_a_transcript() -> None:
    assert TRANSCRIPTS


@pytest.mark.parametrize(("command", "printed"), TRANSCRIPTS, ids=[c for c, _ in TRANSCRIPTS])
def test_the_transcript_is_what_is_printed(command: str, printed: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "bot", *shlex.split(command)],
        capture_output=True,
        check=True,
        cwd=tmp_path,
        encoding="utf-8",
        env=environment,
        stdin=subprocess.DEVNULL,
    )
    assert done.stdout.rstrip() == printed.rstrip()
