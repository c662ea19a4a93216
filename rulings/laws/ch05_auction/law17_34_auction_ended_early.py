"""Laws 17D3 and 34: three passes, one of them out of rotation, seem to end the auction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Seat


class AuctionEndedEarly(Irregularity):
    """A call was followed by three passes, and a player was passed over."""

    kind: ClassVar[str] = "auction_ended_early"

    skipped: Seat = detail()
    """The player who lost his turn."""

    pass_out_of_rotation: bool = fact("17D3")
    """One of the three passes was out of rotation and took a player's turn away."""
    lead_faced: bool = fact("17D1", assumed=False)
    """The opening lead was faced before anybody noticed."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """A player was passed over: then a pass was out of rotation."""
        return {"pass_out_of_rotation": True} if "skipped" in told else {}


@dataclass(frozen=True, slots=True)
class _Law34:
    """What is said of the cancelled passes; 1997 goes on as if nothing had happened."""

    says: tuple[str, ...]
    later: tuple[str, ...]
    facts: Facts


LAW_34_2017: Final = _Law34(("17D3", "34"), ("16C:calls",), Facts(ui_to="offending_side"))
LAW_34_1997: Final = _Law34(("17D3",), (), Facts(ui_to="none"))


@law(
    "17, 34",
    of=AuctionEndedEarly,
    editions={LAWS_2017: LAW_34_2017, LAWS_2007: LAW_34_2017, LAWS_1997: LAW_34_1997},
)
def auction_ended_early(case: AuctionEndedEarly, own: _Law34) -> Ruling:
    """Laws 17D3 and 34: the auction goes back to the player who was passed over."""
    if not case.pass_out_of_rotation:
        return ruling("22A")
    if case.lead_faced:
        return ruling("17D1", "12A1:auction", board="play_on", adjusted_score="possible")
    return ruling(*own.says, later=own.later, base=own.facts, auction="reverts")
