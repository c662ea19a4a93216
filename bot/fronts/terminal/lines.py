"""Input and output of programs: UTF-8 whatever the locale, one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, Final

from pydantic_core import from_json

from bot.problems import NOT_JSON, Problem

LONGEST: Final = 64 * 1024
"""Bytes of a text on stdin; no situation is that long."""


class Unreadable(Exception):
    """Input that is no text; the message says what is wanted."""


def text_of(words: list[str], *, limit: int = LONGEST) -> str:
    """The words of the command line, or standard input for none or ``-``.

    Raises ``Unreadable`` for what is not UTF-8 or longer than ``limit`` bytes.
    """
    text = " ".join(words)
    if text and text != "-":
        if any("\ud800" <= char <= "\udfff" for char in text):
            raise Unreadable("the text must be UTF-8")
        return text
    if not text and sys.stdin.isatty():
        return ""
    data = sys.stdin.buffer.read(limit + 1)
    if len(data) > limit:
        raise Unreadable(f"the text is too long: at most {limit // 1024} kB are read")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("the text must be UTF-8") from None


def put_json(text: str) -> None:
    """Write one JSON text to standard output."""
    sys.stdout.buffer.write(text.encode() + b"\n")
    sys.stdout.buffer.flush()


def each_line(answer: Callable[[dict[str, Any]], str | Problem]) -> int:
    """Answer every request line on standard input; a bad one gets its problem. Exit status 0."""
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        name: Any = None
        try:
            data = from_json(line, allow_inf_nan=False)
        except ValueError:
            found: str | Problem = NOT_JSON
        else:
            is_object = isinstance(data, dict)
            name = data.get("id") if is_object else None
            found = answer(data) if is_object else NOT_JSON
        if isinstance(found, Problem):
            error = found.model_dump(mode="json")
            found = json.dumps({"id": name, "error": error}, ensure_ascii=False)
        put_json(found)
    return 0
