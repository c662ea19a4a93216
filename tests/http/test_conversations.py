"""``conversation`` over HTTP: the open case waits in the store, for whichever server comes next."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp.test_utils import TestClient
from pytest_aiohttp.plugin import AiohttpClient

from bot.fronts.http import conversations
from bot.fronts.http.app import create_app
from bot.fronts.http.keys import STORE
from config.settings import Settings

LEAD = {"kind": "opening_lead_out_of_turn"}
STORY = "please tell me"


async def ask(client: TestClient, text: str, name: str = "a", **more: Any) -> dict[str, Any]:
    body = {"text": text, "conversation": name, **more}
    response = await client.post("/api/v1/ask", json=body)
    assert response.status == 200, await response.text()
    answer: dict[str, Any] = await response.json()
    return answer


async def test_a_case_is_told_asked_and_changed(client: TestClient) -> None:
    opened = await ask(client, STORY, facts=LEAD)
    assert opened["conversation"] == {
        "id": "a", "move": "new", "facts": LEAD, "supposed": False, "steps": 1,
    }  # fmt: skip
    told = await ask(client, "face up")
    assert told["irregularity"]["face_up"] is True
    assert told["question"]["slot"] == "dummy_seen"
    supposed = await ask(client, "what if dummy was down?")
    assert supposed["conversation"]["supposed"] is True
    assert supposed["citations"][0] == "54C"
    corrected = await ask(client, "no, East led")
    assert corrected["irregularity"]["offender"] == "E"
    assert "dummy_seen" not in corrected["irregularity"]
    back = await ask(client, "undo")
    assert back["conversation"]["facts"] == {**LEAD, "face_up": True}


async def test_buttons_and_words_go_together(client: TestClient) -> None:
    await ask(client, STORY, facts=LEAD)
    pressed = await ask(client, STORY, facts={"face_up": "true"})
    assert pressed["irregularity"]["face_up"] is True
    both = await ask(client, "no, East led", facts={"dummy_seen": "false"})
    assert both["irregularity"]["offender"] == "E"
    assert both["irregularity"]["dummy_seen"] is False
    other = await ask(client, STORY, facts={"kind": "revoke"})
    assert other["kind"] == "revoke"
    assert other["conversation"]["steps"] == 1


async def test_conversations_are_kept_apart(client: TestClient) -> None:
    await ask(client, STORY, facts=LEAD)
    nothing = await ask(client, "undo", "b")
    assert nothing["conversation"]["move"] == "closed"
    assert "No case of yours" in nothing["text"]
    assert (await ask(client, "face down"))["citations"] == ["41A"]


async def test_without_a_name_nothing_is_remembered(client: TestClient) -> None:
    for _ in range(2):
        response = await client.post("/api/v1/ask", json={"text": STORY, "facts": LEAD})
        assert (await response.json())["conversation"] is None
    assert await client.app[STORE].keep_newest("", 0) == 0


async def test_starting_over_forgets(client: TestClient) -> None:
    await ask(client, STORY, facts=LEAD)
    assert (await ask(client, "start over"))["conversation"]["steps"] == 0
    assert (await ask(client, "undo"))["conversation"]["move"] == "closed"


async def test_another_server_takes_the_next_message(
    aiohttp_client: AiohttpClient, settings: Settings
) -> None:
    first, second = [await aiohttp_client(create_app(settings)) for _ in range(2)]
    await ask(first, STORY, facts=LEAD)
    await ask(second, "face up")
    assert (await ask(first, "not yet"))["irregularity"]["dummy_seen"] is False


async def test_too_many_conversations_push_the_oldest_out(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversations, "EVERY", 1)
    monkeypatch.setattr(conversations, "MOST", 2)
    for name in ("a", "b", "c"):
        await ask(client, STORY, name, facts=LEAD)
    assert (await ask(client, "undo", "a"))["conversation"]["move"] == "closed"
    assert (await ask(client, "face down", "c"))["citations"] == ["41A"]


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"facts": {"established": True}}, "established"),
        ({"facts": {"face_up": "sideways"}}, "face_up"),
        ({"facts": {"kind": "love"}}, "kind"),
        ({"edition": 1950}, "edition"),
        ({"text": "x" * 5000}, "text"),
    ],
)
async def test_what_cannot_be_is_refused_and_the_case_stays(
    client: TestClient, more: dict[str, Any], field: str
) -> None:
    await ask(client, STORY, facts=LEAD)
    body = {"text": STORY, "conversation": "a", **more}
    response = await client.post("/api/v1/ask", json=body)
    assert response.status == 422
    assert field in (await response.json())["detail"]
    assert (await ask(client, "face down"))["citations"] == ["41A"]


async def test_its_name_and_its_text_are_not_what_the_store_is_searched_by(
    client: TestClient,
) -> None:
    await ask(client, STORY, "secret name", facts=LEAD)
    found = await client.app[STORE].latest_case(conversations._key("secret name"))
    assert found is not None
    assert "secret" not in found.key.chat
