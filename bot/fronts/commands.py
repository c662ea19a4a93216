"""The commands: one list for Telegram's menus, for help everywhere, and for the documentation.

The words stand in the catalogues as `command-NAME`, with an example as `.example` where a command
wants to be told something.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bot.wording.catalogue import MissingMessage, words


class Scope(Enum):
    """Where a command is shown."""

    PRIVATE = auto()
    GROUP = auto()
    ADMIN = auto()
    """To the administrators of a group, instead of `GROUP`."""
    TERMINAL = auto()


EVERYWHERE = frozenset(Scope)
TELEGRAM = EVERYWHERE - {Scope.TERMINAL}
CHOOSERS = frozenset({Scope.PRIVATE, Scope.ADMIN})
"""Those who choose for a chat."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command with the scopes that show it; typed it works in all of Telegram."""

    name: str
    scopes: frozenset[Scope]

    def description(self, language: str) -> str:
        """What it does, in plain text, with an example where it has one."""
        say = words(language)
        text = say(f"command-{self.name}")
        example = self.example(language)
        return f"{text}: /{self.name} {example}" if example else text

    def example(self, language: str) -> str:
        """What may stand after it; empty where nothing needs to."""
        try:
            return words(language)(f"command-{self.name}", "example")
        except MissingMessage:
            return ""


COMMANDS = (
    Command("ruling", TELEGRAM),
    Command("score", EVERYWHERE),
    Command("law", EVERYWHERE),
    Command("diff", EVERYWHERE),
    Command("log", CHOOSERS),
    Command("recall", CHOOSERS),
    Command("poll", CHOOSERS),
    Command("settings", CHOOSERS),
    Command("language", CHOOSERS),
    Command("edition", CHOOSERS),
    Command("help", EVERYWHERE),
    Command("privacy", TELEGRAM),
    Command("forget", TELEGRAM),
    Command("start", frozenset()),
)


def menu(scope: Scope) -> list[Command]:
    """The commands that are shown there, in the order of the list."""
    return [command for command in COMMANDS if scope in command.scopes]


def listing(scope: Scope, language: str) -> list[str]:
    """A line for each command that is shown there, in plain text."""
    return [f"/{command.name} – {command.description(language)}" for command in menu(scope)]
