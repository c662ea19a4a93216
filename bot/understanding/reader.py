"""The reader: language, intent, kind and slots of a text, with the evidence for each.

Exact readers first (what has a grammar), then the learned models; the structure has the last
word: a slot that contradicts the others is left out (``bot.service.assemble``).
"""

from __future__ import annotations

import gc
from functools import cache, lru_cache
from typing import Any, Final

from bot.understanding.analysis import Analysis, analyse_tokens
from bot.understanding.asked import asked_lookup
from bot.understanding.concepts import lexicon
from bot.understanding.language import detect
from bot.understanding.meanings import meanings
from bot.understanding.model import model
from bot.understanding.notation import notation
from bot.understanding.reading import Evidence, Intent, Reading
from bot.understanding.shapes import ENDED_EARLY, FIRST_TRICK, LATER_TRICK, LOW_IN_TURN
from bot.understanding.text import TEXTS_KEPT, normalise, tokenise
from bot.understanding.weighing import weighed
from bot.understanding.written import EntityType
from bot.understanding.years import asked_edition, without_edition
from rulings.registry import KINDS

MAX_READ: Final = 4096
SURE_OF_KIND: Final = 0.45
"""Below this probability of the best kind the nearest kinds are offered instead."""
AHEAD: Final = 1.2
"""How many times likelier than the next the best kind has to be."""
ASKS_A_TERM: Final = 0.25
"""Probability of a look-up from which on a term in the text is what is asked for."""
OUT_OF_ROTATION: Final = "call_out_of_rotation"
OPENING_LEAD: Final = "opening_lead_out_of_turn"
LEADS: Final = {OPENING_LEAD: "lead_out_of_turn", "lead_out_of_turn": OPENING_LEAD}
"""The opening lead and a later one are told alike …"""
WHICH_LEAD: Final = frozenset(
    {"opening_lead", "dummy", "dummy_down", "spread_hand", "face_down", "face_up", "wrong_hand"}
    | {"midplay", "trick", "previous_trick", "next_trick", "later_trick", "last_trick", "won_trick"}
)
"""… but for one of these ideas …"""
SURE_OF_LEAD: Final = 0.95
"""… or a probability from which on the words around tell them apart."""
IN_TURN: Final = frozenset({ENDED_EARLY, LOW_IN_TURN})
"""What was irregular was not that it was somebody else's turn, or that is dealt with otherwise."""
TRICKS: Final = frozenset({FIRST_TRICK, LATER_TRICK})
"""A trick is told by its number, or as the one before."""
ENOUGH: Final = 2
"""Different ideas, or sorts of seats, calls and cards, that a ruling needs at least …"""
MANY: Final = 5
"""… or words that the network knows, where the kind is plain."""
PLAIN: Final = 0.9
"""Probability of a kind from which on it is plain, and one idea is enough."""
SHORTEST: Final = 3
"""Known words up to which a text tells nothing unless it is plain: "opponents won"."""
BY_ITSELF: Final = {"phone_rings": "conduct"}
"""Ideas that are a matter of a kind where the words around make no other kind sure …"""
OF_ALL_SORTS: Final = frozenset({"partnership_understanding", "spectator", "procedural_penalty"})
"""… but for these, which are told of whatever people do."""
CANDIDATES: Final = 5
OF_FIGURES: Final = frozenset({"board", "imp"})
"""Meanings of words that a question for a figure has …"""
BRIEF: Final = 10
"""… and how many tokens at most; other notation it has none."""


@lru_cache(maxsize=TEXTS_KEPT)
def read(text: str, *, language: str | None = None, default: str = "en") -> Reading:
    """Read a text; ``language`` fixes the language, ``default`` is only expected."""
    text = text[:MAX_READ]
    tokens = tokenise(normalise(text))
    language = language or detect(tokens, default)
    _keep(language)
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
            tells_more=lookup.tells_more,
            figure=_may_ask_a_figure(analysis),
        )
    if best not in KINDS or not _sure(ranked) or _thin(analysis, probability, seen.known):
        intent = Intent.SITUATION if best in KINDS else Intent(best)
        return Reading(intent, language, edition, confidence=probability, candidates=_kinds(ranked))

    def as_a(kind: str, alike: Reading | None = None) -> Reading:
        evidence, doubts = weighed(kind, analysis, seen)
        return Reading(
            Intent.SITUATION,
            language,
            edition,
            kind=kind,
            slots=_surest(evidence),
            confidence=probability,
            candidates=_kinds(ranked),
            runner_up=ranked[1][1],
            evidence=tuple(evidence),
            doubts=doubts,
            figure=_may_ask_a_figure(analysis),
            alike=alike,
        )

    other = _look_alike(best, probability, analysis)
    return as_a(best, as_a(other) if other else None)


@cache
def _keep(language: str) -> None:
    """Load a pack for good: whoever collects garbage need not look through it again.

    That took a tenth of a second, in the middle of some reader's answer.
    """
    lexicon(language)
    notation(language)
    meanings(language)
    model()
    gc.freeze()


