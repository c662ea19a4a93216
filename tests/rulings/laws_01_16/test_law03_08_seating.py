"""Laws 3-5 and 8: who sits where, who moves what, when a round is over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "a pair at a wrong table that has not looked at a card simply moves",
            {"matter": "wrong_seat", "progress": "not_started"},
            "5B",
            penalty=None,
        ),
        ruled(
            "a pair at a wrong table in the middle of a board calls the director",
            {"matter": "wrong_seat", "progress": "in_progress"},
            "5B 15B 82B2",
            penalty="possible",
        ),
        ruled(
            "a board finished in wrong seats is put right by the director",
            {"matter": "wrong_seat", "progress": "finished"},
            "5B 82B1 15B",
            adjusted_score="possible",
        ),
        ruled("partners want to change places in mid-session", {"matter": "change_seats"}, "5A"),
        ruled("partners choose their seats at the start", {"matter": "choose_seats"}, "5A"),
        ruled("a substitute for half a session", {"matter": "change_partner"}, "4"),
        ruled("the move was announced badly", {"matter": "unclear_move"}, "5B 8A1"),
        ruled("which side is North", {"matter": "tables"}, "3"),
        ruled("the boards were not passed on", {"matter": "moving_boards"}, "8A2 8A1"),
        ruled("the round is called while a table still plays", {"matter": "round_end"}, "8B1 8C"),
        ruled("a board is played later", {"matter": "postponed_board"}, "8B2"),
        ruled("all boards are scored in the last round", {"matter": "session_end"}, "8C"),
    ],
)
def test_seats_and_rounds(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("seating", told, paragraphs, facts)


def test_wrong_seats_turn_on_how_far_the_board_is() -> None:
    slot, values = asked(outcome("seating", matter="wrong_seat"))
    assert slot == "progress"
    assert values == ["not_started", "in_progress", "finished"]
