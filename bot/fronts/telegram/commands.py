"""The commands: one list for handlers, menus, `/help` and the documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum

from bot.fronts.telegram import choices, questions
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.scores import score
from bot.fronts.telegram.sharing import case_of

Handler = Callable[[Desk, Turn], Awaitable[None]]


class Scope(Enum):
    """Whose menu shows a command; the command itself works everywhere."""

    PRIVATE = "all_private_chats"
    GROUP = "all_group_chats"
    ADMIN = "all_chat_administrators"


EVERYBODY = frozenset(Scope)
CHOOSERS = frozenset({Scope.PRIVATE, Scope.ADMIN})


@dataclass(frozen=True, slots=True)
class Command:
    """A command with the scopes whose menus show it; described by `telegram-command-NAME`."""

    name: str
    handler: Handler
    scopes: frozenset[Scope]


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
    lines = [f"/{command.name} – {turn.say(f'command-{command.name}')}" for command in menu(scope)]
    note = turn.say("help-group-note")
    await desk.reply(turn, "\n".join([turn.say("help"), *lines, "", f"<i>{note}</i>"]))


async def privacy(desk: Desk, turn: Turn) -> None:
    """What is kept, with the times that are really set."""
    hours = max(1, round(desk.settings.conversation_ttl_minutes / 60))
    await desk.reply(turn, turn.say("privacy", hours=hours, days=desk.settings.retention_days))


COMMANDS = (
    Command("ruling", questions.ruling, EVERYBODY),
    Command("score", score, EVERYBODY),
    Command("law", questions.law, EVERYBODY),
    Command("language", choices.language, CHOOSERS),
    Command("edition", choices.edition, CHOOSERS),
    Command("help", show_help, EVERYBODY),
    Command("privacy", privacy, EVERYBODY),
    Command("start", start, frozenset()),
)


def menu(scope: Scope) -> list[Command]:
    """The commands that a menu shows, in the order of the list."""
    return [command for command in COMMANDS if scope in command.scopes]
