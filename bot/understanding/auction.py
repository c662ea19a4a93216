"""Who called what: the calls that a text narrates, as events in its order."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.entities import Entity, EntityType
from bot.understanding.notation import notation
from rulings.terms import Seat, Turn, bid_rank, is_bid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis

BREAKS: Final = frozenset(".;!?:")
NEAR: Final = 3
HIGHEST_LEVEL: Final = 7
POSTPOSED: Final = 5
"""Tokens within which "over" may follow the bid (``2NT:n päälle``)."""
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
    by = notation(analysis.language).declares.words
    named = call.end < len(analysis.tokens) and by.get(analysis.tokens[call.end].word) == "by"
    after = [a for a in actors if a[0] == call.end + named]
    if after and not _broken(analysis, call.end, after[0][0]):
        return after[0][2]
    return None


def _broken(analysis: Analysis, start: int, end: int) -> bool:
    return any(t.raw in BREAKS for t in analysis.tokens[start:end])


def without_seats(told: dict[str, object]) -> dict[str, object]:
    """The same details where the text names no seats: whose turn, seen from the offender."""
    kept = {k: v for k, v in told.items() if k not in ("offender", "in_turn", "dealer")}
    offender, in_turn = told.get("offender"), told.get("in_turn")
    if isinstance(offender, Seat) and isinstance(in_turn, Seat):
        turns = {offender.rho: Turn.RHO, offender.partner: Turn.PARTNER, offender.lho: Turn.LHO}
        kept["whose_turn"] = turns[in_turn]
    return kept


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


def insufficient(analysis: Analysis) -> dict[str, object]:
    """``bid``, ``over``, ``replacement_call`` and ``accepted`` of an insufficient bid."""
    calls = analysis.events
    bids = [e for e in calls if is_bid(e.call)]
    told: dict[str, object] = dict(acceptance(analysis))
    if any(c.id == "natural" and not c.negated for c in analysis.concepts):
        told["natural"] = True
    for number, (first, second) in enumerate(pairwise(bids)):
        if second.call in {e.call for e in bids[: number + 1]}:
            continue  # the same bid again is spoken of, not made
        low, high = sorted((first, second), key=lambda e: bid_rank(e.call))
        if low is first and not _laid_over(analysis, first, second):
            continue
        if high is first and _made_over(analysis, first, second):
            continue
        told |= {"bid": low.call, "over": high.call}
        if low.seat:
            told["offender"] = low.seat
        return told | _after_insufficient(analysis, low, high, calls)
    return told


def _after_insufficient(
    analysis: Analysis, low: Event, high: Event, calls: Sequence[Event]
) -> dict[str, object]:
    """The replacement, or LHO's call over the bid."""
    for event in (e for e in calls if e.at > max(low.at, high.at)):
        if event.call in (low.call, high.call) and is_bid(event.call):
            continue
        other = event.seat is not None and low.seat is not None and event.seat != low.seat
        if other and low.seat and event.seat == low.seat.lho:
            return {"accepted": True} if not acceptance(analysis) else {}
        if other:
            return {}
        same = is_bid(event.call) and event.call[1:] == low.call[1:]
        if same or _changed(analysis, max(low.at, high.at), event.at):
            return {"replacement_call": event.call}
        return {}
    return {}


def acceptance(analysis: Analysis) -> dict[str, bool]:
    """``accepted`` is false where somebody is told to refuse; a question does not tell."""
    questions = [c.end for c in analysis.concepts if c.id == "may"]
    for start in _refusals(analysis):
        if not any(0 <= start - end <= NEAR for end in questions):
            return {"accepted": False}
    return {}


def _refusals(analysis: Analysis) -> list[int]:
    """Where somebody refuses, or does not accept."""
    return [
        c.start
        for c in analysis.concepts
        if (c.id == "refuse" and not c.negated) or (c.id == "accept" and c.negated)
    ]


def _laid_over(analysis: Analysis, first: Event, second: Event) -> bool:
    """``1H over 1S``: the lower bid is named first."""
    return _named_later(analysis, second) or any(
        c.id == "over" and first.at < c.start <= second.at + POSTPOSED for c in analysis.concepts
    )


def _made_over(analysis: Analysis, first: Event, second: Event) -> bool:
    """``2S over his 1H``: the bid named first was made over the second."""
    words = notation(analysis.language).over.words
    before = analysis.tokens[max(first.at, second.at - NEAR) : second.at]
    return _named_later(analysis, second) or any(words.get(t.word) == "words" for t in before)


