"""Who does what a text tells: players by their names, by pronouns, and by the forms of verbs."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.notation import notation
from bot.understanding.persons import HIS
from bot.understanding.turns import CLAUSE_ENDS, broken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.analysis import Analysis

NEAR: Final = 4
"""Tokens between a player and the word for what he did …"""
FAR: Final = 7
"""… and at most, where more words belong to that: "has already led to the next trick"."""
WHOSE: Final = frozenset({"my", "our", "his", "their"})
"""Meanings of words for what is a player's, who does nothing by it: "on my trump"."""
THEIRS: Final = HIS | {"their"}
ACTS: Final = frozenset({"discard", "dropped", "lead", "not_follow", "ruff", "won_trick"})
"""Ideas behind "partner's" that tell what he has done."""
THEY: Final = "they"
HE: Final = "he"
"""Beside ``they`` in the meaning of a word that is "she" as well."""
OF_VERBS: Final = {"i": "me", "we": "me"}
"""How the meaning of a verb ends that tells who does it: Finnish "voitin", "I won"."""


class Doer(NamedTuple):
    """Who does something, and where he is named."""

    start: int
    end: int
    who: str
    """As ``Named`` has it, or ``they``; empty for one who does nothing himself."""


def doers(analysis: Analysis) -> list[Doer]:
    """Everybody who is named, in the order of the text."""
    named = list(_by_name(analysis))
    return sorted((*named, *_by_words(analysis, named)))


def nearest(
    analysis: Analysis, players: Sequence[Doer], start: int, end: int, near: int = NEAR
) -> str | None:
    """Who is named last before the word for an act or in it, in its clause and close to it.

    Empty for one who does nothing himself, none where nobody is named.
    """
    for one in reversed(players):
        if one.start < end:
            if one.end + near < start:
                return None
            if not broken(analysis, min(one.start, start), start, CLAUSE_ENDS):
                return one.who
    return None


def _by_name(analysis: Analysis) -> Iterator[Doer]:
    means = {place.start: place.means for place in analysis.places}
    words = notation(analysis.language)
    endings = tuple(words.possessive_endings.words)
    acts = {c.start for c in analysis.concepts if c.id in ACTS}
    for one in analysis.named:
        first, last = analysis.tokens[max(0, one.start - 1)], analysis.tokens[one.end - 1]
        own = one.end - one.start == 1 and not WHOSE.isdisjoint(means.get(one.start, ()))
        his = one.who == "partner" and not THEIRS.isdisjoint(means.get(one.start - 1, ()))
        named = not one.who.startswith("seat") and last.word.endswith(endings)
        of = first.word in words.oblique.words or _whose(analysis, one.end, acts)
        yield Doer(one.start, one.end, "" if own or his or named or of else one.who)


def _whose(analysis: Analysis, end: int, acts: set[int]) -> bool:
    """Whether something of his follows a name ("partner's 2D"), and not what he has done."""
    at = end + any(t.raw == "'" for t in analysis.tokens[end : end + 1])
    mark = [t.word for t in analysis.tokens[at : at + 1]]
    joins = notation(analysis.language).possessive.words.get("s") == "joins"
    return joins and mark == ["s"] and at + 1 not in acts


def _by_words(analysis: Analysis, named: list[Doer]) -> Iterator[Doer]:
    """By pronouns and verbs; "he" is whoever was named last."""
    plural = notation(analysis.language).they.words
    order = [one.start for one in named]
    starts = set(order)
    for number, place in enumerate(analysis.places):
        if place.start in starts or not place.means:
            continue
        beside = analysis.places[max(0, number - 1) : number + 2]
        several = HE not in place.means or any(one.word in plural for one in beside)
        if THEY in place.means and several:
            yield Doer(place.start, place.end, THEY)
        elif HE in place.means:
            before = bisect_left(order, place.start)
            yield Doer(place.start, place.end, named[before - 1].who if before else "")
        elif place.means[-1] in OF_VERBS:
            yield Doer(place.start, place.end, OF_VERBS[place.means[-1]])
