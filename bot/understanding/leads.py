"""Who led and whose turn it was, where a text names them by their seats."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.notation import notation
from bot.understanding.places import DUMMYS
from bot.understanding.turns import displaced
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.understanding.analysis import Analysis

LEADING: Final = frozenset({"lead", "opening_lead"})
ENTITLED: Final = frozenset({"on_lead", "won_trick", "turn_of"})
FROM: Final = frozenset({"from", "off"})
"""Meanings of words before a hand."""
OPPONENTS: Final = frozenset({"lho", "rho"})


def out_of_turn(analysis: Analysis) -> dict[str, Any]:
    """``hand`` (who led) and ``turn`` (who was to lead), as far as seats tell them.

    Of declarer only that he led: from which of his hands is told by other words.
    """
    seats = analysis.seats
    declarer = analysis.people.declarer
    leader: Seat | None = None
    entitled: Seat | None = None
    declarers = False
    since = 0
    for number, seat in enumerate(seats):
        end = seats[number + 1].start if number + 1 < len(seats) else len(analysis.tokens)
        does, done = _ideas(analysis, seat.end, end), _ideas(analysis, since, seat.start, last=True)
        said = does if does & (LEADING | ENTITLED) else done
        since = seat.end
        who = Seat(seat.value)
        own = _his(analysis, seat.end) and bool(does & LEADING)  # "it was South's lead"
        if own or displaced(analysis, seat.start, seat.end) or said & ENTITLED:
            entitled = entitled or who
        elif said & LEADING and who != declarer:
            leader = leader or who
        if who == declarer and does & LEADING:
            declarers, since = True, end  # his lead is not of him who is named after it
    if declarers and leader is None and entitled is not None:
        return {"led_by": "declarer"}
    if leader is None or entitled is None or leader == entitled:
        return {}
    return {"hand": leader, "turn": entitled}


def untold(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """``I led from dummy, LHO says leave it, RHO no``: RHO is next, phrases take LHO for him."""
    named = {c.id for c in analysis.persons}
    if not named.isdisjoint(OPPONENTS) and not analysis.seats and _from_dummy(analysis):
        yield from (("next_defender_accepts", said) for said in (True, False))


def _from_dummy(analysis: Analysis) -> bool:
    """Whether a card is told to come from dummy: "from the table", ``pöydästä``."""
    said = [place for place in analysis.places if place.means]
    return any(
        not DUMMYS.isdisjoint(place.means) and not FROM.isdisjoint(before.means + place.means)
        for before, place in pairwise([*said[:1], *said])
    )


def _his(analysis: Analysis, end: int) -> bool:
    """Whether what follows a name is his, by a mark of its own: "South's lead"."""
    words = notation(analysis.language).instead.words
    return any(words.get(t.word) == "his" for t in analysis.tokens[end : end + 1])


def _ideas(analysis: Analysis, start: int, end: int, *, last: bool = False) -> set[str]:
    """The ideas between two places, up to the sentence's end; with ``last`` of its end only."""
    breaks = [n for n in range(start, end) if analysis.tokens[n].raw in SENTENCE_ENDS]
    if breaks and last:
        start = breaks[-1]
    elif breaks:
        end = breaks[0]
    return {c.id for c in analysis.concepts if start <= c.start < end and not c.negated}
