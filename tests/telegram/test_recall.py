"""Reminders: said when they are due, also after a restart, to the chat that wanted them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.fronts.telegram import TelegramFront
from bot.fronts.telegram.recall import Wish
from bot.store import Store, open_store
from config.settings import Settings
from tests.botapi import BotApi, Chat, Person, forbidden
from tests.botapi.errors import ApiError
from tests.telegram.conftest import running_front


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def looking_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's clock jumps; the bot must not sleep through it."""
    monkeypatch.setattr("bot.fronts.telegram.reminding.LOOK_AGAIN_SECONDS", 0.05)


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    async with open_store(f"sqlite+aiosqlite:///{tmp_path / 'r.db'}", clock=clock) as opened:
        yield opened


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def home(api: BotApi, anna: Person) -> Chat:
    return api.private(anna)


async def test_a_reminder_comes_as_a_reply_to_whoever_wanted_it(
    api: BotApi, front: TelegramFront, clock: Clock, home: Chat, anna: Person
) -> None:
    sent = api.write(home, anna, "/recall 20 min check equity <64C>, table 5")
    confirmed = await api.reply_to(sent)
    assert confirmed.text == "I shall remind you in 20 minutes: check equity <64C>, table 5"
    listed = await api.reply_to(api.write(home, anna, "/recall"))
    assert "in 20 min: check equity" in listed.text
    clock.now += 20 * 60
    said = await api.state.until(lambda: api.replies_to(sent.message)[1:], "the reminder")
    assert said[0].text == "⏰ check equity <64C>, table 5"
    assert "What shall I remind" in (await api.reply_to(api.write(home, anna, "/recall"))).text
    assert len(api.replies_to(sent.message)) == 2


async def test_a_reminder_survives_a_restart(
    api: BotApi, settings: Settings, store: Store, clock: Clock, anna: Person
) -> None:
    home = api.private(anna)
    sent = api.write(home, anna, "/recall 5 table 5")
    async with running_front(settings, store):
        await api.reply_to(sent)
    clock.now += 600
    async with running_front(settings, store):
        await api.state.until(lambda: api.replies_to(sent.message)[1:], "the reminder")


async def test_the_end_of_the_round_brings_what_waits_for_it(
    api: BotApi, front: TelegramFront, anna: Person
) -> None:
    bo = api.person("Bo", "en")
    forum = api.group("Club", anna, bo, forum=True)
    topic = api.topic(forum, "Rulings")
    ruled = await api.reply_to(api.write(forum, anna, "/ruling table 5: East revoked", topic=topic))
    asked = api.write(forum, anna, "/recall", reply_to=ruled, topic=topic)
    kept = await api.reply_to(asked)
    assert kept.text.startswith("I shall remind you when the round is over: Revoke: ")
    shown = await api.answered(api.press(bo, kept, "The round is over"))
    assert "Only whoever" in shown["text"]
    api.press(anna, kept, "The round is over")
    await api.edited(kept)
    said = await api.state.until(lambda: api.replies_to(asked.message)[1:], "the reminder")
    assert said[0].thread == topic
    assert said[0].text.startswith("⏰ Revoke: ")


async def test_a_reminder_can_be_cancelled(
    api: BotApi, front: TelegramFront, store: Store, home: Chat, anna: Person
) -> None:
    kept = await api.reply_to(api.write(home, anna, "/recall round table 5"))
    api.press(anna, kept, "Cancel")
    await api.edited(kept)
    assert kept.text == "Cancelled."
    assert await store.reminders(f"telegram:{home.id}", 0) == []


async def test_what_cannot_be_kept_is_refused_with_the_limits(
    api: BotApi, front: TelegramFront, home: Chat, anna: Person
) -> None:
    for text in (f"/recall 5 {'x' * 201}", "/recall 9999 table 5"):
        assert "At most 1,440 minutes" in (await api.reply_to(api.write(home, anna, text))).text
    assert "What shall I" in (await api.reply_to(api.write(home, anna, "/recall 20"))).text


@pytest.mark.usefixtures("front")
async def test_a_reminder_that_is_refused_for_now_comes_later_and_for_good_never(
    api: BotApi, store: Store, clock: Clock, anna: Person
) -> None:
    bo = api.person("Bo", "en")
    home, other = api.private(anna), api.private(bo)
    for chat, person in ((home, anna), (other, bo)):
        await api.reply_to(api.write(chat, person, "/recall 1 table 5"))
    api.faults.refuse("sendMessage", ApiError(500, "Internal"), chat=home.id, times=7)
    api.faults.refuse("sendMessage", forbidden("bot was blocked by the user"), chat=other.id)
    clock.now += 60
    await api.called("sendMessage", 8, failed=True)
    clock.now += 300
    await api.said(home, 2)
    assert len(other.from_bot) == 1
    assert await store.reminders(f"telegram:{other.id}", 0) == []


async def test_a_group_that_moved_is_reminded_where_it_is_now(
    api: BotApi, front: TelegramFront, clock: Clock, anna: Person
) -> None:
    group = api.group("Small", anna, supergroup=False)
    await api.reply_to(api.write(group, anna, "/recall 1 table 5"))
    new = api.upgrade(group)
    clock.now += 60
    assert (await api.said(new))[0].text == "⏰ table 5"


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("20 table 5", Wish(20, "table 5")),
        ("20m table 5", Wish(20, "table 5")),
        ("20 Minuten: Tisch 5", Wish(20, "Tisch 5")),
        ("20", Wish(20, "")),
        ("rond bord 5", Wish(0, "bord 5")),
        ("kierroksen jälkeen", Wish(0, "jälkeen")),
        ("table 5, equity", Wish(0, "table 5, equity")),
        ("", Wish(0, "")),
    ],
)
def test_wishes_are_read(text: str, wish: Wish) -> None:
    assert Wish.read(text) == wish
