"""Law 15: cards from a wrong board, or a board that is not of this round."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import fact, judgement


class Mistake(StrEnum):
    """What was wrong."""

    HAND = "hand"
    """One player holds cards from another board."""
    BOARD = "board"
    """The whole table plays a board that it should not play now."""


class WrongBoardOrHand(Irregularity):
    """One player with a hand of another board, or a whole table with a wrong board.

    The offender is the player with the wrong hand.
    """

    kind: ClassVar[str] = "wrong_board_or_hand"

    mistake: Mistake = fact("15A")
    teams: bool = fact("86B", assumed=False)
    """It is a team match."""
    # one hand
    later_board: bool = fact("15A3", assumed=False)
    """The question is about the board that the wrong hand came from, played afterwards."""
    called: bool = fact("15A1")
    """The player with the wrong hand has called."""
    partner_called: bool = fact("15A2(a)")
    """His partner has called after that call."""
    repeated: bool = fact("15A3")
    """There he makes the same call as he made with these cards on the wrong board."""
    call_differs: bool = judgement("15A3")
    """There his call means something much different, or one of the calls is psychic."""
    # the whole table
    auction_period_begun: bool = fact("15B", assumed=True)
    """Somebody has looked at his cards."""
    played_before: bool = fact("15B1")
    """One of the four has played this board before."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What was wrong, from facts that only one of the two mistakes has."""
        derived: dict[str, Any] = {}
        if any(told.get(s) is not None for s in ("repeated", "call_differs")):
            derived["later_board"] = True
        if told.get("partner_called") is not None:  # "after that call": there was one
            derived["called"] = True
        one_hand = ("called", "partner_called", "later_board", "repeated", "call_differs")
        if any(told.get(s) is not None for s in one_hand):
            derived["mistake"] = Mistake.HAND
        elif told.get("played_before") is not None:
            derived["mistake"] = Mistake.BOARD
        return derived


_PENALTY: Final = Facts(penalty="possible")


@law(15, of=WrongBoardOrHand, editions={LAWS_2017})
def wrong_board_or_hand(case: WrongBoardOrHand) -> Ruling:
    """Law 15: A for one wrong hand, B for a table with a wrong board."""
    if case.mistake is Mistake.BOARD:
        return _wrong_board(case)
    if case.later_board:
        return _board_of_the_wrong_hand(case)
    return _wrong_hand(case)


def _wrong_hand(case: WrongBoardOrHand) -> Ruling:
    """15A1, 15A2: the call and all later ones go; partner's call decides the rest."""
    if not case.called:
        return ruling("7B1:own_hand", "16D1", board="play_on")
    if case.partner_called:
        return ruling(
            "15A2(a)",
            "15A1",
            later=("15A4",),
            base=_PENALTY,
            auction="cancelled_calls",
            adjusted_score="required",
        )
    return ruling(
        "15A2(b)",
        "15A1",
        "15A2(c)",
        later=("15A3:later", "15A4"),
        base=_PENALTY,
        auction="cancelled_calls",
        offender_must="any_legal_call",
        ui_to="offending_side",
        board="play_on",
    )


def _board_of_the_wrong_hand(case: WrongBoardOrHand) -> Ruling:
    """15A3: the board that the hand came from."""
    if not case.repeated and case.call_differs:
        return ruling("15A3:differs", later=("15A4",), base=_PENALTY, adjusted_score="required")
    return ruling("15A3", later=("15A4",), base=_PENALTY, board="play_on")


def _wrong_board(case: WrongBoardOrHand) -> Ruling:
    """15B: play it out if none of the four knows it."""
    if case.teams:
        return ruling("86B:law15", "15B:teams", adjusted_score="possible")
    if not case.auction_period_begun:
        return ruling("15B:early")
    if case.played_before:
        return ruling(
            "15B1", later=("15B3", "12C2(a)"), board="cancelled", adjusted_score="possible"
        )
    return ruling("15B2", later=("15B2:later", "15B3"), board="result_stands")
