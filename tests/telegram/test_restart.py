"""Nothing is lost and nothing is answered twice, whatever dies, repeats or breaks."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store import Store, open_store
from config.settings import Settings
from tests.botapi import BotApi, Chat, Person, forbidden, too_many_requests
from tests.botapi.errors import ApiError
from tests.telegram.conftest import running_front

ROOT = Path(__file__).parents[2]
QUESTION = "West led out of turn"


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def home(api: BotApi, anna: Person) -> Chat:
    return api.private(anna)


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'killed.db'}"


@asynccontextmanager
async def process(api: BotApi, database_url: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process of its own; it is killed in the end, if not before."""
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.telegram.serve", api.url, api.token, database_url),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert running.stdout is not None
    try:
        while b"ready" not in (line := await running.stdout.readline()):
            assert line, "the bot did not start"
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.communicate()


async def test_a_killed_process_answers_every_question_once(
    api: BotApi, anna: Person, home: Chat, database_url: str
) -> None:
    bo = api.person("Bo")
    async with process(api, database_url) as first:
        await api.reply_to(api.write(home, anna, "/edition 2007"))
        # One answer arrives, but the bot dies before it hears so; another question waits behind.
        arrived = api.faults.hold("sendMessage", processed=True)
        asked = [api.write(home, anna, QUESTION) for _ in range(2)]
        await arrived.struck.wait()
        await api.confirmed()
        first.kill()
        await first.wait()
    # And one is asked while nobody is there.
    asked.append(api.write(api.private(bo), bo, QUESTION))

    async with process(api, database_url):
        for sent in asked:
            await api.reply_to(sent)
        assert "2007" in (await api.reply_to(api.write(home, anna, "/edition"))).text
        await api.confirmed()
    assert [len(api.replies_to(sent.message)) for sent in asked] == [1, 1, 1]


async def test_buttons_work_after_a_restart(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store):
        answer = await api.reply_to(api.write(home, anna, QUESTION))
    press = api.press(anna, answer, "Face up")
    async with running_front(settings, store):
        await api.answered(press)
        await api.edited(answer)
    assert "dummy" in answer.text


async def test_a_stop_finishes_what_was_taken_in(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store):
        held = api.faults.hold("sendMessage", processed=False)
        sent = [api.write(home, anna, QUESTION) for _ in range(3)]
        await held.struck.wait()
        assert held.gate is not None
        held.gate.set()
    assert [len(api.replies_to(each.message)) for each in sent] == [1, 1, 1]
    assert await store.recover_updates() == []


async def test_repeated_updates_are_answered_once(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store):
        sent = api.write(home, anna, QUESTION)
        await api.reply_to(sent)
        assert sent.update_id is not None
        for _ in range(3):
            api.state.updates.repeat(sent.update_id)
        await api.reply_to(api.write(home, anna, "/help"))
    assert len(api.replies_to(sent.message)) == 1


@pytest.mark.parametrize("error", [too_many_requests(1), ApiError(502, "Bad Gateway")], ids=str)
async def test_an_answer_that_was_refused_for_now_comes_later(
    api: BotApi, error: ApiError, settings: Settings, store: Store
) -> None:
    anna = api.person("Anna")
    home = api.private(anna)
    async with running_front(settings, store):
        api.faults.refuse("sendMessage", error, times=2)
        sent = api.write(home, anna, QUESTION)
        await api.reply_to(sent)
        await api.reply_to(api.write(home, anna, "/help"))
    assert len(api.replies_to(sent.message)) == 1
    assert await store.recover_updates() == []


async def test_an_answer_that_may_have_arrived_is_not_repeated(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store):
        api.faults.cut("sendMessage", processed=True)
        sent = api.write(home, anna, QUESTION)
        await api.reply_to(sent)
        await api.reply_to(api.write(home, anna, "/help"))
    async with running_front(settings, store):
        await api.reply_to(api.write(home, anna, "/help"))
    assert len(api.replies_to(sent.message)) == 1


