"""A text that is not understood: the second reader proposes, a tap confirms."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from pydantic import SecretStr

from bot.fronts.telegram import TelegramFront
from bot.store import Store
from config.settings import Settings
from tests.botapi import BotApi, Chat, Person
from tests.second_reader.standin import KEY, Model, model

TEXT = "my learned opponent flobbled spectacularly"


@pytest.fixture
async def standin() -> AsyncIterator[Model]:
    async with model(slots={"established": True, "side": "defending"}) as running:
        yield running


@pytest.fixture(autouse=True)
async def bot(settings: Settings, store: Store, standin: Model) -> AsyncIterator[None]:
    front = TelegramFront(
        settings.model_copy(update={**standin.settings, "reader_key": SecretStr(KEY)}), store
    )
    await front.start()
    yield
    await front.stop()


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def chat(api: BotApi, anna: Person) -> Chat:
    return api.private(anna)


async def test_yes_rules(api: BotApi, anna: Person, chat: Chat) -> None:
    asked = await api.reply_to(api.write(chat, anna, TEXT))
    assert "Understood: Revoke" in asked.text
    assert "64A" not in asked.text
    api.press(anna, asked, "Yes")
    assert "64A" in (await api.edited(asked)).text


async def test_no_offers_what_the_built_in_reader_knows(
    api: BotApi, anna: Person, chat: Chat, standin: Model
) -> None:
    asked = await api.reply_to(api.write(chat, anna, TEXT))
    api.press(anna, asked, "No")
    left = await api.edited(asked)
    assert "Yes" not in left.buttons
    assert "64A" not in left.text
    assert len(standin.asked) == 2


async def test_a_written_yes_is_a_yes(api: BotApi, anna: Person, chat: Chat) -> None:
    await api.reply_to(api.write(chat, anna, TEXT))
    assert "64A" in (await api.reply_to(api.write(chat, anna, "yes"))).text


async def test_talk_in_a_group_is_not_passed_on(api: BotApi, anna: Person, standin: Model) -> None:
    club = api.group("Club", anna)
    asked = await api.reply_to(api.write(club, anna, f"/ruling {TEXT}"))
    passed_on = len(standin.asked)
    api.write(club, anna, "haha, so flobbled indeed was it", reply_to=asked)
    await api.confirmed()
    assert passed_on == len(standin.asked) == 2


async def test_privacy_says_who_reads_along(api: BotApi, anna: Person, chat: Chat) -> None:
    said = await api.reply_to(api.write(chat, anna, "/privacy"))
    assert "language model at 127.0.0.1" in said.text
    assert "Nothing is passed on to anybody" not in said.text
