"""Values of slots that do not follow from what a text says of others."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.understanding import (
    explained,
    leads,
    next_hand,
    on_lead,
    sides,
    tempo,
    whose_trick,
)
from bot.understanding.accepting import ONLY_THE_LHO, by_another, next_refuses, only_asked
from bot.understanding.callers import opponents_call
from bot.understanding.events import made_since
from bot.understanding.people import lho_offends
from bot.understanding.places import CALLING, where
from bot.understanding.roles import PARTS
from bot.understanding.turns import CLAUSE_ENDS, RELATIVE, broken
from bot.understanding.written import EntityType
from bot.understanding.wrong_call import INSUFFICIENT, lho_has_called
from rulings.terms import HONOURS, Seat, Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set

    from bot.understanding.accepting import Stance
    from bot.understanding.analysis import Analysis

JOINED: Final = 1
"""Tokens between players who do the same."""
OF_LHO: Final = ("lho_called", "accepted")
"""Slots that tell what the offender's LHO did, which is not told where an LHO offends, unless …"""
ACCEPTS: Final = "accept"
"""… somebody accepts."""
ACCEPTANCE: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {
        ("accepted", True),
        ("accepted_by_defender", True),
        ("next_defender_accepts", True),
        ("decision", "accept_become_dummy"),
        ("decision", "accept_play_second"),
    }
)
REFUSAL: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("accepted", False), ("accepted_by_defender", False), ("decision", "refuse")}
)
"""What a mere question for it, or a supposition, does not tell."""
AFTER_A_REFUSAL: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("rho_action", "pass"), ("rho_action", "legal_call"), ("rho_action", "must_pass")}
)
"""What is done once a call was refused, and not where LHO has called over it."""
SPEAKING: Final = frozenset({"lho", "opponent", "me", "partner", ACCEPTS, "refuse"})
"""Ideas beside which somebody else may have called or said something."""
ANYBODY: Final = frozenset({"opponent", "over", "all_four"})
"""Ideas beside which the LHO may have called without being named."""
SINGLE: Final = frozenset({"me", "partner", "lho", "rho", "declarer"})
SEVERAL: Final = frozenset({"both", "two", "<2>", "player", "opponent", "partner", "other"})
"""Meanings of words beside which more than the one who is named may have done it."""
OBJECTING: Final = frozenset({"object", "refuse", "not", "change_of_mind"})
REMARKS: Final = frozenset({"but", "disagree", "never", "no", "not", "protest", "stop", "wait"})
"""Ideas and meanings of words beside which somebody may have objected."""
OTHERS: Final = PARTS | {"opponent", "lho", "rho"}
"""Players who may be on the other side."""
SIZES: Final = (("size", "major"), ("size", "minor"))
RANKS: Final = (("rank", "honour"), ("rank", "low"))
OF_CARDS: Final = frozenset({EntityType.CARD, EntityType.RANK})


class Heard(NamedTuple):
    """What a text seems to tell of a kind's slots."""

    details: Mapping[str, Any]
    """Read exactly."""
    phrases: Mapping[str, Collection[str]]
    """The values of each slot for which there are phrases."""
    likely: Mapping[str, Mapping[str, float]]
    """What the models say of each value of a slot."""


def untold(
    kind: str, analysis: Analysis, ideas: Set[str], heard: Heard
) -> Iterator[tuple[str, bool | str]]:
    """Values that do not follow from what a text says of others."""
    details = heard.details
    offender: Seat | None = details.get("offender")
    silent = kind in ONLY_THE_LHO and (
        _lho_silent(analysis, details, ideas) or _another_called(kind, analysis)
    )
    another = bool(details.get("proper_player_called")) or lho_offends(analysis)
    called = details.get("accepted") is True or details.get("lho_called") is True
    if silent or (another and not called and ACCEPTS not in ideas):
        yield from ((slot, True) for slot in OF_LHO)
    if called:
        yield "accepted", False  # LHO has called over it: what others want does not count
        yield from AFTER_A_REFUSAL
    for accepting in only_asked(analysis):
        yield from ACCEPTANCE if accepting else REFUSAL
    if by_another(kind, offender, analysis):
        yield from (("accepted", said) for said in (True, False))
    if next_refuses(analysis):
        yield "next_defender_accepts", True
    yield from _untold_of(kind, analysis, heard)
    if not _tells_of_both_sides(analysis):
        yield "told_by_opponent", True


