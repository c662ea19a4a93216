"""Why a text was read as it was: the words that told a kind or a fact most."""

from __future__ import annotations

from typing import Final

from bot.understanding.analysis import Analysis, analyse
from bot.understanding.details import label
from bot.understanding.linear import KIND
from bot.understanding.model import model
from bot.understanding.reader import read
from bot.understanding.steps import MOST

WORDS: Final = 3
"""So many words are named at most …"""
SHARE: Final = 0.15
"""… that say at least this share of what all say."""


def explanation(text: str, language: str | None = None) -> list[str]:
    """How a text was read, a line each: language and intent, kinds, then the facts."""
    reading = read(text, language=language)
    analysis = analyse(text, reading.language)
    lines = [f"language {reading.language}, intent {reading.intent}"]
    for kind, probability in reading.candidates:
        lines.append(f"  {probability:6.3f}  {kind}{_told_by(analysis, KIND, kind)}")
    for item in reading.evidence:
        words = ""
        if item.because != "exact":
            words = _told_by(analysis, f"{reading.kind}/{item.slot}", label(item.value))
        lines.append(
            f"  {item.confidence:6.3f}  {item.slot} = {item.value} ({item.because}){words}"
        )
    return lines


def _told_by(analysis: Analysis, name: str, value: str) -> str:
    """The words that speak most for a class, in their order: ``: led, turn``."""
    told = model().told_by(name, value, analysis)
    places = analysis.places[:MOST] if told else []
    before = len(told) - len(places)
    shares = sorted(enumerate(told[before:]), key=lambda item: -item[1])[:WORDS]
    enough = SHARE * sum(share for share in told if share > 0)
    found = sorted(n for n, share in shares if share >= enough > 0 and places[n].says)
    words = [
        "".join(t.raw for t in analysis.tokens[places[n].start : places[n].end]) for n in found
    ]
    return f": {', '.join(words)}" if words else ""
