"""What a text says of the slots of one kind, when the kind is known.

The reader ranks kinds and slots of whole situations with models trained on such. A follow-up is
shorter than any of those, so here phrases lead and the model only confirms: it has to be surer
than it is of no text at all.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bot.understanding.analysis import analyse
from bot.understanding.cues import cues
from bot.understanding.details import details_of, label, value_of
from bot.understanding.features import cue_features
from bot.understanding.model import NOT_TOLD, model
from bot.understanding.written import Entity, EntityType
from rulings.registry import load_kind
from rulings.slots import tellable
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.understanding.analysis import Analysis
    from bot.understanding.cues import Cues

SURE: Final = 0.7
"""Probability of a value that no phrase says, below which it counts as not told …"""
LIFT: Final = 8.0
"""… and how many times its odds without any text it needs."""
HEARD: Final = 0.1
"""Probability that a value needs where only a phrase for whole situations says it."""
PLAIN: Final = frozenset({"declarer", "trick"})
"""Details that mean the same in a follow-up; its calls and cards may be any, told later."""
WITH_OTHERS: Final = 0.5
"""Probability of a value whose phrase is shorter than that of another slot."""
NEAR: Final = 3
"""Tokens between a role, or a change, and what it concerns."""

Heard = dict[str, dict[str, int]]
Shares = dict[str, dict[str, float]]


def told_of(kind: str, analysis: Analysis, phrases: Cues, corrects: bool) -> dict[str, Any]:
    """The fields of a kind that a text tells, surest first.

    ``phrases`` are made for follow-ups, beside those of the kind. ``corrects``: the text puts
    something right, so that a bare seat or call replaces the one that was told before.
    """
    plain = _heard(analysis, phrases)
    heard = _heard(analysis, cues(analysis.language, kind), phrases)
    shares = _shares(kind, analysis, heard)
    told = _exact(kind, analysis, corrects, changed="replacement" in heard)
    fields = tellable(load_kind(kind))
    found: list[tuple[int, float, str, str]] = []
    for slot, domain in fields.items():
        if slot in told or (slot == "replacement" and "replacement_call" in told):
            continue
        likely = shares.get(slot, {})
        value, length = _loudest(heard.get(slot, {}), likely)
        if value is None and slot not in heard:
            value = _plainly(kind, slot, likely)
        if value is None or value not in {label(v) for v in domain}:
            continue
        if length and likely.get(value, 1.0) < HEARD and value not in plain.get(slot, {}):
            continue
        found.append((length, likely.get(value, 0.0), slot, value))
    longest = max((length for length, *_ in found), default=0)
    for length, share, slot, value in sorted(found, key=lambda item: (-item[0], -item[1])):
        if length == longest or share >= WITH_OTHERS:
            told[slot] = value_of(value)
    if "winner_hand" in told:
        told.pop("won_by", None)  # follows from the hand, once it is known whose card was wrong
    return told


def _heard(analysis: Analysis, *phrases: Cues) -> Heard:
    """The values whose phrases a text has, with the parts of the longest.

    A phrase within a longer one of another slot says nothing of its own: who ``won two tricks
    later`` need not have won this one.
    """
    fired = [found for some in phrases for found in some.fired(analysis)]
    heard: Heard = {}
    for cue, start, end in fired:
        covered = any(
            other.length > cue.length and other.slot != cue.slot and first < end and start < last
            for other, first, last in fired
        )
        if not covered:
            values = heard.setdefault(cue.slot, {})
            values[cue.value] = max(cue.length, values.get(cue.value, 0))
    return heard


def _shares(kind: str, analysis: Analysis, heard: Heard) -> Shares:
    return model().slots(kind, model().look(analysis), cue_features(heard))


@cache
def _silent(kind: str) -> Shares:
    """What the model says of no text at all."""
    return model().slots(kind, model().look(analyse("", "en")))


def _loudest(values: Mapping[str, int], shares: Mapping[str, float]) -> tuple[str | None, int]:
    """The value with the longest phrase; between equals the model decides, if it is clear."""
    if not values:
        return None, 0
    longest = max(values.values())
    best = sorted((v for v, n in values.items() if n == longest), key=lambda v: -shares.get(v, 0.0))
    if len(best) > 1 and shares.get(best[0], 0.0) < 2 * shares.get(best[1], 0.0):
        return None, 0
    return best[0], longest


def _plainly(kind: str, slot: str, shares: Mapping[str, float]) -> str | None:
    """A value that no phrase says, where the model has far better reasons than without a text."""
    value, share = max(shares.items(), key=lambda item: item[1], default=(NOT_TOLD, 0.0))
    before = _silent(kind).get(slot, {}).get(value, 0.0)
    if value == NOT_TOLD or share < SURE or _odds(share) < LIFT * _odds(before):
        return None
    return value


def _odds(share: float) -> float:
    return share / max(1 - share, 1e-6)


def _exact(kind: str, analysis: Analysis, corrects: bool, changed: bool) -> dict[str, Any]:
    """Seats, cards, calls and numbers, by the fields of the kind and by what stands beside.

    ``changed``: the text says that a call is changed.
    """
    fields = load_kind(kind).model_fields
    told = {k: v for k, v in details_of(kind, analysis).items() if k in PLAIN}
    for name, value in (*_seats(analysis, corrects), *_calls(analysis, corrects, changed)):
        if name in fields:
            told.setdefault(name, value)
    cards = {e.value for e in analysis.entities if e.type is EntityType.CARD}
    if corrects and "card" in fields and len(cards) == 1:
        told.setdefault("card", cards.pop())
    return told


def _seats(analysis: Analysis, corrects: bool) -> Iterator[tuple[str, Seat]]:
    """``declarer is North`` names a role; in a correction a bare seat is the offender's."""
    roles = {role: [c for c in analysis.concepts if c.id == role] for role in ("declarer", "dummy")}
    for seat in analysis.seats:
        near = [r for r, found in roles.items() if any(_near(seat, c.start, c.end) for c in found)]
        if near == ["declarer"]:
            yield "declarer", Seat(seat.value)
        elif near == ["dummy"]:
            yield "declarer", Seat(seat.value).partner
        elif _near_dealer(analysis, seat):
            yield "dealer", Seat(seat.value)
        elif any(c.id == "turn_of" for c in analysis.concepts):
            yield "in_turn", Seat(seat.value)
        elif corrects and len(analysis.seats) == 1 and not _accepting(analysis):
            yield "offender", Seat(seat.value)


