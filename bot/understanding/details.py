"""Exact details of a kind: seats, cards and calls that notation alone decides."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from bot.understanding import at_once, auction, leads, on_lead, rotation, sides, times
from bot.understanding.accepting import acceptance, by_another, next_accepts
from bot.understanding.afterwards import side_played_on
from bot.understanding.explained import explainer
from bot.understanding.next_hand import called_over
from bot.understanding.shapes import ENDED_EARLY, TRICKS, numbered_tricks
from bot.understanding.turns import CLAUSE_ENDS, apart, broken
from bot.understanding.whose_trick import noticed_before_the_next_trick
from bot.understanding.winners import same_side_won
from bot.understanding.written import EntityType
from bot.understanding.wrong_call import (
    INSUFFICIENT,
    bid_out_of_turn,
    lho_has_called,
    opened_out_of_turn,
)
from rulings.registry import load_kind
from rulings.slots import tellable
from rulings.terms import HIGHEST_LEVEL, Seat, is_bid

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.understanding.analysis import Analysis
from bot.understanding.written import Entity

CARD_KINDS: Final = frozenset(
    {
        "exposed_card",
        "exposed_card_in_auction",
        "lead_out_of_turn",
        "opening_lead_out_of_turn",
        "penalty_card",
        "played_card",
    }
)
"""Kinds where the one card a text names is the card of the irregularity."""
EXPLAINED_BY: Final = {"me": "self", "partner": "partner"}
LATER_LEAD: Final = "lead_out_of_turn"
NEAR: Final = 4
"""Tokens between a trick and the word for having won it."""
JOINED: Final = 1
"""Words between two cards that belong together: "♠9 and ♦2"."""
NTH_CALL: Final = {"third": 3, "fourth": 4}
"""Meanings of words that count calls; "second" may be another one's …"""
A_CALL: Final = frozenset({"call", "bid"})
"""… before one of these."""
DENIAL: Final = frozenset({"not", "already"})
"""Ideas beside which a card is not there, or no more."""
PIPS: Final = frozenset(map(str, range(2, 11)))
CALLS: Final = frozenset({"bid", "call", "auction"})
"""Fields of kinds that are about the auction."""


def details_of(kind: str, analysis: Analysis) -> dict[str, Any]:
    """The details that a text tells in notation, for the fields that the kind has."""
    told: dict[str, Any] = {}
    special = _SPECIAL.get(kind)
    if special:
        told |= special(analysis)
        if by_another(kind, told.get("offender"), analysis):
            told.pop("accepted", None)
        if not analysis.seats:
            told = rotation.without_seats(told)
    fields = load_kind(kind).model_fields
    if CALLS.isdisjoint(fields):  # "1S by East" is no contract yet
        told |= {k: v for k, v in _people(analysis, kind).items() if k not in told}
    if kind in CARD_KINDS:
        told |= _cards(analysis)
    counted = "trick" in fields and "trick" not in tellable(load_kind(kind))  # not which sort
    tricks = numbered_tricks(analysis) if counted else []
    if len({number for number, _ in tricks}) == 1:  # of several one is the trick that was won
        number, at = tricks[0]
        told["trick"] = number + (kind == LATER_LEAD and _won(analysis, at) and number < TRICKS)
    return {name: value for name, value in told.items() if name in fields}


def _won(analysis: Analysis, at: int) -> bool:
    """Whether the trick that stands at a place was won, so that the lead was to the next one."""
    won = [c for c in analysis.concepts if c.id == "won_trick" and not c.negated]
    return any(abs(c.start - at) <= NEAR for c in won)


def implied(kind: str, details: Mapping[str, Any]) -> dict[str, str]:
    """The yes-or-no and enumerated fields that details tell or imply, as labels."""
    if not details:
        return {}
    model = load_kind(kind)
    built = model().with_most(details)
    known, fields = built.known(), tellable(model)
    return {slot: label(known[slot]) for slot in fields if slot in known}


