"""Laws 48, 49, 50B: a card exposed during the play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.laws.ch06_play.exposed_cards import (
    ExposedCards,
    must_be,
    side_of,
    size_of_penalty_card,
)
from rulings.laws.ch06_play.penalty_choices import (
    PENALTY_CARDS_2007,
    PENALTY_CARDS_2017,
    PenaltyLaw,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import fact, judgement
from rulings.terms import Side


class How(StrEnum):
    """How the card came to be known."""

    DROPPED = "dropped"
    """It fell on the table, face up, by accident."""
    SHOWN = "shown"
    """It was held, turned or put so that its face could be seen, not as a play."""
    NAMED = "named"
    """A defender said which card he holds."""
    PLAYED = "played"
    """It was deliberately played where that was not allowed, and withdrawn."""
    SPREAD = "spread"
    """Declarer put down all or many of his cards face up."""


class Exemption(StrEnum):
    """Why a defender's exposed card may be free all the same."""

    NONE = "none"
    CURRENT_TRICK = "current_trick"
    """He showed or named it in speaking of the trick in progress only."""
    PARTNER_OBJECTED = "partner_objected"
    """He conceded, and his partner objected at once."""
    WRONG_INFORMATION = "wrong_information"
    """It was withdrawn because an opponent had misinformed him (47E)."""
    NORMAL_PLAY = "normal_play"
    """It was played in turn in the ordinary way, or the Laws required it."""


class ExposedCard(ExposedCards):
    """A card whose face was shown during the play, other than by playing it in turn."""

    kind: ClassVar[str] = "exposed_card"

    side: Side = fact("48A")
    """Whether it is a defender's card, or declarer's or dummy's."""
    how: How = fact("48B")
    """How it was exposed."""
    after_opening_lead: bool = fact("48B1", assumed=False)
    """Declarer spread his hand after an opening lead out of turn."""
    meant_as_claim: bool = judgement("48B2")
    """Declarer spread his hand to claim or concede; false only when he plainly did not."""
    exemption: Exemption = fact("49", assumed=Exemption.NONE)
    """Why the card may be free."""
    partner_could_see: bool = fact("49")
    """The defender's partner could have seen the face, whether or not he did; or it was named."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Side, visibility and accident, from how it happened."""
        derived = super().derive(told)
        if side := side_of(told):
            derived["side"] = side
        how = told.get("how")
        if how in _SEEN:
            derived["partner_could_see"] = True
        if how in _DELIBERATE:
            derived["deliberate"] = _DELIBERATE[how]
        if how == How.SPREAD or told.get("meant_as_claim") is not None:
            must_be(told, "side", Side.DECLARING)
            derived["side"] = Side.DECLARING
        if told.get("exemption", Exemption.NONE) != Exemption.NONE:
            derived["side"] = Side.DEFENDING
        return derived


_SEEN: Final = (How.DROPPED, How.NAMED, How.PLAYED)
_DELIBERATE: Final[dict[str, bool]] = {How.DROPPED: False, How.PLAYED: True}


@dataclass(frozen=True, slots=True)
class _Law49:
    objection_frees: bool
    """A card shown in a concession to which the partner objects is no penalty card."""
    cards: PenaltyLaw


LAW_49_2017: Final = _Law49(True, PENALTY_CARDS_2017)
LAW_49_2007: Final = _Law49(True, PENALTY_CARDS_2007)
LAW_49_1997: Final = _Law49(False, PENALTY_CARDS_2007)


@law(
    "48-50",
    of=ExposedCard,
    editions={LAWS_2017: LAW_49_2017, LAWS_2007: LAW_49_2007, LAWS_1997: LAW_49_1997},
)
def exposed_card(case: ExposedCard, own: _Law49) -> Ruling:
    """Law 48: declarer's side is free; Law 49: a defender gets a penalty card."""
    if case.side is Side.DECLARING:
        return _declarers_card(case)
    match case.exemption:
        case Exemption.CURRENT_TRICK:
            return ruling("49:current_trick", "68:current_trick", penalty_card="none")
        case Exemption.PARTNER_OBJECTED if own.objection_frees:
            return ruling(
                "68B2:card",
                "49:lawful",
                "16C2:claim",
                penalty_card="none",
                ui_to="offending_side",
            )
        case Exemption.WRONG_INFORMATION:
            return ruling("47E", "49:lawful", penalty_card="none", withdrawn_card="returned")
        case Exemption.NORMAL_PLAY:
            return ruling("49:lawful", penalty_card="none")
    if not case.partner_could_see:
        return ruling("49:unseen", penalty_card="none")
    says, facts = _not_exempt(case)
    if size_of_penalty_card(case) == "minor":
        later = ("50C", *own.cards.minor)
        base: Facts = {**facts, **own.cards.minor_facts, "penalty_card": "minor"}
        return ruling("50B:minor", "49", *says, "50A", later=later, base=base)
    later = ("50D1(a)", "50D2:later")
    return ruling("50B:major", "49", *says, "50A", later=later, base=facts, penalty_card="major")


def _not_exempt(case: ExposedCard) -> tuple[tuple[str, ...], Facts]:
    if case.exemption is Exemption.NONE:
        return (), Facts()
    return ("1997-49:objected",), Facts(ui_to="offending_side")


def _declarers_card(case: ExposedCard) -> Ruling:
    """Law 48: no penalty card; a spread hand may be a claim."""
    if told(case, "how", How.DROPPED):
        return ruling("48A:dropped", penalty_card="none", card_played=False)
    if not told(case, "how", How.SPREAD):
        return ruling("48A", penalty_card="none")
    if case.after_opening_lead:
        return ruling("48B1", "54A:exposed", penalty_card="none", lead_from="stands")
    if case.meant_as_claim:
        return ruling("48B2", penalty_card="none", play_ceases=True)
    return ruling("48A:spread", "48B2:not_meant", penalty_card="none", board="play_on")
