"""Groups are not flooded, and one chat that must wait holds up no other."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from telegram.error import RetryAfter

from bot.fronts.telegram import pace
from bot.fronts.telegram.pace import ChatPace, Window
from bot.store import Store
from config.settings import Settings
from tests.botapi import BotApi, too_many_requests
from tests.telegram.conftest import running_front

QUESTION = "West led out of turn"


def test_no_span_of_time_holds_more_than_the_limit() -> None:
    window, sent, now = Window(3, 10.0), [], 0.0
    for step in range(40):
        now += window.wait(now)
        assert window.wait(now) == 0.0
        window.count(now)
        sent.append(now)
        now += (step % 5) * 1.5
    assert all(later - earlier >= 10.0 for earlier, later in zip(sent, sent[3:], strict=False))


async def test_a_group_gets_all_its_answers_and_never_too_many_at_once(
    api: BotApi, settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A second between the two limits, so that a busy machine does not look like a flood.
    monkeypatch.setattr(pace, "GROUP_MESSAGES", 4)
    monkeypatch.setattr(pace, "GROUP_SECONDS", 1.5)
    api.state.flood.messages, api.state.flood.seconds = 4, 0.5
    anna = api.person("Anna")
    club = api.group("Club", anna)
    async with running_front(settings, store):
        sent = [api.write(club, anna, f"/ruling {QUESTION}") for _ in range(9)]
        for each in sent:
            await api.reply_to(each)
    assert api.state.flood.refused == 0
    replied = [message.reply_to for message in club.from_bot]
    assert replied == [each.message for each in sent], "in their order, each once"


async def test_a_chat_that_is_told_to_wait_holds_up_no_other(
    api: BotApi, settings: Settings, store: Store
) -> None:
    anna, bo = api.person("Anna"), api.person("Bo")
    club, home = api.group("Club", anna), api.private(bo)
    async with running_front(settings, store):
        api.faults.refuse("sendMessage", too_many_requests(1), chat=club.id)
        first = api.write(club, anna, f"/ruling {QUESTION}")
        await api.called("sendMessage", failed=True)
        await api.reply_to(api.write(home, bo, QUESTION))
        assert api.replies_to(first.message) == []
        await api.reply_to(first)


async def test_nobody_waits_for_hours(api: BotApi, settings: Settings, store: Store) -> None:
    api.faults.refuse("setMyName", too_many_requests(80_000))
    anna = api.person("Anna")
    club = api.group("Club", anna)
    async with running_front(settings, store):
        await api.called("setMyName", failed=True)
        api.faults.refuse("sendMessage", too_many_requests(3600), chat=club.id)
        given_up = [api.write(club, anna, f"/ruling {QUESTION}") for _ in range(2)]
        await api.reply_to(api.write(api.private(anna), anna, QUESTION))
        await api.called("sendMessage", failed=True)
    assert [api.replies_to(each.message) for each in given_up] == [[], []]
    assert len(await store.recover_updates()) == 2, "they are answered later"


async def test_what_writes_nothing_is_never_held_back() -> None:
    limiter = ChatPace()
    calls = 0

    async def call() -> bool:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise RetryAfter(timedelta(hours=1))
        return True

    def request(endpoint: str) -> asyncio.Task[bool]:
        data = {"chat_id": -7}
        return asyncio.create_task(limiter.process_request(call, (), {}, endpoint, data, None))

    with pytest.raises(RetryAfter):
        await request("sendMessage")
    assert await request("getChatMember")
    with pytest.raises(RetryAfter):
        await request("editMessageText")
    assert calls == 2
