"""Laws 21, 20F, 40B, 47E2 and 75: wrong, incomplete or missing explanations and alerts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import presumed, told
from rulings.irregularity import Impossible, Irregularity
from rulings.laws.ch05_auction.misinformation_facts import (
    OFFERED,
    Acted,
    AfterCard,
    Agreement,
    CallChange,
    ExplainedBy,
    Fault,
    Matter,
    Noticed,
    PlayChange,
    after_card_of,
    matter_of,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Side


class Misinformation(Irregularity):
    """The opponents got a wrong, incomplete or missing explanation or alert."""

    kind: ClassVar[str] = "misinformation"

    explained_by: ExplainedBy = detail()
    fault: Fault = detail()
    acted: Acted = detail()
    final_pass: bool = detail()
    """The call that the player wants to change was the last pass of the auction."""
    opening_lead: bool = detail()
    """The card that the player wants back is the opening lead."""
    later_card: bool = detail()
    """Another card has been played after it."""
    dummy_seen: bool = detail()
    """Dummy has shown at least one card."""

    matter: Matter = fact("20F6 21", offered=OFFERED)
    agreement: Agreement = fact("75B1")
    noticed: Noticed = fact("21B1(a)")
    side: Side = fact("20F5(b)")
    """The side in the play of the player who knows of his partner's error."""
    partner_called: bool = fact("21B1(a)")
    """The partner of the player who wants to change his call has called since."""
    influenced: bool = judgement("21B1(a)", assumed=True)
    """The wrong explanation could well have influenced the call."""
    call_change: CallChange = choice("21B1(a)", Role.PLAYER)
    after_card: AfterCard = fact("47E2(a)")
    same_trick: bool = fact("47E2(a)", assumed=True, editions={LAWS_2007, LAWS_1997})
    """The card played after it belongs to the same trick."""
    play_change: PlayChange = choice("47E2(a)", Role.PLAYER)
    damage: bool = judgement("12B1 12C1(a)")
    """The other side got a worse result than it probably would have with the right one."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The matter from who explained and what was done; what came after the card."""
        derived: dict[str, Any] = {}
        matter = told.get("matter")
        by_opponent = told.get("explained_by") == ExplainedBy.OPPONENT
        if by_opponent and matter in (Matter.OWN_EXPLANATION, Matter.PARTNERS_EXPLANATION):
            raise Impossible("matter: an opponent explained")
        if told.get("final_pass"):
            derived |= {"partner_called": False, "acted": Acted.CALL}
        if matter is None and (found := matter_of({**told, **derived})):
            matter = derived["matter"] = found
        after = told.get("after_card")
        if after is None and (happened := after_card_of(told)):
            derived["after_card"] = happened
        if after == AfterCard.DUMMY_SEEN and told.get("opening_lead") is False:
            raise Impossible("after_card: only the opening lead comes before dummy")
        return derived


_OPEN: Final = Facts(adjusted_score="possible")
"""Whether the other side was damaged shows after the play."""


@dataclass(frozen=True, slots=True)
class _Laws21And75:
    """What is different: until 2017 one's own error had to be put right at once."""

    own_error: Callable[[Misinformation], Ruling]
    heard_partner: tuple[str, ...]
    """Partner's explanation tells him of a misunderstanding, and that is unauthorized."""
    in_silence: tuple[str, ...]
    """Partner explained wrongly: nothing is said of it yet, and it is unauthorized too."""
    infraction: Mapping[Agreement, tuple[str, ...]]
    no_damage: str
    right: tuple[str, ...] = ("75C", "2007-75C:silence")
    """The explanation was right, the call was not."""
    only_this_trick: bool = False
    """A later card keeps a card from being taken back only if it belongs to the same trick."""


