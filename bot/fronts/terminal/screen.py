"""Output for people: styled on a terminal, plain in a pipe or under ``NO_COLOR``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from bot.wording.document import plain

BAD_USAGE: Final = 2
"""The exit status when what was asked cannot be answered."""

if TYPE_CHECKING:
    from rich.console import Console

    from bot.answer import Answer


def styled() -> bool:
    """Whether somebody looks at a terminal that may show colours."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def console() -> Console:
    """The terminal; imported only where it is used, for a quick start."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def show(answer: Answer) -> None:
    """Print an answer."""
    if not styled():
        print(answer.text)
        return
    from rich.text import Text

    out = console()
    title = " · ".join(filter(None, (answer.document.title, answer.document.tag)))
    head, _, body = plain(answer.document).partition("\n")
    if title:
        out.print(Text(head, style="bold"))
    else:
        body = answer.text
    text = Text(body)
    text.highlight_regex(r"· [0-9]+[A-H0-9()a-e, iv]*$", style="cyan")
    text.highlight_regex(r"(?m)^\d\. [^:\n]+", style="bold")
    out.print(text)


def fail(message: str, status: int = BAD_USAGE) -> int:
    """Say on stderr what is wrong; the exit status."""
    print(f"director: {message}", file=sys.stderr)
    return status
