"""What a text tells of each slot of a kind: exact readings, phrases and the model, weighed."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.understanding.cues import fired_values
from bot.understanding.details import details_of, implied, value_of
from bot.understanding.entities import EntityType
from bot.understanding.features import cue_features, exact_features
from bot.understanding.model import NOT_TOLD, model
from bot.understanding.people import lho_offends, own_side_offends
from bot.understanding.reading import Evidence
from bot.understanding.roles import PARTS
from rulings.registry import load_kind
from rulings.slots import tellable
from rulings.terms import HONOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Set

    from bot.understanding.analysis import Analysis
    from bot.understanding.model import Look

SURE_OF_VALUE: Final = 0.5
"""Below this probability a slot's value counts as not told."""
SURE_AGAINST_CUES: Final = 0.6
"""The same where no phrase for it was heard, but one for another value."""
CONTRADICTED: Final = 2.0
"""Where another value is so many times likelier than what seats and calls imply …"""
LIKELY: Final = 0.35
"""… and so likely, these count as misread."""
WORTH_A_DOUBT: Final = 0.3
"""Probability from which on a text may tell what was not read."""
CERTAIN: Final = frozenset({"card", "cards"})
"""Details that cannot be misread: a card is what it is called."""
LEARNED: Final = "learned"
"""Why a value was read that no phrase, seat, card or call says."""


class _Beside(NamedTuple):
    """Values of slots, and the ideas beside which they are not what they seem."""

    told: frozenset[tuple[str, bool | str]]
    ideas: frozenset[str]
    unless: frozenset[str] = frozenset()
    """Ideas beside which they may be told all the same."""


NOT_BESIDE: Final = (
    _Beside(  # two defenders are one side
        frozenset(
            {
                ("circumstance", "both_sides"),
                ("same_trick", True),
                ("both_established", True),
                ("both_established", False),
            }
        ),
        frozenset({"both_defenders"}),
    ),
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
    _Beside(  # of a lead from dummy declarer's RHO plays next, of one from his hand his LHO
        frozenset({("played_after", "next_hand"), ("played_after", "wrong_defender")}),
        frozenset({"rho"}),
    ),
    _Beside(frozenset({("played_after", "wrong_defender")}), frozenset({"lho"})),
)
"""At most a doubt."""
WITHOUT_WHICH: Final = {("out_of_rotation", True): frozenset({"turn_of", "out_of_turn"})}
"""Ideas one of which a learned value needs: that passes are left out is no call out of rotation."""
BRIEF: Final = 5
"""Words up to which a text tells hardly more than what happened …"""
SURE_OF_BRIEF: Final = 0.75
"""… and the probability that a value which no phrase says needs there."""
OF_A_ROLE: Final = frozenset({"side", "hand", "claimer", "led_by"})
"""Slots that tell somebody's part in the play …"""
ROLES: Final = PARTS | {"premature", "opening_lead"}
SURE_OF_ROLE: Final = 0.75
"""… and the probability that they need where nobody's part is told: a seat alone tells none."""
AGAINST_THE_TELLER: Final = {"won_by": "other_side", "side_won_trick": "false"}
"""What "we won it" says where the opponents offended."""
OF_LHO: Final = frozenset({"lho_called", "accepted"})
"""Slots that tell what the offender's LHO did, which is not told where an LHO offends, unless …"""
ACCEPTS: Final = "accept"
"""… somebody accepts."""
RANK: Final = "rank"
TOGETHER: Final = frozenset({"simultaneous_plays", "exposed_card"})
"""Kinds in which several cards come at once."""
OF_CARDS: Final = frozenset({EntityType.CARD, EntityType.RANK})


@dataclass(frozen=True, slots=True)
class _Besides:
    """What a text has to tell besides, for a value to be believed."""

    ideas: frozenset[str]
    brief: bool
    parts: bool
    """Somebody's part in the play is told."""
    another_lho: bool
    """The LHO that it speaks of is not the offender's."""
    which_card: bool
    """Of cards that fell together one is an honour, one is not: which remains is not told."""

    def excludes(self, found: Evidence) -> bool:
        """Whether a value may not be believed, nor be a doubt."""
        if found.slot in OF_LHO and found.value is not False and self.another_lho:
            return True
        told = found.slot, found.value
        if self._stands(told, NOT_BESIDE) or (found.slot == RANK and self.which_card):
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
        if self._stands((found.slot, found.value), DOUBTFUL_BESIDE):
            return inf
        return SURE_OF_BRIEF if self.brief and found.because == LEARNED else SURE_OF_VALUE


