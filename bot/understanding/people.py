"""Who declares, and who acts first in what is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.understanding.entities import Entity, EntityType
from bot.understanding.notation import notation
from rulings.terms import Seat, is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis


PLAYERS: Final = frozenset(
    {"me", "partner", "opponent", "lho", "rho", "declarer", "dummy", "defender"}
)
"""Ideas that name a player."""
WRONG_CALLS: Final = frozenset({"out_of_turn", "insufficient"})
"""Ideas that tell that a call was wrong."""


@dataclass(frozen=True, slots=True)
class People:
    """The declarer and the first player named besides, as far as told."""

    declarer: Seat | None = None
    actor: Seat | None = None


def people(analysis: Analysis) -> People:
    """Declarer from "4S by South", "South (declarer)", "South plays 4S"; and who comes next."""
    seats = [e for e in analysis.entities if e.type is EntityType.SEAT]
    naming = [e for e in seats if _named_declarer(analysis, e)]
    if len({e.value for e in naming}) != 1:
        return People()
    declarer = Seat(naming[0].value)
    others = [e for e in seats if e not in naming]
    return People(declarer, Seat(others[0].value) if others else None)


def lho_offends(analysis: Analysis) -> bool:
    """Whether the one called LHO did it himself: "LHO passed out of turn", "LHO bid 2H on 2S"."""
    named = [c for c in analysis.concepts if c.id in PLAYERS]
    beginning = [c for c in named if c.id == "lho"]
    if len({c.start for c in beginning}) != 1:
        return False
    lho = beginning[0]
    others = [c.start for c in named if c.end < lho.start or c.start >= lho.end]
    others += [e.start for e in analysis.entities if e.type is EntityType.SEAT]
    if min(others, default=lho.start) < lho.start:
        return False
    until = min(others, default=len(analysis.tokens))
    wrong = {c.id for c in analysis.concepts if lho.end <= c.start < until} & WRONG_CALLS
    calls = [e.call for e in analysis.events if lho.end <= e.at < until]
    return bool(wrong) or (bool(calls) and calls[0] == analysis.insufficient.get("bid"))


def own_side_offends(analysis: Analysis) -> bool:
    """Whether the teller or his partner revoked: "I revoked", "min partner bekände inte"."""
    named = [(c.start, c.id) for c in analysis.concepts if c.id in PLAYERS]
    named += [(e.start, "seat") for e in analysis.entities if e.type is EntityType.SEAT]
    for idea in analysis.concepts:
        if idea.id == "not_follow":
            before = [who for at, who in sorted(named) if at < idea.start]
            return before[-1:] in (["me"], ["partner"])
    return False


def _named_declarer(analysis: Analysis, seat: Entity) -> bool:
    marks = [c for c in analysis.concepts if c.id == "declarer"]
    for mark in marks:
        gap = (mark.end, seat.start) if mark.end <= seat.start else (seat.end, mark.start)
        between = analysis.tokens[gap[0] : gap[1]]
        brackets = all(t.raw in "()-" for t in between)
        if brackets and len(between) <= 1:
            return True
    return _in_a_contract(analysis, seat)


def _in_a_contract(analysis: Analysis, seat: Entity) -> bool:
    """``4S by South``; ``South plays 4S``."""
    words = notation(analysis.language).declares.words
    for call in analysis.entities:
        if call.type is not EntityType.CALL or not is_bid(call.value):
            continue
        if call.end + 1 == seat.start and words.get(analysis.tokens[call.end].word) == "by":
            return True
        between = analysis.tokens[seat.end : call.start]
        if 0 < len(between) <= len(("is", "in")) and words.get(between[-1].word) == "plays":
            return True
    return False
