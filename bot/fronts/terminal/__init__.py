"""The terminal: the commands of ``director``, each imported when it is used."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

from bot.fronts.terminal.calculations import CALCULATIONS, minus_kept
from bot.fronts.terminal.parser import build
from bot.fronts.terminal.screen import Unusable, fail

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence

INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""


def _command(name: str) -> Callable[[Namespace], int]:
    """The function of a command; importing one does not import the others."""
    if name == "chat":
        from bot.fronts.terminal.chatting import chat

        return chat
    if name in ("ask", "law", "diff"):
        from bot.fronts.terminal import asking

        return {"ask": asking.ask, "law": asking.law, "diff": asking.diff}[name]
    if name == "score":
        from bot.fronts.terminal.scoring import score

        return score
    if name in CALCULATIONS:
        from bot.fronts.terminal.calculating import calculate

        return calculate
    if name == "serve":
        from bot.fronts.server import serve

        return serve
    if name in ("corpus", "cues"):
        from bot.fronts.terminal import corpus_work

        return {"corpus": corpus_work.corpus, "cues": corpus_work.cues}[name]
    from bot.fronts.terminal import working

    return {
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
    options = parser.parse_args(minus_kept(list(argv)))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without our suits still gets the rest
            stream.reconfigure(errors="replace")
    try:
        status = _command(options.command)(options)
        sys.stdout.flush()
    except Unusable as error:
        return fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
