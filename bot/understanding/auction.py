"""What the calls of a text tell: who dealt, which bid was insufficient, over what it was made."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.accepting import acceptance
from bot.understanding.events import made_since
from bot.understanding.notation import notation
from bot.understanding.turns import BREAKS, CLAUSE_ENDS, apart, broken
from bot.understanding.written import EntityType
from rulings.terms import Seat, bid_rank, is_bid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.events import Event
    from bot.understanding.turns import Mention

NEAR: Final = 3
IN_ROTATION: Final = 2
"""Calls in rotation before one that tell that it was in turn as well."""
NOT_MADE: Final = frozenset({"not", "not_yet"})
"""Ideas beside which a call was not made."""
POSTPOSED: Final = 5
"""Tokens within which "over" may follow the bid (``2NT:n päälle``)."""


def dealer(analysis: Analysis) -> Seat | None:
    """The dealer, where the text names him: by his seat, or as the teller sees him."""
    marks = [e for e in analysis.entities if e.type is EntityType.DEALER]
    players = analysis.mentions
    if len(marks) != 1 or not players:
        return None
    mark = marks[0]
    words = notation(analysis.language).declares.words

    def far(player: Mention) -> tuple[int, int] | None:
        """In "West is the dealer but North passed" West is nearer: he is said to be."""
        first, second = (player, mark) if player.start < mark.start else (mark, player)
        between = analysis.tokens[first.end : second.start]
        said = any(words.get(t.word) == "is" for t in between)
        beside = said and first is player and between[0].raw == ","  # "North, who was the dealer"
        if len(between) - beside > NEAR or broken(analysis, first.end, second.start):
            return None
        return not said, len(between)

    near = [(gap, player.seat) for player in players if (gap := far(player)) is not None]
    return min(near, key=lambda found: found[0])[1] if near else None


def insufficient(analysis: Analysis) -> dict[str, object]:
    """``bid``, ``over``, ``replacement_call`` and ``accepted`` of an insufficient bid."""
    calls = analysis.events
    bids = [e for e in calls if is_bid(e.call)]
    told: dict[str, object] = dict(acceptance(analysis))
    if in_turn := low_in_rotation(calls):
        return told | _made(analysis, *in_turn)
    for number, (first, second) in enumerate(pairwise(bids)):
        if second.call in {e.call for e in bids[: number + 1]}:
            continue  # the same bid again is spoken of, not made
        if _improved(analysis, first, second):
            continue
        low, high = sorted((first, second), key=lambda e: bid_rank(e.call))
        if low is first and not _laid_over(analysis, first, second):
            continue
        if high is first and _made_over(analysis, first, second):
            continue
        return told | _made(analysis, low, high)
    return told


def low_in_rotation(calls: Sequence[Event]) -> tuple[Event, Event] | None:
    """A bid that is too low, and the one before it, where the calls up to it are told in turn.

    ``Partner 1NT, right passes, I 1NT``: three calls at least, each by the player on the left.
    """
    highest: Event | None = None
    for number, event in enumerate(calls):
        last = calls[number - 1].seat if number else None
        if event.seat is None or (last and event.seat != last.lho):
            return None
        if highest and is_bid(event.call) and bid_rank(event.call) <= bid_rank(highest.call):
            return (event, highest) if number >= IN_ROTATION else None
        highest = event if is_bid(event.call) else highest
    return None


def too_low(analysis: Analysis) -> dict[str, object]:
    """The same where a bid is known to be insufficient.

    Of two bids it is the lower one, or the second of two alike; of three the lowest, over the one
    between it and another in its denomination ("2H on 2S, he meant 3H").
    """
    told = dict(analysis.insufficient)
    bids = [e for e in analysis.events if is_bid(e.call)]
    pair = _low_of_three(bids)
    if pair is None and "bid" not in told:
        pair = _low_of_two(analysis, bids)
    if pair is None:
        return told
    return dict(acceptance(analysis)) | _made(analysis, *pair)


def _low_of_three(bids: Sequence[Event]) -> tuple[Event, Event] | None:
    """The insufficient bid and what it was made over, where a third bid is in its denomination."""
    if len(bids) != len(("bid", "over", "meant")):
        return None
    low, high, meant = sorted(bids, key=lambda e: bid_rank(e.call))
    return (low, high) if low.call[1:] == meant.call[1:] != high.call[1:] else None


def _low_of_two(analysis: Analysis, bids: Sequence[Event]) -> tuple[Event, Event] | None:
    """The same where no third bid is told; a second one may have replaced the first."""
    if len(bids) != len(("bid", "over")) or sufficient(analysis):
        return None
    first, second = bids
    if first.call == second.call:
        return second, first
    if first.call[1:] == second.call[1:] or _changed(analysis, first.at, second.at):
        return None
    low, high = sorted(bids, key=lambda e: bid_rank(e.call))
    return low, high


def _made(analysis: Analysis, low: Event, high: Event) -> dict[str, object]:
    """An insufficient bid, what it was made over, and what came after it."""
    made: dict[str, object] = {"bid": low.call, "over": high.call}
    if low.seat:
        made["offender"] = low.seat
    return made | _after_insufficient(analysis, low, high)


def _after_insufficient(analysis: Analysis, low: Event, high: Event) -> dict[str, object]:
    """The replacement, or LHO's call over the bid."""
    later = [e for e in analysis.events if e.at > max(low.at, high.at)]
    made = made_since(analysis, later)
    for event in later:
        if event.call in (low.call, high.call) and is_bid(event.call):
            continue
        other = event.seat is not None and low.seat is not None and event.seat != low.seat
        if other and event not in made:
            continue
        if other and _not_made(analysis, event):
            return {}
        if other and low.seat and event.seat == low.seat.lho:
            return {"accepted": True} if not acceptance(analysis) else {}
        if other:
            return {}
        same = is_bid(event.call) and event.call[1:] == low.call[1:]
        if same or _changed(analysis, max(low.at, high.at), event.at + NEAR):
            return {"replacement_call": event.call}
        return {}
    return {}


