"""Who does what a text tells: players by their names, by pronouns, and by the forms of verbs."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.notation import notation
from bot.understanding.persons import HIS
from bot.understanding.turns import CLAUSE_ENDS, OF_VERBS, broken

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
HIS_PARTNER: Final = "his partner"
"""Until it is known whose."""
PARTNER_OF: Final = {
    "lho": "rho",
    "rho": "lho",
    "declarer": "dummy",
    "dummy": "declarer",
    "opponent": "other opponent",
    "defender": "other defender",
    **{f"seat {places}": f"seat {(places + 2) % 4}" for places in range(4)},
}
"""Whose partner is who; the teller is never "he"."""
BESIDE: Final = 2
"""Tokens between somebody and "his partner" that is himself."""


class Doer(NamedTuple):
    """Who does something, and where he is named."""

    start: int
    end: int
    who: str
    """As ``Named`` has it, or ``they``; empty for one who does nothing himself."""


def doers(analysis: Analysis) -> list[Doer]:
    """Everybody who is named, in the order of the text."""
    named = list(_by_name(analysis))
    found: list[Doer] = []
    last = Doer(0, 0, "")
    for one in sorted((*named, *_by_words(analysis, named))):
        if one.who == HIS_PARTNER:
            beside = one.start - last.end <= BESIDE  # "West, his partner"
            found.append(one._replace(who="" if beside else PARTNER_OF.get(last.who, "")))
            continue
        found.append(one)
        if one.who not in ("", "me", THEY):
            last = one
    return found


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
            begins = _of_whom(analysis, one.end) if one.end < start else one.start
            if not broken(analysis, min(begins, start), start, CLAUSE_ENDS):
                return one.who
    return None


def _of_whom(analysis: Analysis, end: int) -> int:
    """Where what is said of a player goes on: behind the comma of "North, who led"."""
    comma = [t.raw for t in analysis.tokens[end : end + 1]] == [","]
    who = notation(analysis.language).who.words
    return (
        end + 1 if comma and any(t.word in who for t in analysis.tokens[end + 1 : end + 2]) else end
    )


def _by_name(analysis: Analysis) -> Iterator[Doer]:
    means = {place.start: place.means for place in analysis.places}
    words = notation(analysis.language)
    endings = tuple(words.possessive_endings.words)
    oblique = tuple(words.oblique_endings.words)
    acts = {c.start for c in analysis.concepts if c.id in ACTS}
    for one in analysis.named:
        first, last = analysis.tokens[max(0, one.start - 1)], analysis.tokens[one.end - 1]
        own = one.end - one.start == 1 and WHOSE.issuperset(means.get(one.start) or (one.who,))
        beside = {*means.get(one.start - 1, ()), *means.get(one.start, ())}
        his = one.who == "partner" and (
            not THEIRS.isdisjoint(beside) or first.word in words.his.words
        )
        named = not one.who.startswith("seat") and last.word.endswith(endings)
        named |= last.word.endswith(oblique) and not WHOSE.isdisjoint(means.get(one.end - 1, ()))
        of = first.word in words.oblique.words or _whose(analysis, one.end, acts)
        nobody = own or named or of
        who = HIS_PARTNER if his and not of else "" if nobody or his else one.who
        yield Doer(one.start, one.end, who)


def _whose(analysis: Analysis, end: int, acts: set[int]) -> bool:
    """Whether something of his follows a name ("partner's 2D"), and not what he has done."""
    at = end + any(t.raw == "'" for t in analysis.tokens[end : end + 1])
    mark = [t.word for t in analysis.tokens[at : at + 1]]
    joins = notation(analysis.language).possessive.words.get("s") == "joins"
    return joins and mark == ["s"] and at + 1 not in acts


def _by_words(analysis: Analysis, named: list[Doer]) -> Iterator[Doer]:
    """By pronouns and verbs; "he" is whoever was named last besides the teller."""
    words = notation(analysis.language).they.words
    starts = {one.start for one in named}
    others = [one for one in named if one.who != "me"]
    order = [one.start for one in others]
    for number, place in enumerate(analysis.places):
        those = words.get(place.word) == "those"
        if place.start in starts or not (place.means or those):
            continue
        beside = analysis.places[max(0, number - 1) : number + 2]
        if those:  # "die haben den Stich"
            if any(words.get(one.word) == "verbs" for one in beside[-1:]):
                yield Doer(place.start, place.end, THEY)
            continue
        several = HE not in place.means or any(words.get(one.word) == "verbs" for one in beside)
        if THEY in place.means and several:
            yield Doer(place.start, place.end, THEY)
        elif HE in place.means:
            before = bisect_left(order, place.start)
            yield Doer(place.start, place.end, others[before - 1].who if before else "")
        elif place.means[-1] in OF_VERBS:
            yield Doer(place.start, place.end, OF_VERBS[place.means[-1]])
