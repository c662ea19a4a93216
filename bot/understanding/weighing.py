"""What a text tells of each slot of a kind: exact readings, phrases and the model, weighed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.understanding.beside import LEARNED, SURE_OF_VALUE, besides
from bot.understanding.cues import fired_values
from bot.understanding.details import details_of, implied, value_of
from bot.understanding.features import cue_features, exact_features
from bot.understanding.model import NOT_TOLD, model
from bot.understanding.people import own_side_offends
from bot.understanding.reading import Evidence
from bot.understanding.untold import Heard
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from bot.understanding.analysis import Analysis
    from bot.understanding.beside import Besides
    from bot.understanding.model import Look

SURE_AGAINST_CUES: Final = 0.6
"""``SURE_OF_VALUE`` where no phrase for a value was heard, but one for another."""
CONTRADICTED: Final = 2.0
"""Where another value is so many times likelier than what seats and calls imply …"""
LIKELY: Final = 0.35
"""… and so likely, these count as misread."""
WORTH_A_DOUBT: Final = 0.05
"""Probability from which on a text may tell what was not read."""
CERTAIN: Final = frozenset({"act", "card", "cards", "in_time", "within_period"})
"""Details that cannot be misread: a phone that rings, a card, so many minutes."""
AGAINST_THE_TELLER: Final = {"won_by": "other_side", "side_won_trick": "false"}
"""What "we won it" says where the opponents offended."""


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
    believed = besides(kind, analysis, seen, Heard(details, heard, likely))
    told: list[Evidence] = []
    doubts: list[Evidence] = []
    for slot in tellable(load_kind(kind)):
        if slot in CERTAIN and slot in details:
            continue
        phrases = {*heard.get(slot, ()), *((shown[slot],) if slot in shown else ())}
        shares = likely.get(slot) or _untaught(phrases)
        sure, unsure = _values(slot, shares, phrases, shown.get(slot), believed)
        told += sure
        doubts += unsure
        if sure and shares.get(NOT_TOLD, 0.0) >= WORTH_A_DOUBT:
            doubts.append(Evidence(slot, None, LEARNED, shares[NOT_TOLD]))
    exact = [
        Evidence(name, value, "exact", 1.0)
        for name, value in _credible(kind, details, shown, _possible(likely, believed)).items()
    ]
    return exact + sorted(told, key=lambda e: -e.confidence), tuple(doubts)


def _values(
    slot: str,
    shares: Mapping[str, float],
    phrases: Set[str],
    shown: str | None,
    believed: Besides,
) -> tuple[list[Evidence], list[Evidence]]:
    """The values of a slot that the text tells, and those that it may tell."""
    sure: list[Evidence] = []
    unsure: list[Evidence] = []
    for value, share in shares.items():
        if share < WORTH_A_DOUBT or value == NOT_TOLD:
            continue
        because = LEARNED if value not in phrases else "exact" if shown == value else "cue"
        found = Evidence(slot, value_of(value), because, share)
        if not believed.excludes(found):
            needed = max(_needed(value, phrases), believed.needed(found))
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


def _possible(
    likely: Mapping[str, Mapping[str, float]], believed: Besides
) -> Mapping[str, Mapping[str, float]]:
    """What is likely without the values that are told of somebody or something else."""
    return {
        slot: {v: p for v, p in shares.items() if (slot, value_of(v)) not in believed.untold}
        for slot, shares in likely.items()
    }


def _untaught(phrases: Set[str]) -> dict[str, float]:
    """For a slot that no text has taught: the one value that phrases say, or nothing is told."""
    if len(phrases) != 1:
        return {}
    return dict.fromkeys(phrases, SURE_OF_VALUE) | {NOT_TOLD: 1 - SURE_OF_VALUE}


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
