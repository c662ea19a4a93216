"""Law 76: spectators."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import fact


class Act(StrEnum):
    """What the spectator did or wants to do."""

    DREW_ATTENTION = "drew_attention"
    """Pointed out something at the table: a revoke, a card, a mistake, a claim."""
    REACTED = "reacted"
    """Showed a reaction to the auction or the play (a sigh, a smile)."""
    REMARKED = "remarked"
    """Made a remark or a gesture, or talked with a player, during the round."""
    DISTURBED = "disturbed"
    """Disturbed the players in another way (noise, telephone)."""
    SEVERAL_HANDS = "several_hands"
    """Looked at, or wants to look at, more than one player's hand."""
    FACT_OR_LAW = "fact_or_law"
    """Spoke about the facts of a case or about the laws."""
    CONTACT = "contact_with_player"
    """Passed something on to a player in the session (from a broadcast, from another room)."""
    STATUS = "status"
    """A person in the playing area who neither plays nor belongs to the staff."""


OFFERED: Final = (
    Act.DREW_ATTENTION,
    Act.REACTED,
    Act.REMARKED,
    Act.SEVERAL_HANDS,
    Act.FACT_OR_LAW,
)


class Spectator(Irregularity):
    """Something that a spectator did."""

    kind: ClassVar[str] = "spectator"

    act: Act = fact("76B5", offered=OFFERED)
    asked_by_director: bool = fact("76C1")
    """The director asked him to speak."""
    permitted: bool = fact("76B1", assumed=False)
    """The conditions of contest allow more than one hand to be watched."""


@dataclass(frozen=True, slots=True)
class _Law76:
    control: tuple[str, ...]
    """Who keeps spectators in order."""
    caused: tuple[str, ...]
    """What becomes of an irregularity caused by a spectator."""
    contact: tuple[str, ...]
    """He tells a player something."""
    status: tuple[str, ...]
    """Who is a spectator."""


LAW_76_2017: Final = _Law76(
    control=("76A1",), caused=("76C2",), contact=("76A2", "76C2"), status=("76D", "76A1")
)
LAW_76_1997: Final = _Law76(
    control=(),
    caused=("1997-11B1", "1997-11B2"),
    contact=("76B3",),
    status=("1997-81C4:spectators",),
)


@law(
    76,
    of=Spectator,
    editions={LAWS_2017: LAW_76_2017, LAWS_2007: LAW_76_2017, LAWS_1997: LAW_76_1997},
)
def spectator(case: Spectator, own: _Law76) -> Ruling:
    """Law 76: a spectator watches, and speaks only when the director asks."""
    match case.act:
        case Act.DREW_ATTENTION:
            return ruling("76B5", *own.caused, later=("16D1:spectator",))
        case Act.REACTED:
            return ruling("76B2", *own.control, penalty="possible")
        case Act.REMARKED:
            return ruling("76B3", *own.control, later=("16D1:spectator",), penalty="possible")
        case Act.DISTURBED:
            return ruling("76B4", *own.control, penalty="possible")
        case Act.SEVERAL_HANDS:
            return ruling("76B1:permitted" if case.permitted else "76B1", *own.control)
        case Act.FACT_OR_LAW:
            return ruling("76C1:asked") if case.asked_by_director else ruling("76C1", *own.caused)
        case Act.CONTACT:
            return ruling(*own.contact, later=("16D1:spectator",), penalty="possible")
        case Act.STATUS:
            return ruling(*own.status)
