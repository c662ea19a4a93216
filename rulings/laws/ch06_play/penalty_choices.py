"""Choices that the Laws give declarer over a defender whose partner exposed a card.

Law 50D2 (and 51B) speaks of partner's lead, Law 57A of partner's play to the trick in progress.
Several laws end in one of the two.
"""

from __future__ import annotations

from enum import StrEnum

from rulings.irregularity import Irregularity
from rulings.slots import choice, fact
from rulings.terms import Role


class PartnerLead(StrEnum):
    """What declarer demands of a lead while the leader's partner has a major penalty card."""

    REQUIRE = "require_suit"
    """Lead the suit of the penalty card."""
    FORBID = "forbid_suit"
    """Do not lead that suit while on lead."""
    LEAVE = "leave_penalty_card"
    """Lead anything; the card stays on the table."""


class PartnerPlay(StrEnum):
    """What declarer demands of the partner of a defender who played before him."""

    HIGHEST = "require_highest"
    LOWEST = "require_lowest"
    REQUIRE_OTHER = "require_other_suit"
    FORBID_OTHER = "forbid_other_suit"


class DirectedLead(Irregularity):
    """Mixin: declarer may direct the lead of the partner of a major penalty card."""

    partner_lead: PartnerLead = choice("50D2", Role.DECLARER)
    """What declarer demands of the lead."""


class DirectedPlay(Irregularity):
    """Mixin: declarer may direct the play of a premature player's partner."""

    demand: PartnerPlay = choice("57A", Role.DECLARER)
    """What declarer demands of partner's card to this trick."""
    partner_unable: bool = fact("57B", assumed=False)
    """Partner has no card that meets declarer's demand."""
