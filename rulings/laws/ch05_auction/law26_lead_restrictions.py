"""Law 26: what a withdrawn call means for the lead of the offender's partner.

The offender's side may declare, and until it is known nobody can say: the restriction is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulings.edition import LAWS_1997, LAWS_2007
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts
from rulings.slots import fact
from rulings.terms import Seat, is_bid


class WithdrawnCall(Irregularity):
    """What can be told of a call that was withdrawn."""

    suit_shown_again: bool = fact("2007-26A1", editions={LAWS_2007, LAWS_1997})
    """The offender has shown the suit of the withdrawn call in the legal auction too."""


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """What is known of the withdrawn call and of the one that took its place."""

    call: str | None = None
    final: str | None = None
    natural: bool = False
    """It is known that both show just what they name."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What is said of the lead, and its facts."""

    later: tuple[str, ...]
    facts: Facts


LeadLaw = Callable[[Irregularity, Withdrawn], Lead]
"""Law 26 of an edition, after a call for which the other laws name it."""

_NONE: Final = Facts(lead_restriction="none")
_POSSIBLE: Final = Facts(lead_restriction="possible")
_FORBID: Final = Facts(lead_restriction="possible", partner_options=("forbid_suit", "any_card"))
_REQUIRE: Final = Facts(
    lead_restriction="possible", partner_options=("require_suit", "forbid_suit", "any_card")
)


def restricted_lead(case: Irregularity) -> Facts:
    """26B: if the offender defends, declarer may forbid his partner a suit at the first lead.

    Nothing of the kind when it is known that the offender's own side declares.
    """
    return _NONE if _declares(case) else _FORBID


def lead_2017(case: Irregularity, withdrawn: Withdrawn) -> Lead:
    """26B: declarer may forbid any one suit that the offender has not shown."""
    del withdrawn
    return Lead(("26B",), restricted_lead(case))


def lead_2007(case: Irregularity, withdrawn: Withdrawn) -> Lead:
    """26 until 2017: a suit that the withdrawn call showed may be required or forbidden.

    Where the call's meaning is not known, both rules are named and neither is decided.
    """
    if _declares(case):
        return Lead((), _NONE)
    call, final = withdrawn.call, withdrawn.final
    if told(case, "suit_shown_again", True):
        return Lead(("2007-26A1",), _NONE)
    if call is None or not withdrawn.natural:
        return Lead(("2007-26A2(a)", "2007-26A2(b)", "2007-26B"), _POSSIBLE)
    if not is_bid(call) or call.endswith("NT"):
        return Lead(("2007-26B",), _FORBID)
    if final is not None and is_bid(final) and final[1:] == call[1:]:
        return Lead(("2007-26A1",), _NONE)
    return Lead(("2007-26A2(a)", "2007-26A2(b)"), _REQUIRE)


def _declares(case: Irregularity) -> bool:
    offender, declarer = case.offender, case.declarer
    return bool(offender and declarer and declarer in (offender, Seat(offender).partner))
