"""Law 40: what partners may agree, what they must disclose, and departing from it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
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


OFFERED: Final = (
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


@law(40, of=PartnershipUnderstanding, editions={LAWS_2017})
def partnership_understanding(case: PartnershipUnderstanding) -> Ruling:
    """Law 40: agreements are disclosed and allowed; departing from them is free."""
    match case.act:
        case Act.DEVIATION:
            return _deviation(case)
        case Act.UNDISCLOSED:
            return _undisclosed(case)
        case Act.FORBIDDEN:
            return _forbidden(case)
        case Act.OWN_CARD:
            return _own_card(case)
        case Act.OPPONENTS_CARD:
            return _opponents_card(case)
        case Act.AID:
            return _permitted("40B2(d)") if case.permitted else _looked_up("40B2(d)")
        case Act.DISCLOSURE:
            return ruling("40B5(a)", "40A1(b)", "75D1", later=("40C2:disclosure",))
        case Act.UNEQUAL_METHODS:
            return ruling("40A4", penalty="possible")
        case Act.AGREED_VARIATION:
            return ruling("40B2(a)(iv)")


def _deviation(case: PartnershipUnderstanding) -> Ruling:
    """Law 40C: free, unless partner knows more than the opponents."""
    artificial = ("40B2(a)(v)",) if case.artificial_psych else ()
    if not case.partner_aware:
        return ruling(
            "40C1",
            "40A3",
            "40C2",
            *artificial,
            call_stands=True,
            adjusted_score="no",
            penalty="none",
        )
    if case.damage:
        return ruling(
            "40C1:implicit",
            "40C1:adjust",
            *artificial,
            adjusted_score="required",
            penalty="possible",
        )
    return ruling(
        "40C1:implicit",
        "12B1:no_damage",
        *artificial,
        adjusted_score="no",
        penalty="possible",
    )


def _undisclosed(case: PartnershipUnderstanding) -> Ruling:
    """Laws 40A1(b), 40B3: what was not told, and what it cost."""
    says = ("40B3(a)", "40A1(b)") if case.damage else ("40A1(b)", "12B1:no_damage")
    facts = Facts(adjusted_score="required" if case.damage else "no")
    if case.repeated_failure:
        return ruling(*says, "40B3(b)", base=facts, penalty="possible")
    return ruling(*says, base=facts)


def _forbidden(case: PartnershipUnderstanding) -> Ruling:
    """Law 40B4: an agreement that the regulations do not allow."""
    if case.permitted:
        return _permitted("40B2(a)(i)")
    if case.damage:
        return ruling("40B4", "40B2(a)(i)", adjusted_score="required", penalty="possible")
    return ruling("40B4:no_damage", "40B2(a)(i)", adjusted_score="no", penalty="possible")


def _own_card(case: PartnershipUnderstanding) -> Ruling:
    """Laws 40B2(b), 20G3: the own system card."""
    if case.permitted:
        return _permitted("40B2(b)")
    match case.when:
        case When.BEFORE:
            return ruling("40B2(b):before", penalty="none")
        case When.CLARIFICATION if case.side is Side.DECLARING:
            return ruling("40B2(b):declaring", penalty="none")
    return _looked_up("40B2(b)", "20G3")


def _opponents_card(case: PartnershipUnderstanding) -> Ruling:
    """Law 40B2(c): the opponents' system card."""
    match case.when:
        case When.BEFORE:
            return ruling("40B2(c)(i)", penalty="none")
        case When.CLARIFICATION:
            return ruling("40B2(c)(ii)", penalty="none")
    if case.to_answer:
        return ruling("40B2(c)(iv)", penalty="none")
    if case.own_turn:
        return ruling("40B2(c)(iii)", penalty="none")
    return ruling("40B2(c)(iii):not_turn", penalty="possible")


def _permitted(paragraph: str) -> Ruling:
    return ruling(f"{paragraph}:permitted", penalty="none")


def _looked_up(*paragraphs: str) -> Ruling:
    return ruling(*paragraphs, penalty="possible", adjusted_score="possible")
