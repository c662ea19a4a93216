"""Texts that tell of several irregularities, one after the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.understanding.amending import parts_of
from bot.understanding.reader import read

SURE: Final = 0.6
"""Probability that a part's own kind needs; a part that is less sure belongs to the one before."""


class Told(NamedTuple):
    """One irregularity, and the part of the text that tells of it."""

    kind: str
    text: str


def irregularities(text: str, language: str | None, default: str) -> list[Told]:
    """The irregularities of a text that surely tells of more than one; otherwise none."""
    parts = parts_of(text, language, default)
    if len(parts) == 1:
        return []
    told: list[Told] = []
    for part in parts:
        reading = read(part, language=language, default=default)
        own = reading.kind if reading.confidence >= SURE else ""
        if told and own in {"", told[-1].kind}:
            told[-1] = Told(told[-1].kind, f"{told[-1].text} {part}")
        elif own:
            told.append(Told(own, part))
        else:
            return []
    return told if len(told) > 1 else []
