"""The persons that a text names, one by another too: "lefty's partner" is on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.concepts import Concept
from bot.understanding.notation import notation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.understanding.analysis import Analysis
    from bot.understanding.notation import Notation

PLAYERS: Final = frozenset(
    {"me", "partner", "opponent", "lho", "rho", "declarer", "dummy", "defender"}
)
"""Ideas that name a player."""
OF: Final = {
    ("lho", "partner"): "rho",
    ("rho", "partner"): "lho",
    ("partner", "lho"): "rho",
    ("partner", "rho"): "lho",
    ("declarer", "partner"): "dummy",
    ("dummy", "partner"): "declarer",
    ("defender", "partner"): "defender",
    ("opponent", "partner"): "opponent",
    ("declarer", "lho"): "defender",
    ("declarer", "rho"): "defender",
    ("dummy", "lho"): "defender",
    ("dummy", "rho"): "defender",
}
"""Who is named by another, as "declarer's partner": that one first."""


NEAR: Final = 2
"""Tokens between two persons' words: ``lho:n pari``."""


def persons(analysis: Analysis) -> list[Concept]:
    """The ideas of a text that name a player, in its order; ``Analysis`` has them, found once."""
    told = [c for c in analysis.concepts if c.id in PLAYERS]
    composed = list(_composed(analysis, told))
    if not composed:
        return told

    def part(idea: Concept) -> bool:
        """Whether it is part of a longer name."""
        return any(
            whole.start <= idea.start and idea.end <= whole.end and whole[1:3] != idea[1:3]
            for whole in composed
        )

    return sorted((c for c in {*told, *composed} if not part(c)), key=lambda c: c.start)


def _composed(analysis: Analysis, told: list[Concept]) -> Iterator[Concept]:
    words = notation(analysis.language)
    for one in told:
        for other in told:
            if not 0 <= other.start - one.end <= NEAR:
                continue
            if (one.id, other.id) in OF and _possessive(analysis, one, other, words):
                yield Concept(OF[one.id, other.id], one.start, other.end)
            elif (other.id, one.id) in OF and _belongs(analysis, one, other, words):
                yield Concept(OF[other.id, one.id], one.start, other.end)


def _possessive(analysis: Analysis, one: Concept, other: Concept, words: Notation) -> bool:
    """``lefty's partner``, ``dem rechten Gegner sein Partner``, ``vasurin pari``."""
    between = analysis.tokens[one.end : other.start]
    if between:
        close = between[0].raw == ":" and between[-1].start == between[0].end  # "lho:n pari"
        return close or [words.possessive.get(t.word) for t in between] == ["joins"]
    ends = tuple(words.possessive_endings)
    return bool(ends) and analysis.tokens[one.end - 1].word.endswith(ends)


def _belongs(analysis: Analysis, one: Concept, other: Concept, words: Notation) -> bool:
    """``partner of lho``, ``Partner vom linken Gegner``."""
    between = [words.possessive.get(t.word) for t in analysis.tokens[one.end : other.start]]
    return between == ["of"]
