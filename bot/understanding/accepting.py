"""Who accepts what an opponent did out of turn or too low, or refuses; a question tells neither."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.notation import notation
from bot.understanding.turns import CLAUSE_ENDS, RELATIVE, broken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.understanding.analysis import Analysis
    from rulings.terms import Seat

NEAR: Final = 3
"""Tokens between a word for "may" and that somebody accepts."""
SAYS: Final = 6
"""Tokens between a player and that he accepts: "North says that he does not accept"."""
APPOSED: Final = 3
"""Tokens between two ways of saying of one player that he plays next."""
OR: Final = 5
"""Tokens after that, within which "or" makes it a question …"""
WHAT_ELSE: Final = frozenset({"not", "who"})
"""… before a word that means one of these: "do I accept it or not", "or who decides"."""
JOINS: Final = frozenset({"and", "but"})
"""Meanings of words after which a clause begins."""
NOT_ANOTHER: Final = frozenset({"declarer", "dummy", "defender"})
"""Who is named so is not the other defender, or may be the same one."""
ONLY_THE_LHO: Final = frozenset({"call_out_of_rotation", "insufficient_bid"})
"""Kinds in which nobody but the offender's LHO accepts (Laws 27A1, 29A)."""


class Stance(NamedTuple):
    """Where somebody accepts, or refuses."""

    start: int
    end: int
    accepts: bool


def stances(analysis: Analysis) -> list[Stance]:
    """All of them; who does not accept refuses. ``Analysis`` has them, found once."""
    return [
        Stance(c.start, c.end, c.id == "accept" and not c.negated)
        for c in analysis.concepts
        if c.id == "accept" or (c.id == "refuse" and not c.negated)
    ]


def acceptance(analysis: Analysis) -> dict[str, bool]:
    """``accepted`` is false where somebody is told to refuse; a question does not tell."""
    if any(not _asked(analysis, start) for start in refusals(analysis)):
        return {"accepted": False}
    return {}


def refusals(analysis: Analysis) -> list[int]:
    """Where somebody refuses, or does not accept."""
    return [stance.start for stance in analysis.stances if not stance.accepts]


def first_refusal(analysis: Analysis) -> int:
    """Where somebody first refuses; behind the text where nobody does."""
    return min(refusals(analysis), default=len(analysis.tokens))


def only_asked(analysis: Analysis) -> Iterator[bool]:
    """Of accepting (true) and refusing, what a text only asks for or supposes.

    "May declarer accept?", "what if he refuses?".
    """
    for accepts in (True, False):
        told = [stance.start for stance in analysis.stances if stance.accepts is accepts]
        if told and all(_asked(analysis, start) for start in told):
            yield accepts


def by_another(kind: str, offender: Seat | None, analysis: Analysis) -> bool:
    """Whether the offender's partner or his RHO accepts or refuses: only the LHO has a say.

    Told by seats; of one who seems to accept his own call somebody else made it.
    """
    if kind not in ONLY_THE_LHO or offender is None or not analysis.seats:
        return False
    told = [stance.start for stance in analysis.stances]
    speaking = [_beside(analysis, start) for start in told if not _asked(analysis, start)]
    return bool(speaking) and {offender.partner, offender.rho}.issuperset(speaking)


def next_refuses(analysis: Analysis) -> bool:
    """Whether somebody refuses of whom it is just said that he is next: "who is next refuses"."""
    turns = {c.end for c in analysis.concepts if c.id == "turn_of" and not c.negated}
    return not turns.isdisjoint(refusals(analysis))


def judged(analysis: Analysis, at: int) -> bool:
    """Whether the call at a place is what somebody accepts or refuses: "South refuses the pass"."""
    ends = {stance.end for stance in analysis.stances}
    articles = notation(analysis.language).articles
    return at in ends or (at - 1 in ends and articles.get(analysis.tokens[at - 1].word) is not None)


def next_accepts(analysis: Analysis) -> bool | None:
    """Whether the one who is said to play next accepts, where partners differ; None: not told.

    What is said of him stands right after, before another player is named, or right before
    ("West, who plays next, accepts"); what is said of the other one tells it as well.
    """
    told = {stance.start: stance.accepts for stance in analysis.stances}
    places = [(c.start, c.end) for c in analysis.concepts if c.id == "plays_next"]
    apart = any(two[0] - one[1] > APPOSED for one, two in pairwise(places))
    if not told or not places or apart:
        return None  # one place may have several words for it: "who plays next, on dummy's left"
    start, end = places[0][0], max(end for _, end in places)
    later = [at for at in sorted(told) if at >= end]
    own = [p.who for p in analysis.named if p.end <= start and not broken(analysis, p.end, start)]
    same = NOT_ANOTHER | set(own[-1:])  # "I sit after dummy and I'm happy with it"
    others = [p.start for p in analysis.named if p.start > end and p.who not in same]
    if later:
        of_another = any(at <= later[0] for at in others)
        return told[later[0]] is not of_another
    before = max(told)
    return None if broken(analysis, before, start) else told[before]


def _beside(analysis: Analysis, start: int) -> Seat | None:
    """Who is named shortly before a place, in the same clause and as its subject.

    Not "bid at RHO's turn, refused": RHO is no subject there; but "he says, that he refuses".
    """
    before = [m for m in analysis.mentions if m.end <= start <= m.end + SAYS]
    if not before:
        return None
    last = before[-1]
    that = {place.start - 1 for place in analysis.places if "that" in place.means}
    ends = {n for n in range(last.end, start) if analysis.tokens[n].raw in CLAUSE_ENDS}
    return last.seat if ends <= that and _begins(analysis, last.start) else None


def _begins(analysis: Analysis, start: int) -> bool:
    """Whether a clause begins at a place: after a mark, or after "and" or "but"."""
    ahead = [place for place in analysis.places if place.end == start]
    joins = any(not JOINS.isdisjoint(place.means) for place in ahead)
    return start == 0 or joins or analysis.tokens[start - 1].raw in CLAUSE_ENDS


def _asked(analysis: Analysis, start: int) -> bool:
    """Whether what stands at a place is asked or supposed: ``may``, ``if``, ``or not`` …"""
    return may(analysis, start) or _or_not(analysis, start)


def _or_not(analysis: Analysis, start: int) -> bool:
    """Whether "or not", "or who decides" stands behind a place."""
    return any(
        "or" in one.means and not WHAT_ELSE.isdisjoint(other.means)
        for one, other in pairwise(analysis.places)
        if start < one.start <= start + OR
    )


def may(analysis: Analysis, start: int) -> bool:
    """Whether a word for "may" or "if" stands shortly before a place, or at it: ``hyväksynkö``.

    Not where it belongs to a player's name: ``till vänster om``.
    """
    beside = [
        c.start
        for c in analysis.concepts
        if c.id in ("may", "if") and (c.start == start or 0 <= start - c.end <= NEAR)
    ]
    if not beside:
        return False
    players = [(c.start, c.end) for c in analysis.concepts if c.id in RELATIVE]
    return any(not any(first <= at < last for first, last in players) for at in beside)
