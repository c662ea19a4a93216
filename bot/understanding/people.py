"""Who declares, and who acts first in what is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.notation import notation
from bot.understanding.turns import CLAUSE_ENDS
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept
    from bot.understanding.written import Entity


JOINING: Final = frozenset("()-=")
"""Marks that may stand between a player's name and his part."""
CLOSING: Final = CLAUSE_ENDS | {")"}
"""Marks after what is said of a player."""
MOST_BETWEEN: Final = 3
"""Words between a player's name and his role."""
DEFENCE: Final = "defender"
"""The part that somebody may be in: "we are in defence"; who is "in dummy" is declarer."""
APART: Final = 4
"""Tokens between a player and his contract: "South, who is in 4S"."""
PLAYING: Final = frozenset({"lead", "opening_lead", "trick", "not_follow", "dummy", "declarer"})
"""Ideas of the play."""
WRONG_CALLS: Final = frozenset({"out_of_turn", "insufficient"})
"""Ideas that tell that a call was wrong."""


@dataclass(frozen=True, slots=True)
class People:
    """The declarer and the first player named besides, as far as told."""

    declarer: Seat | None = None
    actor: Seat | None = None


def people(analysis: Analysis) -> People:
    """Declarer from "4S by South", "South (declarer)", "South plays 4S"; and who acts first.

    A name with its role may be of him who acts, or not: "South, declarer, led".
    """
    seats = analysis.seats
    stated = [e for e in seats if _declares(analysis, e) or _in_a_contract(analysis, e)]
    naming = stated + [e for e in seats if _named_declarer(analysis, e)]
    if len({e.value for e in naming}) != 1:
        return People()
    declarer = Seat(naming[0].value)
    first = next((e for e in seats if e not in stated), None)
    if first in naming:  # "South is declarer. South revoked": he is named once more
        first = next((e for e in seats if e not in naming and e.value == declarer), None)
    return People(declarer, Seat(first.value) if first else None)


def tellers_seat(analysis: Analysis) -> Seat | None:
    """Where the teller sits: ``I (South)``, ``I'm West``, ``jag sitter Nord``."""
    found = {
        seat.value
        for idea in analysis.concepts
        if idea.id == "me"
        for seat in analysis.seats
        if joined(analysis, idea, seat)
    }
    return Seat(found.pop()) if len(found) == 1 else None


def lho_offends(analysis: Analysis) -> bool:
    """Whether the one called LHO did it himself: "LHO passed out of turn", "LHO bid 2H on 2S"."""
    named = analysis.persons
    beginning = [c for c in named if c.id == "lho"]
    if len({c.start for c in beginning}) != 1:
        return False
    lho = beginning[0]
    others = [c.start for c in named if c.end < lho.start or c.start >= lho.end]
    others += [e.start for e in analysis.seats]
    if min(others, default=lho.start) < lho.start:
        return False
    until = min(others, default=len(analysis.tokens))
    wrong = {c.id for c in analysis.concepts if lho.end <= c.start < until} & WRONG_CALLS
    calls = [e.call for e in analysis.events if lho.end <= e.at < until]
    return bool(wrong) or (bool(calls) and calls[0] == analysis.insufficient.get("bid"))


def own_side_offends(analysis: Analysis) -> bool:
    """Whether the teller or his partner revoked: "I revoked", "min partner bekände inte"."""
    named = [(c.start, c.id) for c in analysis.persons]
    named += [(e.start, "seat") for e in analysis.seats]
    for idea in analysis.concepts:
        if idea.id == "not_follow":
            before = [who for at, who in sorted(named) if at < idea.start]
            return before[-1:] in (["me"], ["partner"])
    return False


def _named_declarer(analysis: Analysis, seat: Entity) -> bool:
    return any(c.id == "declarer" and joined(analysis, seat, c) for c in analysis.concepts)


def joined(analysis: Analysis, one: Entity | Concept, other: Entity | Concept) -> bool:
    """Whether a player and a part belong together: side by side, or as in "South is the declarer".

    A comma joins where another closes it: "South, declarer, won".
    """
    first, second = (one, other) if one.start < other.start else (other, one)
    if not 0 <= second.start - first.end <= MOST_BETWEEN:
        return False
    between = analysis.tokens[first.end : second.start]
    words = notation(analysis.language)
    links = ("is", "by", "in") if DEFENCE in (_idea(one), _idea(other)) else ("is", "by")
    copula = [t for t in between if words.declares.words.get(t.word) in links]
    marks = [t.raw for t in between if t not in copula and words.articles.get(t.word) is None]
    if marks == [","]:
        after = [t.raw for t in analysis.tokens[second.end : second.end + 1]]
        return not copula and CLOSING.issuperset(after)
    return len(marks) <= 1 and all(mark in JOINING for mark in marks)


def _idea(named: Entity | Concept) -> str:
    return getattr(named, "id", "")


def _declares(analysis: Analysis, seat: Entity) -> bool:
    """``South declares``, ``South plays.`` or ``against South``.

    Who plays within a sentence plays a card: "East leads, South plays, West revokes".
    """
    words = notation(analysis.language).declares.words
    before = analysis.tokens[max(0, seat.start - 1) : seat.start]
    if before and words.get(before[0].word) == "against":
        return True
    after = analysis.tokens[seat.end : seat.end + 2]
    said = words.get(after[0].word) if after else None
    if said != "plays":
        return said == "declares"
    begins = not before or not before[0].is_word
    return begins and (len(after) == 1 or after[1].raw in SENTENCE_ENDS | {")"})


def _in_a_contract(analysis: Analysis, seat: Entity) -> bool:
    """``4S by South``, ``South plays 4S``, ``South, who is in 4S``, where that is the only bid.

    In the play ``4S South,`` too: "in 4S South led" is of somebody who led.
    """
    words = notation(analysis.language).declares.words
    who = notation(analysis.language).who.words
    after = {t.raw for t in analysis.tokens[seat.end : seat.end + 1]}
    noted = after <= CLOSING and not PLAYING.isdisjoint(c.id for c in analysis.concepts)
    for bid in analysis.only_bid:
        if max(bid.start - seat.end, seat.start - bid.end) > APART:
            continue
        if bid.end + 1 == seat.start and words.get(analysis.tokens[bid.end].word) == "by":
            return True
        if bid.end == seat.start and noted:
            return True
        between = analysis.tokens[seat.end : bid.start]
        if between and between[0].raw == ",":  # "East, who played 3NT"
            between = between[1:]
            between = between[1:] if between and between[0].word in who else []
            between = between or analysis.tokens[bid.end : bid.end + 1]  # "Ost, der 3SA spielte"
        if plays_in([words.get(t.word) for t in between]):
            return True
    return False


def plays_in(said: Sequence[str | None]) -> bool:
    """Whether what stands between a player and a bid makes it his contract.

    ``plays``, ``is playing``, ``in``, ``is in``, ``plays in``; but who "revoked in 4S" may defend.
    """
    if not 0 < len(said) <= len(("is", "in")):
        return False
    first, last = said[0], said[-1]
    return last in ("plays", "declares") or (last == "in" and first in ("in", "is", "plays"))
