"""Who called out of turn where the text names nobody by his seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.doers import HE
from bot.understanding.persons import HIS
from bot.understanding.places import CALLING, where
from bot.understanding.turns import (
    CLAUSE_ENDS,
    RELATIVE,
    beside_turn,
    broken,
    by_verbs,
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
ALTHOUGH: Final = frozenset({"although"})
SAID: Final = CALLING | {"<bid>", "<p>", "<x>", "<xx>"}
"""Meanings of words for a call."""


def only_caller(analysis: Analysis, turn: Seat, beside: set[Seat], teller: Seat) -> Seat | None:
    """``RHO bid when it was LHO's turn``: who called in these words, or else behind them.

    The teller where nobody else is named: "bid at RHO's turn, LHO refused".
    """
    ends = max(turn_told(analysis), default=0)
    called = acts(analysis)
    before = {seat for at, seat in called if at < ends} & beside
    if before:
        return before.pop() if len(before) == 1 else None
    if _told_before(analysis, ends, teller):
        callers = {event.seat for event in analysis.events if event.at < ends}
        caller = callers.pop() if len(callers) == 1 and not _related(analysis) else None
        return teller if caller in (None, turn) else caller
    behind = _next_caller(analysis, ends)
    others = {m.seat for m in analysis.mentions} - {turn, teller} - yet_to_call(analysis)
    unnamed = any(event.seat is None for event in analysis.events)
    if behind in (None, turn) or beside or unnamed:
        return None if beside or (others and not unnamed) else teller
    return None if _related(analysis) else behind


def _told_before(analysis: Analysis, ends: int, teller: Seat) -> bool:
    """Whether the wrong call, or the teller, or that somebody accepts it, stands before a place."""
    told = where(analysis.places, SAID)
    told += [c.start for c in analysis.concepts if c.id == "out_of_turn"]
    told += [stance.start for stance in analysis.stances]
    told += [m.start for m in analysis.mentions if m.seat == teller]
    return any(at < ends for at in told)


def _next_caller(analysis: Analysis, start: int) -> Seat | None:
    """Who calls first behind a place, in its sentence or the next one: ``says no`` is no call."""
    answers = {stance.start for stance in analysis.stances}
    turns = [c for c in analysis.concepts if c.id == "turn_of"]  # "he was to bid" is no call
    answers |= {at for c in turns for at in range(c.start, c.end)}
    later = [(at, seat) for at, seat in acts(analysis) if at > start and not answers & {at, at + 1}]
    if not later:
        return None
    at, caller = later[0]
    ends = [t for t in analysis.tokens[start:at] if t.raw in SENTENCE_ENDS]
    return caller if len(ends) <= 1 else None


def _related(analysis: Analysis) -> bool:
    """Whether somebody may be named from another's place: "his partner", "on her left"."""
    return any(one.means and not RELATED.isdisjoint(one.means) for one in analysis.places)


def named_caller(analysis: Analysis, turn: Seat, seated: Sequence[Event]) -> Seat | None:
    """``LHO doubled before RHO``: the only one whose call is told up to whose turn it was.

    Besides those who called in turn before it: "partner 1NT, LHO doubled before RHO". At "partner's
    turn" it may be his own partner's, and "the player on her right" is not the teller's: of the
    teller's partner only "before LHO" and "at my LHO's turn" are sure. Who sits before the one to
    call may have called in turn, where others' calls follow: "LHO bid, it was my partner's turn, I
    bid"; not where "although" stands between.
    """
    if _related(analysis):
        return None
    told = turn_told(analysis)
    ends = max(told, default=0)
    early = [e for e in seated if e.at < ends]
    if any(e.seat is None for e in analysis.events):
        return None
    in_turn = (
        {early[0].seat} if len({e.seat for e in early}) > 1 and _leads_up(early, turn) else set()
    )
    callers = {e.seat for e in early} - in_turn
    if len(callers) != 1:
        return None
    (caller,) = callers
    beside = {m.seat for m in beside_turn(analysis)} - {turn} - in_turn
    if beside != {caller} or (caller == RELATIVE["partner"] and not _before_one(analysis)):
        return None
    if turn == RELATIVE["partner"] and not _my_partners(analysis):
        return None
    follows = any(e.at > ends and e.seat not in (caller, turn) for e in seated)
    follows = follows and not _although(analysis, early[-1].at, ends)
    return None if caller == turn or (caller == turn.rho and follows) else caller


def _leads_up(early: Sequence[Event], turn: Seat) -> bool:
    """Whether the first call is that of the player before the one to call."""
    first = early[0].seat
    return first is not None and first.lho == turn


def _although(analysis: Analysis, start: int, end: int) -> bool:
    """Whether "although" stands between a call and whose turn it was."""
    return any(start < at < end for at in where(analysis.places, ALTHOUGH))


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
    """Whether the one to call is named by one word, behind "before", or as "my LHO"."""
    told = turn_told(analysis)
    return all(
        m.end - m.start == 1
        and (preceded(analysis, m.start) or ("me", m.start) in analysis.idea_ends)
        for m in analysis.mentions
        if m.start in told
    )


def _my_partners(analysis: Analysis) -> bool:
    """Whether "my partner" is named."""
    own = {c.end for c in analysis.concepts if c.id == "me"}
    return any(c.id == "partner" and c.start in own for c in analysis.concepts)


def own_call(analysis: Analysis, turn: Seat) -> bool:
    """Whether the teller called himself, be it told by the form of the verb only: ``tarjosin``.

    Before anybody else did at that turn: not "it was partner's, lefty doubled, I said stop".
    """
    ends = max(turn_told(analysis), default=0)
    own = RELATIVE["me"]
    called = acts(analysis)
    mine = [at for at, seat in (*called, *by_verbs(analysis)) if seat == own]
    others = [at for at, seat in called if at > ends and seat not in (own, turn)]
    return min(mine, default=len(analysis.tokens)) < min([len(analysis.tokens), *others])


def opponents_call(analysis: Analysis) -> bool:
    """Whether an opponent, nobody says which, called at the teller's turn or at "my partner's"."""
    if analysis.seats or not analysis.named or analysis.named[0].who != "opponent":
        return False
    turn = entitled(analysis)
    return turn == RELATIVE["me"] or (turn == RELATIVE["partner"] and _my_partners(analysis))
