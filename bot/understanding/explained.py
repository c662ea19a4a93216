"""Who explained, alerted, or did not, where a text names him as the one who does."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.doers import FAR, HE, THEY, WHOSE
from bot.understanding.notation import notation
from bot.understanding.places import where
from bot.understanding.roles import OTHERS, Role
from bot.understanding.turns import CLAUSE_ENDS, OF_VERBS, broken

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.doers import Doer

IDEAS: Final = frozenset({"alert", "explanation"})
MEANINGS: Final = frozenset({"alert", "answer", "explain"})
GIVES: Final = frozenset({"forget", "give"})
"""Meanings of words by which an explanation is somebody's who is named before it …"""
RECEIVES: Final = frozenset({"ask", "get", "hear", "misunderstand", "see"})
"""… and by which it is not; who answers is told of with a question too."""
OURS: Final = frozenset({"me", "partner"})
"""Who is told something is told it by an opponent where he is one of these."""
TO: Final = frozenset({"answer", "explain", "give", "say"})
"""Meanings of words behind which, where somebody is named before them, stands who is told."""
KNOWS: Final = frozenset({"know", "mean", "say", "sure", "think"})
"""Meanings of words by which the teller speaks of somebody else's: "I know Colin explained"."""
BEHIND: Final = 3
"""Tokens behind an act that may tell that somebody got it: "erklärt bekommen"."""
OWN: Final = frozenset({"my", "our"})
"""Meanings of words for the teller's partner."""
QUOTES: Final = frozenset({'"', "“", "”", "„", "»", "«"})
HE_OR_THEY: Final = frozenset({HE, THEY})
OPPONENTS: Final = frozenset({*OTHERS, THEY})
NOT_SO: Final[Mapping[str, frozenset[tuple[str, bool | str]]]] = {
    "me": frozenset({("explained_by", "partner"), ("matter", "partners_explanation")}),
    "partner": frozenset({("explained_by", "self"), ("matter", "own_explanation")}),
    "opponent": frozenset(
        {
            ("explained_by", "self"),
            ("explained_by", "partner"),
            ("matter", "own_explanation"),
            ("matter", "partners_explanation"),
        }
    ),
}
"""What is not so where the teller explained, his partner, or an opponent."""


class _Act(NamedTuple):
    """Somebody explains or alerts, in these tokens, his name among them."""

    start: int
    end: int
    who: str


def explainer(analysis: Analysis) -> str | None:
    """``My partner answered wrongly and I noticed``: he explained, and the teller did not.

    Of an opponent too, where nobody else explained; of the teller where nobody else does anything
    but hear it.
    """
    acts = list(_acts(analysis))
    players = {act.who for act in acts}
    if "me" in players:
        return "me" if players == {"me"} and _alone(analysis, acts) else None
    if "partner" in players:
        return "partner"
    return "opponent" if players & OPPONENTS else None


def _alone(analysis: Analysis, acts: Sequence[_Act]) -> bool:
    """Whether nobody else is named but where the teller explains to him."""
    others = [one.start for one in analysis.doers if one.who not in ("", "me")]
    others += where(analysis.places, HE_OR_THEY)
    return all(any(act.start <= at < act.end for act in acts) for at in others)


def _acts(analysis: Analysis) -> Iterator[_Act]:
    """Where somebody explains or alerts, and who does; not what others say in quotes."""
    said = {(c.start, c.end) for c in analysis.concepts if c.id in IDEAS}
    said |= {(at, at + 1) for at in where(analysis.places, MEANINGS)}
    if not said:
        return
    means = {place.start: place.means for place in analysis.places}
    marks = [n for n, token in enumerate(analysis.tokens) if token.raw in QUOTES]
    for start, end in sorted(said):
        one = _named_before(analysis, start, means)
        if one is None or bisect_left(marks, start) % 2 or bisect_left(marks, one.start) % 2:
            continue
        if one.who == "me" and not _nominative(analysis, one, means):
            continue
        if one.who == "partner" and _of_another(analysis, one, means):
            continue
        who = _does(analysis, one, start, end, means)
        if who:
            yield _Act(one.start, end + BEHIND, who)


def _named_before(
    analysis: Analysis, start: int, means: Mapping[int, Sequence[str]]
) -> Doer | None:
    """Who is named last in a clause, of those who do something: "I gave lefty a wrong answer"."""
    told: Doer | None = None
    players = analysis.doers
    for at in range(bisect_right(players, start, key=_start) - 1, -1, -1):
        one = players[at]
        inner = at and players[at - 1].start < one.start < players[at - 1].end
        if inner or not one.who:
            continue  # "left" and "opponent" in "left opponent"
        if one.end + FAR < start or broken(analysis, one.start, start, CLAUSE_ENDS):
            break
        if told is not None and one.start < told.start:
            return one
        own = not WHOSE.isdisjoint(means.get(one.start - 1, ()))
        if TO.isdisjoint(means.get(one.start - 1 - own, ())):
            return one
        told = one
    return told


def _start(one: Doer) -> int:
    return one.start


def _nominative(analysis: Analysis, one: Doer, means: Mapping[int, Sequence[str]]) -> bool:
    """Whether the teller does something, as he does not in "hat mir erklärt"."""
    told = notation(analysis.language).explains.words.get(analysis.tokens[one.start].word)
    return told != "told" and means.get(one.start, ("",))[-1] in OF_VERBS


def _of_another(analysis: Analysis, one: Doer, means: Mapping[int, Sequence[str]]) -> bool:
    """``Dummy says that partner explained``: whose partner he is, is not told."""
    own = {*means.get(one.start - 1, ()), *means.get(one.start, ())}
    if not OWN.isdisjoint(own):
        return False
    others = {*OTHERS, *(() if analysis.teller else (Role.DECLARER, Role.DUMMY))}
    return any(
        other.start < one.start
        and other.who in others
        and not broken(analysis, other.start, one.start)
        for other in analysis.doers
    )


def _does(
    analysis: Analysis, one: Doer, start: int, end: int, means: Mapping[int, Sequence[str]]
) -> str:
    """Who explains: the one who is named, an opponent where he is told; empty if he only asks."""
    words = notation(analysis.language).explains
    last = end + BEHIND
    while last > end and broken(analysis, end, last - 1, CLAUSE_ENDS):
        last -= 1
    told = {meaning for n in (one.start, *range(one.end, last)) for meaning in means.get(n, ())}
    noun = words.get(analysis.tokens[start].word) == "noun"
    ends = end if noun else last  # "my partner's answer was wrong" tells no passive
    passive = any(words.get(t.word) == "passive" for t in analysis.tokens[one.end : ends])
    if passive:
        return "opponent" if one.who in OURS else ""
    if not told.isdisjoint(RECEIVES - {"ask"} if "answer" in told else RECEIVES):
        return ""
    others = not told.isdisjoint(KNOWS) or (noun and told.isdisjoint(GIVES))
    return "" if one.who == "me" and others else one.who
