"""Who declares, and who acts first in what is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.understanding.entities import Entity, EntityType
from bot.understanding.notation import notation
from rulings.terms import Seat, is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis


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
