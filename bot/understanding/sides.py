"""Which side whoever showed a card in the auction turned out to be on (Laws 24D, 24E)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.doers import FAR, THEY, nearest
from bot.understanding.places import where
from bot.understanding.roles import PARTS, Role
from bot.understanding.turns import CLAUSE_ENDS, broken
from bot.understanding.winners import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator, Set

    from bot.understanding.analysis import Analysis
    from bot.understanding.places import Place

LED: Final = frozenset({"lead", "opening_lead"})
"""Ideas …"""
SHOWING: Final = frozenset({"drop", "expose", "fall", "flash", "lead", "show", "slip"})
"""… and meanings of words that tell that a card was seen."""
NOBODYS: Final = frozenset({Role.DEFENDER, Role.DUMMY})
"""Ideas that do not tell here whose it was: "on the table"."""
BEHIND: Final = 3
"""Tokens behind such a word within which its owner is named where nobody is before it."""
STEPS: Final = 8
"""Words from a player to his part, at most."""
OWN: Final = frozenset({"i", "we", "my", "our"})
"""Meanings of words for the teller or for what is his."""
GETS: Final = frozenset({"get", "buy", "win", "take"})
"""What is done with a contract, or with the auction, by who plays it then."""
PLAYS: Final = frozenset({"play", "declare"})
WITH_A_BID: Final = GETS | PLAYS | {"in"}
CONTRACT: Final = frozenset({"contract", "commit", "auction"})
LINKS: Final = (
    WITH_A_BID
    | CONTRACT
    | {"and", "as", "at", "be", "become", "bid", "come", "end", "finally", "from", "it", "land"}
    | {"last", "late", "later", "now", "on", "out", "self", "should", "side", "sit", "soon", "stay"}
    | {"rest", "still", "that", "then", "to", "up", "who", "after", "all", "may", "must", "they"}
    | {"i", "we", "he"}
)
"""Meanings of words that may stand between a player and his part."""
WHILE: Final = frozenset({"while", "before", "until", "because"})
"""Meanings of words behind which another clause begins."""
NOT_TOLD: Final = frozenset({"if", "not", "whether"})
"""Meanings of words that only suppose it, or deny it …"""
IF_BEFORE: Final = 3
"""… so many words before a player."""


def not_so(analysis: Analysis) -> Iterator[tuple[str, str]]:
    """The sides that it is not, where it is told."""
    told = later_side(analysis)
    if told:
        yield from (("side", side) for side in ("declaring", "defending") if side != told)
        yield "side", "not_yet_known"


def later_side(analysis: Analysis) -> str | None:
    """``I dropped a club in the auction and they became declarers``: he defends.

    Told of the teller's own side or of the other one; not of somebody who is only "he".
    """
    if analysis.people.declarer:
        return None  # by seats it is told already
    whose, shown = _owner(analysis)
    if whose == Role.DECLARER:
        return "declaring"
    told, side = SIDES.get(whose, ("", 0))
    declares = _teller_declares(analysis, whose, shown) if told == "teller" else None
    if declares is None:
        return None
    return "declaring" if declares == (side == 0) else "defending"


def _owner(analysis: Analysis) -> tuple[str, int]:
    """Whose card was seen first, and where: who is named last before it, or close behind.

    Nobody where either may be the subject: "medan vi bjöd visade lho".
    """
    shown = {c.start: c.end for c in analysis.concepts if c.id in LED and not c.negated}
    shown |= {place.start: place.end for place in analysis.places if SHOWING & {*place.means}}
    if not shown:
        return "", 0
    start = min(shown)
    end = shown[start]
    named = {one.start: one.who for one in analysis.named if one.who not in NOBODYS}
    named |= {place.start: "me" for place in analysis.places if _own(place)}
    joins = where(analysis.places, WHILE)
    before = [at for at in sorted(named) if at < end]
    while before and any(before[0] <= at < start for at in joins):
        before = before[1:]
    before = [at for at in before if not broken(analysis, min(at, start), start, CLAUSE_ENDS)]
    behind = [
        named[at]
        for at in sorted(named)
        if end <= at <= end + BEHIND
        and not broken(analysis, end, at, CLAUSE_ENDS)
        and not any(end <= other < at for other in joins)
    ]
    if not before:
        return (behind[0] if behind[:1] != ["partner"] and behind else ""), start
    players = [one for one in analysis.doers if one.who not in NOBODYS]
    who = named[before[-1]] if before[-1] >= start else ""
    who = who or nearest(analysis, players, start, end, FAR) or named[before[-1]]
    if before[-1] in where(analysis.places, {THEY}) or set(behind) - {"me", Role.DECLARER, who}:
        return "", start  # "they" are the cards: "out they fell"
    return who, start


def _own(place: Place) -> bool:
    """Whether a word names the teller or what is his; not Swedish "var", "was" as well as "our"."""
    return not OWN.isdisjoint(place.means) and "be" not in place.means


def _teller_declares(analysis: Analysis, whose: str, shown: int) -> bool | None:
    """Whether the teller's side plays the contract, as far as it is told of either side."""
    found = {(side == 0) is declares for side, declares in _told(analysis, whose, shown)}
    parts = any(c.id in (Role.DECLARER, Role.DEFENDER) for c in analysis.concepts)
    if analysis.teller is not None and parts:  # "my 4S" may be a bid
        found.add(analysis.teller is not Role.DEFENDER)
    return found.pop() if len(found) == 1 else None


