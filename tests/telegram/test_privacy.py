"""What is kept is said, and forgotten when somebody wants it."""

from __future__ import annotations

import pytest

from bot.store import CaseKey, ChatSettings, LogEntry, ReminderDraft, Store
from tests.botapi import BotApi, Chat, Person

pytestmark = pytest.mark.usefixtures("front")

QUESTION = "/ruling West led out of turn"


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def bo(api: BotApi) -> Person:
    return api.person("Bo", "en")


@pytest.fixture
def club(api: BotApi, anna: Person, bo: Person) -> Chat:
    return api.group("Club", anna, bo)


def key(chat: Chat, person: Person) -> CaseKey:
    return CaseKey(f"telegram:{chat.id}", f"telegram:{person.id}")


async def test_the_times_that_are_said_are_those_that_are_set(api: BotApi, anna: Person) -> None:
    said = await api.reply_to(api.write(api.private(anna), anna, "/privacy"))
    assert "4 hours" in said.text
    assert "30 days" in said.text
    assert "90 days" in said.text
    assert "/forget" in said.text


async def test_a_person_is_forgotten_everywhere_and_others_are_not(
    api: BotApi, store: Store, club: Chat, anna: Person, bo: Person
) -> None:
    home = api.private(bo)
    await api.reply_to(api.write(home, bo, "/edition 1997"))
    for person in (anna, bo):
        await api.reply_to(api.write(club, person, QUESTION))
    await store.save_reminder(ReminderDraft(chat=key(club, bo).chat, person=key(club, bo).person))
    asked = await api.reply_to(api.write(home, bo, "/forget"))
    assert await store.latest_case(key(club, bo)) is not None, "not before it is confirmed"
    api.press(bo, asked, "What is mine")
    await api.edited(asked)
    assert asked.text == "Deleted."
    assert asked.buttons == {}
    assert await store.latest_case(key(club, bo)) is None
    assert await store.reminders(key(club, bo).chat, 0) == []
    assert await store.settings(key(home, bo).chat) == ChatSettings()
    assert await store.latest_case(key(club, anna)) is not None


async def test_only_an_administrator_lets_a_group_be_forgotten(
    api: BotApi, store: Store, club: Chat, anna: Person, bo: Person
) -> None:
    name = f"telegram:{club.id}"
    await api.reply_to(api.write(club, anna, "/edition 2007"))
    await store.write_log(LogEntry(case=1, chat=name, kind="revoke", edition=2017, language="en"))
    small = await api.reply_to(api.write(club, bo, "/forget"))
    assert list(small.buttons) == ["What is mine", "Nothing"]
    asked = await api.reply_to(api.write(club, anna, "/forget"))
    shown = await api.answered(api.press(bo, asked, "All of this group"))
    assert shown["show_alert"]
    forged = asked.buttons["All of this group"]["callback_data"].replace(
        _base36(anna.id), _base36(bo.id)
    )
    assert (await api.answered(api.press_data(bo, asked, forged)))["show_alert"]
    assert (await store.settings(name)).edition == 2007
    api.press(anna, asked, "All of this group")
    await api.edited(asked)
    assert await store.settings(name) == ChatSettings()
    assert await store.read_log(name, 0) == []


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return (_base36(number // 36) if number >= 36 else "") + digits[number % 36]


async def test_nothing_is_deleted_by_whoever_thinks_better_of_it(
    api: BotApi, store: Store, club: Chat, anna: Person
) -> None:
    await api.reply_to(api.write(club, anna, QUESTION))
    asked = await api.reply_to(api.write(club, anna, "/forget"))
    api.press(anna, asked, "Nothing")
    await api.edited(asked)
    assert await store.latest_case(key(club, anna)) is not None
