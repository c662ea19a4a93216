"""Law 15: cards from a wrong board, or a board that is not of this round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
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
    teams: bool = fact("86B", assumed=False, editions={LAWS_2017})
    """It is a team match."""
    # one hand
    later_board: bool = fact("15A3", assumed=False, editions={LAWS_2017, LAWS_2007})
    """The question is about the board that the wrong hand came from, played afterwards."""
    called: bool = fact("15A1 2007-17D1")
    """The player with the wrong hand has called."""
    lho_called: bool = fact("2007-17D2 1997-17D", editions={LAWS_2007, LAWS_1997})
    """His LHO has called over that call."""
    partner_called: bool = fact("15A2(a) 2007-17D2", editions={LAWS_2017, LAWS_2007})
    """His partner has called after that call."""
    new_call_differs: bool = judgement("2007-17D2", editions={LAWS_2007})
    """With his right hand he calls something else than he did with the wrong one."""
    repeated: bool = fact("15A3", editions={LAWS_2017, LAWS_2007})
    """There he makes the same call as he made with these cards on the wrong board."""
    call_differs: bool = judgement("15A3", editions={LAWS_2017, LAWS_2007})
    """There his call means something much different, or one of the calls is psychic."""
    # the whole table
    auction_period_begun: bool = fact("15B", assumed=True, editions={LAWS_2017})
    """Somebody has looked at his cards."""
    in_auction: bool = fact("2007-15C", editions={LAWS_2007, LAWS_1997})
    """It was found out while the auction went on."""
    second_auction_differs: bool = fact("2007-15C", editions={LAWS_2007, LAWS_1997})
    """A call of the second auction is another one than in the first. Only told."""
    played_before: bool = fact("15B1 1997-15B")
    """One of the four has played this board before."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What was wrong, from facts that only one of the two mistakes has."""
        derived: dict[str, Any] = {}
        if any(told.get(s) is not None for s in ("repeated", "call_differs")):
            derived["later_board"] = True
        if told.get("partner_called") is not None:  # "after that call": there was one
            derived["called"] = True
        if any(told.get(s) is not None for s in ("lho_called", "new_call_differs")):
            derived["called"] = True
        if told.get("partner_called"):
            derived["lho_called"] = True
        if any(told.get(s) is not None for s in _ONE_HAND):
            derived["mistake"] = Mistake.HAND
        elif any(told.get(s) is not None for s in _WHOLE_TABLE):
            derived["mistake"] = Mistake.BOARD
        if told.get("second_auction_differs") is not None:
            derived["in_auction"] = True
        return derived


_ONE_HAND: Final = (
    "called",
    "lho_called",
    "partner_called",
    "new_call_differs",
    "later_board",
    "repeated",
    "call_differs",
)
_WHOLE_TABLE: Final = ("played_before", "in_auction", "second_auction_differs")
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


@law(15, of=WrongBoardOrHand, editions={LAWS_2007})
def wrong_board_or_hand_2007(case: WrongBoardOrHand) -> Ruling:
    """Laws 15 and 17D of 2007: LHO, too, has to call again as he did."""
    if case.mistake is Mistake.BOARD:
        return _wrong_board_older(case, _LAW_15_2007)
    if case.later_board:
        return _board_of_the_wrong_hand(case)
    if not case.called:
        return _right_hand_in_time()
    if case.partner_called:
        return _adjusted_2007("2007-17D2:partner")
    if case.lho_called and case.new_call_differs:
        return _adjusted_2007("2007-17D2:differs")
    return ruling(
        "2007-17D2:lho" if case.lho_called else "2007-17D2",
        "2007-17D1",
        later=("15A3:later", "15A4"),
        base=_PENALTY,
        auction="cancelled_calls",
        offender_must="any_legal_call",
        board="play_on",
    )


@law(15, of=WrongBoardOrHand, editions={LAWS_1997})
def wrong_board_or_hand_1997(case: WrongBoardOrHand) -> Ruling:
    """Laws 15 and 17D of 1997, 17D as far as the print of this edition has it."""
    if case.mistake is Mistake.BOARD:
        return _wrong_board_older(case, _LAW_15_1997)
    if told(case, "later_board", True):
        return ruling("1997-17D:other_board", later=("90B7",), base=_PENALTY)
    if not case.called:
        return _right_hand_in_time()
    if case.lho_called:
        return ruling(
            "1997-17D:lho",
            "2007-17D1",
            later=("90B7",),
            base=_PENALTY,
            auction="cancelled_calls",
            adjusted_score="required",
        )
    return ruling(
        "2007-17D1",
        "1997-17D:again",
        later=("90B7",),
        base=_PENALTY,
        auction="cancelled_calls",
        offender_must="any_legal_call",
        board="play_on",
    )


def _right_hand_in_time() -> Ruling:
    return ruling("7B1:own_hand", "16D1", board="play_on")


def _adjusted_2007(deciding: str) -> Ruling:
    return ruling(
        deciding,
        "2007-17D1",
        later=("15A4",),
        base=_PENALTY,
        auction="cancelled_calls",
        adjusted_score="required",
    )


@dataclass(frozen=True, slots=True)
class _PlayedBefore:
    """What the editions until 2017 say of a board that one of the four had played."""

    ruling: Ruling
    purpose: tuple[str, ...]
    """What is said of a side that wants to spoil the board."""


_LAW_15_2007: Final = _PlayedBefore(
    ruling("15B1", later=("15B3", "12C2(a)"), board="cancelled", adjusted_score="possible"),
    ("2007-15C:purpose",),
)
_LAW_15_1997: Final = _PlayedBefore(
    ruling("1997-15B", later=("12C2(a)",), board="cancelled", adjusted_score="required"), ()
)


def _wrong_board_older(case: WrongBoardOrHand, own: _PlayedBefore) -> Ruling:
    """15A-C until 2017: in the auction the right players take over, later the score counts."""
    if told(case, "auction_period_begun", False):
        return ruling("2007-15A:early")
    if case.in_auction:
        return _found_in_the_auction(case, own.purpose)
    if case.played_before:
        return own.ruling
    return ruling("15B2", later=("2007-15A2",), board="result_stands")


def _found_in_the_auction(case: WrongBoardOrHand, purpose: tuple[str, ...]) -> Ruling:
    """15C: a second auction, call for call like the first."""
    cancelled = Facts(auction="cancelled_calls")
    if told(case, "second_auction_differs", True):
        return ruling("2007-15C:differs", later=purpose, base=cancelled, board="cancelled")
    if told(case, "second_auction_differs", False):
        return ruling("2007-15C:same", later=purpose, base=cancelled, board="play_on")
    return ruling("2007-15C", "2007-15C:repeat", later=purpose, base=cancelled)
