"""Groups: silent unless meant, and everybody keeps to their own buttons."""

from __future__ import annotations

import pytest

from tests.botapi import BotApi, Chat, Person

pytestmark = pytest.mark.usefixtures("front")

QUESTION = "/ruling West led out of turn"


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def bo(api: BotApi) -> Person:
    return api.person("Bo", "sv")


@pytest.fixture
def club(api: BotApi, anna: Person, bo: Person) -> Chat:
    return api.group("Club", anna, bo)


async def test_a_command_a_mention_and_a_reply_are_answered(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    first = await api.reply_to(api.write(club, anna, QUESTION))
    assert first.text.startswith("Opening lead out of turn")
    mention = f"@{api.state.bot.username} South made an insufficient bid"
    second = await api.reply_to(api.write(club, bo, mention))
    assert second.text.startswith("Insufficient bid")
    third = await api.reply_to(api.write(club, bo, "and if East revoked?", reply_to=first))
    assert third.text.startswith("Revoke")


async def test_a_command_under_a_message_rules_on_that_message(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    story = api.write(club, bo, "listen: South made an insufficient bid")
    assert story.update_id is None, "privacy mode hides it from the bot"
    answer = await api.reply_to(api.write(club, anna, "/ruling", reply_to=story.message))
    assert answer.text.startswith("Insufficient bid")
    api.press(anna, answer, "LHO accepts")
    await api.edited(answer)


async def test_talk_among_people_is_not_answered(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    answer = await api.reply_to(api.write(club, anna, QUESTION))
    thanks = api.write(club, bo, "thanks, well played!", reply_to=answer)
    other = api.write(club, bo, "/unknown")
    assert thanks.update_id is not None
    # The same chat is worked on in order, so when the last is answered the others were seen.
    await api.reply_to(api.write(club, bo, "/help"))
    assert api.replies_to(thanks.message) == []
    assert api.replies_to(other.message) == []


async def test_only_the_asker_may_press(api: BotApi, club: Chat, anna: Person, bo: Person) -> None:
    answer = await api.reply_to(api.write(club, anna, QUESTION))
    press = api.press(bo, answer, "Face up")
    shown = await api.answered(press)
    assert shown["show_alert"]
    assert "/ruling" in shown["text"]
    assert "knappar" in shown["text"], "Bo reads Swedish"
    own = await api.reply_to(api.write(club, bo, QUESTION))
    api.press(bo, own, "Face up")
    await api.edited(own)
    assert answer.edits == 0


async def test_only_administrators_choose_for_the_group(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    refused = await api.reply_to(api.write(club, bo, "/language fi"))
    assert "administratörer" in refused.text
    menu = await api.reply_to(api.write(club, bo, "/language"))
    assert "administratörer" in (await api.answered(api.press(bo, menu, "Suomi")))["text"]
    api.press(anna, menu, "Suomi")
    await api.edited(menu)
    assert "Suomi" in menu.text
    assert (await api.reply_to(api.write(club, bo, "/ruling"))).text.startswith("Mitä tapahtui?")


async def test_topics_keep_their_answers(api: BotApi, anna: Person) -> None:
    forum = api.group("Forum", anna, forum=True)
    topic = api.topic(forum, "Rulings")
    inside = await api.reply_to(api.write(forum, anna, QUESTION, topic=topic))
    assert inside.thread == topic
    general = await api.reply_to(api.write(forum, anna, QUESTION))
    assert general.thread is None
    reply = api.write(forum, anna, "South made an insufficient bid", reply_to=general)
    assert (await api.reply_to(reply)).thread is None


async def test_a_group_that_becomes_a_supergroup_keeps_its_settings(
    api: BotApi, anna: Person
) -> None:
    group = api.group("Small", anna, supergroup=False)
    await api.reply_to(api.write(group, anna, "/language sv"))
    new = api.upgrade(group)
    assert (await api.reply_to(api.write(new, anna, "/ruling"))).text.startswith("Vad hände?")


async def test_a_question_that_meets_the_upgrade_is_answered_in_the_new_group(
    api: BotApi, anna: Person
) -> None:
    group = api.group("Small", anna, supergroup=False)
    api.write(group, anna, QUESTION)
    new = api.upgrade(group)
    assert (await api.said(new))[0].text.startswith("Opening lead out of turn")


async def test_help_shows_what_this_person_can_do_here(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    assert "/edition" in (await api.reply_to(api.write(club, anna, "/help"))).text
    assert "/edition" not in (await api.reply_to(api.write(club, bo, "/help"))).text


async def test_a_long_answer_is_short_in_a_group_and_whole_in_private(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    short = await api.reply_to(api.write(club, anna, QUESTION))
    assert "54A" in short.text
    assert "Taken as given" not in short.text
    api.press(anna, short, "Face up")
    await api.edited(short)
    link = short.buttons["Full answer"]["url"]
    assert link.startswith(f"https://t.me/{api.state.bot.username}?start=")

    home = api.private(bo)
    whole = await api.reply_to(api.write(home, bo, f"/start {link.partition('=')[2]}"))
    assert "Could declarer have seen" in whole.text, "what Anna has told counts"
    assert "Taken as given" in whole.text
    assert len(whole.text) > len(short.text)
    api.press(bo, whole, "Dummy’s card was seen")
    await api.edited(whole)
    assert short.edits == 1, "Bo has a case of his own"


async def test_nobody_reads_the_cases_of_others_by_counting(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    short = await api.reply_to(api.write(club, anna, QUESTION))
    payload = short.buttons["Full answer"]["url"].partition("=")[2]
    kind, _, seal = payload.split("_", 2)
    home = api.private(bo)
    for forged in (f"{kind}_2_{seal}", f"{kind}_1_", f"{kind}__{seal}", "full", "law_27"):
        answer = await api.reply_to(api.write(home, bo, f"/start {forged}"))
        assert answer.text.startswith("Tävlingsledaren, tack!")
