"""Conversations: a question, its button, the edited answer; settings; groups."""

from __future__ import annotations

import pytest

from config.settings import Settings
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


async def test_the_reasons_can_be_shown_and_hidden(api: BotApi, anna: Person, home: Chat) -> None:
    answer = await api.reply_to(api.write(home, anna, "South made an insufficient bid"))
    before = answer.text
    api.press(anna, answer, "Why?")
    await api.edited(answer)
    assert answer.text.startswith(before)
    assert "27A2" in answer.text.removeprefix(before)
    api.press(anna, answer, "Back")
    await api.edited(answer, 2)
    assert answer.text == before
    assert "Why?" in answer.buttons


async def test_what_was_taken_as_given_can_be_different(
    api: BotApi, anna: Person, home: Chat
) -> None:
    answer = await api.reply_to(api.write(home, anna, "East revoked"))
    api.press(anna, answer, "It was different …")
    await api.edited(answer)
    api.press(anna, answer, "It was trick twelve")
    await api.edited(answer, 2)
    assert "62D" in answer.text


async def test_a_choice_of_a_player_is_a_button_too(api: BotApi, anna: Person, home: Chat) -> None:
    answer = await api.reply_to(api.write(home, anna, "South made an insufficient bid"))
    api.press(anna, answer, "LHO does not accept")
    await api.edited(answer)
    assert "27A1" not in answer.text
    api.press(anna, answer, "Lowest in same denomination")
    await api.edited(answer, 2)
    assert "27B1(a)" in answer.text
    assert "27B2" not in answer.text


async def test_refusing_is_a_choice_though_it_only_opens_others(
    api: BotApi, anna: Person, home: Chat
) -> None:
    answer = await api.reply_to(api.write(home, anna, QUESTION))
    for label in ("Face up", "Dummy is not down", "Refuse", "Lead that suit"):
        edits = answer.edits
        api.press(anna, answer, label)
        await api.edited(answer, edits + 1)
    assert "50D2(a)" in answer.text
    assert "54A" not in answer.text.split("Taken as given")[0]


async def test_the_answer_to_the_question_may_be_written(
    api: BotApi, anna: Person, home: Chat
) -> None:
    await api.reply_to(api.write(home, anna, QUESTION))
    second = await api.reply_to(api.write(home, anna, "face down."))
    assert "41A" in second.text
    assert "54A" not in second.text


async def test_what_is_nearly_understood_is_asked_back(
    api: BotApi, anna: Person, home: Chat
) -> None:
    answer = await api.reply_to(api.write(home, anna, "it went wrong somehow"))
    api.press(anna, answer, "Insufficient bid")
    await api.edited(answer)
    assert answer.text.startswith("Insufficient bid · 2017")


async def test_a_corrected_question_corrects_its_answer(
    api: BotApi, anna: Person, home: Chat
) -> None:
    asked = api.write(home, anna, QUESTION)
    answer = await api.reply_to(asked)
    api.edit(asked.message, "South made an insufficient bid")
    await api.edited(answer)
    assert answer.text.startswith("Insufficient bid")
    assert len(home.from_bot) == 1


@pytest.mark.parametrize(
    ("language", "text", "title", "button"),
    [
        ("sv", "Väst spelade ut i fel tur", "Domslut", "Varför?"),
        ("de", "West hat außer Reihenfolge ausgespielt", "Entscheidung", "Warum?"),
        ("fi", "Länsi lähti väärällä vuorolla", "Ratkaisu", "Miksi?"),
    ],
)
async def test_everybody_is_spoken_to_in_their_language(
    api: BotApi, language: str, text: str, title: str, button: str
) -> None:
    person = api.person("Kim", language)
    home = api.private(person)
    helped = await api.reply_to(api.write(home, person, "/help"))
    assert f"/ruling – {title}" in helped.text
    answer = await api.reply_to(api.write(home, person, text))
    assert button in answer.buttons


async def test_whatever_comes_in_gets_a_short_clear_answer(
    api: BotApi, anna: Person, home: Chat
) -> None:
    for text, expected in (
        ("/ruling", "What happened?"),
        ("/score", "Dealer and vulnerability: board 12"),
        ("/law", "Which law?"),
        ("/nonsense", "How to ask"),
        ("<b>&amp; 🂡 \u202e <script>", "do not recognise"),
        ("/privacy", "30 days"),
        ("/start", "Director, please!"),
    ):
        answer = await api.reply_to(api.write(home, anna, text))
        assert expected in answer.text
    picture = api.write(home, anna, "", more={"photo": []})
    assert "only read text" in (await api.reply_to(picture)).text
    assert api.calls("sendMessage", failed=True) == []


