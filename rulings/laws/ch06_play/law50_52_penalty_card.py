"""Laws 50-52: a penalty card on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible
from rulings.laws.ch06_play.exposed_cards import ExposedCards, Rank, must_be
from rulings.laws.ch06_play.penalty_choices import (
    PENALTY_CARDS_2007,
    PENALTY_CARDS_2017,
    DirectedLead,
    PartnerLead,
    PenaltyLaw,
    directed_lead,
    directed_lead_from_several,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Seat, Suit


class Size(StrEnum):
    """The two sizes of penalty card."""

    MINOR = "minor"
    """One card below the ten, exposed by accident."""
    MAJOR = "major"
    """An honour, a card exposed by deliberate play, or one of two or more."""


class Situation(StrEnum):
    """What is to happen now, or what is asked."""

    OFFENDER_TO_PLAY = "offender_to_play"
    """The defender with the penalty card is to play to a trick."""
    OFFENDER_TO_LEAD = "offender_to_lead"
    """The defender with the penalty card is on lead."""
    PARTNER_TO_LEAD = "partner_to_lead"
    """His partner is on lead."""
    PARTNER_LED_EARLY = "partner_led_early"
    """His partner led before declarer had chosen."""
    NOT_PLAYED = "not_played"
    """He played another card when he had to play the penalty card."""
    INFORMATION = "information"
    """Whether his partner may use what the card tells."""
    SIZE = "size"
    """Only which kind of penalty card it is, and what that means."""


class CardNow(StrEnum):
    """Where the penalty card is while its information is asked about."""

    ON_TABLE = "on_table"
    PICKED_UP = "picked_up"
    """Declarer demanded or forbade the suit, and it went back to the hand."""
    PLAYED = "played"


class PenaltyCard(ExposedCards, DirectedLead):
    """A defender (the offender) has one or more penalty cards.

    ``card`` or ``cards`` are the penalty cards.
    """

    kind: ClassVar[str] = "penalty_card"

    suit_led: Suit = detail()
    """The suit led to the trick that the offender plays to."""
    has_suit_led: bool = detail()
    """He has (other) cards of the suit led."""
    to_lead: Seat = detail()
    """The seat of the player on lead."""

    situation: Situation = fact(
        "50D",
        offered=(Situation.OFFENDER_TO_PLAY, Situation.PARTNER_TO_LEAD),
    )
    """Who is to play, or what is asked."""
    size: Size = fact("50B")
    """Minor or major penalty card."""
    legal: bool = fact("50D1(a)")
    """The penalty card can legally be played now: suit and lead restrictions allow it."""
    same_suit: bool = fact("51B")
    """Two or more penalty cards: all are of one suit."""
    declarer_played_after: bool = fact("52B1(b)", assumed=False)
    """Declarer has played from his hand or dummy after the wrong card."""
    accepted: bool = choice("52B1(a)", Role.DECLARER)
    """Declarer accepts the card played instead of the penalty card."""
    card_now: CardNow = fact("50E 50D1")
    """Where the card is, for the use of its information."""
    damage: bool = judgement("50E4 50", assumed=False)
    """The result might well have been another without the help of the visible card."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Size, suits, legality and who is to play, from the cards and the seats."""
        derived = super().derive(told)
        known = told | derived
        derived |= _size(known) | _situation(known) | _suits(known)
        return derived


def _size(told: dict[str, Any]) -> dict[str, Any]:
    """From the card; declarer demands or forbids a suit only beside a major one (Law 50D2)."""
    honour, several = told.get("rank") == Rank.HONOUR, told.get("several")
    deliberate = told.get("deliberate")
    if honour or several or deliberate:
        if told.get("size") == Size.MINOR:
            msg = "size: an honour, a card deliberately played or one of several is major"
            raise Impossible(msg)
        return {"size": Size.MAJOR}
    if told.get("rank") == Rank.LOW and several is False and deliberate is False:
        return {"size": Size.MINOR}
    chosen = told.get("partner_lead") in (PartnerLead.REQUIRE, PartnerLead.FORBID)
    unknown = told.get("rank") is None and "size" not in told
    return {"size": Size.MAJOR} if chosen and unknown else {}


def _situation(told: dict[str, Any]) -> dict[str, Any]:
    offender, leader = told.get("offender"), told.get("to_lead")
    if told.get("partner_lead"):
        must_be(told, "situation", Situation.PARTNER_TO_LEAD)
        return {"situation": Situation.PARTNER_TO_LEAD}
    if told.get("accepted") is not None or told.get("declarer_played_after"):
        return {"situation": Situation.NOT_PLAYED}
    if told.get("card_now"):
        return {"situation": Situation.INFORMATION}
    if told.get("situation") or not (offender and leader):
        return {}
    if offender == leader:
        return {"situation": Situation.OFFENDER_TO_LEAD}
    own = Seat(offender).partner == leader
    return {"situation": Situation.PARTNER_TO_LEAD} if own else {}


def _suits(told: dict[str, Any]) -> dict[str, Any]:
    derived: dict[str, Any] = {}
    cards = tuple(told.get("cards") or ())
    if len(cards) > 1:
        derived["same_suit"] = len({card[0] for card in cards}) == 1
    card, suit = told.get("card"), told.get("suit_led")
    if card and suit:
        if card[0] == suit:
            derived["legal"] = True
        elif told.get("has_suit_led") is not None:
            derived["legal"] = not told["has_suit_led"]
    return derived