def _near(entity: Entity, start: int, end: int) -> bool:
    return 0 <= start - entity.end < NEAR or 0 <= entity.start - end < NEAR


def _near_dealer(analysis: Analysis, seat: Entity) -> bool:
    dealers = (e for e in analysis.entities if e.type is EntityType.DEALER)
    return any(_near(seat, e.start, e.end) for e in dealers)


def _accepting(analysis: Analysis) -> bool:
    """Whether the text is about somebody's choice: then its seat is not the offender's."""
    return any(c.id in {"accept", "refuse", "call_director"} for c in analysis.concepts)


def _calls(analysis: Analysis, corrects: bool, changed: bool) -> Iterator[tuple[str, str]]:
    """The only call of a text: the one it is changed to, the one bid over, or the wrong one."""
    calls = [e for e in analysis.entities if e.type is EntityType.CALL]
    if len(calls) != 1:
        return
    (call,) = calls
    ideas = {c.id: c for c in analysis.concepts}
    if changed or ("change_call" in ideas and ideas["change_call"].start < call.start):
        yield "replacement_call", call.value
        yield "new_call", call.value
    elif corrects and "over" in ideas and 0 <= call.start - ideas["over"].end < NEAR:
        yield "over", call.value
    elif corrects:
        yield "bid", call.value
        yield "call", call.value
