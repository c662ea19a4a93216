"""Whose turn it was, where a text says so of a player: "when North was to call", "statt West"."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.notation import notation
from bot.understanding.written import EntityType
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence, Set

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept

BREAKS: Final = SENTENCE_ENDS | {":"}
CLAUSE_ENDS: Final = BREAKS | {","}
RELATIVE: Final = {
    "me": Seat.SOUTH,
    "lho": Seat.WEST,
    "partner": Seat.NORTH,
    "rho": Seat.EAST,
}
"""Where the teller sits when the text names no seat."""
NEAR: Final = 3
"""Tokens between a player and the word for his turn."""
BEFORE: Final = 2
"""Tokens before a player in which ``instead of`` or ``not`` stands."""
OF_VERBS: Final = {"i": "me", "we": "me"}
"""How the meaning of a verb ends that tells who does it: Finnish "voitin", "I won"."""
BEFORE_HIM: Final = "before"
"""The idea that somebody acted before he could."""


class Mention(NamedTuple):
    """A player, and the tokens that name him."""

    start: int
    end: int
    seat: Seat


def mentions(analysis: Analysis) -> list[Mention]:
    """Mentions of players: seats, or the teller's view where there are no seats.

    Where the teller says which seat is his, he is named by that.
    """
    seats = [Mention(e.start, e.end, Seat(e.value)) for e in analysis.seats]
    own = analysis.tellers_seat
    if seats and own is None:
        return seats
    related = _related(analysis)
    if own is None:
        return related
    himself = [m._replace(seat=own) for m in related if m.seat == RELATIVE["me"]]
    return sorted(seats + himself)


def _related(analysis: Analysis) -> list[Mention]:
    """The players as the teller sees them; "my partner", "rechts von mir" is not himself."""
    told = [c for c in analysis.persons if c.id in RELATIVE]
    others = [(c.start, c.end) for c in told if c.id != "me"]
    named = [
        Mention(c.start, c.end, RELATIVE[c.id])
        for c in told
        if c.id != "me" or not any(c.end >= start and c.start <= end for start, end in others)
    ]
    taken = {at for m in named for at in range(m.start, m.end)}
    return sorted(named + [Mention(at, at, seat) for at, seat in by_verbs(analysis, taken)])


def by_verbs(analysis: Analysis, named: Set[int] = frozenset()) -> Iterator[tuple[int, Seat]]:
    """Where the form of a verb tells who does it, no name: ``tarjosin``, ``olin jakaja``."""
    own = {c.start for c in analysis.concepts if c.id == "me"}
    for place in analysis.places:
        told = place.means[-1:] != () and place.means[-1] in OF_VERBS
        if told and place.start not in named and not (len(place.means) == 1 and place.start in own):
            yield place.start, RELATIVE[OF_VERBS[place.means[-1]]]


def broken(analysis: Analysis, start: int, end: int, marks: Collection[str] = BREAKS) -> bool:
    """Whether a sentence, or what other marks end, ends between two places.

    The colon in ``N:s tur`` ends nothing.
    """
    return any(
        t.raw in marks and not (t.raw == ":" and after.start == t.end)
        for t, after in pairwise(analysis.tokens[start : end + 1])
    )


def apart(analysis: Analysis, one: int, other: int, marks: Collection[str] = BREAKS) -> bool:
    """``broken`` between two places of which either comes first."""
    return broken(analysis, min(one, other), max(one, other), marks)


def displaced(analysis: Analysis, start: int, end: int) -> bool:
    """``East, not West``; ``instead of West``: he was to act, and another did."""
    words = notation(analysis.language).instead.words
    before = analysis.tokens[max(0, start - BEFORE) : start]
    while any(t.raw in CLAUSE_ENDS for t in before):
        before = before[1:]
    after = analysis.tokens[end : end + 1]
    return any(words.get(t.word) == "before" for t in before) or any(
        words.get(t.word) == "after" for t in after
    )


def entitled(analysis: Analysis) -> Seat | None:
    """The player whose turn to call it is said to have been, if the text says it of one only."""
    found = {mention.seat for mention in _marked(analysis)}
    return found.pop() if len(found) == 1 else None


def beside_turn(analysis: Analysis) -> list[Mention]:
    """The players named in the sentences that say whose turn it was, up to his name."""
    marked = _marked(analysis)
    return [
        m
        for m in analysis.mentions
        if any(not broken(analysis, m.end, turn.start) for turn in marked if m.end <= turn.start)
    ]


def turn_told(analysis: Analysis) -> set[int]:
    """Where a player is named of whom it is said that it was his turn."""
    return {mention.start for mention in _marked(analysis)}


def _marked(analysis: Analysis) -> list[Mention]:
    """The mentions of a player that say that it was his turn, by the surest sort of words."""
    named = analysis.mentions
    found = [near for idea in _turns(analysis) if (near := _nearest(analysis, idea, named))]
    found = found or [m for m in named if displaced(analysis, m.start, m.end)]
    return found or [m for m in named if preceded(analysis, m.start)]


def preceded(analysis: Analysis, start: int) -> bool:
    """``East bid before North``, ``before my partner``: another acted before he could."""
    own = ("me", start) in analysis.idea_ends
    return (BEFORE_HIM, start - own) in analysis.idea_ends


def _turns(analysis: Analysis) -> list[Concept]:
    """Words for somebody's turn; not for a dealer, and not where it is denied or too early."""
    dealers = {e.start for e in analysis.entities if e.type is EntityType.DEALER}
    named = analysis.mentions
    early = [
        c
        for c in analysis.concepts
        if c.id == "out_of_turn" and not any(c.start <= m.start < c.end for m in named)
    ]
    return [
        c
        for c in analysis.concepts
        if c.id == "turn_of"
        and not c.negated
        and c.start not in dealers
        and not any(e.start < c.start and c.end <= e.end for e in early)
    ]


def _nearest(analysis: Analysis, idea: Concept, named: Sequence[Mention]) -> Mention | None:
    """The player beside the word for a turn: "North's turn", "dran war Nord"."""
    words = notation(analysis.language).instead.words
    near: list[tuple[bool, int, Mention]] = []
    early = {c.start for c in analysis.concepts if c.id == BEFORE_HIM}
    for mention in named:
        start, end = mention.end, idea.start
        later = mention.start >= idea.end
        if later:
            start, end = idea.end, mention.start
        if not 0 <= end - start <= NEAR:
            continue
        said = [words.get(t.word) for t in analysis.tokens[start:end]]
        fits = (
            all(word == "link" for word in said) if later else early.isdisjoint(range(start, end))
        )
        if fits and not broken(analysis, start, end):
            his = (
                not later
                and any(  # "on South's turn North bid"; "S" is a seat
                    word == "his" and t.raw.islower()
                    for word, t in zip(said, analysis.tokens[start:end], strict=True)
                )
            )
            aside = not later and any(t.raw == "," for t in analysis.tokens[start:end])
            near.append((not his, end - start + aside, mention))
    return min(near)[-1] if near else None
