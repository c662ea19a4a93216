"""What each command does in Telegram; which there are says `bot.fronts.commands`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from html import escape

from bot.fronts.commands import Scope, listing
from bot.fronts.telegram import choices, preferences, questions
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.forgetting import forget
from bot.fronts.telegram.logbook import log
from bot.fronts.telegram.polls import poll
from bot.fronts.telegram.recall import recall
from bot.fronts.telegram.scores import score
from bot.fronts.telegram.sharing import case_of

Handler = Callable[[Desk, Turn], Awaitable[None]]


async def start(desk: Desk, turn: Turn) -> None:
    """The first thing that anybody sees, or the ruling to which a link has led."""
    case = case_of(turn.message.get_bot(), turn.argument)
    if case is not None and not turn.in_group:
        await questions.show_whole(desk, turn, case)
        return
    await desk.reply(turn, turn.say("group-hello" if turn.in_group else "start"))


async def show_help(desk: Desk, turn: Turn) -> None:
    """How to ask, and the commands of this kind of chat."""
    scope = Scope.PRIVATE
    if turn.in_group:
        may_choose = await desk.may_change_settings(turn.message.chat, turn.message.from_user)
        scope = Scope.ADMIN if may_choose else Scope.GROUP
    lines = [escape(line, quote=False) for line in listing(scope, turn.say.language)]
    note = turn.say("help-group-note")
    await desk.reply(turn, "\n".join([turn.say("help"), *lines, "", f"<i>{note}</i>"]))


async def privacy(desk: Desk, turn: Turn) -> None:
    """What is kept, with the times that are really set."""
    hours = max(1, round(desk.settings.conversation_ttl_minutes / 60))
    days = max(2, desk.settings.retention_days)
    reader = desk.reader
    passed_on = turn.say("privacy-model", host=reader.host) if reader else None
    text = turn.say(
        "privacy",
        hours=hours,
        days=days,
        log_days=desk.settings.log_days,
        passed_on=passed_on or turn.say("privacy-nothing"),
    )
    await desk.reply(turn, text)


HANDLERS: Mapping[str, Handler] = {
    "ruling": questions.ruling,
    "score": score,
    "law": questions.law,
    "diff": questions.diff,
    "log": log,
    "recall": recall,
    "poll": poll,
    "settings": preferences.show,
    "language": choices.language,
    "edition": choices.edition,
    "help": show_help,
    "privacy": privacy,
    "forget": forget,
    "start": start,
}
