"""Choices that the Laws give declarer over a defender whose partner exposed a card.

Law 50D2 (and 51B) speaks of partner's lead, Law 57A of partner's play to the trick in progress.
Several laws end in one of the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rulings.edition import LAWS_1997, LAWS_2007
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


_UNTIL_2017: Final = (PartnerPlay.HIGHEST, PartnerPlay.LOWEST, PartnerPlay.FORBID_OTHER)


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

    demand: PartnerPlay = choice(
        "57A", Role.DECLARER, offered_in={LAWS_2007: _UNTIL_2017, LAWS_1997: _UNTIL_2017}
    )
    """What declarer demands of partner's card to this trick."""


@dataclass(frozen=True, slots=True)
class PenaltyLaw:
    """What is different in Laws 50, 51 and 57A: information from the card, and two demands."""

    minor: tuple[str, ...]
    """Who may use what a minor penalty card tells."""
    minor_facts: Facts
    on_table: tuple[str, ...]
    """Who may use what a major one tells while it lies there."""
    on_table_facts: Facts
    picked_up: tuple[str, ...]
    left_several: str
    """Declarer leaves penalty cards of several suits."""
    plays: tuple[PartnerOption, ...]
    require_other: str
    """Whether declarer may demand another suit of the partner of a premature player."""


PENALTY_CARDS_2017: Final = PenaltyLaw(
    minor=("50E1",),
    minor_facts=Facts(),
    on_table=("50E1",),
    on_table_facts=Facts(ui_to="none"),
    picked_up=("50E2",),
    left_several="51B2(c)",
    plays=("highest", "lowest", "require_other_suit", "forbid_other_suit"),
    require_other="57A3",
)
PENALTY_CARDS_2007: Final = PenaltyLaw(
    minor=("50C:information",),
    minor_facts=Facts(ui_to="offending_side"),
    on_table=("2007-50E1", "2007-50E2"),
    on_table_facts=Facts(ui_to="offending_side"),
    picked_up=("2007-50E2:afterwards",),
    left_several="50D2(b)",
    plays=("highest", "lowest", "forbid_other_suit"),
    require_other="57A:other_suit",
)
"""The same in 1997, which printed it in 50C and 50D1."""

_LEADS: Final[tuple[PartnerOption, ...]] = ("require_suit", "forbid_suit", "any_card")
_PICKED_UP: Final = Facts(withdrawn_card="returned", ui_to="offending_side")


def directed_lead(
    case: DirectedLead, *says: str, own: PenaltyLaw, base: Facts | None = None
) -> Ruling:
    """Law 50D2: the lead while the leader's partner has one major penalty card.

    ``says`` are the sentences that made the card a penalty card, ``base`` their facts.
    """
    shared = lead_awaits_declarer(base)
    if told(case, "unable", True) and not _demanded(case):
        return cannot_comply(*says, "59", base=shared)
    match case.partner_lead:
        case PartnerLead.REQUIRE:
            sentence = "50D2(a):require"
        case PartnerLead.FORBID:
            sentence = "50D2(a):forbid"
        case PartnerLead.LEAVE:
            return ruling(*says, "50D2(b)", later=own.on_table, base={**shared, **_left(own)})
    return _picked_up(case, *says, sentence, own=own, base=shared)


def _demanded(case: DirectedLead) -> bool:
    """Whether declarer has made a demand."""
    demands = (PartnerLead.REQUIRE, PartnerLead.FORBID)
    return any(told(case, "partner_lead", demand) for demand in demands)


def _picked_up(case: DirectedLead, *says: str, own: PenaltyLaw, base: Facts) -> Ruling:
    """Laws 50D2(a), 51B: after a demand the card is picked up, whether or not it can be met."""
    facts: Facts = {**base, **_PICKED_UP}
    if told(case, "unable", True):
        return cannot_comply(*says, "59", later=own.picked_up, base=facts)
    return ruling(*says, later=own.picked_up, base=facts)


def directed_lead_from_several(case: DirectedLead, *, same_suit: bool, own: PenaltyLaw) -> Ruling:
    """Law 51B: the same while the leader's partner has two or more penalty cards."""
    shared = lead_awaits_declarer()
    if told(case, "unable", True) and not _demanded(case):
        return cannot_comply("59", base=shared)
    match case.partner_lead:
        case PartnerLead.REQUIRE:
            paragraph = "51B1(a)" if same_suit else "51B2(a)"
        case PartnerLead.FORBID:
            paragraph = "51B1(b)" if same_suit else "51B2(b)"
        case PartnerLead.LEAVE:
            paragraph = "50D2(b)" if same_suit else own.left_several
            return ruling(paragraph, later=own.on_table, base={**shared, **_left(own)})
    return _picked_up(case, paragraph, own=own, base=shared)


def _left(own: PenaltyLaw) -> Facts:
    return {"withdrawn_card": "penalty_card", **own.on_table_facts}


def lead_awaits_declarer(base: Facts | None = None) -> Facts:
    """The facts of a major penalty card, for the lead of its owner's partner."""
    return {**(base or {}), "penalty_card": "major", "partner_options": _LEADS}


def directed_play(
    case: DirectedPlay, *says: str, own: PenaltyLaw, base: Facts | None = None
) -> Ruling:
    """Law 57A: the play of a defender whose partner led or played before him.

    ``says`` and ``base`` are the sentences and facts that come before.
    """
    shared: Facts = {**(base or {}), "penalty_card": "major", "partner_options": own.plays}
    if told(case, "unable", True):
        return cannot_comply(*says, "57B", "59", base=shared)
    match case.demand:
        case PartnerPlay.HIGHEST:
            paragraph = "57A1"
        case PartnerPlay.LOWEST:
            paragraph = "57A2"
        case PartnerPlay.REQUIRE_OTHER:
            paragraph = own.require_other
        case PartnerPlay.FORBID_OTHER:
            paragraph = "57A4"
    return ruling(*says, "57A", paragraph, later=("50D1(a)",), base=shared)


def cannot_comply(*says: str, later: tuple[str, ...] = (), base: Facts | None = None) -> Ruling:
    """Law 59: whoever cannot meet a demand plays any card that is legal."""
    return ruling(*says, later=later, base={**(base or {}), "partner_options": ("any_card",)})