def label(value: object) -> str:
    """A field's value as the models name it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(label: str) -> bool | str:
    """The value that a label of the models stands for."""
    return {"true": True, "false": False}.get(label, label)


def _people(analysis: Analysis, kind: str) -> dict[str, Any]:
    """Declarer where he is named; the offender where only one other player is.

    Of a lead in the middle of the play the other one may have won the trick before.
    """
    who = analysis.people
    if who.declarer is None:
        return {}
    told: dict[str, Any] = {"declarer": who.declarer}
    if kind == LATER_LEAD:
        return told
    others = {e.value for e in analysis.seats} - {who.declarer}
    if kind == "revoke" and _revokes(analysis, who.declarer):
        return told | {"offender": who.declarer}
    if len(others) == 1 and who.actor in others:
        told["offender"] = who.actor
    elif not others and who.actor == who.declarer:
        told["offender"] = who.actor  # named again: "South declares and South revoked"
    return told


def _revokes(analysis: Analysis, declarer: Seat) -> bool:
    """``South plays 4H and revokes, West's ace wins``: no other is named up to there."""
    wrong = min((c.start for c in analysis.concepts if c.id == "not_follow"), default=0)
    named = [e for e in analysis.seats if e.start < wrong]
    only = {e.value for e in named} == {declarer}
    return only and not broken(analysis, named[-1].end, wrong, CLAUSE_ENDS)


def _cards(analysis: Analysis) -> dict[str, Any]:
    """The one card that a text names; or several, where they are named in one breath."""
    cards = [e for e in analysis.entities if e.type is EntityType.CARD]
    values = tuple(dict.fromkeys(e.value for e in cards))
    if _another_card(analysis):
        return {}
    if len(values) == 1:
        return {"card": values[0]}
    gaps = [second.start - first.end for first, second in pairwise(cards)]
    together = len(values) == len(cards) > 1 and max(gaps) <= JOINED
    return {"cards": values} if together else {}


def _another_card(analysis: Analysis) -> bool:
    """Whether a suit or a card and a rank tell of one more: "spades 3 ... the ten of spades"."""
    return any(_one_more(first, second) for first, second in pairwise(analysis.entities))


def _one_more(first: Entity, second: Entity) -> bool:
    """``spades 3``; or after a card another's rank: "the king of spades and the three"."""
    gap = second.start - first.end
    if second.type is EntityType.NUMBER:
        return first.type is EntityType.SUIT and not gap and second.value in PIPS
    return second.type is EntityType.RANK and first.type is EntityType.CARD and gap == JOINED


def _changed_call(analysis: Analysis) -> dict[str, Any]:
    calls = [e.value for e in analysis.entities if e.type is EntityType.CALL]
    told: dict[str, Any] = {"call": calls[0]} if len(calls) == 1 else {}
    return told | acceptance(analysis)


def _at_once(analysis: Analysis) -> dict[str, Any]:
    """All the cards that a player showed at once; one alone may be any of them."""
    return {name: value for name, value in _cards(analysis).items() if name == "cards"}


def _penalty(analysis: Analysis) -> dict[str, Any]:
    """Who leads; the suit led, where one suit is named besides the only card, and another one."""
    leader = on_lead.to_lead(analysis)
    told: dict[str, Any] = {"situation": leader} if leader else {}
    card = _cards(analysis).get("card")
    suits = {e.value for e in analysis.entities if e.type is EntityType.SUIT}
    if card and len(suits) == 1 and card[0] not in suits:
        told["suit_led"] = suits.pop()
    return told


def _designation(analysis: Analysis) -> dict[str, Any]:
    """``Won with the ace of spades; "queen"; dummy has those of spades and hearts`` (46B3(a)).

    Not where the card of the suit that won is denied: "there is no queen of spades".
    """
    cards = [e for e in analysis.entities if e.type is EntityType.CARD]
    ranks = Counter(card[1] for card in {e.value for e in cards})
    winners = {e.value for e in cards if ranks[e.value[1]] == 1}
    if len(ranks) != len(("won", "named")) or len(winners) != 1:
        return {}
    suit = winners.pop()[0]
    same = [e for e in cards if e.value[0] == suit and ranks[e.value[1]] > 1]
    won = any(c.id == "won_trick" and not c.negated for c in analysis.concepts)
    told = won and same and not any(_denied(analysis, e) for e in same)
    return {"won_in_rank_suit": True} if told else {}


def _denied(analysis: Analysis, card: Entity) -> bool:
    """``No ten of spades``, ``♠8 ist nicht da``, ``the queen is played already``."""
    return any(
        c.id in DENIAL
        and -NEAR < c.start - card.end < NEAR
        and not apart(analysis, c.start, card.start)
        for c in analysis.concepts
    )


