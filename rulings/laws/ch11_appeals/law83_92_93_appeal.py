"""Laws 83, 92 and 93: who may appeal, until when, and who decides."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Contest
from rulings.slots import fact


class Matter(StrEnum):
    """What is asked about an appeal."""

    MAY_APPEAL = "may_appeal"
    """Whether, until when and with whose consent a ruling may be appealed."""
    WHO_DECIDES = "who_decides"
    """Who hears the appeal."""
    POWERS = "committee_powers"
    """What the appeals committee may change."""
    WITHOUT_MERIT = "without_merit"
    """An appeal that had no merit."""
    FURTHER = "further_appeal"
    """An appeal against the decision on an appeal."""
    ADVICE = "directors_advice"
    """Whether the director must tell that a ruling can be appealed."""


class Appeal(Irregularity):
    """A player wants a ruling reviewed."""

    kind: ClassVar[str] = "appeal"

    matter: Matter = fact("92A", assumed=Matter.MAY_APPEAL)
    own_table: bool = fact("92A", assumed=True)
    """The ruling was given at the appellant's own table."""
    in_time: bool = fact("92B")
    """The appeal period has not expired (thirty minutes, unless another was set)."""
    contest: Contest = fact("92D1")
    consent: bool = fact("92D1")
    """Partner (in pairs) or the captain (in teams) agrees to the appeal."""
    committee: bool = fact("93A")
    """An appeals committee (or what stands in for it) is there and can meet."""
    law_only: bool = fact("93B1")
    """The appeal is about the laws or regulations alone, not about facts or judgement."""
