"""Who does what a text tells: players by their names, by pronouns, and by the forms of verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.notation import notation
from bot.understanding.turns import CLAUSE_ENDS, broken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.understanding.analysis import Analysis

NEAR: Final = 4
"""Tokens between a player and the word for what he did."""
WHOSE: Final = frozenset({"my", "our", "his", "their"})
"""Meanings of words for what is a player's, who does nothing by it: "on my trump"."""
HIS: Final = frozenset({"his", "their"})
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
    return sorted((*_by_name(analysis), *_by_words(analysis)))


def nearest(analysis: Analysis, players: list[Doer], start: int, end: int) -> str | None:
    """Who is named last before the word for an act or in it, in its clause and close to it.

    Empty for one who does nothing himself, none where nobody is named.
    """
    near = [
        one.who
        for one in players
        if one.start < end
        and start <= one.end + NEAR
        and not broken(analysis, min(one.start, start), start, CLAUSE_ENDS)
    ]
    return near[-1] if near else None


def _by_name(analysis: Analysis) -> Iterator[Doer]:
    means = {place.start: place.means for place in analysis.places}
    words = notation(analysis.language)
    endings = tuple(words.possessive_endings.words)
    for one in analysis.named:
        first, last = analysis.tokens[max(0, one.start - 1)], analysis.tokens[one.end - 1]
        own = one.end - one.start == 1 and not WHOSE.isdisjoint(means.get(one.start, ()))
        his = one.who == "partner" and not HIS.isdisjoint(means.get(one.start - 1, ()))
        named = not one.who.startswith("seat") and last.word.endswith(endings)
        of = first.word in words.oblique.words
        yield Doer(one.start, one.end, "" if own or his or named or of else one.who)


def _by_words(analysis: Analysis) -> Iterator[Doer]:
    plural = notation(analysis.language).they.words
    for number, place in enumerate(analysis.places):
        beside = analysis.places[max(0, number - 1) : number + 2]
        several = HE not in place.means or any(one.word in plural for one in beside)
        if THEY in place.means and several:
            yield Doer(place.start, place.end, THEY)
        elif place.means and place.means[-1] in OF_VERBS:
            yield Doer(place.start, place.end, OF_VERBS[place.means[-1]])
