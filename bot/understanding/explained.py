"""Who explained, alerted, or did not, where a text names him as the one who does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import THEY, nearest
from bot.understanding.places import where
from bot.understanding.roles import OTHERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.understanding.analysis import Analysis

IDEAS: Final = frozenset({"alert", "explanation"})
MEANINGS: Final = frozenset({"alert", "answer", "explain"})
OPPONENTS: Final = frozenset({*OTHERS, THEY})
NOT_SO: Final[Mapping[str, frozenset[tuple[str, bool | str]]]] = {
    "partner": frozenset({("explained_by", "self"), ("matter", "own_explanation")}),
    "opponent": frozenset(
        {
            ("explained_by", "self"),
            ("explained_by", "partner"),
            ("matter", "own_explanation"),
            ("matter", "partners_explanation"),
        }
    ),
}
"""What is not so where the teller's partner explained, or an opponent."""


def explainer(analysis: Analysis) -> str | None:
    """``My partner answered wrongly and I noticed``: he explained, and the teller did not.

    Of an opponent too, where nobody else explained.
    """
    said = [(c.start, c.end) for c in analysis.concepts if c.id in IDEAS]
    said += [(at, at + 1) for at in where(analysis.places, MEANINGS)]
    players = analysis.doers
    found = {nearest(analysis, players, start, end) for start, end in said}
    if "me" in found:
        return None
    if "partner" in found:
        return "partner"
    return "opponent" if found & OPPONENTS else None
