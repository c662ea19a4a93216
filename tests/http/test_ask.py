"""``POST /api/v1/ask``: the answer object of the contract."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp.test_utils import TestClient

SOMETHING = "please tell me"
"""A text that says nothing about the case, so that only the facts do."""


async def ask(client: TestClient, **request: Any) -> dict[str, Any]:
    response = await client.post("/api/v1/ask", json={"text": SOMETHING, **request})
    assert response.status == 200, await response.text()
    assert response.content_type == "application/json"
    answer: dict[str, Any] = await response.json()
    return answer


async def test_told_facts_give_one_ruling(client: TestClient) -> None:
    facts = {"kind": "revoke", "established": True, "won_by": "offender", "won_later": False}
    answer = await ask(client, facts=facts, language="en", edition=2017)
    assert answer["status"] == "ruled"
    assert answer["kind"] == "revoke"
    assert answer["irregularity"]["won_by"] == "offender"
    assert answer["facts"]["tricks_transferred"] == 1
    assert answer["citations"][0] == "64A1"
    assert answer["question"] is None
    assert "64A1" in answer["text"]


async def test_a_missing_fact_is_asked_for_with_its_branches(client: TestClient) -> None:
    answer = await ask(client, facts={"kind": "revoke"}, language="en")
    assert answer["status"] == "conditional"
    assert answer["question"]["slot"] == "established"
    assert [branch["when"] for branch in answer["branches"]] == [
        {"established": True},
        {"established": False},
    ]


async def test_a_button_is_pressed_with_the_id_of_its_choice(client: TestClient) -> None:
    facts: dict[str, Any] = {"kind": "revoke"}
    first = await ask(client, facts=facts)
    pressed = first["question"]["choices"][1]["id"]
    second = await ask(client, facts={**facts, first["question"]["slot"]: pressed})
    assert second["irregularity"]["established"] is False
    assert second["facts"]["must_correct"] is True


@pytest.mark.parametrize("name", [7, "a-7"])
async def test_the_id_of_a_request_comes_back(client: TestClient, name: int | str) -> None:
    assert (await ask(client, id=name))["id"] == name


@pytest.mark.parametrize("language", ["en", "sv", "de", "fi"])
async def test_the_language_can_be_chosen(client: TestClient, language: str) -> None:
    answer = await ask(client, facts={"kind": "claim"}, language=language)
    assert answer["language"] == language


@pytest.mark.parametrize(
    "text",
    [
        "😀😀😀",
        "<script>prompt(1)</script>",
        "**_[x](y)_**",
        "\u202eabc\u202c",
        "中文字",
        "\x00\x01",
    ],
)
async def test_what_is_no_situation_is_never_guessed_at(client: TestClient, text: str) -> None:
    answer = await ask(client, text=text)
    assert answer["status"] == "unknown"
    assert answer["facts"] == {}
