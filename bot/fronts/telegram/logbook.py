"""`/log`: the rulings of a chat that wants them kept, to be read again and taken home."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, time, timedelta
from functools import cache
from re import IGNORECASE, Pattern, compile, escape
from zoneinfo import ZoneInfo

from telegram import Chat, InputFile

from bot.answer import Answer, AnswerStatus
from bot.fronts.telegram import screens
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.logsheet import Sheet
from bot.fronts.telegram.names import chat_name
from bot.fronts.telegram.texts import words_in_any
from bot.store import LogEntry, OpenCase
from bot.wording.compose import MAX_PARAGRAPHS
from bot.wording.document import Block, Document, Line

DAY_BEGINS = time(5)
"""An evening that goes on after midnight is still the same day."""
MAX_DECISION = 300
MAX_DAYS = 3650


async def write(desk: Desk, chat: Chat, case: OpenCase, answer: Answer) -> None:
    """Write down what was ruled; nothing for a question that was not, or was only supposed."""
    if answer.status not in (AnswerStatus.RULED, AnswerStatus.CONDITIONAL):
        return
    if case.steps and case.steps[-1].get("supposed"):
        return
    await desk.store.write_log(
        LogEntry(
            case=case.id,
            chat=chat_name(chat),
            topic=case.key.topic,
            table=table_in(case.text),
            kind=answer.kind,
            edition=answer.edition,
            language=answer.language,
            understood=answer.understood,
            citations=tuple(answer.citations),
            decision=decision(answer),
        )
    )


def table_in(text: str) -> str:
    """The table that a text names, in any of the languages; nothing when it names none."""
    found = _table().search(text)
    return found.group(1).upper() if found else ""


def decision(answer: Answer) -> str:
    """What was decided, in a sentence or two; the open question as long as nothing is."""
    if answer.question is not None:
        text = answer.question.text
    else:
        text = " ".join(_said(block) for block in screens.shortened(answer.document).blocks[:-1])
    return text if len(text) <= MAX_DECISION else f"{text[: MAX_DECISION - 1].rstrip()}…"


def _said(block: Block) -> str:
    if block.head:
        return f"{block.head} {'; '.join(line.lead or line.text for line in block.lines)}."
    return " ".join(line.text or line.lead for line in block.lines)


@cache
def _table() -> Pattern[str]:
    words = "|".join(sorted(map(escape, words_in_any("log-table-words")), key=len, reverse=True))
    return compile(rf"\b(?:{words})\s*(?:nr\.?|no\.?|#)?\s*(\d{{1,3}}[a-d]?)\b", IGNORECASE)


async def log(desk: Desk, turn: Turn) -> None:
    """`/log`, `/log today`, `/log export`, `/log export 7`, `/log on`, `/log off`."""
    words = turn.argument.casefold().split()
    wanted, rest = (words[0], words[1:]) if words else ("today", [])
    if wanted in ("on", "off"):
        await _switch(desk, turn, on=wanted == "on")
    elif not turn.chosen.keeps_log:
        await desk.reply(turn, turn.say("log-is-off"))
    elif wanted == "today":
        await _today(desk, turn)
    elif wanted == "export" and (not rest or rest[0].isdecimal()):
        await _export(desk, turn, days=min(int(rest[0]), MAX_DAYS) if rest else 1)
    else:
        await desk.reply(turn, turn.say("log-help"))


async def _switch(desk: Desk, turn: Turn, *, on: bool) -> None:
    if not await desk.may_change_settings(turn.message.chat, turn.message.from_user):
        await desk.reply(turn, turn.say("admins-only"))
        return
    await desk.store.change_settings(turn.key.chat, keeps_log=on)
    await desk.reply(turn, turn.say("log-switched-on" if on else "log-switched-off"))


def _since(desk: Desk, days: int) -> int:
    """When the first of so many days began; today is the last of them."""
    here = ZoneInfo(desk.settings.timezone)
    now = datetime.fromtimestamp(desk.store.now(), here)
    first = now.date() - timedelta(days=days - 1 + (now.time() < DAY_BEGINS))
    return int(datetime.combine(first, DAY_BEGINS, here).timestamp())


def _clock(desk: Desk) -> Callable[[int], datetime]:
    here = ZoneInfo(desk.settings.timezone)
    return lambda seconds: datetime.fromtimestamp(seconds, here)


async def _today(desk: Desk, turn: Turn) -> None:
    entries = await desk.store.read_log(turn.key.chat, _since(desk, 1))
    if not entries:
        await desk.reply(turn, turn.say("log-empty"))
        return
    sheet = Sheet(entries, turn.say, _clock(desk))
    lines = tuple(
        Line(
            entry.decision, entry.citations[:MAX_PARAGRAPHS], lead=" · ".join(sheet.heading(entry))
        )
        for entry in entries
    )
    document = Document(turn.say("log-title"), blocks=[Block(lines)])
    await desk.reply(turn, screens.fitted(document, turn.say))


async def _export(desk: Desk, turn: Turn, *, days: int) -> None:
    entries = await desk.store.read_log(turn.key.chat, _since(desk, days))
    if not entries:
        await desk.reply(turn, turn.say("log-empty"))
        return
    sheet = Sheet(entries, turn.say, _clock(desk))
    chat = turn.message.chat
    title = chat.title or turn.say("log-title")
    name = f"{turn.say('log-file')}-{sheet.last_day()}"
    await turn.message.reply_document(InputFile(sheet.csv(), f"{name}.csv"))
    await turn.message.reply_document(InputFile(sheet.page(title), f"{name}.html"))
