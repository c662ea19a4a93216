"""Law 24: a card is exposed or led during the auction."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Literal

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact
from rulings.terms import Card, Seat, is_honour


class SideLater(StrEnum):
    """What the offender's side turns out to be."""

    UNKNOWN = "not_yet_known"
    """The auction goes on."""
    DECLARING = "declaring"
    DEFENDING = "defending"


class ExposedCardInAuction(Irregularity):
    """A player lets his partner see one or more of his cards during the auction."""

    kind: ClassVar[str] = "exposed_card_in_auction"

    cards: tuple[Card, ...] = detail()

    partner_could_see: bool = fact("24", assumed=True)
    """The card lay so that the player's partner could see its face, by the player's own doing."""
    several: bool = fact("24C")
    """Two or more cards."""
    honour: bool = fact("24B")
    """The card is an ace, king, queen, jack or ten."""
    led: bool = fact("24B")
    """The card was led (prematurely), not dropped or shown."""
    side: SideLater = fact("24D", assumed=SideLater.UNKNOWN)

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Number and rank from the cards, the side from the seats."""
        derived: dict[str, Any] = {}
        cards = told.get("cards")
        if cards:
            derived["several"] = len(cards) > 1
            if len(cards) == 1:
                derived["honour"] = is_honour(cards[0])
        if "offender" in told and "declarer" in told:
            declarer = Seat(told["declarer"])
            declares = told["offender"] in (declarer, declarer.partner)
            derived["side"] = SideLater.DECLARING if declares else SideLater.DEFENDING
        return derived


@law(24, of=ExposedCardInAuction, editions={LAWS_2017})
def exposed_card_in_auction(case: ExposedCardInAuction) -> Ruling:
    """Law 24: the card stays face up; a low card shown by mishap does not silence partner."""
    if not case.partner_could_see:
        return ruling("24:unseen", partner_must_pass="no", penalty_card="none")
    if case.several:
        return _silenced(case, "24C")
    if case.honour or case.led:
        return _silenced(case, "24B")
    says, facts = _afterwards(case, "minor")
    return ruling("24A", "24", *says, base=facts, partner_must_pass="no")


def _silenced(case: ExposedCardInAuction, paragraph: str) -> Ruling:
    says, facts = _afterwards(case, "major")
    return ruling(
        paragraph,
        "24",
        *says,
        later=("72C:calls",),
        base=facts,
        partner_must_pass="once",
        adjusted_score="possible",
    )


def _afterwards(
    case: ExposedCardInAuction, rank: Literal["minor", "major"]
) -> tuple[tuple[str, ...], Facts]:
    """24D, 24E and 50B: what becomes of the card, as far as it is known who declares."""
    facts = Facts(ui_to="offending_side")
    match case.side:
        case SideLater.UNKNOWN:
            return ("24D", "24E"), facts
        case SideLater.DECLARING:
            return ("24D:declaring",), {
                **facts,
                "penalty_card": "none",
                "withdrawn_card": "returned",
            }
        case SideLater.DEFENDING:
            return ("24E:defending", f"50B:{rank}_in_auction"), {**facts, "penalty_card": rank}