def _may_ask(ranked: list[tuple[str, float]], analysis: Analysis) -> bool:
    """Whether a text is not surely a situation or talk, so that it may look something up."""
    best, probability = ranked[0]
    if (best == Intent.CHAT and probability >= PLAIN) or _of_another_game(analysis):
        return False
    return best == Intent.LOOKUP or not _sure(ranked) or _thin(analysis, 0.0)


def _may_ask_a_figure(analysis: Analysis) -> bool:
    """Whether a text may ask for nothing but a figure: "who deals board 13", "690 in imps"."""
    told = {e.type for e in analysis.entities} - {EntityType.DEALER}
    meant = {meaning for place in analysis.places for meaning in place.means}
    brief = len(analysis.tokens) <= BRIEF and told == {EntityType.NUMBER}
    return brief and not OF_FIGURES.isdisjoint(meant)


def _told_of(analysis: Analysis, ranked: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """What a text may be: with a seat or a trick by its number it is of a deal and no look-up.

    Once a trick is over nobody makes the opening lead. A pass out of turn that ended the auction is
    dealt with as that (34). Who tells of another game only talks, unless he compares.
    """
    if ranked[0][0] in KINDS and _of_another_game(analysis):
        return [(Intent.CHAT, PLAIN)]
    tricks = analysis.shapes & TRICKS
    ruled_out = {OPENING_LEAD} if LATER_TRICK in tricks else set()
    if not analysis.shapes.isdisjoint(IN_TURN):
        ruled_out.add(OUT_OF_ROTATION)
    if tricks or analysis.seats:
        ruled_out.add(Intent.LOOKUP)
    if ranked[0][0] == Intent.CHAT and ranked[0][1] < PLAIN and _compares_games(analysis):
        ruled_out.add(Intent.CHAT)
    rest = sum(share for kind, share in ranked if kind not in ruled_out)
    told = [(kind, share / rest) for kind, share in ranked if kind not in ruled_out]
    return _by_itself(analysis, told)


def _by_itself(analysis: Analysis, ranked: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """What is likely; a kind of which an idea tells by itself is plain unless another is sure."""
    own = {BY_ITSELF[c.id] for c in analysis.concepts if c.id in BY_ITSELF and not c.negated}
    best, probability = ranked[0]
    if not own or best not in KINDS or probability >= PLAIN:
        return ranked
    if best not in own and best not in OF_ALL_SORTS and _sure(ranked):
        return ranked
    others = [(kind, share * (1 - PLAIN)) for kind, share in ranked if kind not in own]
    return [(kind, PLAIN) for kind in own] + others


def _of_another_game(analysis: Analysis) -> bool:
    """Whether another game is named, and not only compared: "like in chess"."""
    return not all(_compared(analysis))


def _compares_games(analysis: Analysis) -> bool:
    """Whether another game is named only to compare: "revoked as in whist" is of a deal."""
    compared = _compared(analysis)
    return bool(compared) and all(compared)


def _compared(analysis: Analysis) -> list[bool]:
    """Of each other game that is named, whether it is compared."""
    like = {c.end for c in analysis.concepts if c.id == "like"}
    games = {c.start for c in analysis.concepts if c.id == "other_game"}
    return [not like.isdisjoint(range(start - 1, start + 1)) for start in games]


def _look_alike(kind: str, probability: float, analysis: Analysis) -> str:
    """The kind that the text may tell of as well."""
    told = probability >= SURE_OF_LEAD or not analysis.shapes.isdisjoint(TRICKS)
    named = {c.id for c in analysis.concepts} | {one.role for one in analysis.named if one.role}
    if told or not WHICH_LEAD.isdisjoint(named):  # dummy may be told by his seat
        return ""
    return LEADS.get(kind, "")


def _thin(analysis: Analysis, probability: float, known: int = 0) -> bool:
    """Whether there is too little in a text to rule on, however likely a kind may seem.

    A bid and a lower one ("1S-1D") tell enough by themselves. ``known``: how many of its words the
    network knows.
    """
    if 0 < known <= SHORTEST and probability < PLAIN:
        return True
    if probability >= PLAIN and ("insufficient" in analysis.shapes or known >= MANY):
        return False
    glue = lexicon(analysis.language).glue
    ideas = {c.id for c in analysis.concepts} - glue
    notation = {e.type for e in analysis.entities} - {EntityType.NUMBER, EntityType.RANK}
    needed = 1 if ideas and probability >= PLAIN else ENOUGH
    return len(ideas) + len(notation) < needed


def _sure(ranked: list[tuple[str, float]]) -> bool:
    """Whether the best kind is told; that it is one of two that are told alike is enough."""
    (best, first), (other, second), (_, third) = ranked[:3]
    if LEADS.get(best) == other:
        first, second = first + second, third
    return first >= SURE_OF_KIND and first >= AHEAD * second


def _kinds(ranked: list[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple((k, round(p, 4)) for k, p in [r for r in ranked if r[0] in KINDS][:CANDIDATES])


def _surest(evidence: list[Evidence]) -> dict[str, Any]:
    """The first value of each slot; the evidence comes surest first."""
    slots: dict[str, Any] = {}
    for item in evidence:
        slots.setdefault(item.slot, item.value)
    return slots
