"""What several laws of the play share: whose card it is, and what kind of penalty card (50B)."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal

from rulings.engine import told
from rulings.irregularity import Impossible, Irregularity
from rulings.slots import detail, fact, judgement
from rulings.terms import Card, Seat, Side, is_honour


class Rank(StrEnum):
    """The two classes of cards that Laws 24 and 50 tell apart."""

    LOW = "low"
    """The nine or lower."""
    HONOUR = "honour"
    """Ace, king, queen, jack or ten."""


class ExposedCards(Irregularity):
    """A defender's card or cards that may become penalty cards."""

    card: Card = detail()
    """The exposed card, where there is one."""
    cards: tuple[Card, ...] = detail()
    """The exposed cards, where there are several."""

    rank: Rank = fact("50B")
    """Whether the card is an honour or below the ten."""
    several: bool = fact("50B", assumed=False)
    """The defender has two or more exposed or penalty cards."""
    deliberate: bool = judgement("50B")
    """Exposed by deliberate play (a lead out of turn, a corrected revoke), not by accident."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Rank and number, from the cards themselves."""
        derived = super().derive(told)
        cards = tuple(told.get("cards") or ())
        if len(cards) > 1:
            derived["several"] = True
        card = told.get("card") or (cards[0] if len(cards) == 1 else None)
        if card:
            derived["rank"] = Rank.HONOUR if is_honour(card) else Rank.LOW
        return derived


def size_of_penalty_card(case: ExposedCards) -> Literal["minor", "major"]:
    """Law 50B: minor is a single card below the ten that was exposed by accident."""
    if told(case, "deliberate", True) or case.several or case.rank is Rank.HONOUR:
        return "major"
    return "major" if case.deliberate else "minor"


def seats(told: dict[str, Any], slot: str = "offender") -> tuple[Seat, Seat] | None:
    """The seat told in ``slot`` and declarer's, when both are told."""
    player, declarer = told.get(slot), told.get("declarer")
    return (Seat(player), Seat(declarer)) if player and declarer else None


def side_of(told: dict[str, Any], slot: str = "offender") -> Side | None:
    """The side of the player told in ``slot``, when declarer is told as well."""
    known = seats(told, slot)
    if known is None:
        return None
    player, declarer = known
    return Side.DECLARING if player in (declarer, declarer.partner) else Side.DEFENDING


def must_be(told: dict[str, Any], slot: str, *values: object) -> None:
    """Raise ``Impossible`` when ``slot`` is told to hold something else."""
    if slot in told and told[slot] not in values:
        msg = f"{slot}: {told[slot]!r} cannot be"
        raise Impossible(msg)
