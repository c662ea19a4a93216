"""Who is on lead beside a penalty card: the one whose card it is, or his partner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import FAR, nearest
from bot.understanding.winners import EITHER, same_side

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

ON_LEAD: Final = frozenset({"on_lead", "won_trick"})
"""Ideas that tell whose lead it was."""
TO_LEAD: Final = {"offender_to_lead": "partner_to_lead", "partner_to_lead": "offender_to_lead"}
"""Which of the two is to lead, and what is then not so."""


def to_lead(analysis: Analysis) -> str | None:
    """``LHO has a penalty card and RHO is on lead``: which of the two leads, if it is told."""
    players = analysis.doers
    cards = [c for c in analysis.concepts if c.id == "penalty_card" and not c.negated]
    leads = [c for c in analysis.concepts if c.id in ON_LEAD and not c.negated]
    if not cards or not leads:
        return None
    holder = nearest(analysis, players, cards[0].start, cards[0].end, FAR)
    found = {nearest(analysis, players, c.start, c.end, FAR) for c in leads}
    if not holder or len(found) != 1:
        return None
    leader = found.pop()
    if leader == holder:
        return "offender_to_lead"
    if not leader or not EITHER.isdisjoint((leader, holder)):
        return None
    return "partner_to_lead" if same_side(analysis, holder, leader) else None
