"""Law 14: a hand is short and no hand has too many."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Phase


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

    phase: Phase = detail()
    """When it was found out."""
    trick: int = detail()
    """The trick at which it was found out."""

    lead_faced: bool = fact("14A")
    """The opening lead has been faced."""
    found: Found = fact("14B")

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The play begins with the faced lead; only then a card lies among the played ones."""
        phase = told.get("phase")
        if told.get("trick") is not None or told.get("found") == Found.AMONG_PLAYED:
            return {"lead_faced": True}
        return {} if phase is None else {"lead_faced": phase in (Phase.PLAY, Phase.AFTER_PLAY)}


@dataclass(frozen=True, slots=True)
class _Law14:
    """What is different since 2007."""

    calls: tuple[str, ...]
    """What is said of the calls made before."""
    partner: tuple[str, ...]
    """What is said of the knowledge of the short hand's partner."""
    whole_hand: Facts


_SINCE_2007: Final = _Law14(("14A3",), ("14C",), Facts(board="play_on", ui_to="offending_side"))
_LAW_14_1997: Final = _Law14((), (), Facts(board="play_on"))


@law(
    14,
    of=MissingCard,
    editions={LAWS_2017: _SINCE_2007, LAWS_2007: _SINCE_2007, LAWS_1997: _LAW_14_1997},
)
def missing_card(case: MissingCard, own: _Law14) -> Ruling:
    """Law 14: the director makes the hand whole; after the lead it counts as always whole."""
    if not case.lead_faced:
        return ruling(
            "14A1" if case.found is Found.ELSEWHERE else "14A2",
            *own.calls,
            later=own.partner,
            base=own.whole_hand,
            call_stands=True,
        )
    if case.found is Found.AMONG_PLAYED:
        return ruling("14B1", "67:law14", later=own.partner, base=own.whole_hand)
    return ruling(
        "14B2" if case.found is Found.ELSEWHERE else "14B3",
        "14B4",
        later=own.partner,
        base=own.whole_hand,
        penalty="possible",
    )
