"""Laws 15 and 17D under the Laws of 2007 and 1997: a wrong board, a wrong hand."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

WRONG_BOARD_OR_HAND = [
    *both(
        "a wrong hand, no call yet",
        {"mistake": "hand", "called": False},
        "7B1 16C1",
        "7B 16B",
        board="play_on",
    ),
    row(
        2007,
        "a wrong hand, and partner has called",
        {"partner_called": True},
        "17D2 17D1 17D4",
        penalty="possible",
        auction="cancelled_calls",
        adjusted_score="required",
    ),
    row(
        1997,
        "a wrong hand, and partner has called",
        {"partner_called": True},
        "17D 90B7",
        penalty="possible",
        auction="cancelled_calls",
        adjusted_score="required",
    ),
    row(
        2007,
        "LHO has called, the new call differs",
        {"lho_called": True, "partner_called": False, "new_call_differs": True},
        "17D2 17D1 17D4",
        penalty="possible",
        auction="cancelled_calls",
        adjusted_score="required",
    ),
    row(
        2007,
        "LHO has called, the new call is the same",
        {"lho_called": True, "partner_called": False, "new_call_differs": False},
        "17D2 17D1 17D3 17D4",
        penalty="possible",
        auction="cancelled_calls",
        offender_must="any_legal_call",
        board="play_on",
    ),
    row(
        2007,
        "nobody has called over it",
        {"lho_called": False, "partner_called": False},
        "17D2 17D1 17D3 17D4",
        penalty="possible",
        auction="cancelled_calls",
        offender_must="any_legal_call",
        board="play_on",
    ),
    row(
        1997,
        "LHO has called",
        {"lho_called": True},
        "17D 90B7",
        penalty="possible",
        auction="cancelled_calls",
        adjusted_score="required",
    ),
    row(
        1997,
        "LHO has not called",
        {"lho_called": False},
        "17D 90B7",
        penalty="possible",
        auction="cancelled_calls",
        offender_must="any_legal_call",
        board="play_on",
    ),
    row(
        2007,
        "the hand's own board, the same call",
        {"repeated": True},
        "17D3 17D4",
        penalty="possible",
        board="play_on",
    ),
    row(
        2007,
        "the hand's own board, a different call",
        {"repeated": False, "call_differs": True},
        "17D3 17D4",
        penalty="possible",
        adjusted_score="required",
    ),
    row(1997, "the hand's own board", {"later_board": True}, "17D 90B7", penalty="possible"),
    *both(
        "a wrong board, no card looked at",
        {"mistake": "board", "auction_period_begun": False},
        "15A",
    ),
    *both(
        "a wrong board, found in the auction",
        {"mistake": "board", "in_auction": True},
        "15C",
        auction="cancelled_calls",
    ),
    *both(
        "the second auction differs",
        {"second_auction_differs": True},
        "15C",
        auction="cancelled_calls",
        board="cancelled",
    ),
    *both(
        "the second auction is the same",
        {"second_auction_differs": False},
        "15C",
        auction="cancelled_calls",
        board="play_on",
    ),
    row(
        2007,
        "a wrong board that one has played",
        {"in_auction": False, "played_before": True},
        "15B 12C2(a)",
        board="cancelled",
        adjusted_score="possible",
    ),
    row(
        1997,
        "a wrong board that one has played",
        {"in_auction": False, "played_before": True},
        "15B 12C1",
        board="cancelled",
        adjusted_score="required",
    ),
    *both(
        "a wrong board that nobody has played",
        {"in_auction": False, "played_before": False},
        "15A1 15A2",
        "15A",
        board="result_stands",
    ),
]


@table(WRONG_BOARD_OR_HAND)
def test_wrong_board_or_hand(situation: Situation) -> None:
    situation.check("wrong_board_or_hand")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("wrong_board_or_hand", WRONG_BOARD_OR_HAND) == set()
