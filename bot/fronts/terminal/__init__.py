"""The terminal: the commands of ``director``, each imported when it is used."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.fronts.terminal.parser import build
from bot.fronts.terminal.screen import fail
from config.settings import SettingsError

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence


def _command(name: str) -> Callable[[Namespace], int]:
    """The function of a command; importing one does not import the others."""
    if name in ("ask", "chat", "law"):
        from bot.fronts.terminal import asking

        return {"ask": asking.ask, "chat": asking.chat, "law": asking.law}[name]
    if name == "score":
        from bot.fronts.terminal.scoring import score

        return score
    if name == "serve":
        from bot.fronts.server import serve

        return serve
    from bot.fronts.terminal import working

    return {
        "cues": working.cues,
        "evaluate": working.evaluate,
        "train": working.train,
        "tree": working.tree,
        "laws": working.laws,
    }[name]


def main(argv: Sequence[str]) -> int:
    """Run one command; returns the exit status: 0 when it answered, 2 on bad usage."""
    parser = build()
    if not argv:
        parser.print_help()
        return 0
    options = parser.parse_args(argv)
    try:
        return _command(options.command)(options)
    except SettingsError as error:
        return fail(str(error))
    except BrokenPipeError:  # the reader of the pipe has seen enough
        sys.stderr.close()
        return 0