def _own_error(case: Misinformation) -> Ruling:
    """Laws 20F4 and 75B2: the explainer corrects himself, through the director."""
    match case.noticed:
        case Noticed.AUCTION:
            return ruling("20F4(a)", "75B2", later=("20F4(b)",), base=_OPEN)
        case Noticed.CLARIFICATION:
            return ruling("20F4(a):now", "75B2:now", later=("20F4(b)",), base=_OPEN)
        case Noticed.PLAY:
            return ruling("75B2:play", later=("47E2(a):opponents", "21B3:possible"), base=_OPEN)
        case Noticed.AFTER_PLAY:
            return ruling("75B2:after_play", later=("75B1:possible",), base=_OPEN)


def _own_error_at_once(case: Misinformation) -> Ruling:
    """20F4 of 2007, 75D1 of 1997: the same whenever it is noticed."""
    later: tuple[str, ...] = ("2007-20F4:then",)
    if told(case, "noticed", Noticed.PLAY):
        later = ("47E2(a):opponents", "21B3:possible")
    elif told(case, "noticed", Noticed.AFTER_PLAY):
        later = ("75B1:possible",)
    return ruling("2007-20F4", "75B1", later=later, base=_OPEN)


LAWS_21_75_2017: Final = _Laws21And75(
    own_error=_own_error,
    heard_partner=("75A", "73C1"),
    in_silence=("75B3", "75A"),
    infraction={
        Agreement.AS_EXPLAINED: (),
        Agreement.DIFFERENT: ("75B1", "75D3"),
        Agreement.NONE: ("75D2", "75D3:none"),
        Agreement.NO_EVIDENCE: ("21B1(b)", "75B1"),
    },
    no_damage="12B1:no_damage",
    right=("75C", "75C:silence"),
)
LAWS_21_75_2007: Final = _Laws21And75(
    own_error=_own_error_at_once,
    heard_partner=("75A", "73C1"),
    in_silence=("75B3", "75A"),
    infraction={
        Agreement.AS_EXPLAINED: (),
        Agreement.DIFFERENT: ("75B1",),
        Agreement.NONE: ("2007-75B:none",),
        Agreement.NO_EVIDENCE: ("21B1(b)", "75B1"),
    },
    no_damage="12B1:no_damage",
    only_this_trick=True,
)
LAWS_21_75_1997: Final = replace(
    LAWS_21_75_2007,
    heard_partner=("1997-75:heard", "73C1"),
    in_silence=("75B3",),
    no_damage="1997-40C:no_damage",
)


@law(
    "21, 75",
    of=Misinformation,
    editions={
        LAWS_2017: LAWS_21_75_2017,
        LAWS_2007: LAWS_21_75_2007,
        LAWS_1997: LAWS_21_75_1997,
    },
)
def misinformation(case: Misinformation, own: _Laws21And75) -> Ruling:
    """Laws 21 and 75: correct in time, change in time, otherwise adjust what it cost."""
    too_late = told(case, "noticed", Noticed.AFTER_PLAY)
    matter = presumed(case, "matter", Matter.DAMAGE) if too_late else case.matter
    if matter is Matter.OWN_MISUNDERSTANDING:
        return ruling("21A", may_change=False, adjusted_score="no")
    if matter is Matter.HEARD_PARTNER:
        return ruling(
            *own.heard_partner,
            "16B1(a):heard",
            base=_OPEN,
            later=("16B3:heard",),
            ui_to="offending_side",
        )
    if told(case, "agreement", Agreement.AS_EXPLAINED):
        return _wrong_call(own)
    match matter:
        case Matter.OWN_EXPLANATION:
            return own.own_error(case)
        case Matter.PARTNERS_EXPLANATION:
            return _partners_explanation(case, own)
        case Matter.CHANGE_AFTER_CHANGE:
            return ruling("21B2", "16C2:changed", may_change=True, ui_to="offending_side")
    if too_late or matter is Matter.DAMAGE:
        return _damage(case, own)
    if matter is Matter.CHANGE_PLAY:
        return _change_play(case, own)
    return _change_call(case, own)


def _wrong_call(own: _Laws21And75) -> Ruling:
    """Law 75C: the explanation was right, the call was not: no infraction."""
    return ruling(*own.right, board="result_stands", adjusted_score="no", penalty="none")


