"""The second reader at the terminal: it proposes, and only a yes is ruled on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.second_reader.standin import model
from tests.terminal.running import director, said

TEXT = "my learned opponent flobbled spectacularly"


async def _with_model(*arguments: str, stdin: str = "") -> str:
    async with model(slots={"established": True, "side": "defending"}) as standin:
        settings = {"DIRECTOR_READER_URL": standin.url, "DIRECTOR_READER_MODEL": "small"}
        finished = await asyncio.to_thread(
            lambda: director(*arguments, stdin=stdin.encode(), **settings)
        )
    assert finished.returncode == 0, finished.stderr.decode()
    return finished.stdout.decode()


async def test_one_question_shows_what_was_proposed() -> None:
    shown = await _with_model("ask", TEXT)
    assert "Understood: Revoke" in shown
    assert "64A" not in shown


async def test_a_chat_rules_after_a_yes() -> None:
    shown = await _with_model("chat", "--lang", "en", stdin=f"{TEXT}\nyes\n")
    before, _, after = shown.partition("2. No")
    assert "64A" not in before
    assert "64A" in after


async def test_programs_get_it_as_data() -> None:
    line = json.dumps({"text": TEXT, "conversation": "a"})
    yes = json.dumps({"text": TEXT, "conversation": "a", "facts": {"right": True}})
    first, second = (
        json.loads(row)
        for row in (await _with_model("ask", "--jsonl", stdin=f"{line}\n{yes}\n")).splitlines()
    )
    assert first["proposal"]["kind"] == "revoke"
    assert second["kind"] == "revoke"


def test_without_the_setting_nobody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Is that right?" not in said(director("ask", TEXT))