def _untold_of(kind: str, analysis: Analysis, heard: Heard) -> Iterator[tuple[str, bool | str]]:
    """The same for values that one kind only has."""
    if heard.details.get("call_class") == "bid":
        yield from (("call_class", other) for other in ("pass", "double"))
    if kind == "call_out_of_rotation" and (turn := heard.details.get("whose_turn")):
        yield from (("whose_turn", other) for other in Turn if other != turn)
    if kind == "penalty_card" and len(heard.phrases.get("size", ())) > 1:
        yield from SIZES  # "major or minor?" is asked: it follows from the card
    if kind in BY_KIND:
        yield from BY_KIND[kind](analysis)
    for applies, values in WHERE.get(kind, ()):
        if applies(analysis):
            yield from values


def _on_lead(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    leader = on_lead.to_lead(analysis)
    if leader:
        yield "situation", on_lead.TO_LEAD[leader]


def _explained(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    who = explained.explainer(analysis)
    if who:
        yield from explained.NOT_SO[who]


def _another_called(kind: str, analysis: Analysis) -> bool:
    """Whether the first call behind the wrong one is not that of the offender's LHO.

    Or others have called, and he is not named at all.
    """
    if _called_before(kind, analysis):
        return True
    offender = analysis.out_of_rotation.get("offender")
    if kind == "call_out_of_rotation" and isinstance(offender, Seat) and analysis.events:
        named = {m.seat for m in analysis.mentions} | {e.seat for e in analysis.events}
        spoken = analysis.stances or any(c.id in ANYBODY for c in analysis.concepts)
        if not spoken and named.isdisjoint((offender.lho, None)):
            return True
    idea = INSUFFICIENT if kind == "insufficient_bid" else "out_of_turn"
    return lho_has_called(analysis, idea) is False


def _called_before(kind: str, analysis: Analysis) -> bool:
    """Whether all that the offender's LHO called was before the wrong call, or is only supposed."""
    told = analysis.insufficient if kind == "insufficient_bid" else analysis.out_of_rotation
    offender = told.get("offender")
    if any(stance.accepts and not _only_asked(analysis, stance) for stance in analysis.stances):
        return False
    if isinstance(offender, Seat):
        caller = offender.lho
    elif "bid" in told and not analysis.seats:  # "2D is too low, LHO will double if it stands"
        caller = RELATIVE["lho"]
    else:
        return False
    calls = [event for event in analysis.events if event.seat == caller]
    return bool(calls) and not made_since(analysis, calls)


def _only_asked(analysis: Analysis, stance: Stance) -> bool:
    """``Do I have to accept?``: what stands before the question mark tells nothing else."""
    ends = (t.raw for t in analysis.tokens[stance.end :] if t.raw in CLAUSE_ENDS)
    return next(ends, "") == "?"


def _lho_called_first(analysis: Analysis) -> bool:
    """Whether the first call is of the one called LHO: "LHO redoubled his own side's bid"."""
    first = analysis.events[0].seat if analysis.events else None
    return not analysis.seats and first == RELATIVE["lho"]


def _alone(analysis: Analysis) -> bool:
    """Whether only one player does anything: "I led hearts and spades at once"."""
    acting = {one.who for one in analysis.doers}
    several = where(analysis.places, SEVERAL) or any(c.id == "we" for c in analysis.concepts)
    return len(acting) == 1 and acting <= SINGLE and not several


def _nobody_objects(analysis: Analysis) -> bool:
    """Whether only one is named, and no objection: "partner said the rest are yours"."""
    acting = {one.who for one in analysis.doers} - {""}
    objected = any(c.id in OBJECTING for c in analysis.concepts)
    return len(acting) <= 1 and not objected and not where(analysis.places, REMARKS)


def _which_hand(analysis: Analysis) -> bool:
    """Whether it is asked from which of his hands declarer plays: "from my hand or from dummy"."""
    hands = [min(leads.HANDS & set(place.means), default="") for place in analysis.places]
    named = [(n, hand) for n, hand in enumerate(hands) if hand]
    return any(
        (one == "hand") != (other == "hand")
        and any("or" in place.means for place in analysis.places[first + 1 : second])
        for (first, one), (second, other) in pairwise(named)
    )


def _lho_silent(analysis: Analysis, details: Mapping[str, Any], ideas: Set[str]) -> bool:
    """Whether several calls are told by seats, and none of the offender's LHO."""
    offender: Seat | None = details.get("offender")
    callers = {event.seat for event in made_since(analysis, analysis.events)}
    several = len(analysis.events) > 1
    if offender is None or not several or callers & {None, offender.lho}:
        return False
    named = [seat.end for seat in analysis.seats if seat.value == offender.lho]
    entitled = offender.lho in (details.get("dealer"), details.get("in_turn"))  # so named first
    return SPEAKING.isdisjoint(ideas) and not any(_calls(analysis, at) for at in named[entitled:])


def _calls(analysis: Analysis, start: int) -> bool:
    """Whether a call, or a word for one, follows a player's name, before others do something.

    Players in one breath do the same: "South, West and North pass".
    """
    together = start
    stop = len(analysis.tokens)
    for seat in analysis.seats:
        if together <= seat.start <= together + JOINED:
            together = seat.end
        elif seat.start > together:
            stop = seat.start
            break
    calls = [e.start for e in analysis.entities if e.type is EntityType.CALL]
    said = (*calls, *where(analysis.places, CALLING))
    return any(start <= at < stop and not broken(analysis, start, at) for at in said)


def _cards_differ(analysis: Analysis) -> bool:
    """Whether one of the cards that fell is an honour, one is not: which remains is not told."""
    counted = {n for c in analysis.concepts if c.id == "two_cards" for n in range(c.start, c.end)}
    cards = [e for e in analysis.entities if e.type in OF_CARDS and e.start not in counted]
    return len({e.value[-1] in HONOURS for e in cards}) > 1


def _tells_of_both_sides(analysis: Analysis) -> bool:
    """Whether players of both sides are named; "West told East" is of one."""
    sides = {Seat(e.value) in (Seat.NORTH, Seat.SOUTH) for e in analysis.seats}
    return len(sides) > 1 or not OTHERS.isdisjoint(c.id for c in analysis.concepts)


BY_KIND: Final[Mapping[str, Callable[[Analysis], Iterator[tuple[str, bool | str]]]]] = {
    "insufficient_bid": next_hand.not_so,
    "exposed_card_in_auction": sides.not_so,
    "lead_out_of_turn": leads.not_so,
    "misinformation": _explained,
    "penalty_card": _on_lead,
    "revoke": whose_trick.not_so,
    "unauthorized_information": tempo.not_so,
}
"""What of a kind's values is not so."""
WHERE: Final[
    Mapping[str, Sequence[tuple[Callable[[Analysis], bool], Collection[tuple[str, bool | str]]]]]
] = {
    "call_out_of_rotation": [(opponents_call, [("whose_turn", "partner")])],
    "concession": [(_nobody_objects, [("partner_objected", True)])],
    "exposed_card": [(_cards_differ, RANKS)],
    "inadmissible_double": [(_lho_called_first, [(slot, True) for slot in OF_LHO])],
    "opening_lead_out_of_turn": [
        (_which_hand, [("second_card", "hand"), ("second_card", "dummy")])
    ],
    "simultaneous_plays": [(_cards_differ, RANKS), (_alone, [("players", "two")])],
}
"""What is not so where something holds."""
