"""The persons that a text names, one by another too: "lefty's partner" is on the right."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.concepts import Concept
from bot.understanding.notation import notation
from bot.understanding.roles import ACROSS, PARTS, Role
from bot.understanding.turns import RELATIVE, broken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bot.understanding.analysis import Analysis
    from bot.understanding.notation import Notation
    from rulings.terms import Seat

PLAYERS: Final = frozenset(
    {"me", "partner", "opponent", "lho", "rho", "declarer", "dummy", "defender"}
)
"""Ideas that name a player."""
NEIGHBOURS: Final[Mapping[str, Callable[[Seat], Seat]]] = {
    "partner": lambda seat: seat.partner,
    "lho": lambda seat: seat.lho,
    "rho": lambda seat: seat.rho,
}
"""Who is named by somebody else."""
OPPONENTS: Final = frozenset({"lho", "rho"})
"""The teller's, one by one; whose partner "his partner" is, where one of them is named last …"""
HIS: Final = frozenset({"his"})
"""… as the meaning of the word before it."""
NEAR: Final = 2
"""Tokens between two persons' words: ``lho:n pari``."""


def persons(analysis: Analysis) -> list[Concept]:
    """The ideas of a text that name a player, in its order; ``Analysis`` has them, found once."""
    told = [c for c in analysis.concepts if c.id in PLAYERS]
    composed = sorted(_composed(analysis, told), key=lambda c: c.end - c.start)
    names = {at: (c.start, c.end) for c in composed for at in range(c.start, c.end)}
    """For each place the longest name that it stands in."""
    whole = {c for c in {*told, *composed} if names.get(c.start, c[1:3]) == c[1:3]}
    return sorted(whole, key=lambda c: (c.start, -c.end, c.id))


def _composed(analysis: Analysis, told: list[Concept]) -> Iterator[Concept]:
    words = notation(analysis.language)
    starting: defaultdict[int, list[Concept]] = defaultdict(list)
    for idea in told:
        starting[idea.start].append(idea)
    yield from _his_partners(analysis, told)
    for one in told:
        for other in (c for at in range(one.end, one.end + NEAR + 1) for c in starting.get(at, ())):
            if _possessive(analysis, one, other, words):
                who = _of(one.id, other.id)
            elif _belongs(analysis, one, other, words):
                who = _of(other.id, one.id)
            else:
                continue
            if who:
                yield Concept(who, one.start, other.end, one.negated or other.negated)


def _his_partners(analysis: Analysis, told: list[Concept]) -> Iterator[Concept]:
    """``LHO opened but his partner was dealer``: the partner of who was named last."""
    his = {place.end for place in analysis.places if not HIS.isdisjoint(place.means)}
    for before, one in pairwise(told):
        theirs = one.id == "partner" and one.start in his and before.id in OPPONENTS
        if theirs and not broken(analysis, before.end, one.start):
            yield Concept(_of(before.id, one.id), one.start - 1, one.end, one.negated)


def _of(whose: str, who: str) -> str:
    """Who somebody's partner or neighbour is to the teller; empty where that is not told."""
    if who not in NEIGHBOURS or whose == "me":
        return ""
    if whose in RELATIVE:
        seat = NEIGHBOURS[who](RELATIVE[whose])
        return next(name for name, at in RELATIVE.items() if at == seat)
    if who == "partner":
        return ACROSS[Role(whose)] if whose in PARTS else whose
    return Role.DEFENDER if whose in PARTS - {Role.DEFENDER} else ""


def _possessive(analysis: Analysis, one: Concept, other: Concept, words: Notation) -> bool:
    """``lefty's partner``, ``lho:n pari``, ``dem Gegner sein Partner``, ``vasurin pari``."""
    between = analysis.tokens[one.end : other.start]
    if between:
        close = between[0].raw == ":" and between[-1].start == between[0].end
        said = [words.possessive.get(t.word) for t in between[close:]]
        return said == ["joins"]
    last = analysis.tokens[one.end - 1].word
    return last.endswith(tuple(words.possessive_endings.words))


def _belongs(analysis: Analysis, one: Concept, other: Concept, words: Notation) -> bool:
    """``partner of lho``, ``Partner vom linken Gegner``."""
    between = [words.possessive.get(t.word) for t in analysis.tokens[one.end : other.start]]
    return between == ["of"]
