"""The call that a text itself says to be out of turn, or the only one that it tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.auction import NEAR
from bot.understanding.cues import SENTENCE_ENDS
from bot.understanding.events import Event
from bot.understanding.notation import notation
from rulings.terms import PASS, is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

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
