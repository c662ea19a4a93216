"""Laws 62 and 64 of 2017: a revoke put right, and a revoke paid for."""

from __future__ import annotations

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
    from rulings.laws.ch06_play.law61_64_revoke import Revoke

_CORRECTED: Final = Facts(established=False, must_correct=True, tricks_transferred=0)
_ESTABLISHED: Final = Facts(
    established=True, must_correct=False, equity_check=True, adjusted_score="possible"
)
_ESTABLISHED_BY: Final = {
    NextAct.PLAYED: "63A1",
    NextAct.NAMED_CARD: "63A2",
    NextAct.CLAIMED: "63A3",
    NextAct.AGREED_TO_CLAIM: "63A4",
}


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


def established(case: Revoke) -> Ruling:
    """Laws 63B and 64: the trick stands; what the other side gets after play."""
    match case.circumstance:
        case Circumstance.REPEATED:
            return _settled(case, "64B2", tricks=0, redress="64C2(a)")
        case Circumstance.PENALTY_CARD_NOT_PLAYED:
            return _settled(case, "64B3:penalty_card", tricks=0)
        case Circumstance.AFTER_CALL_ON_NEXT_BOARD:
            return _settled(case, "64B4", tricks=0)
        case Circumstance.AFTER_ROUND:
            return _settled(case, "64B5", tricks=0)
    if told(case, "hand", Hand.DUMMY):
        return _settled(case, "64B3:dummy", tricks=0)
    if told(case, "moment", Moment.NEXT_BOARD_BEGUN) and case.non_offenders_called:
        return _settled(case, "64B4", tricks=0)
    return _transfer(case)


def _transfer(case: Revoke) -> Ruling:
    """Law 64A (and 64B1): who won the revoke trick, and did the side win one after it."""
    one_of_them = told(case, "side_won_trick", True) and not told(case, "won_by", *Winner)
    if one_of_them and told(case, "won_later", False):
        # one trick, whichever of the two won it
        return _settled(case, "64A1:either", "64A2:either", tricks=1)
    thrown = told(case, "discarded", True)  # so the offender's card did not win the trick
    if thrown and not told(case, "won_by", *Winner) and told(case, "won_later", True):
        return _settled(case, "64A2:later", tricks=1)
    match case.won_by:
        case Winner.OFFENDER if case.won_later:
            return _settled(case, "64A1:two", tricks=2)
        case Winner.OFFENDER:
            return _settled(case, "64A1:one", tricks=1)
        case Winner.PARTNER:
            return _settled(case, "64A2:partner", tricks=1)
        case Winner.OTHER_SIDE if case.won_later:
            return _settled(case, "64A2:later", tricks=1)
        case _:
            return _settled(case, "64B1", tricks=0)


def _settled(case: Revoke, *deciding: str, tricks: int, redress: str = "64C1") -> Ruling:
    """An established revoke: ``tricks`` go over after play, the rest by Law 64C."""
    base = Facts(**_ESTABLISHED)
    base["tricks_transferred"] = tricks  # type: ignore[typeddict-item]
    if told(case, "circumstance", Circumstance.DUMMY_ASKED_FIRST):
        says = ("43B2(b):revoke", *deciding)
        base["must_correct"] = True
    else:
        says = (*deciding, _established_by(case))
        says += () if told(case, "moment", *AFTER_PLAY) else ("63B",)
    if told(case, "too_little_redress", True):
        base["adjusted_score"] = "required"
        return ruling(*says, f"{redress}:adjust", base=base)
    return ruling(*says, later=(redress,), base=base)


def _established_by(case: Revoke) -> str:
    if case.next_act in _ESTABLISHED_BY:
        return _ESTABLISHED_BY[case.next_act]
    played_on = (Moment.SIDE_PLAYED_ON, Moment.LATER_TRICK, Moment.END_OF_PLAY)
    return "63A1" if told(case, "moment", *played_on) else "63A"


def both_sides(case: Revoke) -> Ruling | None:
    """Laws 64B7 and 62C3: both sides revoked; ``None`` where each revoke is ruled on alone."""
    if case.both_established:
        adjust = told(case, "too_little_redress", True)
        return ruling(
            "64B7",
            "64C2(b):adjust" if adjust else "64C2(b)",
            base=_ESTABLISHED,
            tricks_transferred=0,
            adjusted_score="required" if adjust else "possible",
        )
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


def twelfth_trick(case: Revoke) -> Ruling:
    """Laws 62D and 64B6: put right even when established, until the hands are back."""
    if case.hands_returned:
        return ruling("64B6", "62D1:late", later=("64C1",), base=_ESTABLISHED, tricks_transferred=0)
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
