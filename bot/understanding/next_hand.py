"""Who called over a bid that was too low: the offender's LHO, or he himself in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.auction import NOT_MADE, too_low
from bot.understanding.doers import nearest
from bot.understanding.events import Event, made_since
from bot.understanding.turns import CLAUSE_ENDS, RELATIVE, apart
from bot.understanding.wrong_call import INSUFFICIENT, asked
from rulings.terms import Seat, is_bid

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.analysis import Analysis

INSTEAD: Final = {"P": "pass", "X": "double", "XX": "double"}
"""What a call of somebody else does not put in the place of the bid."""
CLAUSE: Final = 30
"""Tokens of the longest clause that is looked at."""


def called_over(analysis: Analysis) -> bool:
    """Whether the first to call is the offender's LHO: ``he said "not enough" and passed``.

    That the bid is "not" enough denies no call of his.
    """
    if analysis.stances:
        return False
    offender, later = _since(analysis)
    if offender is None or not later:
        return False
    first = later[0]
    if is_bid(first.call) and first.call[1:] == str(too_low(analysis)["bid"])[1:]:
        return False  # "the man on the left didn't want it, so three diamonds"
    own = _himself(analysis, first, offender)
    made = first.seat == offender.lho and not own and bool(made_since(analysis, [first]))
    return made and not _denied(analysis, first) and not asked(analysis, first.at)


def not_so(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """That the offender passed or doubled instead, where all such calls are those of others."""
    offender, later = _since(analysis)
    if offender is None or analysis.stances or any(e.seat in (None, offender) for e in later):
        return
    for event in later:
        if event.call in INSTEAD and not _himself(analysis, event, offender):
            yield "replacement", INSTEAD[event.call]


def _himself(analysis: Analysis, event: Event, offender: Seat) -> bool:
    """``Vasen pyytää korjaamaan, passaan sit``: the verb tells that it is the offender's call."""
    doer = nearest(analysis, analysis.doers, event.at, event.at + 1)
    return RELATIVE.get(doer or "") == offender


def _since(analysis: Analysis) -> tuple[Seat | None, Sequence[Event]]:
    """Who bid too low, and what is told behind that bid and the one that it was made over."""
    told = too_low(analysis)
    pair = [told.get("bid"), told.get("over")]
    if None in pair:
        return None, ()
    calls = analysis.events
    places = [next((e for e in calls if e.call == call), None) for call in pair]
    low, high = places
    if low is None or high is None:
        return None, ()
    offender = low.seat or _by_verb(analysis, low)
    if pair[0] == pair[1]:
        alike = [e for e in calls if e.call == pair[0]]
        low = high = alike[-1]
        offender = low.seat
    behind = max(low.at, high.at)
    return offender, [e for e in calls if e.at > behind]


def _by_verb(analysis: Analysis, low: Event) -> Seat | None:
    """``Tarjosin 1ru``: who bids as the form of the verb tells, where no seats are named."""
    if analysis.seats:
        return None
    return RELATIVE.get(nearest(analysis, analysis.doers, low.at, low.at) or "")


def _denied(analysis: Analysis, event: Event) -> bool:
    """Whether its clause denies a call, other than by saying that the bid is not enough."""
    low = {n for c in analysis.concepts if c.id == INSUFFICIENT for n in range(c.start, c.end)}
    return any(
        c.id in NOT_MADE
        and abs(c.start - event.at) <= CLAUSE
        and c.start not in low
        and c.end - 1 not in low
        and not apart(analysis, c.start, event.at, CLAUSE_ENDS)
        for c in analysis.concepts
    )
