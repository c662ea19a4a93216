"""Who called what: the calls that a text narrates, as events in its order."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.entities import Entity, EntityType
from rulings.terms import Seat, bid_rank, is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

BREAKS: Final = frozenset(".;!?:")
INVERSION: Final = 2
"""Tokens within which the subject may follow its verb (``dubblar Syd``)."""
NEAR: Final = 3
RELATIVE: Final = {
    "me": Seat.SOUTH,
    "lho": Seat.WEST,
    "partner": Seat.NORTH,
    "rho": Seat.EAST,
}
"""Where the teller sits when the text names no seat."""


@dataclass(frozen=True, slots=True)
class Event:
    """One call, and who made it where the text says so."""

    seat: Seat | None
    call: str
    at: int


def _actors(analysis: Analysis) -> list[tuple[int, int, Seat]]:
    """Mentions of players: seats, or the teller's view where there are no seats."""
    seats = [
        (e.start, e.end, Seat(e.value)) for e in analysis.entities if e.type is EntityType.SEAT
    ]
    if seats:
        return seats
    mentions = [(c.start, c.end, RELATIVE[c.id]) for c in analysis.concepts if c.id in RELATIVE]
    return sorted(mentions)


def events(analysis: Analysis) -> list[Event]:
    """The calls of a text in its order."""
    actors = _actors(analysis)
    calls = [e for e in analysis.entities if e.type is EntityType.CALL]
    found: list[Event] = []
    taken = 0
    for call in calls:
        seat = _actor_of(analysis, call, actors, taken)
        found.append(Event(seat, call.value, call.start))
        taken = call.end
    return found


def _actor_of(
    analysis: Analysis, call: Entity, actors: list[tuple[int, int, Seat]], since: int
) -> Seat | None:
    before = [a for a in actors if since <= a[1] <= call.start]
    if before and not _broken(analysis, before[-1][1], call.start):
        return before[-1][2]
    after = [a for a in actors if call.end <= a[0] < call.end + INVERSION]
    if after and not _broken(analysis, call.end, after[0][0]):
        return after[0][2]
    return None


def _broken(analysis: Analysis, start: int, end: int) -> bool:
    return any(t.raw in BREAKS for t in analysis.tokens[start:end])


def dealer(analysis: Analysis) -> Seat | None:
    """The dealer, where the text names him."""
    marks = [e for e in analysis.entities if e.type is EntityType.DEALER]
    seats = [e for e in analysis.entities if e.type is EntityType.SEAT]
    if len(marks) != 1 or not seats:
        return None
    mark = marks[0]

    def distance(seat: Entity) -> int:
        return mark.start - seat.end if seat.end <= mark.start else seat.start - mark.end

    best = min(seats, key=distance)
    return Seat(best.value) if distance(best) <= NEAR else None


def insufficient(analysis: Analysis) -> dict[str, str]:
    """``bid``, ``over`` and ``replacement_call`` of an insufficient bid, as far as told."""
    calls = events(analysis)
    bids = [e for e in calls if is_bid(e.call)]
    for first, second in pairwise(bids):
        if first.call == second.call:
            continue
        low, high = sorted((first, second), key=lambda e: bid_rank(e.call))
        swapped = low is first
        if swapped and not _laid_over(analysis, first, second):
            continue
        told = {"bid": low.call, "over": high.call}
        rest = [e for e in calls if e.at > second.at]
        new = [e for e in rest if e.seat is None or e.seat == low.seat or low.seat is None]
        marked = [e for e in new if e.call not in (low.call, high.call)]
        if marked and _changed(analysis, second.at, marked[0].at):
            told["replacement_call"] = marked[0].call
        return told
    return {}


def _laid_over(analysis: Analysis, first: Event, second: Event) -> bool:
    """``1H over 1S``: the lower bid is named first."""
    return any(c.id == "over" and first.at < c.start <= second.at + NEAR for c in analysis.concepts)


def _changed(analysis: Analysis, start: int, end: int) -> bool:
    """Whether a change, a refusal or a withdrawal is told on the way to the next call."""
    return any(
        c.id in ("change_call", "refuse", "concede") and start < c.start <= end + NEAR
        for c in analysis.concepts
    )


def out_of_rotation(analysis: Analysis) -> dict[str, object]:
    """Who called out of turn, who was to call, and the calls after it, as far as told."""
    told: dict[str, object] = {}
    expected = first = dealer(analysis)
    if first:
        told["dealer"] = first
    seated = [e for e in events(analysis) if e.seat is not None]
    before: list[str] = []
    for number, event in enumerate(seated):
        if expected is None or event.seat == expected:
            before.append(event.call)
            expected = event.seat.lho if event.seat else None
            continue
        told |= {"offender": event.seat, "call": event.call, "in_turn": expected}
        if first:
            told["auction"] = tuple(before)
        told |= _after(analysis, event, seated[number + 1 :], expected)
        return told
    return told if not seated or len(seated) > 1 else told | {"call": seated[0].call}


def _after(analysis: Analysis, wrong: Event, later: list[Event], turn: Seat) -> dict[str, object]:
    """The calls after a refusal, in rotation; the offender's own is the replacement."""
    refused = [c.start for c in analysis.concepts if c.id == "refuse" and c.start > wrong.at]
    if not refused:
        return {}
    since: list[str] = []
    for event in later:
        if event.seat != turn:
            break
        if turn == wrong.seat:
            return {"calls_since": tuple(since), "replacement_call": event.call}
        since.append(event.call)
        turn = turn.lho
    return {"calls_since": tuple(since)} if since else {}