def _information_2017(case: PenaltyCard) -> Ruling:
    """Law 50E: free while the card lies there, then not."""
    match case.card_now:
        case CardNow.PICKED_UP:
            return ruling("50E2", ui_to="offending_side")
        case CardNow.PLAYED:
            return ruling("50E3", ui_to="offending_side")
        case CardNow.ON_TABLE if told(case, "damage", True):
            return ruling("50E4", "50E1", ui_to="none", adjusted_score="required")
        case CardNow.ON_TABLE:
            return ruling("50E1", later=("50E4",), ui_to="none", adjusted_score="possible")


def _information_2007(case: PenaltyCard) -> Ruling:
    return _duty_only(case, "50E4")


def _information_1997(case: PenaltyCard) -> Ruling:
    return _duty_only(case, "1997-50:damage")


def _duty_only(case: PenaltyCard, damage: str) -> Ruling:
    """Law 50 until 2017: partner may know the duty to play the card, and nothing else of it."""
    if told(case, "size", Size.MINOR):
        says = PENALTY_CARDS_2007.minor
    elif told(case, "card_now", CardNow.PICKED_UP, CardNow.PLAYED):
        says = PENALTY_CARDS_2007.picked_up
    else:
        says = PENALTY_CARDS_2007.on_table
    if told(case, "damage", True):
        return ruling(damage, *says, ui_to="offending_side", adjusted_score="required")
    return ruling(*says, later=(damage,), ui_to="offending_side", adjusted_score="possible")


@dataclass(frozen=True, slots=True)
class _Law50:
    cards: PenaltyLaw
    information: Callable[[PenaltyCard], Ruling]


LAW_50_2017: Final = _Law50(PENALTY_CARDS_2017, _information_2017)
LAW_50_2007: Final = _Law50(PENALTY_CARDS_2007, _information_2007)
LAW_50_1997: Final = _Law50(PENALTY_CARDS_2007, _information_1997)


@law(
    "50-52",
    of=PenaltyCard,
    editions={LAWS_2017: LAW_50_2017, LAWS_2007: LAW_50_2007, LAWS_1997: LAW_50_1997},
)
def penalty_card(case: PenaltyCard, own: _Law50) -> Ruling:
    """Laws 50-52: what a penalty card does to its owner, to his partner and to the defence."""
    match case.situation:
        case Situation.OFFENDER_TO_PLAY | Situation.OFFENDER_TO_LEAD:
            return _offender_plays(case)
        case Situation.PARTNER_TO_LEAD:
            return _partner_leads(case, own.cards)
        case Situation.PARTNER_LED_EARLY:
            if _is_minor(case):
                return _partner_leads(case, own.cards)
            return ruling("50D2:early", "49", penalty_card="major")
        case Situation.NOT_PLAYED:
            return _not_played(case)
        case Situation.INFORMATION:
            return own.information(case)
        case Situation.SIZE:
            if _is_minor(case):
                later = ("50C", *own.cards.minor)
                base: Facts = {**own.cards.minor_facts, "penalty_card": "minor"}
                return ruling("50B:minor", "50A", later=later, base=base)
            later = ("50D1(a)", "50D2:later")
            return ruling("50B:major", "50A", later=later, penalty_card="major")


def _is_minor(case: PenaltyCard) -> bool:
    """Law 50B; one low card shown by accident is minor unless somebody tells of another card."""
    by_accident = told(case, "rank", Rank.LOW) and told(case, "deliberate", False)
    if by_accident and not told(case, "size", *Size):
        return not case.several
    return case.size is Size.MINOR


def _offender_plays(case: PenaltyCard) -> Ruling:
    """Law 50C: minor; 50D1 and 51A: major."""
    if _is_minor(case):
        return ruling("50C", penalty_card="minor")
    if not told(case, "situation", Situation.OFFENDER_TO_LEAD) and not case.legal:
        return ruling("50D1(b)", "44C", penalty_card="major")
    if told(case, "several", True):
        return ruling("51A", "50D1(a):several", penalty_card="major")
    return ruling("50D1(a)", penalty_card="major")


def _partner_leads(case: PenaltyCard, own: PenaltyLaw) -> Ruling:
    """Law 50C: minor, free; 50D2 and 51B: major, declarer chooses first."""
    if _is_minor(case):
        free = Facts(penalty_card="minor", partner_options=("any_card",))
        return ruling("50C:partner", later=own.minor, base={**free, **own.minor_facts})
    if told(case, "several", True):
        return directed_lead_from_several(case, same_suit=case.same_suit, own=own)
    return directed_lead(case, own=own)


def _not_played(case: PenaltyCard) -> Ruling:
    """Law 52: declarer accepts the other card, or must after having played; or refuses."""
    stays = Facts(card_played=True)
    if told(case, "size", Size.MAJOR):
        stays["penalty_card"] = "major"
    if case.declarer_played_after:
        return ruling("52B1(b)", "52B1(c)", base=stays, accept_by="declarer")
    if case.accepted:
        return ruling("52B1(a)", "52B1(c)", "52A", base=stays, accept_by="declarer")
    return ruling(
        "52B2",
        "52A",
        accept_by="declarer",
        card_played=False,
        withdrawn_card="penalty_card",
        penalty_card="major",
    )
