"""What a text itself says that nobody knows: "we don't remember who won the trick"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.notation import notation
from bot.understanding.places import where
from bot.understanding.turns import BREAKS, CLAUSE_ENDS, apart

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

KNOWING: Final = frozenset({"clear", "idea", "know", "remember", "sure"})
"""Meanings of words for what somebody knows …"""
DENYING: Final = frozenset({"nobody", "no", "not"})
"""… of those that deny it …"""
NEAR: Final = 3
"""… so many tokens before them at most …"""
BEHIND: Final = 2
"""… or behind them: "vet jag inte", but not "kom ihåg att hon inte" …"""
ASKING: Final = frozenset({"if", "when", "whether", "which", "who"})
"""… and of those with which what is not known begins."""
MANY: Final = 6
"""More such words than a story has."""


def unknown(analysis: Analysis) -> list[tuple[int, int]]:
    """From where to where stands what is not known: up to the end of its clause."""
    knowing = where(analysis.places, KNOWING)
    if not 0 < len(knowing) <= MANY:
        return []
    denied = where(analysis.places, DENYING)
    not_known = [
        at
        for at in knowing
        if any(
            -NEAR <= no - at <= BEHIND and not apart(analysis, no, at, CLAUSE_ENDS) for no in denied
        )
    ]
    if not not_known:
        return []
    words = notation(analysis.language).whether.words
    asking = {place.start for place in analysis.places if place.word in words}
    asking |= set(where(analysis.places, ASKING))
    return [
        (at, end)
        for at in sorted(asking)[: MANY * 2]
        for end in [_clause_end(analysis, at)]
        if any(
            0 < at - known <= NEAR + 1 or (at < known < end) or end < known <= end + NEAR
            for known in not_known
            if not apart(analysis, at, known, BREAKS)
        )
    ]


def _clause_end(analysis: Analysis, start: int) -> int:
    tokens = analysis.tokens
    return next(
        (at for at in range(start, len(tokens)) if tokens[at].raw in CLAUSE_ENDS), len(tokens)
    )
