"""A fifth language is data: a folder that a setting names, and no line of code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.terminal.running import complaint, director, said

PACKS = Path(__file__).parent / "fifth_language"
TEXT = "Motspilleren bekjente ikke, han hadde likevel en ruter, og revoken er etablert"


def norwegian(*arguments: str, stdin: str = "") -> str:
    return said(director(*arguments, stdin=stdin.encode(), DIRECTOR_PACKS=str(PACKS)))


def answer(text: str, *options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(norwegian("ask", "--json", *options, "--", text))
    return found


def test_it_is_told_from_the_others_and_read() -> None:
    found = answer(TEXT)
    assert found["language"] == "nb"
    assert found["kind"] == "revoke"
    assert found["irregularity"]["established"] is True


def test_it_answers_in_its_own_words_and_else_in_english() -> None:
    found = answer(TEXT, "--lang", "nb")
    assert "Turneringslederen avgjør" in found["text"]
    assert "64A1" in found["text"]


def test_the_others_are_as_they_were() -> None:
    assert answer("Västs utspel är utom tur, träkarlen är inte upplagd än")["language"] == "sv"


def test_it_is_a_language_of_requests_and_settings() -> None:
    line = json.dumps({"text": TEXT, "language": "nb"})
    assert json.loads(norwegian("ask", "--jsonl", stdin=line))["language"] == "nb"
    finished = director("ask", "xyz", DIRECTOR_PACKS=str(PACKS), DIRECTOR_LANGUAGE="nb")
    assert "ikke sikker" in said(finished)


def test_numbers_are_written_its_way() -> None:
    shown = norwegian("vps", "17", "--boards", "16", "--lang", "nb")
    assert "," in shown


def test_without_the_folder_there_is_no_such_language() -> None:
    assert "nb" in complaint(director("ask", "--lang", "nb", "revoke"))
    assert "DIRECTOR_LANGUAGE" in complaint(director("ask", "revoke", DIRECTOR_LANGUAGE="nb"))


def test_a_folder_that_is_not_there_is_named() -> None:
    finished = director("ask", "revoke", DIRECTOR_PACKS="/no/such/folder")
    assert "DIRECTOR_PACKS" in complaint(finished)