def _told(analysis: Analysis, whose: str, shown: int) -> Iterator[tuple[int, bool]]:
    """The sides of which it is told whether they declare.

    Behind "and" it is told of whose card it was, as long as nobody else is named.
    """
    players = {one.start: one for one in analysis.doers if one.who not in PARTS}
    until = 0
    last = ""
    alone = True
    for number, place in enumerate(analysis.places):
        one = players.get(place.start)
        own = _own(place)
        joins = alone and "and" in place.means and place.start > shown
        if place.start < until or not (one or own or joins):
            continue
        until = one.end if one else place.end
        who = "me" if own and not (one and one.who) else one.who if one else ""
        who = who or (whose if joins else last if "he" in place.means else "")
        last = who or last
        alone = alone and (place.start <= shown or joins)
        told, side = SIDES.get("opponent" if who == THEY else who, ("", 0))
        ahead = analysis.places[max(0, number - IF_BEFORE) : number]
        if told != "teller" or any(not NOT_TOLD.isdisjoint(before.means) for before in ahead):
            continue
        others = players.keys() if joins else frozenset()
        declares = _part(analysis, number, until, others)
        if declares is not None:
            yield side, declares


def _part(analysis: Analysis, number: int, end: int, others: Set[int]) -> bool | None:
    """Whether who is named at a place declares: ``ended up in 4S``, ``fick de kontraktet``."""
    seen = {m for place in analysis.places[max(0, number - 1) : number] for m in place.means} & GETS
    for place in analysis.places[number : number + STEPS]:
        means = set(place.means)
        if place.start < end:
            if "not" in means:
                return None
            seen |= means & (GETS | PLAYS)  # "saimme": we got
            continue
        if place.word in CLAUSE_ENDS:
            break
        if place.start in others:
            return None
        if Role.DEFENDER in means:
            return False
        if "declarer" in means or ("dummy" in means and "to" not in seen):
            return True
        if "<bid>" in means:
            return True if seen & WITH_A_BID else None
        if means and means.isdisjoint(LINKS):
            return None
        seen |= means
        if seen & CONTRACT and seen & GETS:
            return True
    at = number + STEPS
    ended = at >= len(analysis.places) or place.word in SENTENCE_ENDS
    return True if ended and "play" in seen and seen <= LINKS - {"it"} else None
