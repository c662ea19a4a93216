"""Which side won the trick of a revoke, where a text names both who revoked and who won it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.accepting import JOINS
from bot.understanding.concepts import NEGATION
from bot.understanding.doers import FAR, NEAR, THEY, nearest
from bot.understanding.events import earlier
from bot.understanding.places import where
from bot.understanding.roles import OWN, Role
from bot.understanding.turns import CLAUSE_ENDS, apart, broken

if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept
    from bot.understanding.doers import Doer

REVOKES: Final = frozenset({"not_follow", "ruff", "discard"})
OTHER_TRICKS: Final = frozenset({"later_trick", "trick_count", "next_trick", "previous_trick"})
"""Ideas that tell of tricks besides …"""
FURTHER: Final = frozenset(
    {"other", "more", "all", "rest", "late", "after", "everything", "further", "since"}
    | {"before", "previous"}
)
"""… and meanings of words that do …"""
LATER: Final = frozenset({"later"})
"""Meanings of words that do so before the word for winning: "later they won one"."""
EITHER: Final = frozenset({"opponent", "defender", THEY})
"""Who is named so may be the one or his partner."""
MANY: Final = 6
"""More tricks than a story tells: it is none."""
BEFORE: Final = 2
BEHIND: Final = 3
"""… so many tokens around the word for winning."""
CLOSE: Final = 2
"""Tokens between the word for winning and who is named behind it: "won by LHO"."""
BY: Final = frozenset({"by", "to"})
"""Meanings of words before the winner: "won by East", "gick till öst"."""
SIDES: Final = {
    "me": ("teller", 0),
    "partner": ("teller", 0),
    "lho": ("teller", 1),
    "rho": ("teller", 1),
    "opponent": ("teller", 1),
    "other opponent": ("teller", 1),
    "declarer": ("part", 0),
    "dummy": ("part", 0),
    "defender": ("part", 1),
    "other defender": ("part", 1),
    "seat 0": ("seat", 0),
    "seat 1": ("seat", 1),
    "seat 2": ("seat", 0),
    "seat 3": ("seat", 1),
}
"""From where a player is named, and on which of the two sides he is, told from there."""


def same_side_won(analysis: Analysis) -> bool | None:
    """Whether the side that revoked won the trick; not known where it is not told of both.

    ``my partner ruffed but had a heart, they won the trick``: the other side did.
    """
    offender, winners = _told(analysis)
    found = {same_side(analysis, offender, who) for who in winners}
    return found.pop() if len(found) == 1 else None


def offender_won(analysis: Analysis) -> bool:
    """Whether who revoked won the trick himself: ``LHO revoked and won the trick``.

    An opponent who is named once is one and the same; "they" are two.
    """
    offender, winners = _told(analysis)
    if not offender or winners != {offender}:
        return False
    named = [one.start for one in analysis.named if one.who == offender]
    they = where(analysis.places, {THEY})
    return offender not in EITHER or (len(named) == 1 and named[0] not in they)


def trick_before(analysis: Analysis) -> bool:
    """Whether only who won the trick before is told: "East had won the trick before"."""
    won = [c for c in analysis.concepts if c.id == "won_trick"][: MANY + 1]
    before = earlier(analysis)
    return 0 < len(won) <= MANY and all(
        any(c.start <= at <= c.end + CLOSE and not broken(analysis, c.start, at) for at in before)
        for c in won
    )


def _told(analysis: Analysis) -> tuple[str, set[str]]:
    """Who revoked, and who won the trick, as far as told."""
    players = analysis.doers
    offender, wrong = who_revoked(analysis, players)
    won = [c for c in analysis.concepts if c.id == "won_trick" and c.start > wrong]
    if len(won) > MANY:
        return "", set()
    told = [
        c
        for c in won
        if not (_denied(analysis, c) or _of_other_tricks(analysis, c) or not_known(analysis, c))
    ]
    return offender, {_winner(analysis, players, idea) for idea in told}


def not_known(analysis: Analysis, idea: Concept) -> bool:
    """Whether a text says that this is not known: "nobody remembers who won the trick"."""
    return any(start <= idea.start < end for start, end in analysis.unknown)


def _denied(analysis: Analysis, won: Concept) -> bool:
    """Whether it is not so; behind "and" nothing is denied any more: "did not follow and won"."""
    nots = [c.start for c in analysis.concepts if c.id == NEGATION and c.start <= won.end]
    joined = where(analysis.places, JOINS)
    return won.negated and not any(max(nots, default=0) < at < won.start for at in joined)


def who_revoked(analysis: Analysis, players: Sequence[Doer]) -> tuple[str, int]:
    """The offender, empty where he is not told, and where the revoke is: behind all for none."""
    said = [c for c in analysis.concepts if c.id in REVOKES and not c.negated]
    revokes = [c.start for c in said if c.id == "not_follow"] or [c.start for c in said]
    wrong = min(revokes, default=len(analysis.tokens))
    return nearest(analysis, players, wrong, wrong + 1) or "", wrong


def _winner(analysis: Analysis, players: Sequence[Doer], won: Concept) -> str:
    """Who is named in the clause of the word for winning, before it or else right behind."""
    by = [at for at in where(analysis.places, BY) if won.start <= at <= won.end + 1]
    behind = [
        one.who
        for one in players
        if won.start <= one.start <= max([won.end, *by]) + CLOSE
        and not broken(analysis, won.start, one.start, CLAUSE_ENDS)
    ]
    before = nearest(analysis, players, won.start, won.end, FAR)
    if before is None or (by and behind):
        return behind[0] if behind else ""
    return before


def same_side(analysis: Analysis, one: str, other: str) -> bool | None:
    """Whether two players are on one side, as far as that is told of them.

    By what their parts in the play are; or by how they are named: both by seats, or both as the
    teller sees them. Who speaks of "declarer" is not declarer's partner: dummy plays no cards.
    """
    (told, side), (too, his) = SIDES.get(one, ("", 0)), SIDES.get(other, ("", 0))
    if other == THEY:  # who names one of his own pair calls the others so
        return bool(side) if told == "teller" and one != "opponent" else None
    if not told or not too:
        return None
    if told == too:
        return side == his
    parts = {named.who: named.role for named in analysis.named}
    roles = [parts.get(who) for who in (one, other)]
    if None not in roles:
        return (roles[0] is Role.DEFENDER) == (roles[1] is Role.DEFENDER)
    declares = "declarer" in (one, other)
    return False if declares and not {one, other}.isdisjoint(OWN) else None


def _of_other_tricks(analysis: Analysis, won: Concept) -> bool:
    """Whether what was won is told to be a further trick."""
    later = [
        behind_winning(c, {won.start}).start for c in analysis.concepts if c.id in OTHER_TRICKS
    ]
    more = [place.start for place in analysis.places if not FURTHER.isdisjoint(place.means)]
    near = [at for at in later if won.start - BEFORE <= at <= won.end + BEHIND]
    near += [at for at in more if won.end <= at <= won.end + CLOSE]
    near += [at for at in where(analysis.places, LATER) if won.start - NEAR <= at < won.start]
    return any(not apart(analysis, won.start, at, CLAUSE_ENDS) for at in near)


def behind_winning(idea: Concept, won: Set[int]) -> Concept:
    """Where another trick is told: not where an idea begins with the word for winning this one.

    ``won it, later they won one``.
    """
    return idea._replace(start=idea.end - 1) if idea.start in won else idea
