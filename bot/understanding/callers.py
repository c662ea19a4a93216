"""Who called out of turn where the text names nobody by his seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import HE
from bot.understanding.persons import HIS
from bot.understanding.turns import (
    CLAUSE_ENDS,
    OF_VERBS,
    RELATIVE,
    beside_turn,
    broken,
    entitled,
    preceded,
    turn_told,
)
from bot.understanding.wrong_call import acts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.events import Event
    from rulings.terms import Seat


RELATED: Final = frozenset({HE, "him", *HIS})
"""Meanings of words by which a player may be named from another's place."""


def only_caller(analysis: Analysis, beside: set[Seat], teller: Seat) -> Seat | None:
    """``RHO bid when it was LHO's turn``: who called in these words; the teller if nobody did."""
    ends = max(turn_told(analysis), default=0)
    others = {seat for at, seat in acts(analysis) if at < ends} & beside
    return None if len(others) > 1 else others.pop() if others else teller


def named_caller(analysis: Analysis, turn: Seat, seated: Sequence[Event]) -> Seat | None:
    """``LHO doubled before RHO``: the only one whose call is told up to whose turn it was.

    At "partner's turn" it may be his own partner's, and "the player on her right" is not the
    teller's: of the teller's partner only "before LHO" is sure. Who sits before the one to call
    may have called in turn, where others' calls follow: "LHO bid, it was my partner's turn, I bid".
    """
    if any(one.means and not RELATED.isdisjoint(one.means) for one in analysis.places):
        return None
    told = turn_told(analysis)
    ends = max(told, default=0)
    early = {e.seat for e in seated if e.at < ends}
    if len(early) != 1 or any(e.seat is None for e in analysis.events):
        return None
    (caller,) = early
    beside = {m.seat for m in beside_turn(analysis)} - {turn}
    if beside != {caller} or (caller == RELATIVE["partner"] and not _before_one(analysis)):
        return None
    if turn == RELATIVE["partner"] and not _my_partners(analysis):
        return None
    follows = any(e.at > ends and e.seat != caller for e in seated)
    return None if caller == turn or (caller == turn.rho and follows) else caller


def yet_to_call(analysis: Analysis) -> set[Seat]:
    """Who is named behind whose turn it was, as one who has not called yet, accepts or refuses."""
    ideas = [c.start for c in analysis.concepts if c.id == "not_yet"]
    ideas += [stance.start for stance in analysis.stances]
    begins = min(turn_told(analysis), default=0)
    return {
        m.seat
        for m in analysis.mentions
        if m.start > begins
        and any(m.end <= at and not broken(analysis, m.end, at, CLAUSE_ENDS) for at in ideas)
    }


def _before_one(analysis: Analysis) -> bool:
    """Whether the one to call is named by one word, behind "before"."""
    told = turn_told(analysis)
    return all(
        m.end - m.start == 1 and preceded(analysis, m.start)
        for m in analysis.mentions
        if m.start in told
    )


def _my_partners(analysis: Analysis) -> bool:
    """Whether "my partner" is named."""
    own = {c.end for c in analysis.concepts if c.id == "me"}
    return any(c.id == "partner" and c.start in own for c in analysis.concepts)


def own_call(analysis: Analysis) -> bool:
    """Whether the teller called himself, be it told by the form of the verb only: ``tarjosin``."""
    by_verb = (place.means[-1] in OF_VERBS for place in analysis.places if place.means)
    return any(seat == RELATIVE["me"] for _, seat in acts(analysis)) or any(by_verb)


def opponents_call(analysis: Analysis) -> bool:
    """Whether an opponent, nobody says which, called at the teller's turn or at "my partner's"."""
    if analysis.seats or not analysis.named or analysis.named[0].who != "opponent":
        return False
    turn = entitled(analysis)
    return turn == RELATIVE["me"] or (turn == RELATIVE["partner"] and _my_partners(analysis))
