"""Texts that tell of several irregularities, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from bot.understanding.amending import parts_of
from bot.understanding.reader import read


class Told(NamedTuple):
    """One irregularity, and the part of the text that tells of it."""

    kind: str
    text: str


def irregularities(text: str, language: str | None, default: str) -> list[Told]:
    """The irregularities of a text that surely tells of more than one; otherwise none.

    A part that does not tell its own kind belongs to the one before.
    """
    parts = parts_of(text, language, default)
    if len(parts) == 1:
        return []
    told: list[Told] = []
    for part in parts:
        reading = read(part, language=language, default=default)
        if told and reading.kind in {"", told[-1].kind}:
            told[-1] = Told(told[-1].kind, f"{told[-1].text} {part}")
        elif reading.kind:
            told.append(Told(reading.kind, part))
        else:
            return []
    return told if len(told) > 1 else []
