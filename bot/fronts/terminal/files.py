"""Files of results, in the encodings that scoring programs write, and how far they are done."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.fronts.terminal.lines import Unreadable

if TYPE_CHECKING:
    from typing import TextIO

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of a file of results."""
LONG: Final = 200
"""Boards from which on it is told how many are done."""
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def contents(words: list[str]) -> str:
    """The text of the named file, or of standard input for none or ``-``.

    UTF-8, UTF-16 with its mark, or else Latin-1, which is what PBN is written in. Raises
    ``Unreadable`` for what is no text, too large or cannot be opened.
    """
    if len(words) > 1:
        raise Unreadable(f"one file at a time: {', '.join(words)}")
    data = _bytes(words[0] if words else "-")
    if len(data) > LARGEST:
        raise Unreadable(f"the file is too large: at most {LARGEST // 1024**2} MB are read")
    for encoding in ("utf-16",) if data.startswith(_UTF_16) else ("utf-8-sig", "cp1252", "latin-1"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Unreadable("the file is not text")


def _bytes(name: str) -> bytes:
    if name == "-":
        return b"" if sys.stdin.isatty() else sys.stdin.buffer.read(LARGEST + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable(f"{name}: {error.strerror}") from None


def progress(stream: TextIO) -> Callable[[int, int], None]:
    """What tells on ``stream`` how many boards of a long file are done.

    On a terminal it is one line that changes and goes away, elsewhere a line every tenth part.
    """
    live = stream.isatty()

    def told(done: int, total: int) -> None:
        if total < LONG or done % (total // (100 if live else 10)):
            return
        if live:
            stream.write(f"\r{done}/{total}" if done < total else "\r\x1b[K")
        else:
            stream.write(f"{done}/{total}\n")
        stream.flush()

    return told
