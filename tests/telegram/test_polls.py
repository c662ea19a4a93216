"""Polls among colleagues: asked in two questions, counted by whoever asked, kept by nobody."""

from __future__ import annotations

import pytest

from bot.fronts.telegram.polls import NoPoll, Problem, hand
from tests.botapi import BotApi, Chat, Message, Person

pytestmark = pytest.mark.usefixtures("front")

POLL = """/poll KQ5 A72 QT94 K83
W 1♠ – N pass – E 2♠ (slow) – S pass – W?
pass, 3♦, 3♠ & more, 4♠"""


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def bo(api: BotApi) -> Person:
    return api.person("Bo", "en")


@pytest.fixture
def club(api: BotApi, anna: Person, bo: Person) -> Chat:
    return api.group("Club", anna, bo)


async def asked(api: BotApi, chat: Chat, person: Person) -> tuple[Message, Message]:
    first = await api.reply_to(api.write(chat, person, POLL))
    return first, await api.reply_to(first)


async def test_the_votes_are_counted_by_the_test_of_the_law(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    first, second = await asked(api, club, bo)
    assert first.poll["question"].startswith("♠KQ5 ♥A72 ♦QT94 ♣K83\nW 1♠ – N pass")
    assert first.poll["question"].endswith("What do you choose?")
    assert first.poll["hide_results_until_closes"]
    for vote in ["pass"] * 3 + ["3♠ & more"] * 2:
        api.vote(first, vote)
    api.vote(second, "3♠ & more", "4♠")
    api.vote(second, "3♠ & more")
    carl = api.person("Carl")
    club.members[carl.id] = carl
    assert (await api.answered(api.press(carl, second, "Count the votes")))["show_alert"]
    api.press(bo, second, "Count the votes")
    result = await api.reply_to(second)
    assert result.text.startswith("What the colleagues say · 16B1(b)\n5 votes\n")
    assert "✓ 3♠ & more: considered by 4 (80 %), chosen by 2" in result.text
    assert "✓ pass: considered by 3 (60 %), chosen by 3" in result.text
    assert "– 4♠: considered by 1 (20 %), chosen by 0" in result.text, "nobody chose it"
    assert first.poll["is_closed"]
    assert second.poll["is_closed"]
    assert second.buttons == {}


async def test_an_administrator_may_count_and_a_poll_without_votes_says_so(
    api: BotApi, club: Chat, anna: Person, bo: Person
) -> None:
    _, second = await asked(api, club, bo)
    api.press(anna, second, "Count the votes")
    assert "Nobody has voted." in (await api.reply_to(second)).text


async def test_a_poll_that_a_dying_process_had_closed_is_counted_all_the_same(
    api: BotApi, anna: Person
) -> None:
    home = api.private(anna)
    first, second = await asked(api, home, anna)
    api.vote(first, "pass")
    first.extra["poll"]["is_closed"] = True
    api.press(anna, second, "Count the votes")
    assert "✓ pass: considered by 1 (100 %)" in (await api.reply_to(second)).text


async def test_a_poll_keeps_to_its_topic(api: BotApi, anna: Person) -> None:
    forum = api.group("Forum", anna, forum=True)
    topic = api.topic(forum, "Polls")
    first = await api.reply_to(api.write(forum, anna, POLL, topic=topic))
    second = await api.reply_to(first)
    assert (first.thread, second.thread) == (topic, topic)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Write, each on a line"),
        ("KQ5 A72 QT94 K83", "Write, each on a line"),
        ("KQ5 A72 QT94 K8\npass, 2♠", "A hand has 13 cards"),
        ("1♠ pass\n" + ", ".join(map(str, range(13))), "At most 12 actions"),
        (f"{'x' * 300}\npass, 2♠", "at most 300 characters"),
    ],
)
async def test_what_makes_no_poll_is_explained(
    api: BotApi, anna: Person, text: str, said: str
) -> None:
    answer = await api.reply_to(api.write(api.private(anna), anna, f"/poll {text}"))
    assert said in answer.text


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("KQ5 A72 QT94 K83", "♠KQ5 ♥A72 ♦QT94 ♣K83"),
        ("♠KD5 ♥E72 ♦D1094 ♣K83", "♠KD5 ♥E72 ♦D1094 ♣K83"),
        ("♠KQ5♥A72♦QT94♣K83", "♠KQ5 ♥A72 ♦QT94 ♣K83"),
        ("akq.-.j1098765.kn32", "♠AKQ ♥– ♦J1098765 ♣Kn32"),
        ("1♠ pass 2♠ pass", None),
        ("West to lead against 3NT", None),
    ],
)
def test_hands_are_read_in_the_notations_of_four_countries(line: str, shown: str | None) -> None:
    assert hand(line) == shown


def test_the_situation_may_have_any_number_of_lines() -> None:
    problem = Problem.read("matchpoints\nW 1♠\nwhat now?\npass; 2♠ | 2♠")
    assert problem.lines == ("matchpoints", "W 1♠", "what now?")
    assert problem.options == ("pass", "2♠")
    with pytest.raises(NoPoll):
        Problem.read("W 1♠\npass")
