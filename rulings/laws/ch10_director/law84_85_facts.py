"""Laws 84 and 85: how the director rules, on agreed and on disputed facts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
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

    agreed: bool = fact("85A1 85A2")
    """The two sides agree on what happened."""
    determined: bool = judgement("85B")
    """Having weighed the evidence the director is satisfied that he knows the facts."""
    provision: Provision = fact("84A")


@dataclass(frozen=True, slots=True)
class _Laws84And85:
    weighs: tuple[str, ...]
    """How the director finds out what happened."""
    doubt: str
    damage: str


LAWS_84_85_2017: Final = _Laws84And85(("85A1",), "84D:doubt", "84D")
LAWS_84_85_1997: Final = _Laws84And85((), "1997-84D", "1997-84E")


@law(
    "84-85",
    of=DisputedFacts,
    editions={
        LAWS_2017: LAWS_84_85_2017,
        LAWS_2007: LAWS_84_85_2017,
        LAWS_1997: LAWS_84_85_1997,
    },
)
def disputed_facts(case: DisputedFacts, own: _Laws84And85) -> Ruling:
    """Laws 84 and 85: first the facts, then the law."""
    if not case.agreed:
        if case.determined:
            return ruling(*own.weighs, "85A2")
        return ruling("85B", *own.weighs, later=("83:facts",), board="play_on")
    match case.provision:
        case Provision.NOTHING:
            return ruling("84A", board="play_on", adjusted_score="no", penalty="none")
        case Provision.RECTIFICATION:
            return ruling("84B")
        case Provision.CHOICE:
            return ruling("84C")
        case Provision.DOUBTFUL:
            return ruling(own.doubt)
        case Provision.DAMAGE:
            return ruling(own.damage, "12A1:unprovided", adjusted_score="possible")
