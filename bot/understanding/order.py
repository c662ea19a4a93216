"""The calls of a text in the order in which they were made, not in that of its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.understanding.accepting import first_refusal
from bot.understanding.auction import named_later, overcalls
from bot.understanding.events import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from rulings.terms import Seat


def as_made(analysis: Analysis, first: Seat | None) -> list[Event]:
    """The calls in the order in which they were made, from the dealer if it is told who that is.

    Calls without a name are made in rotation: those before the first that has one, and after a
    refusal those right before one that has one.
    """
    calls = list(analysis.events)
    for later in range(1, len(calls)):
        one, other = calls[later - 1 : later + 1]
        if named_later(analysis, other) or overcalls(analysis, one, other):
            calls[later - 1], calls[later] = other, one
    return _between(_from_the_dealer(calls, first), first_refusal(analysis))


def _from_the_dealer(calls: Sequence[Event], first: Seat | None) -> list[Event]:
    """Calls without a name before the first that has one are made in rotation from the dealer."""
    placed: list[Event] = []
    turn = first
    for event in calls:
        if event.seat is not None or turn is None:
            turn = None
        else:
            event = Event(turn, event.call, event.at)  # noqa: PLW2901
            turn = turn.lho
        placed.append(event)
    return placed


def _between(calls: Sequence[Event], refused: int) -> list[Event]:
    """``Refused. Pass, pass, and now 1NT by East``: the passes are those of the two before him."""
    placed = list(calls)
    for number in range(len(placed) - 2, -1, -1):
        event, behind = placed[number : number + 2]
        if event.at > refused and event.seat is None and behind.seat is not None:
            placed[number] = Event(behind.seat.rho, event.call, event.at)
    return placed