def _named_later(analysis: Analysis, call: Event) -> bool:
    """``1H after 1S``: the call that was made before is named after the other."""
    seats = {e.end: e.start for e in analysis.entities if e.type is EntityType.SEAT}
    at = seats.get(call.at, call.at) - 1
    words = notation(analysis.language).over.words
    return at >= 0 and words.get(analysis.tokens[at].word) == "after"


def _as_made(analysis: Analysis) -> list[Event]:
    """The calls in the order in which they were made."""
    calls = list(analysis.events)
    for later in range(1, len(calls)):
        if _named_later(analysis, calls[later]):
            calls[later - 1], calls[later] = calls[later], calls[later - 1]
    return calls


def sufficient(analysis: Analysis) -> bool:
    """Whether a text tells of a bid over a lower one, and of none that is too low."""
    bids = [e for e in analysis.events if is_bid(e.call)]
    return "over" not in analysis.insufficient and any(
        bid_rank(first.call) > bid_rank(second.call) and _made_over(analysis, first, second)
        for first, second in pairwise(bids)
    )


def _changed(analysis: Analysis, start: int, end: int) -> bool:
    """Whether a change, a refusal or a withdrawal is told on the way to the next call."""
    return any(
        c.id in ("change_call", "refuse", "concede") and start < c.start <= end + NEAR
        for c in analysis.concepts
    )


def out_of_rotation(analysis: Analysis) -> dict[str, object]:
    """Who called out of turn, who was to call, and the calls after it, as far as told."""
    told: dict[str, object] = dict(acceptance(analysis))
    first = dealer(analysis)
    if first:
        told["dealer"] = first
    seated = [e for e in _in_rotation(_as_made(analysis), first) if e.seat is not None]
    marked = _marked(analysis, seated)
    if marked is not None and seated.index(marked) > 0:
        return told | _told_backwards(marked, seated, first)
    if first is None and not any(e.type is EntityType.SEAT for e in analysis.entities):
        return told | ({"call": seated[0].call} if len(seated) == 1 else {})
    expected = first
    before: list[str] = []
    for number, event in enumerate(seated):
        if expected is None or event.seat == expected:
            before.append(event.call)
            expected = event.seat.lho if event.seat else None
            continue
        told |= {"offender": event.seat, "call": event.call, "in_turn": expected}
        if any(map(is_bid, before)):
            told["bid_before"] = True
        if first:
            told["auction"] = tuple(before)
        return told | _after(analysis, event, seated[number + 1 :], expected)
    if len(seated) == 1:
        told["call"] = seated[0].call
        if first is None:
            told["offender"] = seated[0].seat
    return told


def _in_rotation(calls: Sequence[Event], first: Seat | None) -> list[Event]:
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


def _marked(analysis: Analysis, seated: list[Event]) -> Event | None:
    """The call that the text itself calls out of turn: the only one in that sentence."""
    sentence_of = _sentences(analysis)
    marks = {sentence_of[c.start] for c in analysis.concepts if c.id == "out_of_turn"}
    inside = [e for e in seated if sentence_of[e.at] in marks]
    return inside[0] if len(inside) == 1 else None


def _sentences(analysis: Analysis) -> list[int]:
    """The number of the sentence of each token."""
    numbers: list[int] = []
    current = 0
    for token in analysis.tokens:
        numbers.append(current)
        current += token.raw in ".!?;"
    return numbers


def _told_backwards(marked: Event, seated: list[Event], first: Seat | None) -> dict[str, object]:
    """``I overcalled; it was West's opening before me that was out of turn``."""
    told: dict[str, object] = {"offender": marked.seat, "call": marked.call}
    others = [e for e in seated if e is not marked]
    if first and first != marked.seat and not any(e.seat == first for e in others):
        told |= {"in_turn": first, "auction": ()}
    if marked.seat and any(e.seat == marked.seat.lho for e in others):
        told["lho_called"] = True
    return told


def _after(analysis: Analysis, wrong: Event, later: list[Event], turn: Seat) -> dict[str, object]:
    """The calls after a refusal, in rotation; the offender's own is the replacement."""
    if not any(start > wrong.at for start in _refusals(analysis)):
        ignored = bool(later) and later[0].seat == turn and turn != (wrong.seat or turn).lho
        return {"proper_player_called": True} if ignored and is_bid(later[0].call) else {}
    since: list[str] = []
    for event in later:
        if event.seat != turn:
            break
        if turn == wrong.seat:
            return {"calls_since": tuple(since), "replacement_call": event.call}
        since.append(event.call)
        turn = turn.lho
    return {"calls_since": tuple(since)} if since else {}