async def test_an_answer_on_which_telegram_is_silent_is_not_repeated_and_others_go_on(
    api: BotApi, settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.fronts.telegram.application.ANSWER_SECONDS", 0.3)
    anna, bo = api.person("Anna"), api.person("Bo")
    async with running_front(settings, store):
        silent = api.faults.hold("sendMessage", processed=True)
        sent = api.write(api.private(anna), anna, QUESTION)
        await silent.struck.wait()
        await api.reply_to(api.write(api.private(bo), bo, QUESTION))
        await api.reply_to(api.write(api.private(anna), anna, "/help"))
        assert silent.gate is not None
        silent.gate.set()
    assert len(api.replies_to(sent.message)) == 1


async def test_an_edit_is_repeated_until_it_arrives(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store):
        answer = await api.reply_to(api.write(home, anna, QUESTION))
        api.faults.cut("editMessageText", processed=False)
        api.faults.cut("editMessageText", processed=True)
        api.press(anna, answer, "Face up")
        await api.edited(answer)
        await api.reply_to(api.write(home, anna, "/help"))
    assert answer.edits == 1
    assert api.calls("editMessageText", failed=True)[0].error is not None, "not modified"


async def test_taps_that_come_too_late_or_twice_do_no_harm(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store):
        answer = await api.reply_to(api.write(home, anna, QUESTION))
        data = answer.buttons["Face up"]["callback_data"]
        late = api.press_data(anna, answer, data)
        late.query.expired = True
        twice = [api.press_data(anna, answer, data) for _ in range(2)]
        for press in twice:
            await api.answered(press)
        await api.edited(answer)
        forged = [
            await api.answered(api.press_data(anna, answer, data))
            for data in ("0x:1::", "1a:1:face_up:sideways", "1a:1:kind:love", "<b>", "1l::xx")
        ]
    assert answer.edits == 1
    assert all(each["text"] for each in forged)
    assert await store.recover_updates() == []


async def test_an_expired_case_says_so_and_loses_its_buttons(
    api: BotApi, anna: Person, home: Chat, settings: Settings, database_url: str
) -> None:
    now = [1_800_000_000.0]
    async with (
        open_store(database_url, clock=lambda: now[0], case_seconds=60) as store,
        running_front(settings, store),
    ):
        answer = await api.reply_to(api.write(home, anna, QUESTION))
        now[0] += 61
        shown = await api.answered(api.press(anna, answer, "Face up"))
        await api.edited(answer)
    assert "closed" in shown["text"]
    assert answer.buttons == {}


async def inactive(store: Store, chat: str) -> None:
    async with asyncio.timeout(10):
        while (await store.settings(chat)).active:  # noqa: ASYNC110 the store tells nobody
            await asyncio.sleep(0.01)


async def test_who_blocks_the_bot_is_left_alone_until_they_come_back(
    api: BotApi, anna: Person, home: Chat, settings: Settings, store: Store
) -> None:
    chat = f"telegram:{home.id}"
    async with running_front(settings, store):
        api.faults.refuse("sendMessage", forbidden("bot was blocked by the user"))
        api.write(home, anna, QUESTION)
        await inactive(store, chat)
        await api.reply_to(api.write(home, anna, "/help"))
        assert (await store.settings(chat)).active
        api.block(anna)
        await inactive(store, chat)


async def test_an_answer_survives_a_deleted_question_and_a_deleted_topic(
    api: BotApi, anna: Person, settings: Settings, store: Store
) -> None:
    forum = api.group("Forum", anna, forum=True)
    topic = api.topic(forum, "Rulings")
    async with running_front(settings, store):
        held = api.faults.hold("getUpdates", processed=True, times=1)
        await held.struck.wait()
        sent = api.write(forum, anna, f"/ruling {QUESTION}", topic=topic)
        del forum.messages[sent.message.id]
        del forum.topics[topic]
        assert held.gate is not None
        held.gate.set()
        said = await api.said(forum)
    assert said[0].text.startswith("Opening lead")
