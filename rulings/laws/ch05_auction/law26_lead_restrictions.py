"""Law 26: what a withdrawn call means for the lead of the offender's partner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulings.ruling import Facts
from rulings.terms import Seat

if TYPE_CHECKING:
    from rulings.irregularity import Irregularity

_RESTRICTED: Final = Facts(lead_restriction="possible", partner_options=("forbid_suit", "any_card"))


def restricted_lead(case: Irregularity) -> Facts:
    """26B: if the offender defends, declarer may forbid his partner a suit at the first lead.

    Nothing of the kind when it is known that the offender's own side declares.
    """
    offender, declarer = case.offender, case.declarer
    declares = offender and declarer and declarer in (offender, Seat(offender).partner)
    return Facts(lead_restriction="none") if declares else _RESTRICTED
