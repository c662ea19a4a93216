"""What the story of a revoke does not tell of its trick, of who won that, and of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.people import PLAYERS
from bot.understanding.shapes import numbered_tricks
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.understanding.analysis import Analysis

BOTH_SIDES: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {
        ("circumstance", "both_sides"),
        ("same_trick", True),
        ("same_trick", False),
        ("both_established", True),
        ("both_established", False),
    }
)
"""That both sides revoked, and when; of one player who revoked twice it is not so."""
SINGLE: Final = frozenset({"lho", "rho", "partner", "declarer", "dummy"})
"""Ideas that name one player."""
NEAR: Final = 4
"""Tokens between who won a trick and the word for it."""
PLAYED_ON: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {
        ("established", True),
        ("moment", "side_played_on"),
        ("moment", "later_trick"),
        ("next_act", "played"),
    }
)
"""What is not so where a revoke was noticed before the next trick."""


def untold(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """Values that a text on a revoke only seems to tell."""
    revoke = _first(analysis, "not_follow")
    won = _first(analysis, "won_trick")
    if won is not None and _won_by_a_side(analysis, won):
        yield "won_by", "offender"
        yield "won_by", "partner"
    elif won is not None and revoke is not None and _won_by_who_revoked(analysis, revoke, won):
        yield "won_by", "partner"
    if len(named := {one.who for one in analysis.named}) == 1 and named <= SINGLE:
        yield from BOTH_SIDES
    if len({number for number, _ in numbered_tricks(analysis)}) > 1:
        yield "circumstance", "twelfth_trick"  # one of several: "revoked at trick 11, won trick 12"
    if _noticed_before_the_next_trick(analysis):
        yield from PLAYED_ON


def _first(analysis: Analysis, idea: str) -> int | None:
    found = [c.start for c in analysis.concepts if c.id == idea and not c.negated]
    return min(found, default=None)


def _won_by_a_side(analysis: Analysis, won: int) -> bool:
    """``we won the trick``, ``E-W won it``: which of the two is not told."""
    if any(c.id == "we" and c.end <= won <= c.end + NEAR for c in analysis.concepts):
        return True
    near = [e for e in analysis.seats if e.end <= won <= e.end + NEAR + NEAR]
    both = near[-2:]
    return (
        len(both) == len(("E", "W"))
        and Seat(both[0].value).partner == Seat(both[1].value)
        and both[1].start - both[0].end <= 1
    )


def _won_by_who_revoked(analysis: Analysis, revoke: int, won: int) -> bool:
    """``partner revoked and won the trick``: the offender won it, not his partner."""
    players = [c for c in analysis.concepts if c.id in PLAYERS]
    named = [c.start for c in players] + [e.start for e in analysis.seats]
    if won < revoke or any(revoke < start < won for start in named):
        return False
    return any(c.id == "partner" and c.start < revoke for c in players)


def _noticed_before_the_next_trick(analysis: Analysis) -> bool:
    """``noticed before he or his partner led to the next trick``."""
    for early in (c for c in analysis.concepts if c.id == "before"):
        sentence = _sentence(analysis, early.start)
        noticed = [c.start for c in analysis.concepts if c.id == "notice" and c.start in sentence]
        later = [c.start for c in analysis.concepts if c.id == "next_trick"]
        if noticed and max(noticed) < early.start:
            return any(start in sentence and start > early.start for start in later)
    return False


def _sentence(analysis: Analysis, at: int) -> range:
    """The tokens of the sentence that a place is in."""
    ends = [n for n, token in enumerate(analysis.tokens) if token.raw in SENTENCE_ENDS]
    first = max((n + 1 for n in ends if n < at), default=0)
    return range(first, min((n for n in ends if n > at), default=len(analysis.tokens)))
