"""The conversation in Telegram: follow-ups, what-ifs, edits, and everybody's own case."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.fronts.telegram import TelegramFront
from bot.store import Store, open_store
from config.settings import Settings
from tests.botapi import BotApi, Chat, Person
from tests.telegram.conftest import running_front

QUESTION = "West led out of turn"
WITH_FRONT = pytest.mark.usefixtures("front")


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def bo(api: BotApi) -> Person:
    return api.person("Bo <b>", "sv")


@pytest.fixture
def home(api: BotApi, anna: Person) -> Chat:
    return api.private(anna)


@pytest.fixture
def club(api: BotApi, anna: Person, bo: Person) -> Chat:
    return api.group("Club", anna, bo)


@WITH_FRONT
async def test_a_case_is_talked_through(api: BotApi, anna: Person, home: Chat) -> None:
    await api.reply_to(api.write(home, anna, QUESTION))
    for text, expected in (
        ("face up", "Noted: Face up"),
        ("and if dummy was down already?", "Supposing: Dummy’s card was seen"),
        ("no, East led", "Changed: offender East"),
        ("not yet", "Noted: Dummy is not down"),
        ("3", "Noted: Refuse"),
        ("why?", "Why this ruling"),
        ("undo", "Declarer chooses now"),
        ("no idea", "cannot tell what that changes"),
        ("thanks", "Glad to help"),
        ("start over", "What happened?"),
        ("what if I had accepted?", "No case of yours is open"),
    ):
        answer = await api.reply_to(api.write(home, anna, text))
        assert expected in answer.text, text


@WITH_FRONT
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "sv",
            [
                ("Väst spelade ut i fel tur", "Spelades kortet ut med bildsidan upp?"),
                ("dolt", "41A"),
                ("nej, öppet", "Ändrat: Bildsidan upp"),
                ("och om träkarlen redan låg?", "Antag: Träkarlens kort syntes"),
                ("ångra", "Kunde spelföraren ha sett"),
                ("börja om", "Vad hände?"),
            ],
        ),
        (
            "de",
            [
                ("West hat außer Reihenfolge ausgespielt", "Wurde die Karte offen ausgespielt?"),
                ("ja, offen", "Notiert:"),
                ("ja, gesehen", "54C"),
                ("nein, Ost hat ausgespielt", "Geändert: Schuldiger Ost"),
                ("rückgängig", "54C"),
                ("von vorne", "Was ist geschehen?"),
            ],
        ),
        (
            "fi",
            [
                ("Länsi lähti väärällä vuorolla", "Lähdettiinkö kortilla kuvapuoli ylöspäin?"),
                ("kyllä", "Merkitty:"),
                ("ei vielä", "Merkitty:"),
                ("entä jos hyväksyn?", "Entä jos:"),
                ("peru", "Pelinviejä"),
                ("alusta", "Mitä tapahtui?"),
            ],
        ),
    ],
)
async def test_it_is_talked_through_in_every_language(
    api: BotApi, language: str, lines: list[tuple[str, str]]
) -> None:
    person = api.person("Kim", language)
    home = api.private(person)
    for text, expected in lines:
        answer = await api.reply_to(api.write(home, person, text))
        assert expected in answer.text, text


@WITH_FRONT
async def test_words_and_buttons_go_on_from_each_other(
    api: BotApi, anna: Person, home: Chat
) -> None:
    first = await api.reply_to(api.write(home, anna, QUESTION))
    api.press(anna, first, "Face up")
    await api.edited(first)
    said = await api.reply_to(api.write(home, anna, "not yet"))
    api.press(anna, said, "Refuse")
    await api.edited(said)
    api.press(anna, said, "Undo")
    await api.edited(said, 2)
    api.press(anna, said, "Undo")
    await api.edited(said, 3)
    assert "Could declarer have seen any card of dummy?" in said.text
    assert "Dummy is not down" in said.buttons


@WITH_FRONT
async def test_a_reply_goes_on_with_the_case_it_replies_to(
    api: BotApi, anna: Person, home: Chat
) -> None:
    lead = await api.reply_to(api.write(home, anna, QUESTION))
    later = await api.reply_to(api.write(home, anna, "face up"))
    await api.reply_to(api.write(home, anna, "East revoked"))
    for answer in (lead, later):
        reply = api.write(home, anna, "what if it was face down?", reply_to=answer)
        assert "41A" in (await api.reply_to(reply)).text
    revoke = await api.reply_to(api.write(home, anna, "partner won it"))
    assert "41A" in revoke.text or "cannot tell" in revoke.text, "the case spoken of last"


@WITH_FRONT
async def test_a_corrected_follow_up_corrects_its_own_answer(
    api: BotApi, anna: Person, home: Chat
) -> None:
    first = await api.reply_to(api.write(home, anna, QUESTION))
    line = api.write(home, anna, "face down")
    answer = await api.reply_to(line)
    assert "41A" in answer.text
    api.edit(line.message, "face up")
    await api.edited(answer)
    assert "Could declarer have seen any card of dummy?" in answer.text
    assert first.edits == 0
    assert "54C" in (await api.reply_to(api.write(home, anna, "yes"))).text
    api.edit(line.message, "it was face down")
    await api.edited(answer, 2)
    assert "41A" in answer.text, "an older line is answered anew where it stands"
    again = await api.reply_to(api.write(home, anna, "why?"))
    assert "54C" in again.text, "what was said after it still holds"


@WITH_FRONT
async def test_a_follow_up_that_becomes_a_case_of_its_own(
    api: BotApi, anna: Person, home: Chat
) -> None:
    await api.reply_to(api.write(home, anna, QUESTION))
    line = api.write(home, anna, "what if dummy was down?")
    answer = await api.reply_to(line)
    api.edit(line.message, "South made an insufficient bid")
    await api.edited(answer)
    assert answer.text.startswith("Insufficient bid")
    api.press(anna, answer, "LHO accepts")
    await api.edited(answer, 2)
    assert "27A1" in answer.text


@WITH_FRONT
async def test_a_corrected_story_keeps_the_answers_that_still_fit(
    api: BotApi, anna: Person, home: Chat
) -> None:
    asked = api.write(home, anna, QUESTION)
    first = await api.reply_to(asked)
    second = await api.reply_to(api.write(home, anna, "face up"))
    api.edit(asked.message, "East led out of turn")
    await api.edited(first)
    assert "Could declarer have seen any card of dummy?" in first.text
    assert second.edits == 0


@WITH_FRONT
async def test_what_was_not_understood_may_be_corrected(
    api: BotApi, anna: Person, home: Chat
) -> None:
    asked = api.write(home, anna, "what if what")
    answer = await api.reply_to(asked)
    assert "No case of yours is open" in answer.text
    story = api.write(home, anna, "something was strange at our table tonight, no idea what it was")
    answer = await api.reply_to(story)
    api.edit(story.message, "South made an insufficient bid")
    await api.edited(answer)
    assert answer.text.startswith("Insufficient bid")


@WITH_FRONT
async def test_others_open_their_own_case_under_a_ruling(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    ruling = await api.reply_to(api.write(club, anna, f"/ruling {QUESTION}"))
    refused = await api.answered(api.press(bo, ruling, "Face up"))
    assert "Tänk om" in refused["text"]
    press = api.press(bo, ruling, "What if …")
    own = await api.reply_to(ruling)
    assert (await api.answered(press))["text"] == ""
    assert own.text.startswith("Bo <b>: Vad ska vara annorlunda?")
    again = await api.answered(api.press(bo, ruling, "What if …"))
    assert "öppet" in again["text"], "a second tap floods no group"

    api.press(bo, own, "Face down")
    await api.edited(own)
    assert "41A" in own.text
    assert "Supposing: Face down" in own.text
    stranger = await api.answered(api.press(anna, own, "Undo"))
    assert stranger["show_alert"]
    assert ruling.edits == 0
    follow = api.write(club, bo, "and if dummy was down?", reply_to=own)
    assert "54C" in (await api.reply_to(follow)).text


@WITH_FRONT
async def test_the_asker_tries_out_in_place(api: BotApi, club: Chat, anna: Person) -> None:
    ruling = await api.reply_to(api.write(club, anna, f"/ruling {QUESTION}"))
    before = ruling.text
    api.press(anna, ruling, "What if …")
    await api.edited(ruling)
    api.press(anna, ruling, "Face down")
    await api.edited(ruling, 2)
    assert "Supposing: Face down" in ruling.text
    api.press(anna, ruling, "Undo")
    await api.edited(ruling, 3)
    assert ruling.text == before


@WITH_FRONT
async def test_a_reply_to_somebody_elses_ruling_leaves_theirs_alone(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    ruling = await api.reply_to(api.write(club, anna, f"/ruling {QUESTION}"))
    mine = await api.reply_to(api.write(club, bo, "what if it was face down?", reply_to=ruling))
    assert "41A" in mine.text
    api.press(bo, mine, "Undo")
    await api.edited(mine)
    api.press(anna, ruling, "Face up")
    await api.edited(ruling)
    assert "Could declarer have seen any card of dummy?" in ruling.text


@WITH_FRONT
async def test_small_talk_in_a_group_is_passed_over(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    ruling = await api.reply_to(api.write(club, anna, f"/ruling {QUESTION}"))
    silent = [
        api.write(club, bo, text, reply_to=ruling)
        for text in ("thanks", "what if we all had a beer?", "no way, really?", "yes")
    ]
    await api.reply_to(api.write(club, bo, "/help"))
    assert [api.replies_to(each.message) for each in silent] == [[], [], [], []]


@WITH_FRONT
async def test_topics_and_people_keep_their_cases_apart(
    api: BotApi, anna: Person, bo: Person
) -> None:
    forum = api.group("Forum", anna, bo, forum=True)
    topic = api.topic(forum, "Rulings")
    await api.reply_to(api.write(forum, anna, f"/ruling {QUESTION}", topic=topic))
    elsewhere = await api.reply_to(api.write(forum, anna, "/ruling what if it was face down?"))
    assert "No case of yours is open" in elsewhere.text
    other = await api.reply_to(api.write(forum, bo, "/ruling face down", topic=topic))
    assert "41A" not in other.text
    inside = api.write(forum, anna, "/ruling what if it was face down?", topic=topic)
    assert "41A" in (await api.reply_to(inside)).text


async def test_a_second_irregularity_is_a_tap_away(
    api: BotApi, settings: Settings, store: Store, anna: Person, home: Chat
) -> None:
    front = TelegramFront(settings, store)
    await front.start()
    try:
        story = "South bid 1♥ over 1♠. Also, East revoked in trick 5 and it was established."
        answer = await api.reply_to(api.write(home, anna, story))
        assert answer.text.startswith("Insufficient bid")
        api.press(anna, answer, "→ Revoke")
        other = await api.reply_to(answer)
        assert other.text.startswith("Revoke")
        again = await api.answered(api.press(anna, answer, "→ Revoke"))
        assert "open" in again["text"]
        follow = await api.reply_to(api.write(home, anna, "partner won it"))
        assert "64A2" in follow.text
    finally:
        await front.stop()


async def test_what_is_too_old_is_told_so_kindly(
    api: BotApi, settings: Settings, tmp_path: Path, anna: Person, home: Chat
) -> None:
    now = 1_000_000.0
    url = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"
    async with (
        open_store(url, case_seconds=600, clock=lambda: now) as store,
        running_front(settings, store),
    ):
        answer = await api.reply_to(api.write(home, anna, QUESTION))
        now += 601
        late = await api.reply_to(api.write(home, anna, "what if it was face down?"))
        assert "No case of yours is open here any more" in late.text
        shown = await api.answered(api.press(anna, answer, "Face up"))
        assert "closed" in shown["text"]
