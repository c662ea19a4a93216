"""What a value that a text seems to tell has to have beside it, to be believed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.understanding import changing, explained, held, leads, whose_trick
from bot.understanding.accepting import ONLY_THE_LHO, by_another, next_refuses, only_asked
from bot.understanding.people import lho_offends
from bot.understanding.places import CALLING, where
from bot.understanding.roles import PARTS
from bot.understanding.rotation import opponents_call
from bot.understanding.turns import broken
from bot.understanding.written import EntityType
from rulings.terms import HONOURS, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set

    from bot.understanding.analysis import Analysis
    from bot.understanding.model import Look
    from bot.understanding.reading import Evidence

SURE_OF_VALUE: Final = 0.5
"""Below this probability a slot's value counts as not told."""
LEARNED: Final = "learned"
"""Why a value was read that no phrase, seat, card or call says."""


class _Beside(NamedTuple):
    """Values of slots, and the ideas beside which they are not what they seem."""

    told: frozenset[tuple[str, bool | str]]
    ideas: frozenset[str]
    unless: frozenset[str] = frozenset()
    """Ideas beside which they may be told all the same."""


DECLARER_LED: Final = "declarer led"
"""No idea of a text: it stands beside them where it is not likely that a defender led."""
NONE_CALLED: Final = "none called"
"""The same, where no word tells that somebody called (``CALLING``)."""
JOINED: Final = 1
"""Tokens between players who do the same."""
NOT_BESIDE: Final = (
    _Beside(  # two defenders are one side
        whose_trick.BOTH_SIDES,
        frozenset({"both_defenders"}),
    ),
    _Beside(frozenset({("auction_period_over", True)}), frozenset({"face_down"})),
    _Beside(  # who opens after three passes has not passed himself
        frozenset({("call_class", "pass")}), frozenset({"three_passes", "opened"})
    ),
)
"""Not told at all."""
DOUBTFUL_BESIDE: Final = (
    _Beside(  # somebody may have called on it by then
        frozenset({("objection_time", "before_next_board")}),
        frozenset({"next_board", "begun"}),
        frozenset({"before", "not", "not_yet"}),
    ),
    _Beside(
        frozenset({("objection_time", "correction_period")}),
        frozenset({"next_board", "begun", NONE_CALLED}),
    ),
    _Beside(  # of a lead from dummy declarer's RHO plays next, of one from his hand his LHO
        frozenset({("played_after", "next_hand"), ("played_after", "wrong_defender")}),
        frozenset({"rho", DECLARER_LED}),
    ),
    _Beside(frozenset({("played_after", "wrong_defender")}), frozenset({"lho", DECLARER_LED})),
)
"""At most a doubt."""
WITHOUT_WHICH: Final = {
    ("out_of_rotation", True): frozenset({"turn_of", "out_of_turn"}),
    ("both_played_next", True): frozenset({"next_trick", "later_trick"}),
}
"""Ideas one of which a learned value needs: that passes are left out is no call out of rotation,
that both followed is no play to the next trick."""
BRIEF: Final = 5
"""Words up to which a text tells hardly more than what happened …"""
SURE_OF_BRIEF: Final = 0.75
"""… and the probability that a value which no phrase says needs there."""
OF_A_ROLE: Final = frozenset({"side", "hand", "claimer", "led_by"})
"""Slots that tell somebody's part in the play …"""
ROLES: Final = PARTS | {"premature", "opening_lead"}
SURE_OF_ROLE: Final = 0.75
"""… and the probability that they need where nobody's part is told: a seat alone tells none."""
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
STANCE: Final = frozenset({ACCEPTS, "refuse", "put_back"})
"""Ideas of accepting and refusing …"""
SURE_OF_REFUSAL: Final = 0.75
"""… and the probability that a refusal needs without any: who has done nothing has not refused."""
AFTER_A_REFUSAL: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("rho_action", "pass"), ("rho_action", "legal_call"), ("rho_action", "must_pass")}
)
"""What is done once a call was refused, and not where LHO has called over it."""
SURE_OF_NEXT: Final = 0.9
"""The probability that what the next defender says needs where no phrase says it: who is next is
seldom told, and on the held-out texts two of three such readings were wrong."""
DEMANDS: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("partner_lead", "require_suit"), ("partner_lead", "forbid_suit")}
)
"""What declarer may demand beside a penalty card, and does not where he leaves it."""
SPEAKING: Final = frozenset({"lho", "opponent", "me", "partner", ACCEPTS, "refuse"})
"""Ideas beside which somebody else may have called or said something."""
OTHERS: Final = PARTS | {"opponent", "lho", "rho"}
"""Players who may be on the other side."""
SIZES: Final = (("size", "major"), ("size", "minor"))
RANKS: Final = (("rank", "honour"), ("rank", "low"))
TOGETHER: Final = frozenset({"simultaneous_plays", "exposed_card"})
"""Kinds in which several cards come at once."""
DOUBTFUL: Final[Mapping[str, Callable[[Analysis], frozenset[tuple[str, bool | str]]]]] = {
    "changed_call": changing.doubtful,
    "played_card": held.doubtful,
    "revoke": whose_trick.doubtful,
}
"""Kinds of which what is at most a doubt where it was only learned follows from the text."""
OF_CARDS: Final = frozenset({EntityType.CARD, EntityType.RANK})


