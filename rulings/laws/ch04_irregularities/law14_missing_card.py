"""Law 14: a hand is short and no hand has too many."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import fact


class Found(StrEnum):
    """Where the missing card is."""

    AMONG_PLAYED = "among_played"
    """Among the cards that have been played (two cards in one trick)."""
    ELSEWHERE = "elsewhere"
    """In the board, on the floor, on the chair, in another pack…"""
    NOT_FOUND = "not_found"


class MissingCard(Irregularity):
    """A hand has fewer than thirteen cards and no hand has more. The offender is short."""

    kind: ClassVar[str] = "missing_card"

    lead_faced: bool = fact("14A")
    """The opening lead has been faced."""
    found: Found = fact("14B")

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """A card lies among the played ones only when play has begun."""
        return {"lead_faced": True} if told.get("found") == Found.AMONG_PLAYED else {}
