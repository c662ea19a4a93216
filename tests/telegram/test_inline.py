"""Inline mode: what `@bot …` offers in any chat."""

from __future__ import annotations

import pytest

from bot.answer import Answer, AskRequest
from bot.fronts.telegram import TelegramFront
from bot.store import Store
from config.settings import Settings
from tests.botapi import BotApi, Person
from tests.botapi.entities import parse_html
from tests.telegram.readings import FixedDirector

QUESTION = "West led out of turn"
WITH_FRONT = pytest.mark.usefixtures("front")


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


async def offered(api: BotApi, person: Person, text: str) -> dict[str, tuple[str, str]]:
    """For each result its title: what stands under it, and the text that would be sent."""
    answer = await api.answered(api.inline(person, text))
    assert answer["is_personal"]
    assert len(answer["results"]) <= 5
    found = {}
    for result in answer["results"]:
        content = result["input_message_content"]
        sent, _ = parse_html(content["message_text"])
        assert content["parse_mode"] == "HTML"
        found[result["title"]] = (result["description"], sent)
    return found


@WITH_FRONT
async def test_the_ruling_its_branches_and_the_law(api: BotApi, anna: Person) -> None:
    found = await offered(api, anna, QUESTION)
    assert [*found] == ["Opening lead out of turn · 2017", "Face up", "Face down", "The law"]
    asked, whole = found["Opening lead out of turn · 2017"]
    assert asked == "Was the card led face up?"
    assert "54A" in whole
    gist, ruling = found["Face down"]
    assert "41A" in ruling
    assert gist in ruling
    assert "54A" not in ruling
    assert "54C" in found["The law"][0]


@WITH_FRONT
async def test_choices_of_a_player_are_offered_too(api: BotApi, anna: Person) -> None:
    found = await offered(api, anna, "South made an insufficient bid")
    assert "27B1(a)" in found["Insufficient bid · 2017"][1]
    assert "27A1" in found["LHO accepts"][1]


@WITH_FRONT
async def test_everybody_is_answered_in_their_language_and_edition(
    api: BotApi, anna: Person
) -> None:
    kim = api.person("Kim", "sv")
    assert "Lagen" in await offered(api, kim, "Väst spelade ut i fel tur")
    home = api.private(anna)
    await api.reply_to(api.write(home, anna, "/language fi"))
    assert "Näin" in (await api.answered(api.inline(anna, "")))["button"]["text"]


@WITH_FRONT
@pytest.mark.parametrize("text", ["", "   ", "hello there"])
async def test_who_asks_nothing_is_shown_how(api: BotApi, anna: Person, text: str) -> None:
    answer = await api.answered(api.inline(anna, text))
    assert answer["button"]["start_parameter"] == "inline"
    assert answer["button"]["text"] == "How to ask"
    (result,) = answer["results"]
    assert f"@{api.state.bot.username}" in result["input_message_content"]["message_text"]


@WITH_FRONT
async def test_what_is_nearly_understood_offers_the_nearest_kinds(
    api: BotApi, anna: Person
) -> None:
    found = await offered(api, anna, "it went wrong somehow")
    assert [*found] == ["Revoke", "Insufficient bid"]
    assert found["Revoke"][1].startswith("Revoke · 2017")


@WITH_FRONT
async def test_a_score_is_offered(api: BotApi, anna: Person) -> None:
    found = await offered(api, anna, "/score 4♠x-2 N vulnerable")
    assert any("500" in sent for _, sent in found.values())


@WITH_FRONT
async def test_results_are_cached_for_a_while_but_not_for_others(api: BotApi, anna: Person) -> None:
    answer = await api.answered(api.inline(anna, QUESTION))
    assert 60 <= answer["cache_time"] <= 3600


@WITH_FRONT
async def test_a_query_that_is_too_old_is_no_error(api: BotApi, anna: Person) -> None:
    late = api.inline(anna, "West led")
    late.expired = True
    assert await offered(api, anna, QUESTION)
    await api.confirmed()


class Broken(FixedDirector):
    def ask(self, request: AskRequest) -> Answer:
        raise RuntimeError(request.text)


async def test_a_fault_is_told_and_not_kept(
    api: BotApi, anna: Person, settings: Settings, store: Store
) -> None:
    front = TelegramFront(settings, store, lambda language, edition: Broken())
    await front.start()
    try:
        answer = await api.answered(api.inline(anna, QUESTION))
    finally:
        await front.stop()
    (result,) = answer["results"]
    assert "Reference" in result["input_message_content"]["message_text"]
    assert answer["cache_time"] == 0


@WITH_FRONT
@pytest.mark.parametrize("text", ["<b>&amp;", "🂡" * 300, "\u202e", "x" * 256])
async def test_any_text_is_answered(api: BotApi, anna: Person, text: str) -> None:
    assert (await api.answered(api.inline(anna, text)))["results"]
