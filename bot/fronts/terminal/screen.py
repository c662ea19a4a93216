"""Output for people: styled on a terminal, plain in a pipe or under ``NO_COLOR``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from bot.wording.document import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from bot.answer import Answer
    from bot.wording.document import Block, Document, Line

BAD_USAGE: Final = 2
"""The exit status when what was asked cannot be answered."""
WIDEST: Final = 88
"""Columns of running text; longer lines are hard to read."""


class Unusable(Exception):
    """A command cannot run as things are set; the message says what to set."""


def styled() -> bool:
    """Whether somebody looks at a terminal that may show colours."""
    dumb = os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not dumb


def show(answer: Answer) -> None:
    """Print an answer."""
    show_document(answer.document)


def show_document(document: Document) -> None:
    """Print what is worded as a document."""
    if not styled():
        print(plain(document))
        return
    from rich.console import Console

    out = Console(highlight=False)
    for renderable in _rendered(document):
        out.print(renderable, width=min(out.width, WIDEST))


def _rendered(document: Document) -> Iterator[RenderableType]:
    from rich.text import Text

    if document.title:
        tag = (f" · {document.tag}", "dim") if document.tag else ""
        yield Text.assemble((document.title, "bold green"), tag)
    for block in document.blocks:
        yield from _block(block)


def _block(block: Block) -> Iterator[RenderableType]:
    from rich.text import Text

    style = "dim" if block.small else ""
    if block.head:
        yield Text(block.head, style=style or "bold")
    for number, line in enumerate(block.lines, 1):
        yield from _line(line, f"{number}." if block.numbered else "", 0, style)


def _line(line: Line, mark: str, depth: int, style: str) -> Iterator[RenderableType]:
    """A sentence beside its mark, so that its next lines hang under its first."""
    from rich.table import Table
    from rich.text import Text

    text = Text(style=style)
    if line.lead:
        text.append(line.lead, "bold")
        text.append(": " if line.text else "")
    text.append(line.text)
    if line.cites:
        text.append(" · ")
        text.append(", ".join(line.cites), "cyan")
    row = Table.grid(padding=(0, 1, 0, 0))
    if depth:
        row.add_column(width=2 * depth - 1)
    if mark:
        row.add_column(width=len(mark))
    row.add_column()
    row.add_row(*([""] if depth else []), *([mark] if mark else []), text)
    yield row
    for below in line.below:
        yield from _line(below, "–", depth + 1, style)


def fail(message: str, status: int = BAD_USAGE) -> int:
    """Say on stderr what is wrong; the exit status."""
    print(f"director: {message}", file=sys.stderr)
    return status
