"""The call that a text itself says to be out of turn, or the only one that it tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.auction import NEAR, NOT_MADE
from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.events import Event
from bot.understanding.notation import notation
from bot.understanding.places import where
from bot.understanding.turns import CLAUSE_ENDS, apart, broken, entitled
from bot.understanding.written import EntityType
from rulings.terms import PASS, is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept
    from rulings.terms import Seat

SAID_OF: Final = 6
"""Tokens between who called and that it was out of turn or insufficient."""
INSUFFICIENT: Final = "insufficient"
WITH: Final = 2
"""Tokens behind "opened" within which the opening bid stands where it is told, and behind a player
within which it is told that he bid."""
DENIALS: Final = NOT_MADE | {"may", "before", "if", "over"}
"""Ideas beside which a call was not made, or made earlier, or is only asked for."""
EARLIER: Final = frozenset({"because", "want", "will", "think", "about", "over", "when"})
"""Meanings of words before a call that was made earlier, or is only thought of."""
ASIDE: Final = frozenset({":", "?"})
"""Marks before what was earlier, or is another matter."""
OF_A_BID: Final = frozenset({"double", "redouble", "pass", "<x>", "<p>"})
"""Meanings of words and calls behind which stands the bid that they are made on."""


def only_call(analysis: Analysis, seated: list[Event]) -> Event | None:
    """The one call that a text tells; a pass is not where a bid is told without its name."""
    if len(seated) != 1 or len(analysis.events) != 1:
        return None
    only = seated[0]
    if only.call != PASS:
        return only
    words = notation(analysis.language)
    elsewhere = [*analysis.tokens[: max(0, only.at - NEAR)], *analysis.tokens[only.at + 1 :]]
    return None if any(words.meaning(t.word).bid_verb for t in elsewhere) else only


def called_out_of_turn(analysis: Analysis, seated: list[Event]) -> Event | None:
    """The call that the text itself calls out of turn: the only one in that sentence."""
    sentence_of = sentences(analysis)
    marks = {sentence_of[c.start] for c in analysis.concepts if c.id == "out_of_turn"}
    inside = [e for e in seated if sentence_of[e.at] in marks]
    return inside[0] if len(inside) == 1 else None


def said_to_be_wrong(analysis: Analysis) -> Event | None:
    """The call beside which "out of turn" stands: ``passed out of turn``, ``1S utom tur``.

    Of "doubled 1NT out of turn" the bid is what was doubled.
    """
    marks = [c for c in analysis.concepts if c.id == "out_of_turn" and not c.negated]
    starts = {
        e.start
        for e in analysis.entities
        if any(0 <= c.start - e.end <= 1 or 0 <= e.start - c.end <= 1 for c in marks)
    }
    beside = [e for e in analysis.events if e.at in starts]
    if len({e.call for e in beside}) != 1:
        return None
    wrong = beside[0]
    ahead = {m for p in analysis.places if wrong.at - NEAR <= p.start < wrong.at for m in p.means}
    return None if is_bid(wrong.call) and ahead & OF_A_BID else wrong


def sentences(analysis: Analysis) -> list[int]:
    """The number of the sentence of each token."""
    numbers: list[int] = []
    current = 0
    for token in analysis.tokens:
        numbers.append(current)
        current += token.raw in SENTENCE_ENDS
    return numbers


def lho_has_called(analysis: Analysis, idea: str) -> bool | None:
    """Whether the first call told behind "out of turn" or "insufficient" is the offender's LHO's.

    ``Partner made an insufficient bid and RHO passed``; false where it is somebody else's. Not
    where it is said whose turn it was, or somebody accepts or refuses, or where the clause denies
    it or tells what was before: "LHO had passed but said nothing yet".
    """
    marks = [c for c in analysis.concepts if c.id == idea and not c.negated]
    if not marks or analysis.stances or entitled(analysis) is not None:
        return None
    start, end = marks[0].start, marks[0].end
    named = analysis.mentions
    before = [
        m
        for m in named
        if m.start < start <= m.end + SAID_OF and not broken(analysis, m.end, start, CLAUSE_ENDS)
    ]
    if not before:
        return None
    offender = before[-1].seat
    later = [
        (at, seat)
        for at, seat in acts(analysis, idea)
        if at >= end and (seat != offender or broken(analysis, end, at, CLAUSE_ENDS))
    ]
    if not later or later[0][1] == offender:
        return None
    at, caller = later[0]
    ahead = [m for m in named if end <= m.start and m.end <= at]
    denied = any(
        c.id in DENIALS and c.start >= end and not apart(analysis, c.start, at)
        for c in analysis.concepts
    )
    earlier = any(end <= n < at for n in where(analysis.places, EARLIER))
    earlier |= any(t.raw in ASIDE for t in analysis.tokens[end:at])
    if not ahead or ahead[-1].seat != caller or denied or earlier or asked(analysis, at):
        return None
    return caller == offender.lho


def asked(analysis: Analysis, at: int) -> bool:
    """Whether the sentence in which a place stands is a question."""
    ends = (t.raw for t in analysis.tokens[at:] if t.raw in SENTENCE_ENDS)
    return next(ends, "") == "?"


def acts(analysis: Analysis, idea: str = INSUFFICIENT) -> list[tuple[int, Seat]]:
    """Where somebody called, and who: what is told by name, and "LHO then bid" beside a player.

    Where a turn was wrong the word may be of the call out of turn itself.
    """
    words = notation(analysis.language)
    found = [(e.at, e.seat) for e in analysis.events if e.seat is not None]
    if idea != INSUFFICIENT:
        return found
    for m in analysis.mentions:
        begins = max(m.end - 1, m.start + 1)  # a verb may tell that the word for a side is a player
        verbs = range(begins, min(m.end + WITH, len(analysis.tokens)))
        bid = next((n for n in verbs if words.meaning(analysis.tokens[n].word).bid_verb), None)
        if bid is not None and not broken(analysis, m.end, bid, CLAUSE_ENDS):
            found.append((bid, m.seat))
    return sorted(found)


def opener(analysis: Analysis) -> Seat | None:
    """Who opened, before any call that is told: ``LHO opened when I was dealer``."""
    calls = {e.start for e in analysis.entities if e.type is EntityType.CALL}
    first = min(calls, default=len(analysis.tokens))
    found = set()
    for c in analysis.concepts:
        told = c.id == "opened" and not c.negated and c.start < first
        if not told or not calls.isdisjoint(range(c.end, c.end + WITH)):
            continue
        near = [m for m in analysis.mentions if 0 <= c.start - m.end <= NEAR]
        found |= {m.seat for m in near[-1:] if not broken(analysis, m.end, c.start, CLAUSE_ENDS)}
    return found.pop() if len(found) == 1 else None


def opened_out_of_turn(analysis: Analysis) -> bool:
    """Whether it was the opening that was out of turn, and so a bid: ``RHO opened out of turn``.

    Not where a pass or a double stands as close: "a pass out of turn after the opening".
    """
    marks = [c for c in analysis.concepts if c.id == "out_of_turn" and not c.negated]
    openings = [c for c in analysis.concepts if c.id == "opened" and not c.negated]
    others = [(at, at + 1) for at in where(analysis.places, OF_A_BID)]

    def gaps(mark: Concept, spans: list[tuple[int, int]]) -> list[int]:
        close = [(max(mark.start - end, start - mark.end, 0), start) for start, end in spans]
        return [
            gap
            for gap, start in close
            if gap <= NEAR and not apart(analysis, mark.start, start, CLAUSE_ENDS)
        ]

    for mark in marks:
        near = gaps(mark, [(one.start, one.end) for one in openings])
        if near and min(near) < min(gaps(mark, others), default=NEAR + 1):
            return True
    return False


def bid_out_of_turn(analysis: Analysis, offender: Seat) -> bool:
    """Whether a word for bidding stands right behind the offender's name, and others' calls only.

    ``It was East's turn but South bid, East passed``: the pass is not the call out of turn.
    """
    words = notation(analysis.language)
    ends = [m.end for m in analysis.mentions if m.seat == offender]
    bids = any(words.meaning(t.word).bid_verb for at in ends for t in analysis.tokens[at : at + 1])
    callers = {e.seat for e in analysis.events}
    return bids and callers.isdisjoint((offender, None))
