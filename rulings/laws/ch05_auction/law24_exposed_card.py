"""Law 24: a card is exposed or led during the auction."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, Literal

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
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

    partner_could_see: bool = fact("24 1997-24", assumed=True)
    """The card lay so that the player's partner could see its face, by the player's own doing."""
    several: bool = fact("24C")
    """Two or more cards."""
    honour: bool = fact("24B")
    """The card is an ace, king, queen, jack or ten."""
    led: bool = fact("24B")
    """The card was led (prematurely), not dropped or shown."""
    side: SideLater = fact("24D 1997-24", assumed=SideLater.UNKNOWN)

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


@dataclass(frozen=True, slots=True)
class _Law24:
    """1997 says less of the card, and leaves it to declarer whether it is a penalty card."""

    face_up: str
    unseen: str
    unknown: tuple[str, ...]
    """What becomes of the card while nobody knows who declares."""
    declaring: str
    defending: str
    could_have_known: str


LAW_24_2017: Final = _Law24(
    face_up="24",
    unseen="24:unseen",
    unknown=("24D", "24E"),
    declaring="24D:declaring",
    defending="24E:defending",
    could_have_known="72C:calls",
)
LAW_24_1997: Final = _Law24(
    face_up="1997-24",
    unseen="1997-24:unseen",
    unknown=("1997-24:if_defending",),
    declaring="1997-24:declaring",
    defending="1997-24:defending",
    could_have_known="1997-23",
)


@law(
    24,
    of=ExposedCardInAuction,
    editions={LAWS_2017: LAW_24_2017, LAWS_2007: LAW_24_2017, LAWS_1997: LAW_24_1997},
)
def exposed_card_in_auction(case: ExposedCardInAuction, own: _Law24) -> Ruling:
    """Law 24: the card stays face up; a low card shown by mishap does not silence partner."""
    if not case.partner_could_see:
        return ruling(own.unseen, partner_must_pass="no", penalty_card="none")
    if case.several:
        return _silenced(case, own, "24C")
    if case.honour or case.led:
        return _silenced(case, own, "24B")
    says, facts = _afterwards(case, own, "minor")
    return ruling("24A", own.face_up, *says, base=facts, partner_must_pass="no")


def _silenced(case: ExposedCardInAuction, own: _Law24, paragraph: str) -> Ruling:
    says, facts = _afterwards(case, own, "major")
    return ruling(
        paragraph,
        own.face_up,
        *says,
        later=(own.could_have_known,),
        base=facts,
        partner_must_pass="once",
        adjusted_score="possible",
    )


def _afterwards(
    case: ExposedCardInAuction, own: _Law24, rank: Literal["minor", "major"]
) -> tuple[tuple[str, ...], Facts]:
    """24D, 24E and 50B: what becomes of the card, as far as it is known who declares."""
    facts = Facts(ui_to="offending_side")
    match case.side:
        case SideLater.UNKNOWN:
            return own.unknown, facts
        case SideLater.DECLARING:
            return (own.declaring,), {
                **facts,
                "penalty_card": "none",
                "withdrawn_card": "returned",
            }
        case SideLater.DEFENDING:
            return (own.defending, f"50B:{rank}_in_auction"), {**facts, "penalty_card": rank}
