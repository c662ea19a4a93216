"""A whole evening over real HTTP: everything that goes wrong in a club, in one go.

The bot runs in a process of its own that Telegram calls; it is killed in the middle. Every question
is answered exactly once, in the order of its chat, and what was chosen stays chosen.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.botapi import BotApi, Chat, Message, Person, Sent

ROOT = Path(__file__).parents[2]
QUESTIONS = ("West led out of turn", "South made an insufficient bid", "East revoked")
EXPIRED = 2 * 3600


@dataclass
class Evening:
    """Two clubs with topics, a small group, a private chat, and what was asked there."""

    api: BotApi
    folder: Path
    port: int
    asked: list[Sent] = field(default_factory=list)

    def __post_init__(self) -> None:
        api = self.api
        self.clock.write_text("0")
        self.anna, self.bo = api.person("Anna", "en"), api.person("Bo", "en")
        self.carl = api.person("Carl", "en")
        everybody = (self.anna, self.bo, self.carl)
        self.club = api.group("Bridge Club", *everybody, forum=True)
        self.verein = api.group("Bridgeverein", self.bo, self.anna, forum=True)
        self.small = api.group("Friends", *everybody, supergroup=False)
        self.home = api.private(self.anna)
        self.topics = {
            chat.id: [None, api.topic(chat, "Rulings"), api.topic(chat, "Teams")]
            for chat in (self.club, self.verein)
        }

    @property
    def clock(self) -> Path:
        return self.folder / "clock"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """The bot; it is killed in the end, if not before."""
        database = f"sqlite+aiosqlite:///{self.folder / 'evening.db'}"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.telegram.serve", self.api.url, self.api.token),
            *(database, str(self.port), str(self.clock)),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        assert process.stdout is not None
        try:
            while (line := await process.stdout.readline()) != b"ready\n":
                assert line, "the bot did not start"
            # Update ids that are not divisible by three come late, so that others overtake them.
            assert self.api.state.webhook is not None
            self.api.state.webhook.delay = lambda update: 0.03 * (update["update_id"] % 3)
            yield process
        finally:
            if process.returncode is None:
                process.kill()
            await process.communicate()

    def ask(self, chat: Chat, person: Person, text: str, topic: int | None = None) -> Sent:
        """A question that must be answered once."""
        said = text if chat.type == "private" else f"/ruling {text}"
        sent = self.api.write(chat, person, said, topic=topic)
        self.asked.append(sent)
        return sent

    async def answered(self) -> None:
        for sent in self.asked:
            await self.api.reply_to(sent)

    async def choose(self, person: Person, menu: Message, *labels: str) -> None:
        for label in labels:
            edits = menu.edits
            self.api.press(person, menu, label)
            await self.api.edited(menu, edits + 1)

    def everywhere(self) -> Iterator[tuple[Chat, Person, int | None]]:
        for chat in (self.club, self.verein):
            for person in (self.anna, self.bo):
                for topic in self.topics[chat.id]:
                    yield chat, person, topic
        yield self.home, self.anna, None
        yield self.small, self.carl, None


@pytest.fixture
def evening(api: BotApi, tmp_path: Path) -> Evening:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return Evening(api, tmp_path, found.getsockname()[1])


async def test_an_evening(evening: Evening) -> None:
    async with evening.running() as process:
        await settings_are_chosen(evening)
        await questions_come_from_everywhere(evening)
        await buttons_belong_to_whoever_asked(evening)
        await a_question_is_corrected(evening)
        await somebody_blocks_the_bot_and_comes_back(evening)
        await a_group_becomes_a_supergroup(evening)
        await a_group_is_flooded(evening)
        await somebody_asks_inline(evening)
        await the_process_is_killed(evening, process)
    evening.ask(evening.home, evening.anna, QUESTIONS[2])
    async with evening.running():
        await evening.answered()
        await buttons_expire(evening)
        await settings_were_kept(evening)
        await evening.api.confirmed()
    every_question_has_one_answer_in_order(evening)


async def settings_are_chosen(evening: Evening) -> None:
    api = evening.api
    menu = await api.reply_to(api.write(evening.club, evening.anna, "/settings"))
    await evening.choose(evening.anna, menu, "Answers", "Full", "Laws", "✓ 2017")
    assert (await api.answered(api.press(evening.carl, menu, "Laws")))["show_alert"]
    menu = await api.reply_to(api.write(evening.verein, evening.bo, "/settings"))
    await evening.choose(evening.bo, menu, "Language", "Deutsch")
    await api.reply_to(api.write(evening.small, evening.anna, "/language fi"))


async def questions_come_from_everywhere(evening: Evening) -> None:
    """Each with its duplicates, in any order."""
    for text in QUESTIONS[:2]:
        for chat, person, topic in evening.everywhere():
            sent = evening.ask(chat, person, text, topic)
            assert sent.update_id is not None
            evening.api.state.updates.repeat(sent.update_id)
    await evening.answered()
    for sent in evening.asked:
        assert (await evening.api.reply_to(sent)).thread == sent.message.thread


async def buttons_belong_to_whoever_asked(evening: Evening) -> None:
    api = evening.api
    sent = evening.ask(evening.club, evening.anna, QUESTIONS[0])
    answer = await api.reply_to(sent)
    assert (await api.answered(api.press(evening.bo, answer, "Face up")))["show_alert"]
    api.press(evening.anna, answer, "Face up")
    await api.edited(answer)


async def a_question_is_corrected(evening: Evening) -> None:
    api = evening.api
    sent = evening.ask(evening.home, evening.anna, QUESTIONS[0])
    answer = await api.reply_to(sent)
    api.edit(sent.message, QUESTIONS[2])
    await api.edited(answer)
    assert answer.text.startswith("Revoke")


async def somebody_blocks_the_bot_and_comes_back(evening: Evening) -> None:
    api, home = evening.api, evening.api.private(evening.carl)
    await api.reply_to(evening.ask(home, evening.carl, QUESTIONS[0]))
    held = api.faults.hold("sendMessage", processed=False, chat=home.id)
    unheard = api.write(home, evening.carl, QUESTIONS[1])
    await held.struck.wait()
    api.block(evening.carl)
    assert held.gate is not None
    held.gate.set()
    await api.called("sendMessage", failed=True)
    await api.reply_to(evening.ask(home, evening.carl, QUESTIONS[2]))
    assert api.replies_to(unheard.message) == []


async def a_group_becomes_a_supergroup(evening: Evening) -> None:
    api = evening.api
    # This question meets the upgrade: it is answered in the new group, as a reply to nothing.
    api.write(evening.small, evening.carl, f"/ruling {QUESTIONS[0]}")
    evening.small = api.upgrade(evening.small)
    await api.said(evening.small)
    await api.reply_to(evening.ask(evening.small, evening.carl, QUESTIONS[1]))


async def a_group_is_flooded(evening: Evening) -> None:
    api = evening.api
    api.state.flood.messages, api.state.flood.seconds = 3, 1.5
    crowd = [evening.ask(evening.verein, evening.anna, QUESTIONS[0]) for _ in range(6)]
    other = evening.ask(evening.home, evening.anna, QUESTIONS[1])
    await api.reply_to(other)
    for sent in crowd:
        await api.reply_to(sent)
    assert api.state.flood.refused
    api.state.flood.messages = 1000


async def somebody_asks_inline(evening: Evening) -> None:
    query = evening.api.inline(evening.carl, QUESTIONS[1])
    assert (await evening.api.answered(query))["results"]


async def the_process_is_killed(evening: Evening, process: asyncio.subprocess.Process) -> None:
    """One answer has arrived without the bot knowing, others wait, some were not taken in."""
    api = evening.api
    arrived = api.faults.hold("sendMessage", processed=True, chat=evening.club.id)
    for text in QUESTIONS:
        for topic in evening.topics[evening.club.id]:
            evening.ask(evening.club, evening.bo, text, topic)
    await arrived.struck.wait()
    evening.ask(evening.verein, evening.bo, QUESTIONS[0])
    process.kill()
    await process.wait()
    assert arrived.gate is not None
    arrived.gate.set()


async def buttons_expire(evening: Evening) -> None:
    api = evening.api
    answer = await api.reply_to(evening.ask(evening.home, evening.anna, QUESTIONS[0]))
    evening.clock.write_text(str(EXPIRED))
    assert "closed" in (await api.answered(api.press(evening.anna, answer, "Face up")))["text"]
    await api.edited(answer)
    assert answer.buttons == {}


async def settings_were_kept(evening: Evening) -> None:
    api = evening.api
    club = await api.reply_to(api.write(evening.club, evening.bo, "/settings"))
    assert "Answers: Full" in club.text
    verein = await api.reply_to(api.write(evening.verein, evening.anna, "/settings"))
    assert "Sprache: Deutsch" in verein.text
    small = await api.reply_to(api.write(evening.small, evening.bo, "/settings"))
    assert "Kieli: Suomi" in small.text


def every_question_has_one_answer_in_order(evening: Evening) -> None:
    api = evening.api
    assert [len(api.replies_to(sent.message)) for sent in evening.asked] == [1] * len(evening.asked)
    questions = {id(sent.message): sent.message for sent in evening.asked}
    for chat in {sent.message.chat.id: sent.message.chat for sent in evening.asked}.values():
        asked = [each for each in questions.values() if each.chat is chat]
        answered = [m.reply_to for m in chat.from_bot if id(m.reply_to) in questions]
        assert [m.id for m in answered if m] == [m.id for m in asked], chat.title
