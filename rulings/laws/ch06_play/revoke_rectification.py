"""Laws 62 and 64: a revoke put right, and a revoke paid for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulings.engine import told
from rulings.laws.ch06_play.revoke_facts import (
    AFTER_PLAY,
    Circumstance,
    Hand,
    Moment,
    NextAct,
    Winner,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.terms import Side

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulings.laws.ch06_play.law61_64_revoke import Revoke

_CORRECTED: Final = Facts(established=False, must_correct=True, tricks_transferred=0)
ESTABLISHED: Final = Facts(
    established=True, must_correct=False, equity_check=True, adjusted_score="possible"
)
"""The facts of a revoke that is no longer put right."""


@dataclass(frozen=True, slots=True)
class RevokeLaw:
    """What is different in Laws 61-64."""

    partner_may_not_ask: bool
    """A defender's question to his partner about a revoke is an offence (63B of 1997)."""
    dummy_asks_defender: tuple[str, ...]
    claimed: str
    """A claim by the offending side establishes the revoke."""
    agreed: str
    """So does its agreement to the opponents' claim."""
    agreement_waits: bool
    """But only when the time for objecting to that claim is over."""
    transfer: Callable[[Revoke, RevokeLaw], Ruling]
    """Law 64A: the tricks that go over."""
    excuses_faced_cards: bool
    """No trick goes over where any card that lay face up should have been played."""
    penalty_card: str
    """No trick goes over where a penalty card should have been played."""
    dummys_card: str
    """Nor where it was a card of dummy's."""
    both_sides: Callable[[Revoke, RevokeLaw], Ruling | None]
    """Both sides revoked; ``None`` where each revoke is ruled on alone."""
    each_alone: tuple[str, ...]
    """What is said in that case."""


def is_established(case: Revoke, own: RevokeLaw) -> bool:
    """Law 63A; after an agreed claim the time for objecting may count."""
    if case.next_act == NextAct.AGREED_TO_CLAIM:
        return not own.agreement_waits or case.objection_over
    return case.established


def corrected(case: Revoke, asked: tuple[str, ...]) -> Ruling:
    """Law 62A-62C: the card is changed for a legal one; what becomes of it depends on the hand.

    ``asked`` are the sentences on a question that brought the revoke to light.
    """
    after: tuple[str, ...] = ("62C1",)
    base = _CORRECTED
    if told(case, "opponents_played_after", True):
        after = ("62C1", "62C2")
        base = Facts(**base, may_change=True)
    if case.next_act == NextAct.AGREED_TO_CLAIM:
        not_yet: tuple[str, ...] = ("63A4:not_yet", "70A:after_revoke")
    elif told(case, "lead_withdrawn", True):
        not_yet = ("47E1:revoke",)
    else:
        not_yet = ("63A1:not_yet",)
    if case.hand == Hand.DEFENDER and not case.card_faced:
        return ruling(
            "62A",
            "62B1",
            "50B:revoke",
            *not_yet,
            *asked,
            later=(*after, "50D1(a):revoke", "50D2(a):revoke"),
            base=base,
            penalty_card="major",
            withdrawn_card="penalty_card",
        )
    faced = case.hand == Hand.DEFENDER
    return ruling(
        "62A",
        "62B2:faced" if faced else "62B2",
        *not_yet,
        *asked,
        later=after,
        base=base,
        penalty_card="none",
        withdrawn_card="returned",
    )


def penalty_card_not_played(case: Revoke) -> Ruling:
    """Law 52: declarer may accept the other card, and must once he has played after it."""
    base = Facts(accept_by="declarer", established=False, tricks_transferred=0)
    played_after = told(case, "opponents_played_after", True) or told(
        case, "moment", Moment.ONLY_OPPONENTS_PLAYED_ON
    )
    if played_after:
        return ruling("52B1(b)", "52B1(c)", "52A", base=base, card_played=True)
    return ruling("52B1(a):may", "52B2:if", "52A", base=base)


def established(case: Revoke, own: RevokeLaw) -> Ruling:
    """Laws 63B and 64: the trick stands; what the other side gets after play."""
    match case.circumstance:
        case Circumstance.REPEATED:
            return settled(case, own, "64B2", tricks=0, redress="64C2(a)")
        case Circumstance.PENALTY_CARD_NOT_PLAYED:
            return settled(case, own, own.penalty_card, tricks=0)
        case Circumstance.AFTER_CALL_ON_NEXT_BOARD:
            return settled(case, own, "64B4", tricks=0)
        case Circumstance.AFTER_ROUND:
            return settled(case, own, "64B5", tricks=0)
    if told(case, "hand", Hand.DUMMY):
        return settled(case, own, own.dummys_card, tricks=0)
    if told(case, "moment", Moment.NEXT_BOARD_BEGUN) and case.non_offenders_called:
        return settled(case, own, "64B4", tricks=0)
    if own.excuses_faced_cards and case.faced_card:
        return settled(case, own, "2007-64B3", tricks=0)
    return own.transfer(case, own)


