"""Who called what: the calls that a text narrates, as events in its order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.understanding.accepting import judged, may
from bot.understanding.notation import notation
from bot.understanding.places import where
from bot.understanding.turns import (
    BREAKS,
    CLAUSE_ENDS,
    NEAR,
    apart,
    broken,
    displaced,
    preceded,
)
from bot.understanding.written import Entity, EntityType
from rulings.terms import PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.turns import Mention
    from rulings.terms import Seat

BELIEVED: Final = 6
"""Tokens within which a call is part of what somebody thought, or wished for."""
ABOUT: Final = frozenset({"about", "on"})
"""Meanings of words behind which stands what somebody only thought of."""
MANY: Final = 4
"""More words for an earlier round than a story has."""
WISHED: Final = frozenset({"want", "will"})
"""Meanings of words before a call that was not made, or not yet."""
TURN: Final = "turn_of"
"""The idea of whose turn it was, or who dealt."""


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
        for m in analysis.mentions
        if not displaced(analysis, m.start, m.end) and not preceded(analysis, m.start)
    ]
    calls = [
        e
        for e in analysis.entities
        if e.type is EntityType.CALL
        and not _only_believed(analysis, e.start)
        and not judged(analysis, e.start)
        and not _other_word(analysis, e)
    ]
    found: list[Event] = []
    taken = 0
    for call in calls:
        actor = _actor_of(analysis, call, actors, taken)
        if actor is None:
            found.append(Event(None, call.value, call.start))
            taken = call.end
            continue
        free = [a for a in actors if a == actor or a.start >= taken]
        calling = _listed(analysis, actor, free) if call.value == PASS else [actor]
        found += [Event(m.seat, call.value, call.start) for m in calling]
        last = calling[-1].end
        taken = last + 1 if _named_behind(analysis, call, calling[-1]) else call.end
    return found


def made_since(analysis: Analysis, calls: Sequence[Event]) -> list[Event]:
    """The calls without those of an earlier round, and those that are only supposed or wished for.

    "LHO had passed as dealer", "if LHO passes now", "LHO wants to double".
    """
    before = earlier(analysis)[:MANY]
    wished = where(analysis.places, WISHED)
    return [
        e
        for e in calls
        if all(apart(analysis, e.at, at, CLAUSE_ENDS) for at in before)
        and not may(analysis, e.at)
        and not any(
            0 < e.at - at <= BELIEVED and not broken(analysis, at, e.at, CLAUSE_ENDS)
            for at in wished
        )
    ]


def earlier(analysis: Analysis) -> list[int]:
    """Where a word tells of an earlier round."""
    words, tokens = notation(analysis.language).earlier.words, analysis.tokens
    found = []
    for at, token in enumerate(tokens):
        behind = [t.word for t in tokens[at + 1 : at + 2] if t.is_word]
        said = words.get(" ".join((token.word, *behind))) or words.get(token.word)
        if said and not (said == "last" and behind):
            found.append(at)
    return found


def _other_word(analysis: Analysis, call: Entity) -> bool:
    """``Sie passten nicht auf``: a word for a pass that means something else."""
    behind = " ".join(t.word for t in analysis.tokens[call.end : call.end + 2])
    return call.value == PASS and behind in notation(analysis.language).no_pass.words


def _named_behind(analysis: Analysis, call: Entity, actor: Mention) -> bool:
    """``1♠ Nord, pass Öst``, ``1♠ von Nord passten Ost und West``: he made no other call."""
    another = any(e.type is EntityType.CALL and e.start == actor.end for e in analysis.entities)
    if actor.start == call.end:
        return _ends_there(analysis, actor.end)
    return actor.start > call.end and (another or _ends_there(analysis, actor.end))


def _listed(analysis: Analysis, actor: Mention, actors: Sequence[Mention]) -> list[Mention]:
    """Who passes together: "West and North passed", "es passten Ost, West und Nord".

    Not who is named for something else: "dealer was North and East passed". Of two partners who
    passed the order tells nothing.
    """
    at = actors.index(actor)
    before = _row(analysis, actors[at::-1])
    behind = _row(analysis, actors[at:])
    row = behind if len(behind) > 1 and _ends_there(analysis, behind[-1].end) else before[::-1]
    partners = len(row) == len(("one", "two")) and row[0].seat.lho != row[1].seat
    return [actor] if partners else row


def _row(analysis: Analysis, actors: Sequence[Mention]) -> list[Mention]:
    """The first player and those that are listed with him, one by one; "and" stands once."""
    joins = notation(analysis.language).joins.words
    turns = {c.start for c in analysis.concepts if c.id == TURN}
    row = list(actors[:1])
    joined = False
    for other in actors[1:]:
        one, two = sorted((row[-1], other))
        between = [t.word or t.raw for t in analysis.tokens[one.end : two.start]]
        if len(between) != 1 or (between[0] != "," and between[0] not in joins):
            break
        if not turns.isdisjoint(range(other.start - NEAR, other.start)):
            break
        joined |= between[0] in joins
        row.append(other)
    return row if joined else row[:1]


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
    if named and not after and ("me", call.end + named + 1) in analysis.idea_ends:
        after = [a for a in actors if a.start == call.end + named + 1]  # "1NT from my partner"
    after = [a for a in after if not broken(analysis, call.end, a.start)]
    before = [a for a in actors if since <= a.end <= call.end and a.start < call.start]
    if before and not broken(analysis, before[-1].end, call.start):
        between = analysis.tokens[before[-1].end : call.start]
        apart = any(t.raw == "," for t in between) and after and _ends_there(analysis, after[0].end)
        return after[0] if apart else before[-1]
    return after[0] if after else None
