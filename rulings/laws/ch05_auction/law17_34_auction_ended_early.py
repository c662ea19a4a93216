"""Laws 17D3 and 34: three passes, one of them out of rotation, seem to end the auction."""

from __future__ import annotations

from typing import Any, ClassVar

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
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


@law("17, 34", of=AuctionEndedEarly, editions={LAWS_2017})
def auction_ended_early(case: AuctionEndedEarly) -> Ruling:
    """Laws 17D3 and 34: the auction goes back to the player who was passed over."""
    if not case.pass_out_of_rotation:
        return ruling("22A")
    if case.lead_faced:
        return ruling("17D1", "12A1:auction", board="play_on", adjusted_score="possible")
    return ruling("17D3", "34", later=("16C:calls",), auction="reverts", ui_to="offending_side")
