"""Laws 84 and 85: how the director rules, on agreed and on disputed facts."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import fact, judgement


class Provision(StrEnum):
    """What the laws provide for the facts that all agree on."""

    NOTHING = "nothing"
    """No rectification, and no reason for the director's discretion."""
    RECTIFICATION = "rectification"
    CHOICE = "choice"
    """A player may choose between rectifications."""
    DOUBTFUL = "doubtful_point"
    """A point that is open to doubt."""
    DAMAGE = "damage_without_rectification"
    """Probable damage for which no law provides a rectification."""


class DisputedFacts(Irregularity):
    """The director must rule, and the sides agree or disagree on what happened."""

    kind: ClassVar[str] = "disputed_facts"

    agreed: bool = fact("85A1")
    """The two sides agree on what happened."""
    determined: bool = judgement("85B")
    """Having weighed the evidence the director is satisfied that he knows the facts."""
    provision: Provision = fact("84A")
