"""Two calls at the same time: whose turn it was, and so whose call came first (Law 33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.turns import entitled
from bot.understanding.wrong_call import sentences

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis
    from rulings.terms import Seat

SIMULTANEOUS: Final = "simultaneous"
"""The idea that two acted at the same time."""


def at_once(analysis: Analysis) -> dict[str, object]:
    """Of two calls at the same time whose turn it was, and so whose call came first, if it is told.

    Where a call is not told, only who called.
    """
    turn = entitled(analysis)
    if turn is None:
        return {}
    proper = [e for e in analysis.events if e.seat == turn]
    others = [e for e in analysis.events if e.seat != turn]
    if len(proper) != 1 or len(others) != 1 or others[0].seat is None:
        other = _at_once_with(analysis, turn)
        return {"in_turn": turn, "offender": other} if other else {}
    return {
        "in_turn": turn,
        "offender": others[0].seat,
        "call_in_turn": proper[0].call,
        "call": others[0].call,
    }


def _at_once_with(analysis: Analysis, turn: Seat) -> Seat | None:
    """The only other player named where it is said that two called at once; nobody accepts."""
    sentence_of = sentences(analysis)
    told = {sentence_of[c.start] for c in analysis.concepts if c.id == SIMULTANEOUS}
    named = {m.seat for m in analysis.mentions if sentence_of[m.start] in told} - {turn}
    return named.pop() if len(named) == 1 and not analysis.stances else None