def _not_made(analysis: Analysis, event: Event) -> bool:
    """Whether a call is denied in its clause: "South has not passed yet"."""
    return any(
        c.id in NOT_MADE and not apart(analysis, c.start, event.at, CLAUSE_ENDS)
        for c in analysis.concepts
    )


def _improved(analysis: Analysis, first: Event, second: Event) -> bool:
    """``1D on the notrump, not accepted, raised to 2D``: the same denomination, after a refusal."""
    return first.call[1:] == second.call[1:] and _changed(analysis, first.at, second.at)


def _laid_over(analysis: Analysis, first: Event, second: Event) -> bool:
    """``1H over 1S``: the lower bid is named first.

    "1H over my wife's notrump, now there are two hearts" is not of the second bid.
    """
    return named_later(analysis, second) or any(
        c.id == "over"
        and first.at < c.start <= second.at + POSTPOSED
        and not broken(analysis, c.end, second.at, CLAUSE_ENDS)
        for c in analysis.concepts
    )


def _made_over(analysis: Analysis, first: Event, second: Event) -> bool:
    """``2S over his 1H``: the bid named first was made over the second."""
    words = notation(analysis.language).over.words
    before = analysis.tokens[max(first.at, second.at - NEAR) : second.at]
    return named_later(analysis, second) or any(words.get(t.word) == "words" for t in before)


def overcalls(analysis: Analysis, first: Event, second: Event) -> bool:
    """Whether the bid that is named first was made over the other one: ``1S over West's 1D``."""
    if not (is_bid(first.call) and is_bid(second.call)) or None in (first.seat, second.seat):
        return False
    if bid_rank(first.call) < bid_rank(second.call) or broken(analysis, first.at, second.at):
        return False
    return _made_over(analysis, first, second) or _laid_over(analysis, first, second)


def named_later(analysis: Analysis, call: Event) -> bool:
    """``1H after 1S``: the call that was made before is named after the other."""
    seats = {e.end: e.start for e in analysis.seats}
    at = seats.get(call.at, call.at) - 1
    words = notation(analysis.language).over.words
    inside = at > 0 and analysis.tokens[at - 1].raw not in BREAKS
    return inside and words.get(analysis.tokens[at].word) == "after"


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
        c.id in ("change_call", "refuse", "concede") and start < c.start <= end
        for c in analysis.concepts
    )
