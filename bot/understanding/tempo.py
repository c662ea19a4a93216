"""Who acted after a hesitation: the partner of the player who hesitated, or only his opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import FAR, PARTNER_OF, THEY, nearest
from bot.understanding.events import made_since
from bot.understanding.places import where
from bot.understanding.turns import CLAUSE_ENDS, apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.analysis import Analysis

HESITATION: Final = "hesitation"
"""The idea of a call or play out of tempo."""
HESITATES: Final = frozenset({"hesitate"})
"""What words mean that tell of one too."""
REPORTED: Final = frozenset({"accord", "according", "claim", "deny", "say"})
"""Meanings of words by which somebody says of another that he hesitated."""
DISPUTED: Final = "facts_disputed"
OWN: Final = frozenset({"my", "our"})
"""Meanings of words for the teller's partner; "the partner" may be another's."""
OURS: Final = frozenset({"me", "partner"})
THEIRS: Final = frozenset({"lho", "rho", "opponent", "other opponent", THEY})


def not_so(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """``LHO hesitated and passed, I bid 4S``: his partner, who has the information, has not acted.

    Not where it is not told who hesitated, or who called.
    """
    slow = _hesitations(analysis)
    if not slow or _reported(analysis, slow):
        return
    players = {nearest(analysis, analysis.doers, at, at + 1, FAR) for at in slow} - {None}
    if len(players) != 1:
        return
    (who,) = players
    since = slow[0]
    later = {one.who for one in analysis.doers if one.start > since}
    calls = [e for e in made_since(analysis, analysis.events) if e.at > since]
    callers = {_caller(analysis, e.at, who) for e in calls} - {who}
    if not callers or _partner(who) in later or not all(_opposed(who, one) for one in callers):
        return
    if "partner" not in callers or _own_partner(analysis):
        yield "acted", "acted"
        yield "suggested", True


def _hesitations(analysis: Analysis) -> list[int]:
    """Where words tell of one, in their order."""
    ideas = [c.start for c in analysis.concepts if c.id == HESITATION and not c.negated]
    return sorted({*ideas, *where(analysis.places, HESITATES)})


def _caller(analysis: Analysis, at: int, slow: str | None) -> str | None:
    """Who called; who hesitated, be he named a clause before: "I thought for ages, passed"."""
    named = [one.who for one in analysis.doers if one.start < at]
    own = slow if named and named[-1] == slow else None
    return nearest(analysis, analysis.doers, at, at + 1, FAR) or own


def _reported(analysis: Analysis, slow: Sequence[int]) -> bool:
    """``North hesitated, according to East``."""
    said = where(analysis.places, REPORTED)
    said += [c.start for c in analysis.concepts if c.id == DISPUTED]
    return any(not apart(analysis, one, at, CLAUSE_ENDS) for one in slow for at in said)


def _own_partner(analysis: Analysis) -> bool:
    """Whether "my partner" is named, and no partner but him."""
    own = {place.end for place in analysis.places if not OWN.isdisjoint(place.means)}
    own |= {place.start for place in analysis.places if not OWN.isdisjoint(place.means)}
    return all(one.start in own for one in analysis.named if one.who == "partner")


def _partner(who: str | None) -> str:
    """Whose partner is who; the teller's is his."""
    own = {"me": "partner", "partner": "me"}
    return own.get(who or "") or PARTNER_OF.get(who or "", "")


def _opposed(one: str | None, other: str | None) -> bool:
    """Whether two players are on different sides, as far as their names tell."""
    if not one or not other:
        return False
    if one.startswith("seat") and other.startswith("seat"):
        return (int(one[-1]) + int(other[-1])) % len(("one", "two")) == 1
    return (one in OURS and other in THEIRS) or (one in THEIRS and other in OURS)
