"""Conversations: a question, its button, the edited answer; settings; groups."""

from __future__ import annotations

import pytest

from tests.botapi import BotApi, Chat, Person

pytestmark = pytest.mark.usefixtures("front")

QUESTION = "West led out of turn"


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna <3", "en")


@pytest.fixture
def home(api: BotApi, anna: Person) -> Chat:
    return api.private(anna)


async def test_a_question_its_button_and_the_edited_answer(
    api: BotApi, anna: Person, home: Chat
) -> None:
    answer = await api.reply_to(api.write(home, anna, QUESTION))
    assert answer.text.startswith("Opening lead out of turn · 2017\nWas the card led face up?")
    assert "54A" in answer.text

    press = api.press(anna, answer, "Face up")
    await api.edited(answer)
    assert await api.answered(press) == {"text": "", "show_alert": False}
    assert "Could declarer have seen any card of dummy?" in answer.text
    assert "Face down" not in answer.buttons

    api.press(anna, answer, next(label for label in answer.buttons if "Undo" in label))
    await api.edited(answer, 2)
    assert "Face down" in answer.buttons
    assert home.from_bot == [answer], "one answer, edited in place"
