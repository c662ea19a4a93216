"""Law 40: what partners may agree, what they must disclose, and departing from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement, regulation
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
    artificial_psych: bool = fact("40B2(a)(v)", assumed=False, editions={LAWS_2017, LAWS_2007})
    """The psychic call was artificial."""
    partner_aware: bool = judgement("40C1")
    """Partner had more reason than the opponents to expect the departure."""
    repeated_failure: bool = fact("40B3(b)", assumed=False, editions={LAWS_2017, LAWS_2007})
    """The pair has failed to disclose before."""
    when: When = fact("40B2(b) 1997-40E2")
    own_turn: bool = fact("40B2(c)(iii) 1997-40E2")
    """It was the turn of the player who looked to call or to play."""
    to_answer: bool = fact("40B2(c)(iv)", assumed=False, editions={LAWS_2017})
    """He needed the card to answer an opponent's question about partner's call."""
    side: Side = fact("40B2(b)", editions={LAWS_2017, LAWS_2007})
    """The side of the player who looked at his own card after the final pass."""
    permitted: bool = fact("40B2(b) 1997-40E2", assumed=False)
    """The regulating authority or the conditions of contest allow it."""
    agreed_variation_allowed: bool = regulation(
        "40B2(a)(iv)", default=True, editions={LAWS_2017, LAWS_2007}
    )
    """Partners may agree to vary their methods after an opponent's irregularity."""
    card_at_rhos_turn: bool = regulation("40B2(c)(iii)", default=False, editions={LAWS_2017})
    """The opponents' card may be looked at while the right-hand opponent is to call, too."""
    damage: bool = judgement("12B1 12C1(a)")
    """The other side got a worse result because of it."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Repeated departures are an implicit understanding (40C1)."""
        if told.get("repeated") and "partner_aware" not in told:
            return {"partner_aware": True}
        return {}


def _artificial_psych(case: PartnershipUnderstanding) -> tuple[str, ...]:
    return ("40B2(a)(v)",) if case.artificial_psych else ()


def _not_regulated(case: PartnershipUnderstanding) -> tuple[str, ...]:
    del case
    return ()


def _hidden(case: PartnershipUnderstanding, damage: bool) -> Ruling:
    """Laws 40A1(b), 40B3: what was not told, and what it cost."""
    says = ("40B3(a)", "40A1(b)") if damage else ("40A1(b)", "12B1:no_damage")
    facts = Facts(adjusted_score="required" if damage else "no")
    if case.repeated_failure:
        return ruling(*says, "40B3(b)", base=facts, penalty="possible")
    return ruling(*says, base=facts)


def _hidden_1997(case: PartnershipUnderstanding, damage: bool) -> Ruling:
    """40B and 40C of 1997."""
    del case
    if damage:
        return ruling("40B3(a)", "1997-40B", adjusted_score="required")
    return ruling("1997-40B", "1997-40C:no_damage", adjusted_score="no")


def _forbidden(case: PartnershipUnderstanding, damage: bool) -> Ruling:
    """Law 40B4: an agreement that the regulations do not allow."""
    del case
    if damage:
        return ruling("40B4", "40B2(a)(i)", adjusted_score="required", penalty="possible")
    return ruling("40B4:no_damage", "40B2(a)(i)", adjusted_score="no", penalty="possible")


def _forbidden_1997(case: PartnershipUnderstanding, damage: bool) -> Ruling:
    """40D of 1997 names no rectification: 12A1 is left."""
    del case
    if damage:
        return ruling("1997-40D:breach", "12A1", adjusted_score="possible", penalty="possible")
    return ruling("1997-40D:breach", "1997-40C:no_damage", adjusted_score="no", penalty="possible")


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


def _own_card_1997(case: PartnershipUnderstanding) -> Ruling:
    """40E2 of 1997: closed for both sides until the end of the play."""
    if case.permitted:
        return _permitted("1997-40E2:own")
    if case.when is When.BEFORE:
        return ruling("1997-40E2:before", penalty="none")
    return _looked_up("1997-40E2:own")


def _opponents_card_2017(case: PartnershipUnderstanding) -> Ruling:
    """Law 40B2(c) since 2017: also in order to answer a question."""
    if case.when in (When.AUCTION, When.PLAY) and case.to_answer:
        return ruling("40B2(c)(iv)", penalty="none")
    if case.when is When.AUCTION and not case.own_turn and case.card_at_rhos_turn:
        return ruling("40B2(c)(iii):rhos_turn", "40B2(c)(iii):not_turn", penalty="possible")
    return _opponents_card(case)


