"""Who called out of turn where the text names nobody by his seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.understanding.turns import OF_VERBS, RELATIVE, entitled, turn_told
from bot.understanding.wrong_call import acts

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis
    from rulings.terms import Seat


def only_caller(analysis: Analysis, beside: set[Seat], teller: Seat) -> Seat | None:
    """``RHO bid when it was LHO's turn``: who called in these words; the teller if nobody did."""
    ends = max(turn_told(analysis), default=0)
    others = {seat for at, seat in acts(analysis) if at < ends} & beside
    return None if len(others) > 1 else others.pop() if others else teller


def own_call(analysis: Analysis) -> bool:
    """Whether the teller called himself, be it told by the form of the verb only: ``tarjosin``."""
    by_verb = (place.means[-1] in OF_VERBS for place in analysis.places if place.means)
    return any(seat == RELATIVE["me"] for _, seat in acts(analysis)) or any(by_verb)


def opponents_call(analysis: Analysis) -> bool:
    """Whether an opponent, nobody says which, called at the teller's turn or at "my partner's"."""
    if analysis.seats or not analysis.named or analysis.named[0].who != "opponent":
        return False
    turn = entitled(analysis)
    own = {c.end for c in analysis.concepts if c.id == "me"}
    mine = any(c.id == "partner" and c.start in own for c in analysis.concepts)
    return turn == RELATIVE["me"] or (turn == RELATIVE["partner"] and mine)
