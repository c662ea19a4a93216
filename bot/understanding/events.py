"""Who called what: the calls that a text narrates, as events in its order."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.accepting import judged
from bot.understanding.notation import notation
from bot.understanding.turns import BREAKS, RELATIVE, broken, displaced, mentions, preceded
from bot.understanding.written import Entity, EntityType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.turns import Mention
    from rulings.terms import Seat

BELIEVED: Final = 6
"""Tokens within which a call is part of what somebody thought."""
ABOUT: Final = frozenset({"about", "on"})
"""Meanings of words behind which stands what somebody only thought of."""
PASS: Final = "P"


@dataclass(frozen=True, slots=True)
class Event:
    """One call, and who made it where the text says so."""

    seat: Seat | None
    call: str
    at: int


def events(analysis: Analysis) -> list[Event]:
    """The calls of a text in its order."""
    actors = [
        m
        for m in mentions(analysis)
        if not displaced(analysis, m.start, m.end) and not preceded(analysis, m.start)
    ]
    calls = [
        e
        for e in analysis.entities
        if e.type is EntityType.CALL
        and not _only_believed(analysis, e.start)
        and not judged(analysis, e.start)
    ]
    found: list[Event] = []
    taken = 0
    for call in calls:
        actor = _actor_of(analysis, call, actors, taken)
        calling = _listed(analysis, call, actor, actors) if actor else []
        found += [Event(m.seat, call.value, call.start) for m in calling]
        if not calling:
            found.append(Event(None, call.value, call.start))
        taken = call.end
        if calling and _named_behind(analysis, call, calling[-1]):
            taken = calling[-1].end + 1  # "1♠ Nord, pass Öst": he made no other call
    return found


def _named_behind(analysis: Analysis, call: Entity, actor: Mention) -> bool:
    """``1♠ Nord, pass Öst``, ``1♠ von Nord``."""
    close = actor.start == call.end
    return actor.start > call.end or (close and _ends_there(analysis, actor.end))


def _listed(
    analysis: Analysis, call: Entity, actor: Mention, actors: Sequence[Mention]
) -> list[Mention]:
    """Who passes together: "West and North passed", "es passten Ost, West und Nord"."""
    himself = not analysis.seats and actor.seat == RELATIVE["me"]
    if call.value != PASS or himself:  # "dealer was LHO and I passed"
        return [actor]
    joins = notation(analysis.language).joins.words
    at = actors.index(actor)
    later = actor.start >= call.end
    row = list(actors[at:] if later else actors[: at + 1])
    gaps = [analysis.tokens[one.end : two.start] for one, two in pairwise(row)]
    marks = [gap[0].raw if len(gap) == 1 else "" for gap in gaps]
    listed = [mark if mark == "," else "and" if mark.lower() in joins else "" for mark in marks]
    first = next((n for n in range(len(listed), 0, -1) if not listed[n - 1]), 0)
    end = listed.index("") if "" in listed else len(listed)
    if later:
        whole = "and" in listed[:end] and _ends_there(analysis, row[end].end)
        return row[: end + 1] if whole else [actor]
    return row[first:] if "and" in listed[-1:] else [actor]


def _only_believed(analysis: Analysis, at: int) -> bool:
    """Whether what stands at a place is what somebody thought: "thinking partner opened 1NT".

    Who was "thinking about the dog and bid 1S" did bid.
    """
    words = notation(analysis.language).believed
    first = max(0, at - BELIEVED)
    breaks = [n for n in range(first, at) if analysis.tokens[n].raw in BREAKS]
    believed = [
        n
        for n in range(breaks[-1] + 1 if breaks else first, at)
        if words.get(analysis.tokens[n].word)
    ]
    if not believed:  # most texts: nothing else is looked at
        return False
    about = {place.start for place in analysis.places if not ABOUT.isdisjoint(place.means)}
    return any(n + 1 not in about for n in believed)


def _ends_there(analysis: Analysis, end: int) -> bool:
    """Whether a mark or nothing follows."""
    return not any(t.is_word or t.raw.isdigit() for t in analysis.tokens[end : end + 1])


def _actor_of(
    analysis: Analysis, call: Entity, actors: list[Mention], since: int
) -> Mention | None:
    """Who is named before a call, or right after it: "North's turn, 1S by South"."""
    by = notation(analysis.language).declares.words
    named = call.end < len(analysis.tokens) and by.get(analysis.tokens[call.end].word) == "by"
    after = [a for a in actors if a.start == call.end + named]
    after = [a for a in after if not broken(analysis, call.end, a.start)]
    before = [a for a in actors if since <= a.end <= call.end and a.start < call.start]
    if before and not broken(analysis, before[-1].end, call.start):
        between = analysis.tokens[before[-1].end : call.start]
        apart = any(t.raw == "," for t in between) and after and _ends_there(analysis, after[0].end)
        return after[0] if apart else before[-1]
    return after[0] if after else None
