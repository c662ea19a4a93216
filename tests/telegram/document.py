"""Writes the commands and the screens into docs/telegram.md: `python -m tests.telegram.document`.

What stands there was really sent: the bot with its real reader talks to the stand-in over HTTP, and
its messages are written down with their buttons.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import SecretStr

from bot.fronts.commands import COMMANDS, Command, Scope
from bot.fronts.telegram import TelegramFront
from bot.fronts.telegram.texts import LANGUAGE_NAMES, Say
from bot.store import open_store
from config.settings import Settings
from tests.botapi import BotApi, Chat, Message, Person, Sent

PAGE = Path(__file__).parents[2] / "docs" / "telegram.md"
EVENING = 1_800_040_200.0
SEEN_BY = {Scope.PRIVATE: "private", Scope.GROUP: "group", Scope.ADMIN: "administrators"}


@dataclass(frozen=True)
class Spoken:
    """What people say in one language, and the headings of its dialogues."""

    follow_up: str
    poll: str
    titles: tuple[str, str, str, str, str]


SPOKEN = {
    "en": Spoken(
        "and if dummy was down already?",
        "KQ5 A72 QT94 K83\nW 1♠ – N pass – E 2♠ (slow) – S pass – W?\npass, 3♦, 3♠, 4♠",
        ("In private", "In a group", "Settings", "For directors", "In any chat"),
    ),
    "sv": Spoken(
        "och om träkarlen redan låg uppe?",
        "KD5 E72 D1094 K83\nV 1♠ – N pass – Ö 2♠ (långsamt) – S pass – V?\npass, 3♦, 3♠, 4♠",
        ("Privat", "I en grupp", "Inställningar", "För tävlingsledare", "I vilken chatt som helst"),
    ),
    "de": Spoken(
        "und wenn der Strohmann schon lag?",
        "KD5 A72 D1094 K83\nW 1♠ – N pass – O 2♠ (langsam) – S pass – W?\npass, 3♦, 3♠, 4♠",
        ("Privat", "In einer Gruppe", "Einstellungen", "Für Turnierleiter", "In jedem Chat"),
    ),
    "fi": Spoken(
        "entä jos lepääjä oli jo pöydässä?",
        "KQ5 A72 QT94 K83\nL 1♠ – P pass – I 2♠ (hitaasti) – E pass – L?\npass, 3♦, 3♠, 4♠",
        (
            "Yksityisesti",
            "Ryhmässä",
            "Asetukset",
            "Kilpailunjohtajille",
            "Missä tahansa keskustelussa",
        ),
    ),
}
VOTES = ("pass", "pass", "3♦", "3♠")
CONSIDERED = ("3♠", "3♦", "4♠")


class Transcript:
    """What was written and sent, as it is read."""

    def __init__(self, api: BotApi, who: Person) -> None:
        self.lines: list[str] = []
        self._api = api
        self._who = who

    async def asked(self, chat: Chat, text: str, *, reply_to: Message | None = None) -> Message:
        """Somebody writes; the bot's answer."""
        sent = self._api.write(chat, self._who, text, reply_to=reply_to)
        first, *more = text.splitlines()
        self.lines += [f"{self._who.first_name}> {first}", *(f"      {line}" for line in more)]
        return await self.shown(sent)

    async def shown(self, sent: Sent | Message) -> Message:
        """The bot's answer to a message."""
        answer = await self._api.reply_to(sent)
        self.lines += [*screen(answer), ""]
        return answer

    async def pressed(self, message: Message, label: str) -> None:
        """A tap, and what the message says after it."""
        edits = message.edits
        self._api.press(self._who, message, label)
        await self._api.edited(message, edits + 1)
        self.lines += [f"{self._who.first_name} → [ {label} ]", *screen(message), ""]

    async def typed(self, text: str) -> None:
        """Somebody types the bot's name and a text in some chat; what is offered."""
        offered = await self._api.answered(self._api.inline(self._who, text))
        self.lines.append(f"{self._who.first_name}> @{self._api.state.bot.username} {text}")
        for result in offered["results"]:
            self.lines += [f"  ▤ {result['title']}", f"    {result.get('description', '')}"]
        self.lines.append("")

    def block(self, title: str) -> list[str]:
        """The transcript so far under a heading; the next one begins anew."""
        lines, self.lines = self.lines, []
        return [f"#### {title}", "", "```text", *lines[:-1], "```", ""]


