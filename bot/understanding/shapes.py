"""What a text looks like whatever its words say: the form of its auction, the trick it names."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.auction import HIGHEST_LEVEL, events, insufficient, out_of_rotation
from bot.understanding.entities import EntityType
from bot.understanding.people import people
from rulings.terms import is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

TRICKS: Final = 13


def trick_number(analysis: Analysis) -> int | None:
    """The number of the trick that a text names."""
    tricks = {c.start for c in analysis.concepts if c.id == "trick"}
    for entity in analysis.entities:
        if entity.type is EntityType.NUMBER and entity.value.isdigit():
            number = int(entity.value)
            if 1 <= number <= TRICKS and tricks & {entity.start - 1, entity.end}:
                return number
    return None


def shapes(analysis: Analysis) -> set[str]:
    """What the calls of a text look like, whatever its words say."""
    calls = events(analysis)
    found: set[str] = set()
    who = people(analysis)
    if who.declarer and who.actor:
        same = who.actor in (who.declarer, who.declarer.partner)
        found.add("declaring_side_acts" if same else "defender_acts")
    if number := trick_number(analysis):
        found.add("first_trick" if number == 1 else "later_trick")
    if any(is_bid(e.call) and int(e.call[0]) > HIGHEST_LEVEL for e in calls):
        found.add("above_seven")
    if "over" in insufficient(analysis):
        found.add("insufficient")
    turn = out_of_rotation(analysis)
    if "in_turn" in turn:
        found.add("out_of_turn")
        wrong = next((e for e in calls if e.seat == turn["offender"]), None)
        rest = [e.call for e in calls if wrong and e.at >= wrong.at]
        if rest and len(rest) >= len(("wrong", "last")) and set(rest) == {"P"}:
            found.add("passed_out_of_turn")
    seated = [e for e in calls if e.seat]
    for first, second in pairwise(seated):
        if second.call == "X" and is_bid(first.call) and first.seat and second.seat:
            same = second.seat in (first.seat, first.seat.partner)
            found.add("own_side_doubled" if same else "doubled")
    return found
