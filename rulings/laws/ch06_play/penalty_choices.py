"""Choices that the Laws give declarer over a defender whose partner exposed a card.

Law 50D2 (and 51B) speaks of partner's lead, Law 57A of partner's play to the trick in progress.
Several laws end in one of the two.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, PartnerOption, Ruling, ruling
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


class DirectedPartner(Irregularity):
    """Mixin: a defender must obey what declarer demands because of his partner's card."""

    unable: bool = fact("59", assumed=False)
    """He has no card with which to meet the demand."""


class DirectedLead(DirectedPartner):
    """Mixin: declarer may direct the lead of the partner of a major penalty card."""

    partner_lead: PartnerLead = choice("50D2", Role.DECLARER)
    """What declarer demands of the lead."""


class DirectedPlay(DirectedPartner):
    """Mixin: declarer may direct the play of a premature player's partner."""

    demand: PartnerPlay = choice("57A", Role.DECLARER)
    """What declarer demands of partner's card to this trick."""


_LEADS: Final[tuple[PartnerOption, ...]] = ("require_suit", "forbid_suit", "any_card")
_PLAYS: Final[tuple[PartnerOption, ...]] = (
    "highest",
    "lowest",
    "require_other_suit",
    "forbid_other_suit",
)
_PICKED_UP: Final = Facts(withdrawn_card="returned", ui_to="offending_side")
_STAYS: Final = Facts(withdrawn_card="penalty_card", ui_to="none")


def directed_lead(case: DirectedLead, *says: str, base: Facts | None = None) -> Ruling:
    """Law 50D2: the lead while the leader's partner has one major penalty card.

    ``says`` are the sentences that made the card a penalty card, ``base`` their facts.
    """
    shared = lead_awaits_declarer(base)
    if told(case, "unable", True):
        return cannot_comply(*says, "59", base=shared)
    match case.partner_lead:
        case PartnerLead.REQUIRE:
            sentence = "50D2(a):require"
        case PartnerLead.FORBID:
            sentence = "50D2(a):forbid"
        case PartnerLead.LEAVE:
            return ruling(*says, "50D2(b)", later=("50E1",), base={**shared, **_STAYS})
    return ruling(*says, sentence, later=("50E2",), base={**shared, **_PICKED_UP})


def directed_lead_from_several(case: DirectedLead, *, same_suit: bool) -> Ruling:
    """Law 51B: the same while the leader's partner has two or more penalty cards."""
    shared = lead_awaits_declarer()
    if told(case, "unable", True):
        return cannot_comply("59", base=shared)
    match case.partner_lead:
        case PartnerLead.REQUIRE:
            paragraph = "51B1(a)" if same_suit else "51B2(a)"
        case PartnerLead.FORBID:
            paragraph = "51B1(b)" if same_suit else "51B2(b)"
        case PartnerLead.LEAVE:
            paragraph = "50D2(b)" if same_suit else "51B2(c)"
            return ruling(paragraph, later=("50E1",), base={**shared, **_STAYS})
    return ruling(paragraph, later=("50E2",), base={**shared, **_PICKED_UP})


def lead_awaits_declarer(base: Facts | None = None) -> Facts:
    """The facts of a major penalty card, for the lead of its owner's partner."""
    return {**(base or {}), "penalty_card": "major", "partner_options": _LEADS}


def directed_play(case: DirectedPlay, *says: str, base: Facts | None = None) -> Ruling:
    """Law 57A: the play of a defender whose partner led or played before him.

    ``says`` and ``base`` are the sentences and facts that come before.
    """
    shared: Facts = {**(base or {}), "penalty_card": "major", "partner_options": _PLAYS}
    if told(case, "unable", True):
        return cannot_comply(*says, "57B", "59", base=shared)
    match case.demand:
        case PartnerPlay.HIGHEST:
            paragraph = "57A1"
        case PartnerPlay.LOWEST:
            paragraph = "57A2"
        case PartnerPlay.REQUIRE_OTHER:
            paragraph = "57A3"
        case PartnerPlay.FORBID_OTHER:
            paragraph = "57A4"
    return ruling(*says, "57A", paragraph, later=("50D1(a)",), base=shared)


def cannot_comply(*says: str, base: Facts | None = None) -> Ruling:
    """Law 59: whoever cannot meet a demand plays any card that is legal."""
    return ruling(*says, base={**(base or {}), "partner_options": ("any_card",)})