def _partners_explanation(case: Misinformation, own: _Laws21And75) -> Ruling:
    """Laws 20F5 and 75B3: silence in the auction, then the side decides when to speak."""
    facts = Facts(ui_to="offending_side", **_OPEN)
    if told(case, "noticed", Noticed.AUCTION) and not told(case, "side", *Side):
        later = ("20F5(b)(ii)", "20F5(b)(i)")
        return ruling("20F5(a)", *own.in_silence, later=later, base=facts)
    if case.side is Side.DECLARING:
        return ruling("20F5(b)(ii)", "75B3", later=("21B1(a):last_pass",), base=facts)
    return ruling("20F5(b)(i)", *own.in_silence, later=("75B1:possible",), base=facts)


def _change_call(case: Misinformation, own: _Laws21And75) -> Ruling:
    """Law 21B: a call may be changed until partner has called or the lead is faced."""
    alert = ("21B1(a):alert",) if told(case, "fault", Fault.NO_ALERT) else ()
    if told(case, "noticed", Noticed.PLAY):
        return _too_late("21B1(a):over", *alert)
    if case.partner_called:
        return _too_late("21B1(a):partner_called", *alert)
    match case.noticed:
        case Noticed.PLAY:
            return _too_late("21B1(a):over", *alert)
        case Noticed.AFTER_PLAY:
            return _damage(case, own)
    if not case.influenced:
        return ruling("21B1(a):not_influenced", *alert, may_change=False, adjusted_score="no")
    if case.call_change is CallChange.KEEP:
        return ruling("21B1(a):keep", *alert, may_change=True, call_stands=True)
    return ruling(
        "21B1(a)", *alert, later=("21B2", "16C1:changed"), may_change=True, auction="continues"
    )


def _too_late(*why: str) -> Ruling:
    return ruling("21B3", *why, base=_OPEN, may_change=False, call_stands=True)


def _change_play(case: Misinformation, own: _Laws21And75) -> Ruling:
    """Law 47E2: a card may be taken back until the next card, or until dummy shows one."""
    match case.after_card:
        case AfterCard.DUMMY_SEEN:
            return _card_stays("47E2(a):dummy_seen")
        case AfterCard.CARD_PLAYED if not own.only_this_trick or case.same_trick:
            return _card_stays("47E2(a):card_played")
    if case.play_change is PlayChange.KEEP:
        return ruling("47E2(a):keep", may_change=True, card_played=True)
    next_trick = case.after_card is AfterCard.CARD_PLAYED
    return ruling(
        "47E2(a):next_trick" if next_trick else "47E2(a):take_back",
        later=("16C1:changed",),
        may_change=True,
        withdrawn_card="returned",
        penalty_card="none",
    )


def _card_stays(why: str) -> Ruling:
    return ruling(why, "47E2(b):later", base=_OPEN, may_change=False, card_played=True)


def _damage(case: Misinformation, own: _Laws21And75) -> Ruling:
    """Laws 75B-D, 40B3, 40B5: what is the agreement, and what did the error cost."""
    infraction = _infraction(case, own)
    if not infraction:
        return _wrong_call(own)
    acted: tuple[str, ...] = ()
    if told(case, "acted", Acted.CALL):
        acted = ("21B3:damage",)
    elif told(case, "acted", Acted.PLAY):
        acted = ("47E2(b):damage",)
    if case.damage:
        return ruling(*infraction, *acted, "12C1(a):misinformation", adjusted_score="required")
    return ruling(*infraction, own.no_damage, board="result_stands", adjusted_score="no")


def _infraction(case: Misinformation, own: _Laws21And75) -> tuple[str, ...]:
    """The sentences that say what was wrong; none where the explanation was right."""
    if told(case, "fault", Fault.NO_ALERT):
        return ("40B3(a)", "21B1(a):alert")
    if told(case, "fault", Fault.INCOMPLETE):
        return ("40B5(b)", "40B3(a)")
    return own.infraction[case.agreement]
