"""Who explained, alerted, or did not, where a text names him as the one who does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import doers, nearest
from bot.understanding.places import where

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

IDEAS: Final = frozenset({"alert", "explanation"})
MEANINGS: Final = frozenset({"alert", "answer", "explain"})
ONE_S_OWN: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("explained_by", "self"), ("matter", "own_explanation")}
)
"""What is not so where it was the teller's partner who explained."""


def partner_explained(analysis: Analysis) -> bool:
    """``My partner answered wrongly and I noticed``: he explained, and the teller did not."""
    said = [(c.start, c.end) for c in analysis.concepts if c.id in IDEAS]
    said += [(at, at + 1) for at in where(analysis.places, MEANINGS)]
    players = doers(analysis)
    explaining = {nearest(analysis, players, start, end) for start, end in said}
    return "partner" in explaining and "me" not in explaining