async def test_a_law_can_be_looked_up(api: BotApi, anna: Person, home: Chat) -> None:
    answer = await api.reply_to(api.write(home, anna, "/law 64A1"))
    assert "64A1" in answer.text
    wrong = await api.reply_to(api.write(home, anna, "/law 64Z9"))
    assert "64Z9" in wrong.text
    assert "Nearest" in wrong.text


async def test_editions_can_be_compared(api: BotApi, anna: Person, home: Chat) -> None:
    answer = await api.reply_to(api.write(home, anna, "/diff insufficient bid 1997 2017"))
    assert "Insufficient bid · 1997 → 2017" in answer.text
    assert "27B1(b)" in answer.text
    how = await api.reply_to(api.write(home, anna, "/diff"))
    assert "/diff 27 1997 2017" in how.text
    unknown = await api.reply_to(api.write(home, anna, "/diff <b> 1997 2017"))
    assert "<b>" in unknown.text
    older = await api.reply_to(api.write(home, anna, "/diff 27 1950 2017"))
    assert "1997" in older.text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4Sx-2 N vulnerable", "−500 for declarer’s side"),
        ("pass", "Passed out"),
        ("3NT=", "not vulnerable: 400"),
        ("9NT=", "1 to 7"),
        ("<b>", "cannot read “<”"),
        ("3NT=\n1NT+1", "1NT, 1 overtrick"),
    ],
)
async def test_a_contract_can_be_scored(
    api: BotApi, anna: Person, home: Chat, text: str, expected: str
) -> None:
    answer = await api.reply_to(api.write(home, anna, f"/score {text}"))
    assert expected in answer.text


async def test_what_a_contract_leaves_open_is_asked_with_its_scores(
    api: BotApi, anna: Person, home: Chat
) -> None:
    answer = await api.reply_to(api.write(home, anna, "/score 3NT+1"))
    assert {"Vulnerable: 630", "Not vulnerable: 430"} <= set(answer.buttons)
    api.press(anna, answer, "Vulnerable: 630")
    await api.edited(answer)
    assert "+630 for declarer’s side" in answer.text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("imps 620 -170", "+13 IMPs"),
        ("Board 5\nNS 3 – EW 5: 4S= N\nNS 4 – EW 6: 3NT-1 E", "1 3–5: 4S= N · +620 · 2"),
        ("vp 17", "For example: vp +13 24 boards"),
        ("weighted 60% 620 50% -100 against 170", "100 together, not 110"),
    ],
)
async def test_a_score_may_be_any_command(
    api: BotApi, anna: Person, home: Chat, text: str, expected: str
) -> None:
    answer = await api.reply_to(api.write(home, anna, f"/score {text}"))
    assert expected in answer.text


async def test_settings_are_chosen_by_button_or_by_word(
    api: BotApi, anna: Person, home: Chat
) -> None:
    menu = await api.reply_to(api.write(home, anna, "/language"))
    assert menu.text.startswith("Language of this chat: Automatic.")
    api.press(anna, menu, "Svenska")
    await api.edited(menu)
    assert menu.text == "Språket i den här chatten: Svenska."
    answer = await api.reply_to(api.write(home, anna, "/edition 1997"))
    assert answer.text == "Den här chatten använder lagarna från 1997."
    wrong = await api.reply_to(api.write(home, anna, "/edition 1987"))
    assert "2017, 2007 och 1997" in wrong.text
    api.press(anna, menu, "Automatiskt")
    await api.edited(menu, 2)
    assert (await api.reply_to(api.write(home, anna, "/edition"))).text.startswith("This chat uses")


async def test_the_edition_of_the_chat_decides(api: BotApi, anna: Person, home: Chat) -> None:
    await api.reply_to(api.write(home, anna, "/edition 2007"))
    answer = await api.reply_to(api.write(home, anna, "somehow"))
    assert answer.buttons


async def test_texts_that_are_too_long_are_refused_kindly(
    api: BotApi, anna: Person, home: Chat, settings: Settings
) -> None:
    text = "🂡" * (settings.max_text_length + 1)
    answer = await api.reply_to(api.write(home, anna, text))
    assert "at most 1,000 characters" in answer.text