def _besides(kind: str, analysis: Analysis, seen: Look) -> _Besides:
    counted = {n for c in analysis.concepts if c.id == "two_cards" for n in range(c.start, c.end)}
    cards = [e for e in analysis.entities if e.type in OF_CARDS and e.start not in counted]
    honours = {e.value[-1] in HONOURS for e in cards}
    ideas = frozenset(c.id for c in analysis.concepts)
    return _Besides(
        ideas,
        brief=seen.known <= BRIEF,
        parts=bool(analysis.teller or analysis.people.declarer) or not ROLES.isdisjoint(ideas),
        another_lho=ACCEPTS not in ideas and lho_offends(analysis),
        which_card=kind in TOGETHER and len(honours) > 1,
    )


def weighed(
    kind: str, analysis: Analysis, seen: Look
) -> tuple[list[Evidence], tuple[Evidence, ...]]:
    """What the text says of each slot, surest first; and what it may say instead.

    Seats, cards and calls are read exactly; what they imply is weighed with the phrases that were
    heard, and details that imply what is not likely are left out.
    """
    details = details_of(kind, analysis)
    shown = implied(kind, details)
    heard = _heard(kind, analysis)
    likely = model().slots(kind, seen, cue_features(heard) | exact_features(shown))
    besides = _besides(kind, analysis, seen)
    told: list[Evidence] = []
    doubts: list[Evidence] = []
    for slot in tellable(load_kind(kind)):
        phrases = {*heard.get(slot, ()), *((shown[slot],) if slot in shown else ())}
        shares = likely.get(slot) or _untaught(phrases)
        sure, unsure = _values(slot, shares, phrases, shown.get(slot), besides)
        told += sure
        doubts += unsure
        if sure and shares.get(NOT_TOLD, 0.0) >= WORTH_A_DOUBT:
            doubts.append(Evidence(slot, None, LEARNED, shares[NOT_TOLD]))
    exact = [
        Evidence(name, value, "exact", 1.0)
        for name, value in _credible(kind, details, shown, likely).items()
    ]
    return exact + sorted(told, key=lambda e: -e.confidence), tuple(doubts)


def _values(
    slot: str,
    shares: Mapping[str, float],
    phrases: Set[str],
    shown: str | None,
    besides: _Besides,
) -> tuple[list[Evidence], list[Evidence]]:
    """The values of a slot that the text tells, and those that it may tell."""
    sure: list[Evidence] = []
    unsure: list[Evidence] = []
    for value, share in shares.items():
        if share < WORTH_A_DOUBT or value == NOT_TOLD:
            continue
        because = LEARNED if value not in phrases else "exact" if shown == value else "cue"
        found = Evidence(slot, value_of(value), because, share)
        if not besides.excludes(found):
            needed = max(_needed(value, phrases), besides.needed(found))
            (sure if share >= needed else unsure).append(found)
    return sure, unsure


def _heard(kind: str, analysis: Analysis) -> Mapping[str, Mapping[str, int]]:
    """The phrases for facts; "we won it" is no other side's trick where the teller's revoked.

    Where the hand is heard that won, who won follows from it and from whose card was wrong.
    """
    heard = fired_values(analysis, kind)
    if "winner_hand" in heard:
        heard = {slot: values for slot, values in heard.items() if slot not in AGAINST_THE_TELLER}
    others = any(c.id == "opponent" for c in analysis.concepts)
    if others or not own_side_offends(analysis):
        return heard
    return {
        slot: {v: n for v, n in values.items() if v != AGAINST_THE_TELLER.get(slot)}
        for slot, values in heard.items()
    }


def _untaught(phrases: Set[str]) -> dict[str, float]:
    """For a slot that no text has taught: the one value that phrases say."""
    return dict.fromkeys(phrases, SURE_OF_VALUE) if len(phrases) == 1 else {}


def _credible(
    kind: str,
    details: Mapping[str, Any],
    shown: Mapping[str, str],
    likely: Mapping[str, Mapping[str, float]],
) -> Mapping[str, Any]:
    """The details that imply nothing that the words contradict; ``shown`` is what all imply."""
    kept = {name: value for name, value in details.items() if name in CERTAIN}
    beyond_doubt = implied(kind, kept)

    def doubtful(told: Mapping[str, str]) -> bool:
        return any(
            _contradicted(value, likely[slot])
            for slot, value in told.items()
            if slot in likely and slot not in beyond_doubt
        )

    if not doubtful(shown):
        return details
    for name, value in details.items():
        more = kept | {name: value}
        if not doubtful(implied(kind, more)):
            kept = more
    return kept


def _contradicted(told: str, shares: Mapping[str, float]) -> bool:
    """Whether another value is clearly likelier than one that is implied."""
    return any(
        share >= CONTRADICTED * shares.get(told, 0.0)
        for value, share in shares.items()
        if value not in (told, NOT_TOLD) and share >= LIKELY
    )


def _needed(value: str, heard: Set[str]) -> float:
    """How likely a value has to be: more where phrases say only others."""
    return SURE_AGAINST_CUES if heard and value not in heard else SURE_OF_VALUE
