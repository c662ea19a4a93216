"""What came after the trick of a revoke, and whose it was: the next lead, and later tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import FAR, nearest
from bot.understanding.places import where
from bot.understanding.turns import CLAUSE_ENDS, apart
from bot.understanding.winners import MANY, behind_winning, same_side, who_revoked

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.understanding.analysis import Analysis

PLAYING: Final = frozenset({"lead", "play", "follow"})
"""Meanings of words one of which tells that somebody played to the next trick …"""
NOT_YET: Final = frozenset({"before", "not", "not_yet", "nobody", "both_sides", "if", "may"})
"""… and ideas beside which he did not, or not he alone."""
NONE: Final = frozenset({"lose", "never", "no", "none", "not", "nothing"})
"""Meanings of words that deny that somebody won one."""
EVERYBODY: Final = frozenset({"all", "both", "everybody"})
"""Meanings of words beside which the side that revoked has played as well."""
REST: Final = frozenset({"rest"})
TAKING: Final = frozenset({"get", "lose", "make", "take", "win"})
"""Meanings of words beside which the rest is tricks that somebody won, or lost."""
ALL: Final = REST | {"all", "everything"}
"""Meanings of words for every later trick."""
ONLY_OPPONENTS: Final[Mapping[bool, frozenset[tuple[str, bool | str]]]] = {
    True: frozenset({("moment", "only_opponents_played_on")}),
    False: frozenset({("moment", "side_played_on"), ("next_act", "played"), ("established", True)}),
}
"""What is not so where the side that revoked played on, or the other one only."""


def not_so(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """Values that are not so where it is told whose the next lead or the later tricks were."""
    own = side_played_on(analysis)
    if own is not None:
        yield from ONLY_OPPONENTS[own]
    later = won_later(analysis)
    if later is not None:
        yield "won_later", not later
    if later is False:
        yield "won_two", True


def side_played_on(analysis: Analysis) -> bool | None:
    """Whether the side that revoked led or played to the next trick; not where others did as well.

    ``I revoked and LHO led to the next trick``: the others did, and it can still be corrected.
    """
    players = analysis.doers
    offender, wrong = who_revoked(analysis, players)
    said = where(analysis.places, PLAYING)
    every = where(analysis.places, EVERYBODY)

    def own(who: str) -> bool:
        return same_side(analysis, offender, who) is True

    found: set[bool | None] = set()
    tricks = [c for c in analysis.concepts if c.id == "next_trick" and c.start > wrong]
    for idea in tricks[:MANY]:

        def here(at: int, start: int = idea.start) -> bool:
            return not apart(analysis, at, start, CLAUSE_ENDS)

        playing = any(here(at) for at in said)
        denied = any(
            c.id in NOT_YET and c.start > wrong and here(c.start) for c in analysis.concepts
        )
        who = nearest(analysis, players, idea.start, idea.end, FAR)
        same = same_side(analysis, offender, who) if who and playing and not denied else None
        later = [one.who for one in players if one.start > idea.end]
        everybody = any(at > idea.end for at in every)
        found.add(None if same is False and (everybody or any(map(own, later))) else same)
    return found.pop() if len(found) == 1 else None


def won_later(analysis: Analysis) -> bool | None:
    """Whether the side that revoked won a later trick, where it is told whose those were.

    ``East revoked, North-South took the rest``: no; ``declarer revoked, we got no more``: yes.
    """
    players = analysis.doers
    offender, wrong = who_revoked(analysis, players)
    every = set(where(analysis.places, ALL))
    denied = where(analysis.places, NONE)
    told: set[bool | None] = set()
    for start, end in [span for span in _later(analysis) if span[0] > wrong][:MANY]:
        who = nearest(analysis, players, start, end, FAR)
        same = same_side(analysis, offender, who) if who else None
        none = any(at > wrong and not apart(analysis, at, start, CLAUSE_ENDS) for at in denied)
        rest = not every.isdisjoint(range(start - 1, end + 1))
        told.add(None if same is None or not (same or none or rest) else same != none)
    return told.pop() if len(told) == 1 else None


def _later(analysis: Analysis) -> Iterator[tuple[int, int]]:
    """Where later tricks are told: an idea of them, or "the rest" that somebody took."""
    won = {c.start for c in analysis.concepts if c.id == "won_trick"}
    told = [behind_winning(c, won) for c in analysis.concepts if c.id == "later_trick"]
    ideas = [(c.start, c.end) for c in told]
    taken = where(analysis.places, TAKING)
    for at in where(analysis.places, REST):
        inside = any(start <= at < end for start, end in ideas)
        if not inside and any(not apart(analysis, at, verb, CLAUSE_ENDS) for verb in taken):
            ideas.append((at, at + 1))
    yield from sorted(ideas)