def _too_low(analysis: Analysis) -> dict[str, Any]:
    called = {"lho_called": True} if lho_has_called(analysis, INSUFFICIENT) else {}
    told = called | auction.too_low(analysis)
    if "accepted" not in told and called_over(analysis):
        told["accepted"] = True
    return told


def _out_of_rotation(analysis: Analysis) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if lho_has_called(analysis, "out_of_turn"):
        told["lho_called"] = True
    told |= analysis.out_of_rotation
    offender: Seat | None = None if "call" in told else told.get("offender")
    if opened_out_of_turn(analysis) or (offender and bid_out_of_turn(analysis, offender)):
        told["call_class"] = "bid"
    return told


def _explanation(analysis: Analysis) -> dict[str, Any]:
    who = EXPLAINED_BY.get(explainer(analysis) or "")
    return {"explained_by": who} if who else {}


def _revoke(analysis: Analysis) -> dict[str, Any]:
    early = noticed_before_the_next_trick(analysis)
    told: dict[str, Any] = {"moment": "before_next_trick"} if early else {}
    if side_played_on(analysis) is False:
        told["moment"] = "only_opponents_played_on"
    same = same_side_won(analysis)
    if same is not None:
        told |= {"side_won_trick": True} if same else {"won_by": "other_side"}
    return told


def _calls_made(analysis: Analysis) -> dict[str, Any]:
    """How many calls there have been: two "at the third call"."""
    for one, other in pairwise(analysis.places):
        numbers = [NTH_CALL[meaning] for meaning in one.means if meaning in NTH_CALL]
        if numbers and A_CALL & set(other.means) and "round" not in other.means:
            return {"calls_made": numbers[0] - 1}
    return {}


def _later_lead(analysis: Analysis) -> dict[str, Any]:
    accepts = next_accepts(analysis)
    told = {} if accepts is None else {"next_defender_accepts": accepts}
    shown = leads.after_a_defenders_trick(analysis) | leads.out_of_turn(analysis) | told
    turn = leads.turn_of_another(analysis)
    return {"whose_turn": turn} | shown if turn and "turn" not in shown else shown


def _opening_lead(analysis: Analysis) -> dict[str, Any]:
    told = leads.out_of_turn(analysis)
    return {"offender": told["hand"]} if "hand" in told else {}


def _shown_in_auction(analysis: Analysis) -> dict[str, Any]:
    side = sides.later_side(analysis)
    return {"side": side} if side else {}


def _above_seven(analysis: Analysis) -> dict[str, Any]:
    calls = [e.value for e in analysis.entities if e.type is EntityType.CALL]
    high = [c for c in calls if is_bid(c) and int(c[0]) > HIGHEST_LEVEL]
    return {"call": high[0]} if high else {}


def _ended_early(analysis: Analysis) -> dict[str, Any]:
    """Whose turn it was when somebody else's pass ended the auction."""
    skipped = analysis.out_of_rotation.get("in_turn")
    return {"skipped": skipped} if ENDED_EARLY in analysis.shapes else {}


def _conduct(analysis: Analysis) -> dict[str, Any]:
    rings = any(c.id == "phone_rings" and not c.negated for c in analysis.concepts)
    return {"act": "annoyance"} if rings else {}


_SPECIAL: Final[dict[str, Callable[[Analysis], Mapping[str, Any]]]] = {
    "insufficient_bid": _too_low,
    "call_out_of_rotation": _out_of_rotation,
    "simultaneous_calls": at_once.at_once,
    "simultaneous_plays": _at_once,
    "wrong_number_of_cards": _calls_made,
    "changed_call": _changed_call,
    "lead_out_of_turn": _later_lead,
    "opening_lead_out_of_turn": _opening_lead,
    "exposed_card_in_auction": _shown_in_auction,
    "bid_above_seven": _above_seven,
    "conduct": _conduct,
    "auction_ended_early": _ended_early,
    "penalty_card": _penalty,
    "misinformation": _explanation,
    "revoke": _revoke,
    "dummy_designation": _designation,
    "appeal": times.in_period,
    "score_correction": times.in_period,
    "director_error": times.in_period,
}
