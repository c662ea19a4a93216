"""Law 15: cards from a wrong board, or a board that is not of this round."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
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
        if told.get("partner_called"):
            derived["called"] = True
        one_hand = ("called", "partner_called", "later_board", "repeated", "call_differs")
        if any(told.get(s) is not None for s in one_hand):
            derived["mistake"] = Mistake.HAND
        elif told.get("played_before") is not None:
            derived["mistake"] = Mistake.BOARD
        return derived