def screen(message: Message) -> Iterable[str]:
    """A message as it is seen: what is folded behind a bar, buttons in brackets."""
    if "poll" in message.extra:
        yield f"  ▣ {message.poll['question']}".replace("\n", "\n    ")
        yield from (f"    ○ {option['text']}" for option in message.poll["options"])
    units, at = message.text.encode("utf-16-le"), 0
    folds = [e for e in message.entities if e["type"] == "expandable_blockquote"]
    for line in message.text.split("\n"):
        is_folded = any(e["offset"] <= at < e["offset"] + e["length"] for e in folds)
        at += len(line.encode("utf-16-le")) // 2 + 1
        if units:
            yield f"  {'│ ' if is_folded else ''}{line}".rstrip()
    for row in (message.markup or {}).get("inline_keyboard", []):
        yield "  " + " ".join(f"[ {button['text']} ]" for button in row)


@asynccontextmanager
async def talking(language: str) -> AsyncIterator[tuple[BotApi, Person]]:
    """The bot and somebody who speaks a language; its clock stands."""
    with TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/screens.db"
        async with (
            BotApi.running() as api,
            open_store(database, clock=lambda: EVENING) as store,
        ):
            settings = Settings(
                _env_file=None,
                telegram_token=SecretStr(api.token),
                telegram_api_url=api.url,
                timezone="Europe/Stockholm",
            )
            front = TelegramFront(settings, store)
            await front.start()
            try:
                yield api, api.person("Anna", language)
            finally:
                await front.stop()


async def screens(language: str) -> list[str]:
    """The main dialogues in a language."""
    say, spoken = Say(language), SPOKEN[language]
    examples = re.findall("<i>(.*)</i>", say("start"))
    async with talking(language) as (api, anna):
        seen = Transcript(api, anna)
        home, club = api.private(anna), api.group("Bridge", anna)
        private, group, settings, directors, anywhere = spoken.titles

        answer = await seen.asked(home, examples[0])
        await seen.asked(home, spoken.follow_up)
        lines = [f"### {LANGUAGE_NAMES[language]}", "", *seen.block(private)]

        answer = await seen.asked(club, f"/ruling {examples[1]}")
        await seen.pressed(answer, list(answer.buttons)[1])
        lines += seen.block(group)

        menu = await seen.asked(club, "/settings")
        await seen.pressed(menu, say("settings-answers"))
        await seen.pressed(menu, say("settings-answers-short"))
        lines += seen.block(settings)

        await directing(seen, api, club, spoken.poll, f"{say('log-table')} 5: {examples[0]}")
        lines += seen.block(directors)

        await seen.typed(examples[1])
        return [*lines, *seen.block(anywhere)]


async def directing(seen: Transcript, api: BotApi, club: Chat, poll: str, story: str) -> None:
    """The log, a reminder and a poll."""
    await seen.asked(club, "/log on")
    ruled = await seen.asked(club, f"/ruling {story}")
    await seen.asked(club, "/recall 20", reply_to=ruled)
    await seen.asked(club, "/log")
    first = await seen.asked(club, f"/poll {poll}")
    second = await seen.shown(first)
    for vote in VOTES:
        api.vote(first, vote)
    for vote in CONSIDERED:
        api.vote(second, vote)
    api.press(next(iter(club.members.values())), second, next(iter(second.buttons)))
    await seen.shown(second)


def commands() -> list[str]:
    """A table of all commands, in four languages."""
    head = ["| command | shown to |", "|---|---|"]
    for name in LANGUAGE_NAMES.values():
        head = [f"{head[0]} {name} |", f"{head[1]}---|"]
    return [*head, *(_row(command) for command in COMMANDS if command.scopes)]


def _row(command: Command) -> str:
    seen = ", ".join(name for scope, name in SEEN_BY.items() if scope in command.scopes)
    words = " | ".join(command.description(code).partition(":")[0] for code in LANGUAGE_NAMES)
    return f"| `/{command.name}` | {seen} | {words} |"


async def page(text: str) -> str:
    """The page with its commands and screens made anew."""
    dialogues = [line for language in SPOKEN for line in await screens(language)]
    for name, lines in (("commands", commands()), ("screens", dialogues)):
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = "\n".join([f"{before}{begin}", "", *lines, f"{end}{after}"])
    return text


def main() -> None:
    """Write the page."""
    PAGE.write_text(asyncio.run(page(PAGE.read_text())))


if __name__ == "__main__":
    main()
