"""Law 40: what partners may agree, what they must disclose, and departing from it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import detail, fact, judgement
from rulings.terms import Side


class Act(StrEnum):
    """What was done, or is asked about."""

    DEVIATION = "deviation"
    """A psychic call or another departure from the own system."""
    UNDISCLOSED = "undisclosed_agreement"
    """An agreement (explicit or from experience) that the opponents were not told of."""
    FORBIDDEN = "forbidden_agreement"
    """A convention or treatment that the regulations do not allow."""
    OWN_CARD = "own_card"
    """Looking at the own system card or notes."""
    OPPONENTS_CARD = "opponents_card"
    """Looking at the opponents' system card."""
    AID = "aid"
    """Notes, a telephone, a calculator or another aid to memory or technique."""
    DISCLOSURE = "disclosure"
    """What must be told when the opponents ask, or in advance."""
    UNEQUAL_METHODS = "unequal_methods"
    """The agreed meaning depends on which partner makes the call."""
    AGREED_VARIATION = "agreed_variation"
    """An agreement to play other methods after an opponent's irregularity."""


class When(StrEnum):
    """When the card was, or is to be, looked at."""

    BEFORE = "before_auction"
    AUCTION = "auction"
    CLARIFICATION = "clarification"
    """After the final pass, no lead faced yet."""
    PLAY = "play"


OFFERED = (
    Act.DEVIATION,
    Act.UNDISCLOSED,
    Act.FORBIDDEN,
    Act.OWN_CARD,
    Act.OPPONENTS_CARD,
    Act.DISCLOSURE,
)


class PartnershipUnderstanding(Irregularity):
    """A question of what a partnership may agree, use, hide, or look up."""

    kind: ClassVar[str] = "partnership_understanding"

    repeated: bool = detail()
    """The same pair has departed in this way before, so that partner may expect it."""

    act: Act = fact("40A3", offered=OFFERED)
    artificial_psych: bool = fact("40B2(a)(v)", assumed=False)
    """The psychic call was artificial."""
    partner_aware: bool = judgement("40C1")
    """Partner had more reason than the opponents to expect the departure."""
    repeated_failure: bool = fact("40B3(b)", assumed=False)
    """The pair has failed to disclose before."""
    when: When = fact("40B2(b)")
    own_turn: bool = fact("40B2(c)(iii)")
    """It was the turn of the player who looked to call or to play."""
    to_answer: bool = fact("40B2(c)(iv)", assumed=False)
    """He needed the card to answer an opponent's question about partner's call."""
    side: Side = fact("40B2(b)")
    """The side of the player who looked at his own card after the final pass."""
    permitted: bool = fact("40B2(b)", assumed=False)
    """The regulating authority or the conditions of contest allow it."""
    damage: bool = judgement("12B1")
    """The other side got a worse result because of it."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Repeated departures are an implicit understanding (40C1)."""
        if told.get("repeated") and "partner_aware" not in told:
            return {"partner_aware": True}
        return {}
