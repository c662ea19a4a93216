"""The reader: language, intent, kind and slots of a text, with the evidence for each.

Exact readers first (what has a grammar), then the learned models; the structure has the last
word: a slot that contradicts the others is left out (``bot.service.assemble``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bot.understanding.analysis import Analysis, analyse_tokens
from bot.understanding.asked import asked_lookup
from bot.understanding.concepts import lexicon
from bot.understanding.cues import fired_values
from bot.understanding.details import details_of, implied, value_of
from bot.understanding.entities import EntityType
from bot.understanding.features import cue_features, exact_features
from bot.understanding.language import detect
from bot.understanding.model import NOT_TOLD, model
from bot.understanding.people import lho_offends, own_side_offends
from bot.understanding.reading import Evidence, Intent, Reading
from bot.understanding.text import normalise, tokenise
from bot.understanding.years import asked_edition, without_edition
from rulings.registry import KINDS, load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from bot.understanding.model import Look

MAX_READ: Final = 4096
SURE_OF_KIND: Final = 0.45
"""Below this probability of the best kind the nearest kinds are offered instead."""
AHEAD: Final = 1.4
"""How many times likelier than the next the best kind has to be."""
SURE_OF_VALUE: Final = 0.5
"""Below this probability a slot's value counts as not told."""
SURE_AGAINST_CUES: Final = 0.6
"""The same where no phrase for it was heard, but one for another value."""
CONTRADICTED: Final = 2.0
"""Where another value is so many times likelier than what seats and calls imply …"""
LIKELY: Final = 0.35
"""… and so likely, these count as misread."""
ASKS_A_TERM: Final = 0.25
"""Probability of a look-up from which on a term in the text is what is asked for."""
ROLES: Final = frozenset({"declarer", "dummy", "defender", "premature", "opening_lead"})
IDEAS_FOR: Final = {
    **dict.fromkeys(("side", "hand", "claimer", "led_by"), ROLES),  # a seat alone tells no role
    "out_of_rotation": frozenset({"turn_of", "out_of_turn"}),  # people leave passes out
}
"""No learned reading tells these slots where none of the ideas is there."""
AGAINST_THE_TELLER: Final = {"won_by": "other_side", "side_won_trick": "false"}
"""What "we won it" says where the opponents offended."""
OF_LHO: Final = frozenset({"lho_called", "accepted"})
"""Slots that tell what the offender's LHO did, which is not told where an LHO offends, unless …"""
ACCEPTS: Final = "accept"
"""… somebody accepts."""
LEADS: Final = {
    "opening_lead_out_of_turn": "lead_out_of_turn",
    "lead_out_of_turn": "opening_lead_out_of_turn",
}
"""The opening lead and a later one are told alike …"""
WHICH_LEAD: Final = frozenset(
    {"opening_lead", "dummy", "dummy_down", "spread_hand", "face_down", "wrong_hand"}
    | {"midplay", "trick", "previous_trick", "next_trick", "later_trick", "last_trick", "won_trick"}
)
"""… but for one of these ideas."""
TRICKS: Final = frozenset({"first_trick", "later_trick"})
"""A trick is told by its number, or as the one before."""
ENOUGH: Final = 2
"""Different ideas, or sorts of seats, calls and cards, that a ruling needs at least."""
PLAIN: Final = 0.9
"""Probability of a kind from which on one idea is enough."""
CANDIDATES: Final = 5


@lru_cache(maxsize=2048)
def read(text: str, *, language: str | None = None, default: str = "en") -> Reading:
    """Read a text; ``language`` fixes the language, ``default`` is only expected."""
    text = text[:MAX_READ]
    tokens = tokenise(normalise(text))
    language = language or detect(tokens, default)
    analysis = analyse_tokens(tokens, language)
    edition = asked_edition(analysis)
    if edition is not None:
        analysis = analyse_tokens(without_edition(analysis), language)
    seen = model().look(analysis)
    ranked = _told_of(analysis, model().kinds(seen))
    best, probability = ranked[0]
    lookup = asked_lookup(
        analysis,
        unsure=_may_ask(ranked, analysis),
        likely=dict(ranked).get(Intent.LOOKUP, 0.0) >= ASKS_A_TERM,
    )
    if lookup is not None:
        return Reading(
            Intent.LOOKUP,
            language,
            edition,
            confidence=max(lookup.confidence, probability),
            candidates=_kinds(ranked),
            paragraphs=lookup.paragraphs,
            term=lookup.term,
        )
    if best not in KINDS or not _sure(ranked) or _thin(analysis, probability):
        intent = Intent.SITUATION if best in KINDS else Intent(best)
        return Reading(intent, language, edition, confidence=probability, candidates=_kinds(ranked))
    evidence = _slots(best, analysis, seen)
    return Reading(
        Intent.SITUATION,
        language,
        edition,
        kind=best,
        slots=_surest(evidence),
        confidence=probability,
        candidates=_kinds(ranked),
        evidence=tuple(evidence),
        like=_look_alike(best, analysis),
    )


