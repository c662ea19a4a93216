"""Laws 13 and 14: a hand with too many cards, a hand that is only short."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "14 and 12 before any call, nobody has seen a card",
            {"calls_made": 0, "card_seen": False},
            "13A1",
            board="play_on",
            adjusted_score="no",
        ),
        ruled(
            "14 and 12 before any call, the fourteenth was seen",
            {"wrong_hand_called": False, "card_seen": True},
            "13A2 12C1(b)",
            board="play_on",
            adjusted_score="possible",
            penalty="possible",
        ),
        ruled(
            "what was seen decided the play",
            {"wrong_hand_called": False, "card_seen": True, "affected": True},
            "13A2 12C1(b)",
            adjusted_score="required",
            penalty="possible",
        ),
        ruled(
            "what was seen made no difference",
            {"wrong_hand_called": False, "card_seen": True, "affected": False},
            "13A2",
            adjusted_score="no",
            board="result_stands",
        ),
        ruled(
            "the player with 14 has bid, the deal can be saved",
            {"wrong_hand_called": True, "correctable": True},
            "13B1",
            board="play_on",
            call_stands=True,
            adjusted_score="possible",
        ),
        ruled(
            "the player with 14 has bid and everybody knows the card",
            {"wrong_hand_called": True, "correctable": False},
            "13B2 12C1(b)",
            board="cancelled",
            adjusted_score="required",
            penalty="possible",
        ),
        ruled(
            "a second king of hearts from another pack, not yet played",
            {"foreign_card": True, "foreign_card_played": False},
            "13C",
            board="play_on",
            adjusted_score="no",
        ),
        ruled(
            "the foreign card has won a trick",
            {"foreign_card_played": True},
            "13C",
            board="play_on",
            adjusted_score="possible",
        ),
        ruled(
            "found when the cards went back into the board",
            {"play_over": True},
            "13D 12C1(b)",
            board="cancelled",
            adjusted_score="required",
            penalty="possible",
        ),
        ruled(
            "found after play in a team match",
            {"play_over": True, "teams": True},
            "13D 86B",
            adjusted_score="required",
        ),
    ],
)
def test_too_many_cards(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("wrong_number_of_cards", told, paragraphs, facts)


def test_too_many_cards_turns_on_whether_a_wrong_hand_has_called() -> None:
    found = outcome("wrong_number_of_cards", most_cards=14)
    assert asked(found) == ("wrong_hand_called", ["True", "False"])
    assert {"13B1", "13B2", "13A1", "13A2"} <= set(found.citations)
    assert [read.slot.name for read in found.assumptions] == ["foreign_card", "play_over"]


@pytest.mark.parametrize(
    ("told", "asks"),
    [
        ({"calls_made": 0}, "card_seen"),
        ({"calls_made": 4}, "correctable"),
        ({"phase": "play"}, "correctable"),
        ({"trick": 3}, "correctable"),
        ({"phase": "auction"}, "wrong_hand_called"),
    ],
)
def test_the_time_can_tell_whether_a_wrong_hand_called(told: dict[str, Any], asks: str) -> None:
    assert asked(outcome("wrong_number_of_cards", **told))[0] == asks


def test_found_after_play_needs_nothing_more() -> None:
    assert_ruled("wrong_number_of_cards", {"phase": "after_play"}, ("13D",), {"board": "cancelled"})


@pytest.mark.parametrize(
    ("told", "paragraph"),
    [
        ({"phase": "auction"}, "14A1"),
        ({"phase": "clarification"}, "14A1"),
        ({"phase": "play"}, "14B2"),
        ({"trick": 6}, "14B2"),
        ({"phase": "after_play"}, "14B2"),
    ],
)
def test_the_time_tells_whether_the_lead_was_faced(told: dict[str, Any], paragraph: str) -> None:
    assert_ruled("missing_card", {"found": "elsewhere", **told}, (paragraph,), {})


def test_thirteen_cards_are_not_too_many() -> None:
    with pytest.raises(ValidationError, match="most_cards"):
        outcome("wrong_number_of_cards", most_cards=13)


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "twelve cards in the auction, the thirteenth is in the board",
            {"lead_faced": False, "found": "elsewhere"},
            "14A1 14A3 14C",
            board="play_on",
            call_stands=True,
            ui_to="offending_side",
        ),
        ruled(
            "twelve cards in the auction, the thirteenth is gone",
            {"lead_faced": False, "found": "not_found"},
            "14A2 14A3 14C",
            board="play_on",
        ),
        ruled(
            "a card short at trick six: two of his cards lie in one trick",
            {"found": "among_played"},
            "14B1 67",
            board="play_on",
        ),
        ruled(
            "a card short at trick six: it lies on the floor",
            {"lead_faced": True, "found": "elsewhere"},
            "14B2 14B4 14C",
            penalty="possible",
            ui_to="offending_side",
        ),
        ruled(
            "a card short at trick six: it is gone",
            {"lead_faced": True, "found": "not_found"},
            "14B3 14B4 14C",
            penalty="possible",
        ),
    ],
)
def test_a_missing_card(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("missing_card", told, paragraphs, facts)


def test_before_the_lead_no_card_lies_among_the_played_ones() -> None:
    assert asked(outcome("missing_card", lead_faced=False)) == (
        "found",
        ["elsewhere", "not_found"],
    )


def test_a_missing_card_turns_first_on_the_lead() -> None:
    assert asked(outcome("missing_card"))[0] == "lead_faced"
