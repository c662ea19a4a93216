"""Who led and whose turn it was, where a text names them by their seats."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.doers import NEAR, THEY, nearest
from bot.understanding.notation import notation
from bot.understanding.on_lead import ON_LEAD
from bot.understanding.persons import OPPONENTS
from bot.understanding.places import DUMMYS, where
from bot.understanding.roles import Role
from bot.understanding.turns import CLAUSE_ENDS, apart, displaced
from bot.understanding.winners import MANY, same_side
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept
    from bot.understanding.doers import Doer

LEADING: Final = frozenset({"lead", "opening_lead"})
ENTITLED: Final = frozenset({"on_lead", "won_trick", "turn_of"})
FROM: Final = frozenset({"from", "off"})
"""Meanings of words before a hand."""
HANDS: Final = DUMMYS | {"hand"}
"""Meanings of words for declarer's two hands."""
DECLARING: Final = frozenset({Role.DECLARER, Role.DUMMY, Role.DECLARING})
DEFENDERS: Final = frozenset({"lho", "rho", THEY, "defender", *(f"seat {n}" for n in range(4))})
"""Who may be an opponent of declarer's where he has no part on declarer's side."""
ALTHOUGH: Final = frozenset({"although", "but", "because", "instead", "fast", "when"})
"""Meanings of words that join a lead to what was before it."""
WONT: Final = frozenset({"t", "wont"})
"""What stands behind "won" where somebody will not."""


def out_of_turn(analysis: Analysis) -> dict[str, Any]:
    """``hand`` (who led) and ``turn`` (who was to lead), as far as seats tell them.

    Of declarer only that he led: from which of his hands is told by other words.
    """
    seats = analysis.seats
    declarer = analysis.people.declarer
    leader: Seat | None = None
    entitled: Seat | None = None
    declarers = False
    since = 0
    for number, seat in enumerate(seats):
        end = seats[number + 1].start if number + 1 < len(seats) else len(analysis.tokens)
        does, done = _ideas(analysis, seat.end, end), _ideas(analysis, since, seat.start, last=True)
        said = does if does & (LEADING | ENTITLED) else done
        since = seat.end
        who = Seat(seat.value)
        own = _his(analysis, seat.end) and bool(does & LEADING)  # "it was South's lead"
        if own or displaced(analysis, seat.start, seat.end) or said & ENTITLED:
            entitled = entitled or who
        elif said & LEADING and who != declarer:
            leader = leader or who
        if who == declarer and does & LEADING:
            declarers, since = True, end  # his lead is not of him who is named after it
    if declarers and leader is None and entitled is not None:
        return {"led_by": "declarer"}
    if leader is None or entitled is None or leader == entitled:
        return {}
    return {"hand": leader, "turn": entitled}


def after_a_defenders_trick(analysis: Analysis) -> dict[str, Any]:
    """``Declarer led from hand although West had won the trick``: it was an opponent's lead.

    Not where his hand or dummy stands beside the winner: "South had won in dummy".
    """
    leads = [c.start for c in analysis.concepts if c.id == "lead"]
    before = [one for one in analysis.named if leads and one.start <= leads[0]]
    own = {one.who for one in analysis.named if one.role in DECLARING}
    won = [c for c in analysis.concepts if c.id == "won_trick" and not c.negated]
    players = analysis.doers
    if len(won) > MANY:
        return {}
    winners = {
        None if _in_a_hand(analysis, c, players) else nearest(analysis, players, c.start, c.end)
        for c in won
    }
    if not before or before[-1].who not in own or len(winners) != 1:
        return {}
    defended = not winners.isdisjoint(DEFENDERS - own)
    return {"led_by": "declarer", "whose_turn": "opponent"} if defended else {}


def turn_of_another(analysis: Analysis) -> str | None:
    """Whether it was the leader's partner's lead or an opponent's, by who is said to have won.

    ``My LHO led but my partner had won the trick``: an opponent's. Not where somebody "won't".
    """
    leads = [c for c in analysis.concepts if c.id == "lead" and not c.negated]
    won = [
        c
        for c in analysis.concepts
        if c.id in ON_LEAD and not c.negated
        if WONT.isdisjoint(t.word for t in analysis.tokens[c.end : c.end + 2])
    ]
    if len(leads) != 1 or not won or not _although(analysis, leads[0].start, won[0].start):
        return None
    players = analysis.doers
    leader = nearest(analysis, players, leads[0].start, leads[0].end)
    found = {nearest(analysis, players, c.start, c.end) for c in won}
    winner = found.pop() if len(found) == 1 else None
    if not leader or not winner or winner == leader or "dummy" in (leader, winner):
        return None
    same = same_side(analysis, leader, winner)
    return None if same is None else "partner" if same else "opponent"


def _although(analysis: Analysis, lead: int, won: int) -> bool:
    """Whether the trick was won before the lead: told before it, or behind "but", "although"."""
    return won < lead or any(lead < at < won for at in where(analysis.places, ALTHOUGH))


def _in_a_hand(analysis: Analysis, won: Concept, players: Sequence[Doer]) -> bool:
    """Whether a hand stands behind who won the trick, close to the word for winning."""
    who = max((one.start for one in players if one.start < won.end), default=0)
    return any(
        who < at <= won.end + NEAR and not apart(analysis, won.start, at, CLAUSE_ENDS)
        for at in where(analysis.places, HANDS)
    )


def not_so(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """What is told of others: ``we're defending and partner led`` tells no lead of declarer's.

    ``I led from dummy, LHO says leave it, RHO no``: RHO is next, phrases take LHO for him.
    """
    turn = turn_of_another(analysis)
    if turn:
        yield "whose_turn", "partner" if turn == "opponent" else "opponent"
    if {one.who for one in analysis.doers} == {"declarer"}:
        yield "led_by", "defender"
    if _partner_defends_and_led(analysis):
        yield "led_by", "declarer"
    named = {c.id for c in analysis.persons}
    if not named.isdisjoint(OPPONENTS) and not analysis.seats and _from_dummy(analysis):
        yield from (("next_defender_accepts", said) for said in (True, False))


def _partner_defends_and_led(analysis: Analysis) -> bool:
    leads = [c for c in analysis.concepts if c.id == "lead" and not c.negated]
    roles = {one.who: one.role for one in analysis.named}
    if not leads or roles.get("partner") is not Role.DEFENDER:
        return False
    return nearest(analysis, analysis.doers, leads[0].start, leads[0].end) == "partner"


def _from_dummy(analysis: Analysis) -> bool:
    """Whether a card is told to come from dummy: "from the table", ``pöydästä``."""
    said = [place for place in analysis.places if place.means]
    return any(
        not DUMMYS.isdisjoint(place.means) and not FROM.isdisjoint(before.means + place.means)
        for before, place in pairwise([*said[:1], *said])
    )


def _his(analysis: Analysis, end: int) -> bool:
    """Whether what follows a name is his, by a mark of its own: "South's lead"."""
    words = notation(analysis.language).instead.words
    return any(words.get(t.word) == "his" for t in analysis.tokens[end : end + 1])


def _ideas(analysis: Analysis, start: int, end: int, *, last: bool = False) -> set[str]:
    """The ideas between two places, up to the sentence's end; with ``last`` of its end only."""
    breaks = [n for n in range(start, end) if analysis.tokens[n].raw in SENTENCE_ENDS]
    if breaks and last:
        start = breaks[-1]
    elif breaks:
        end = breaks[0]
    return {c.id for c in analysis.concepts if start <= c.start < end and not c.negated}