@dataclass(frozen=True, slots=True)
class Besides:
    """What a text has to tell besides, for a value to be believed."""

    ideas: frozenset[str]
    brief: bool
    parts: bool
    """Somebody's part in the play is told."""
    doubtful: frozenset[tuple[str, bool | str]]
    """What is at most a doubt where it was only learned."""
    untold: frozenset[tuple[str, bool | str]]
    """What its words tell of somebody or something else."""

    def excludes(self, found: Evidence) -> bool:
        """Whether a value may not be believed, nor be a doubt."""
        told = found.slot, found.value
        if told in self.untold or self._stands(told, NOT_BESIDE):
            return True
        if found.because != LEARNED:
            return False
        if told in WITHOUT_WHICH and self.ideas.isdisjoint(WITHOUT_WHICH[told]):
            return True
        return found.slot in OF_A_ROLE and not self.parts and found.confidence < SURE_OF_ROLE

    def _stands(self, told: tuple[str, Any], rows: Iterable[_Beside]) -> bool:
        return any(
            told in row.told and row.ideas <= self.ideas and row.unless.isdisjoint(self.ideas)
            for row in rows
        )

    def needed(self, found: Evidence) -> float:
        """The probability that a value needs; more than any where it is at most a doubt."""
        told = found.slot, found.value
        learned = found.because == LEARNED
        if self._stands(told, DOUBTFUL_BESIDE) or (learned and told in self.doubtful):
            return inf
        if learned and found.slot == "next_defender_accepts":
            return SURE_OF_NEXT
        if learned and told in REFUSAL and self.ideas.isdisjoint(STANCE):
            return SURE_OF_REFUSAL
        return SURE_OF_BRIEF if self.brief and learned else SURE_OF_VALUE


class Heard(NamedTuple):
    """What a text seems to tell of a kind's slots."""

    details: Mapping[str, Any]
    """Read exactly."""
    phrases: Mapping[str, Collection[str]]
    """The values of each slot for which there are phrases."""
    likely: Mapping[str, Mapping[str, float]]
    """What the models say of each value of a slot."""


def besides(kind: str, analysis: Analysis, seen: Look, heard: Heard) -> Besides:
    """What a text tells besides, for the values of a kind's slots."""
    ideas = frozenset(c.id for c in analysis.concepts)
    return Besides(
        ideas | frozenset(_unsaid(analysis, heard)),
        brief=seen.known <= BRIEF,
        parts=bool(analysis.teller or analysis.people.declarer) or not ROLES.isdisjoint(ideas),
        doubtful=_doubtful(kind, analysis, heard),
        untold=frozenset(_untold(kind, analysis, ideas, heard)),
    )


def _doubtful(kind: str, analysis: Analysis, heard: Heard) -> frozenset[tuple[str, bool | str]]:
    """What is at most a doubt where it was only learned."""
    if kind in DOUBTFUL:
        return DOUBTFUL[kind](analysis)
    if set(heard.phrases.get("partner_lead", ())) == {"leave_penalty_card"}:
        return DEMANDS  # "asked for no suit"
    if "calls_made" in heard.details:  # by whom is not told
        return frozenset({("wrong_hand_called", True), ("wrong_hand_called", False)})
    return frozenset()


def _unsaid(analysis: Analysis, heard: Heard) -> Iterator[str]:
    """What counts like an idea because something else is not told."""
    if heard.likely.get("led_by", {}).get("defender", 0.0) < SURE_OF_VALUE:
        yield DECLARER_LED
    if not where(analysis.places, CALLING):
        yield NONE_CALLED


def _untold(
    kind: str, analysis: Analysis, ideas: Set[str], heard: Heard
) -> Iterator[tuple[str, bool | str]]:
    """Values that do not follow from what a text says of others."""
    details = heard.details
    offender: Seat | None = details.get("offender")
    silent = kind in ONLY_THE_LHO and _lho_silent(analysis, details, ideas)
    another = bool(details.get("proper_player_called")) or lho_offends(analysis)
    if silent or (another and ACCEPTS not in ideas):
        yield from ((slot, True) for slot in OF_LHO)
    if details.get("accepted") is True or details.get("lho_called") is True:
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
    if kind == "call_out_of_rotation" and opponents_call(analysis):
        yield "whose_turn", "partner"
    if kind in TOGETHER and _cards_differ(analysis):
        yield from RANKS
    if kind == "penalty_card" and len(heard.phrases.get("size", ())) > 1:
        yield from SIZES  # "major or minor?" is asked: it follows from the card
    if kind == "opening_lead_out_of_turn" and _which_hand(analysis):
        yield from (("second_card", hand) for hand in ("hand", "dummy"))
    if kind == "misinformation" and explained.partner_explained(analysis):
        yield from explained.ONE_S_OWN
    if kind == "lead_out_of_turn":
        yield from leads.untold(analysis)
    if kind == "revoke":
        yield from whose_trick.untold(analysis)


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
    callers = {event.seat for event in analysis.events}
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
