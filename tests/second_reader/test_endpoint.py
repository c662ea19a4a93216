"""The second reader over real HTTP: what it takes, and that everything else changes nothing."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest
import structlog
from pydantic import SecretStr

from bot.second_reader import ChatEndpoint
from bot.second_reader.schema import kind_schema, slots_schema
from rulings.registry import KINDS, load_kind
from tests.second_reader.standin import KEY, Model, model

TEXT = "he sort of flobbled his diamond although there was another one"


def reader(standin: Model, seconds: float = 5) -> ChatEndpoint:
    return ChatEndpoint(standin.url, "small", SecretStr(KEY), seconds)


async def test_a_good_answer_is_an_irregularity_of_the_laws() -> None:
    async with model(slots={"established": True, "side": "defending"}) as standin:
        found = await reader(standin).read(TEXT)
    assert found is not None
    assert found.kind == "revoke"
    assert found.known()["established"] is True
    assert standin.keys == [f"Bearer {KEY}"] * 2
    assert [m["role"] for m in standin.asked[0]["messages"]] == ["system", "user"]
    assert standin.asked[0]["messages"][1]["content"] == TEXT


@pytest.mark.parametrize(
    "says",
    [
        {"status": 500},
        {"status": 401},
        {"kind": "none"},
        {"kind": "wombat"},
        {"content": "I think it was a revoke."},
        {"content": "[]"},
        {"content": '{"kind": ["revoke"]}'},
        {"body": lambda: b"<html>"},
        {"body": lambda: b"{}"},
        {"body": lambda: b'{"choices": []}'},
        {"body": lambda: b'{"choices": [{"message": {"content": null}}]}'},
        {"body": lambda: b" " * 1_000_000},
        {"slots": {"wombat": True}},
        {"slots": {"established": "perhaps"}},
        {"slots": {"moment": "during_trick", "established": True}},
    ],
)
async def test_trouble_and_nonsense_are_nothing(says: dict[str, Any]) -> None:
    async with model(**says) as standin:
        assert await reader(standin).read(TEXT) is None
    gc.collect()


async def test_who_is_slow_is_not_waited_for() -> None:
    async with model(delay=30) as standin:
        assert await asyncio.wait_for(reader(standin, seconds=0.2).read(TEXT), 10) is None


async def test_nobody_there_is_nothing() -> None:
    async with model() as standin:
        gone = reader(standin)
    assert await gone.read(TEXT) is None


async def test_a_redirect_takes_the_text_nowhere_else() -> None:
    async with model(status=302) as standin:
        assert await reader(standin).read(TEXT) is None
    assert len(standin.asked) == 1


async def test_neither_the_text_nor_the_key_is_logged() -> None:
    with structlog.testing.capture_logs() as logs:
        async with model() as good, model(content=TEXT) as bad:
            await reader(good).read(TEXT)
            await reader(bad).read(TEXT)
    assert len(logs) == 2
    assert "flobbled" not in str(logs)
    assert KEY not in str(logs)


async def test_only_so_many_texts_are_read_at_once() -> None:
    async with model(delay=0.5) as standin:
        busy = reader(standin)
        found = await asyncio.gather(*(busy.read(TEXT) for _ in range(20)))
    assert 0 < sum(each is not None for each in found) < 20


@pytest.mark.parametrize("kind", KINDS)
def test_the_form_has_the_slots_of_the_kind_and_is_strict(kind: str) -> None:
    schema = slots_schema(kind)
    assert set(schema["properties"]) <= set(load_kind(kind).model_fields)
    assert schema["required"] == [*schema["properties"]]
    assert schema["additionalProperties"] is False
    assert kind in kind_schema()["properties"]["kind"]["enum"]
    assert load_kind(kind).model_validate(dict.fromkeys(schema["properties"]))
