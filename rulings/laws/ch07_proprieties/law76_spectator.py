"""Law 76: spectators."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
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


OFFERED = (
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
