"""Where declarer held a card that he did not play, as far as a text tells it (Law 45C2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.places import where

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

WHERE: Final = frozenset(
    {"against", "air", "chest", "close", "cover", "detach", "drop", "edge", "expose", "face", "fan"}
    | {"finger", "half", "high", "hold", "lap", "look", "low", "middle", "move", "near", "open"}
    | {"other", "over", "see", "show", "spread", "table", "touch", "up"}
)
"""Meanings of words one of which tells where a card was, or how it was held."""


def doubtful(analysis: Analysis) -> frozenset[tuple[str, bool | str]]:
    """What is at most a doubt: "took a card out and put it back" tells not where it was."""
    told = where(analysis.places, WHERE)
    return frozenset() if told else frozenset({("position", "not_so")})
