"""`/settings`: seen by everybody, changed by administrators, and obeyed."""

from __future__ import annotations

import pytest

from tests.botapi import BotApi, Chat, Message, Person

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


async def choose(api: BotApi, person: Person, menu: Message, *labels: str) -> Message:
    for label in labels:
        edits = menu.edits
        api.press(person, menu, label)
        await api.edited(menu, edits + 1)
    return menu


async def test_an_administrator_chooses_and_the_menu_shows_it(
    api: BotApi, club: Chat, anna: Person
) -> None:
    menu = await api.reply_to(api.write(club, anna, "/settings"))
    assert "Laws: 2017" in menu.text
    assert "Who may ask: Everybody" in menu.text
    await choose(api, anna, menu, "Laws")
    assert list(menu.buttons) == ["✓ 2017", "2007", "1997", "Back"]
    await choose(api, anna, menu, "1997", "Language", "Svenska")
    assert "Språk: Svenska" in menu.text
    assert "Lagar: 1997" in menu.text
    await choose(api, anna, menu, "Språk", "Tillbaka")
    assert "Lagar: 1997" in menu.text


async def test_whose_regulations_complete_the_laws_is_chosen_too(api: BotApi, anna: Person) -> None:
    home = api.private(anna)
    menu = await api.reply_to(api.write(home, anna, "/settings"))
    assert "Regulations: WBF" in menu.text
    await choose(api, anna, menu, "Regulations")
    assert {"✓ WBF", "ACBL", "DBV", "EBU", "SBF", "SBL", "ÖBV"} <= set(menu.buttons)
    await choose(api, anna, menu, "SBF")
    assert "Regulations: SBF" in menu.text
    ruled = await api.reply_to(api.write(home, anna, "West led out of turn"))
    assert "SBF" in ruled.text
    edits = ruled.edits
    api.press(anna, ruled, "Face down")
    await api.edited(ruled, edits + 1)
    assert "SBF" in ruled.text


async def test_others_see_the_settings_and_cannot_change_them(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    seen = await api.reply_to(api.write(club, bo, "/settings"))
    assert "Laws: 2017" in seen.text
    assert "Only administrators" in seen.text
    assert seen.buttons == {}
    menu = await api.reply_to(api.write(club, anna, "/settings"))
    shown = await api.answered(api.press(bo, menu, "Laws"))
    assert "Only administrators" in shown["text"]
    assert menu.edits == 0


async def test_a_forged_choice_changes_nothing(api: BotApi, club: Chat, anna: Person) -> None:
    menu = await api.reply_to(api.write(club, anna, "/settings"))
    for data in ("1s:0:edition:1066", "1s:0:chat:on", "1s:0:language:xx"):
        assert (await api.answered(api.press_data(anna, menu, data)))["text"]
    assert menu.edits == 0


async def test_only_administrators_ask_where_they_want_it_so(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    menu = await api.reply_to(api.write(club, anna, "/settings"))
    await choose(api, anna, menu, "Who may ask", "Administrators")
    ruled = await api.reply_to(api.write(club, anna, QUESTION))
    assert ruled.text.startswith("Opening lead")
    refused = await api.reply_to(api.write(club, bo, QUESTION))
    assert "only the administrators ask" in refused.text
    assert refused.buttons["Ask in private"]["url"].startswith("https://t.me/")
    talk = api.write(club, bo, "and if East revoked?", reply_to=ruled)
    await api.reply_to(api.write(club, bo, "/law 64A1"))
    assert api.replies_to(talk.message) == [], "a mere reply is passed over"
    assert (await api.reply_to(api.write(api.private(bo), bo, QUESTION))).text.startswith("Opening")


async def test_a_chat_chooses_how_much_is_said(api: BotApi, club: Chat, anna: Person) -> None:
    menu = await api.reply_to(api.write(club, anna, "/settings"))
    await choose(api, anna, menu, "Answers", "Full")
    full = await api.reply_to(api.write(club, anna, QUESTION))
    assert "Taken as given" in full.text
    assert "Full answer" not in full.buttons
    await choose(api, anna, menu, "Answers", "Short")
    short = await api.reply_to(api.write(club, anna, QUESTION))
    assert len(short.text) < len(full.text)


async def test_in_private_nobody_asks_who_may_ask(api: BotApi, anna: Person) -> None:
    menu = await api.reply_to(api.write(api.private(anna), anna, "/settings"))
    assert "Who may ask" not in menu.text
    assert "Log of rulings" in menu.buttons