def transfer(case: Revoke, own: RevokeLaw) -> Ruling:
    """Law 64A (and 64B1): who won the revoke trick, and did the side win one after it."""
    one_of_them = told(case, "side_won_trick", True) and not told(case, "won_by", *Winner)
    if one_of_them and told(case, "won_later", False):
        # one trick, whichever of the two won it
        return settled(case, own, "64A1:either", "64A2:either", tricks=1)
    thrown = told(case, "discarded", True)  # so the offender's card did not win the trick
    if thrown and not told(case, "won_by", *Winner) and told(case, "won_later", True):
        return settled(case, own, "64A2:later", tricks=1)
    match case.won_by:
        case Winner.OFFENDER if case.won_later:
            return settled(case, own, "64A1:two", tricks=2)
        case Winner.OFFENDER:
            return settled(case, own, "64A1:one", tricks=1)
        case Winner.PARTNER:
            return settled(case, own, "64A2:partner", tricks=1)
        case Winner.OTHER_SIDE if case.won_later:
            return settled(case, own, "64A2:later", tricks=1)
        case _:
            return settled(case, own, "64B1", tricks=0)


def settled(
    case: Revoke, own: RevokeLaw, *deciding: str, tricks: int, redress: str = "64C1"
) -> Ruling:
    """An established revoke: ``tricks`` go over after play, the rest by Law 64C."""
    base = Facts(**ESTABLISHED)
    base["tricks_transferred"] = tricks  # type: ignore[typeddict-item]
    if told(case, "circumstance", Circumstance.DUMMY_ASKED_FIRST):
        says = ("43B2(b):revoke", *deciding)
        base["must_correct"] = True
    else:
        says = (*deciding, _established_by(case, own))
        says += () if told(case, "moment", *AFTER_PLAY) else ("63B",)
    if told(case, "circumstance", Circumstance.BOTH_SIDES):
        says += own.each_alone
    if told(case, "too_little_redress", True):
        base["adjusted_score"] = "required"
        return ruling(*says, f"{redress}:adjust", base=base)
    return ruling(*says, later=(redress,), base=base)


def _established_by(case: Revoke, own: RevokeLaw) -> str:
    played_on = (Moment.SIDE_PLAYED_ON, Moment.LATER_TRICK, Moment.END_OF_PLAY)
    match case.next_act:
        case NextAct.PLAYED:
            return "63A1"
        case NextAct.NAMED_CARD:
            return "63A2"
        case NextAct.CLAIMED:
            return own.claimed
        case NextAct.AGREED_TO_CLAIM:
            return own.agreed
        case _:
            return "63A1" if told(case, "moment", *played_on) else "63A"


def both_sides(case: Revoke, own: RevokeLaw) -> Ruling | None:
    """Laws 64B7 and 62C3: both sides revoked; ``None`` where each revoke is ruled on alone."""
    del own
    if case.both_established:
        return nothing_for_either(case, "64B7")
    if not case.same_trick:
        return None
    if told(case, "moment", Moment.DURING_TRICK, Moment.BEFORE_NEXT_TRICK):
        return ruling("62A:both", "62B", later=("62B1",), base=_CORRECTED)
    return ruling(
        "62C3",
        "64B8",
        later=("16C2:revoke", "64C1"),
        must_correct=True,
        tricks_transferred=0,
        equity_check=True,
        adjusted_score="possible",
    )


def nothing_for_either(case: Revoke, paragraph: str) -> Ruling:
    """Law 64B7: no trick goes over in either direction, the director looks at the damage."""
    adjust = told(case, "too_little_redress", True)
    return ruling(
        paragraph,
        "64C2(b):adjust" if adjust else "64C2(b)",
        base=ESTABLISHED,
        tricks_transferred=0,
        adjusted_score="required" if adjust else "possible",
    )


def twelfth_trick(case: Revoke) -> Ruling:
    """Laws 62D and 64B6: put right even when established, until the hands are back."""
    if case.hands_returned:
        return ruling("64B6", "62D1:late", later=("64C1",), base=ESTABLISHED, tricks_transferred=0)
    base = Facts(must_correct=True, tricks_transferred=0)
    if told(case, "established", True, False):
        base["established"] = bool(case.established)
    if not told(case, "established", False):
        base["equity_check"] = True
    if told(case, "partner_had_played", False):
        return ruling("62D1", "62D2", "64B6:corrected", base=base, ui_to="offending_side")
    warned = told(case, "side", Side.DEFENDING) and not told(case, "partner_had_played", True)
    later = ("62D2:if",) if warned else ()
    return ruling("62D1", "64B6:corrected", later=later, base=base)