def _may_ask(ranked: list[tuple[str, float]], analysis: Analysis) -> bool:
    """Whether a text is not surely a situation or talk, so that it may look something up."""
    best, probability = ranked[0]
    if best == Intent.CHAT and probability >= PLAIN:
        return False
    return best == Intent.LOOKUP or not _sure(ranked) or _thin(analysis, 0.0)


def _told_of(analysis: Analysis, ranked: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """What a text may be; with a seat or a trick by its number it is of a deal and no look-up."""
    seats = any(e.type is EntityType.SEAT for e in analysis.entities)
    if not seats and analysis.shapes.isdisjoint(TRICKS):
        return ranked
    rest = sum(share for kind, share in ranked if kind != Intent.LOOKUP)
    return [(kind, share / rest) for kind, share in ranked if kind != Intent.LOOKUP]


def _look_alike(kind: str, analysis: Analysis) -> str:
    """The kind that the text may tell of as well."""
    told = not analysis.shapes.isdisjoint(TRICKS)
    if told or not WHICH_LEAD.isdisjoint(c.id for c in analysis.concepts):
        return ""
    return LEADS.get(kind, "")


def _thin(analysis: Analysis, probability: float) -> bool:
    """Whether there is too little in a text to rule on, however likely a kind may seem.

    A bid and a lower one ("1S-1D") tell enough by themselves.
    """
    if "insufficient" in analysis.shapes and probability >= PLAIN:
        return False
    glue = lexicon(analysis.language).glue
    ideas = {c.id for c in analysis.concepts} - glue
    notation = {e.type for e in analysis.entities} - {EntityType.NUMBER, EntityType.RANK}
    needed = 1 if ideas and probability >= PLAIN else ENOUGH
    return len(ideas) + len(notation) < needed


def _sure(ranked: list[tuple[str, float]]) -> bool:
    (_, first), (_, second) = ranked[:2]
    return first >= SURE_OF_KIND and first >= AHEAD * second


def _kinds(ranked: list[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple((k, round(p, 4)) for k, p in [r for r in ranked if r[0] in KINDS][:CANDIDATES])


def _slots(kind: str, analysis: Analysis, seen: Look) -> list[Evidence]:
    """What the text says of each slot, surest first.

    Seats, cards and calls are read exactly; what they imply is weighed with the phrases that were
    heard, and details that imply what is not likely are left out.
    """
    details = details_of(kind, analysis)
    shown = implied(kind, details)
    heard = _heard(kind, analysis)
    likely = model().slots(kind, seen, cue_features(heard) | exact_features(shown))
    learned: list[Evidence] = []
    ideas = {c.id for c in analysis.concepts}
    another_lho = ACCEPTS not in ideas and lho_offends(analysis)
    for slot in tellable(load_kind(kind)):
        phrases = {*heard.get(slot, ()), *((shown[slot],) if slot in shown else ())}
        for value, share in (likely.get(slot) or _untaught(phrases)).items():
            if value != NOT_TOLD and share >= _needed(value, phrases):
                because = "exact" if shown.get(slot) == value else "cue"
                because = because if value in phrases else "learned"
                needs = IDEAS_FOR.get(slot) if because == "learned" and value != "false" else None
                if needs and needs.isdisjoint(ideas):
                    continue
                if slot in OF_LHO and value != "false" and another_lho:
                    continue
                learned.append(Evidence(slot, value_of(value), because, share))
    exact = [
        Evidence(name, value, "exact", 1.0)
        for name, value in _credible(kind, details, shown, likely).items()
    ]
    return exact + sorted(learned, key=lambda e: -e.confidence)


def _heard(kind: str, analysis: Analysis) -> Mapping[str, Mapping[str, int]]:
    """The phrases for facts; "we won it" is no other side's trick where the teller's revoked."""
    heard = fired_values(analysis, kind)
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
    if not any(_contradicted(told, likely[s]) for s, told in shown.items() if s in likely):
        return details
    kept: dict[str, Any] = {}
    for name, value in details.items():
        more = kept | {name: value}
        if not any(
            _contradicted(told, likely[slot])
            for slot, told in implied(kind, more).items()
            if slot in likely
        ):
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


def _surest(evidence: list[Evidence]) -> dict[str, Any]:
    """The first value of each slot; the evidence comes surest first."""
    slots: dict[str, Any] = {}
    for item in evidence:
        slots.setdefault(item.slot, item.value)
    return slots
