"""Law 15: one wrong hand, or a whole table with a wrong board."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "West bid with the cards of board 7 and East has not called yet",
            {"partner_called": False},
            "15A2(b) 15A1 15A2(c)",
            auction="cancelled_calls",
            offender_must="any_legal_call",
            ui_to="offending_side",
        ),
        ruled(
            "West bid with the cards of board 7 and East has called since",
            {"partner_called": True},
            "15A2(a) 15A1 15A4",
            auction="cancelled_calls",
            adjusted_score="required",
            penalty="possible",
        ),
        ruled(
            "West only looked at the cards of board 7",
            {"called": False},
            "7B1 16D1",
            board="play_on",
        ),
        ruled(
            "on board 7 West opens the same 1S again",
            {"repeated": True},
            "15A3 15A4",
            board="play_on",
        ),
        ruled(
            "on board 7 West now opens 1NT with another meaning",
            {"repeated": False, "call_differs": True},
            "15A3 15A4",
            adjusted_score="required",
        ),
        ruled(
            "on board 7 West makes another call of much the same meaning",
            {"repeated": False, "call_differs": False},
            "15A3",
            board="play_on",
        ),
        ruled(
            "half-way through a board that nobody has played: play it",
            {"mistake": "board", "played_before": False},
            "15B2 15B3",
            board="result_stands",
        ),
        ruled(
            "half-way through a board that South has played",
            {"mistake": "board", "played_before": True},
            "15B1 15B3 12C2(a)",
            board="cancelled",
        ),
        ruled(
            "the wrong board is on the table, cards still in it",
            {"mistake": "board", "auction_period_begun": False},
            "15B",
            adjusted_score=None,
        ),
        ruled(
            "a board of the other half of the team match",
            {"mistake": "board", "teams": True},
            "86B 15B",
            adjusted_score="possible",
        ),
    ],
)
def test_wrong_cards(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("wrong_board_or_hand", told, paragraphs, facts)


def test_a_call_with_wrong_cards_turns_on_partners_call() -> None:
    found = outcome("wrong_board_or_hand", mistake="hand", called=True)
    assert asked(found) == ("partner_called", ["True", "False"])
    assert found.facts["auction"] == "cancelled_calls"
    assert found.facts["penalty"] == "possible"


def test_a_wrong_board_turns_on_whether_anybody_knows_it() -> None:
    found = outcome("wrong_board_or_hand", mistake="board")
    assert asked(found)[0] == "played_before"
    assert {"15B1", "15B2", "15B3"} <= set(found.citations)


def test_partner_cannot_have_called_after_a_call_that_was_not_made() -> None:
    with pytest.raises(ValidationError, match="called"):
        outcome("wrong_board_or_hand", called=False, partner_called=True)


def test_a_board_known_from_before_is_not_one_players_wrong_hand() -> None:
    found = outcome("wrong_board_or_hand", played_before=True)
    assert found.irregularity.as_json()["mistake"] == "board"