def _opponents_card(case: PartnershipUnderstanding) -> Ruling:
    """Law 40B2(c): the opponents' system card."""
    match case.when:
        case When.BEFORE:
            return ruling("40B2(c)(i)", penalty="none")
        case When.CLARIFICATION:
            return ruling("40B2(c)(ii)", penalty="none")
    if case.own_turn:
        return ruling("40B2(c)(iii)", penalty="none")
    return ruling("40B2(c)(iii):not_turn", penalty="possible")


def _opponents_card_1997(case: PartnershipUnderstanding) -> Ruling:
    """40E2 of 1997: at the own turn, and not dummy."""
    if case.when is When.BEFORE:
        return ruling("1997-40E2:before", penalty="none")
    if case.own_turn:
        return ruling("1997-40E2:own_turn", penalty="none")
    return ruling("1997-40E2:not_turn", penalty="possible")


def _agreed_variation(case: PartnershipUnderstanding) -> Ruling:
    """Law 40B2(a)(iv): other methods after an opponent's irregularity."""
    if case.agreed_variation_allowed:
        return ruling("40B2(a)(iv)")
    return ruling("40B2(a)(iv):forbidden", penalty="possible")


def _agreed_variation_1997(case: PartnershipUnderstanding) -> Ruling:
    """1997 says nothing of it: conventions are regulated as a whole."""
    del case
    return ruling("1997-40D:regulated")


def _permitted(paragraph: str) -> Ruling:
    cited = paragraph.partition(":")[0]
    return ruling(f"{cited}:permitted", penalty="none")


def _looked_up(*paragraphs: str) -> Ruling:
    return ruling(*paragraphs, penalty="possible", adjusted_score="possible")


@dataclass(frozen=True, slots=True)
class _Law40:
    """Before 2007 the law said little of undisclosed agreements, and cards stayed closed."""

    artificial_psych: Callable[[PartnershipUnderstanding], tuple[str, ...]]
    """What is added of a psychic call that is artificial."""
    hidden: Callable[[PartnershipUnderstanding, bool], Ruling]
    """An agreement was not disclosed; whether it did damage."""
    forbidden: Callable[[PartnershipUnderstanding, bool], Ruling]
    own_card: Callable[[PartnershipUnderstanding], Ruling]
    opponents_card: Callable[[PartnershipUnderstanding], Ruling]
    disclosure: tuple[str, ...]
    aid: str = "40B2(d)"
    unequal: str = "40A4"
    variation: Callable[[PartnershipUnderstanding], Ruling] = _agreed_variation
    no_damage: str = "12B1:no_damage"


LAW_40_2017: Final = _Law40(
    artificial_psych=_artificial_psych,
    hidden=_hidden,
    forbidden=_forbidden,
    own_card=_own_card,
    opponents_card=_opponents_card_2017,
    disclosure=("40B5(a)", "40A1(b)", "75D1"),
)
LAW_40_2007: Final = replace(
    LAW_40_2017, opponents_card=_opponents_card, disclosure=("40B5(a)", "40A1(b)")
)
LAW_40_1997: Final = _Law40(
    artificial_psych=_not_regulated,
    hidden=_hidden_1997,
    forbidden=_forbidden_1997,
    own_card=_own_card_1997,
    opponents_card=_opponents_card_1997,
    disclosure=("40B5(a)", "40A1(b)"),
    aid="1997-40E2:aid",
    unequal="1997-40E1",
    variation=_agreed_variation_1997,
    no_damage="1997-40C:no_damage",
)


@law(
    40,
    of=PartnershipUnderstanding,
    editions={LAWS_2017: LAW_40_2017, LAWS_2007: LAW_40_2007, LAWS_1997: LAW_40_1997},
)
def partnership_understanding(case: PartnershipUnderstanding, own: _Law40) -> Ruling:
    """Law 40: agreements are disclosed and allowed; departing from them is free."""
    match case.act:
        case Act.DEVIATION:
            return _deviation(case, own)
        case Act.UNDISCLOSED:
            return own.hidden(case, case.damage)
        case Act.FORBIDDEN:
            return _permitted("40B2(a)(i)") if case.permitted else own.forbidden(case, case.damage)
        case Act.OWN_CARD:
            return own.own_card(case)
        case Act.OPPONENTS_CARD:
            return own.opponents_card(case)
        case Act.AID:
            return _permitted(own.aid) if case.permitted else _looked_up(own.aid)
        case Act.DISCLOSURE:
            return ruling(*own.disclosure, later=("40C2:disclosure",))
        case Act.UNEQUAL_METHODS:
            return ruling(own.unequal, penalty="possible")
        case Act.AGREED_VARIATION:
            return own.variation(case)


def _deviation(case: PartnershipUnderstanding, own: _Law40) -> Ruling:
    """Law 40C: free, unless partner knows more than the opponents."""
    artificial = own.artificial_psych(case)
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
        own.no_damage,
        *artificial,
        adjusted_score="no",
        penalty="possible",
    )
