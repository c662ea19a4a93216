"""Laws 6, 7 and 22B: the deal, the board and other people's cards."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "all passed and East wants to shuffle: no new deal",
            {"what": "passed_out"},
            "22B",
            board="result_stands",
        ),
        ruled(
            "dealt with fourteen cards to one hand, nobody has called",
            {"what": "misdealt", "auction_begun": False},
            "6D1",
            board="redeal",
        ),
        ruled(
            "dealt wrongly, noticed in the auction",
            {"what": "misdealt", "auction_begun": True},
            "6D1 13",
            board="play_on",
        ),
        ruled(
            "a card flashed in dealing, nobody has called",
            {"what": "card_seen", "auction_begun": False},
            "6D1",
            board="redeal",
        ),
        ruled(
            "a card flashed in dealing, told in the auction",
            {"what": "card_seen", "auction_begun": True},
            "6D1 16D3 24",
            board="play_on",
            adjusted_score="possible",
        ),
        ruled("the pack was sorted", {"what": "not_shuffled"}, "6D2", board="cancelled"),
        ruled("last week's deal", {"what": "other_session"}, "6D2", board="cancelled"),
        ruled(
            "last year's final is replayed on purpose",
            {"what": "other_session", "replay": True},
            "6D2",
            board="play_on",
        ),
        ruled("two tables share boards", {"what": "shared_boards"}, "6D2", board="play_on"),
        ruled("the director orders it", {"what": "directors_redeal"}, "6D3", board="redeal"),
        ruled(
            "the director must not redeal the last board of a decided match",
            {"what": "directors_redeal", "result_known": True},
            "86A 6D3",
            adjusted_score="required",
        ),
        ruled("duplicated boards", {"what": "duplicated"}, "6F"),
        ruled("an opponent asks for a cut", {"what": "shuffling"}, "6A"),
        ruled("two cards at a time", {"what": "dealing"}, "6B"),
        ruled("one pair shuffles alone", {"what": "presence"}, "6C"),
        ruled("who deals the boards", {"what": "who_deals"}, "6E1 6E2 6E3 6E4"),
        ruled("dummy turns the board", {"what": "board_moved"}, "7A", penalty="possible"),
        ruled("nobody counted", {"what": "not_counted"}, "7B2 90B7", penalty="possible"),
        ruled("passed without looking", {"what": "not_looked"}, "7B2", penalty="possible"),
        ruled("took an opponent's card", {"what": "touched_cards"}, "7B3", penalty="possible"),
        ruled(
            "looked at an opponent's cards with his leave",
            {"what": "touched_cards", "permitted": True},
            "7B3",
            penalty="none",
        ),
        ruled("back into the board", {"what": "returning_cards"}, "7C"),
        ruled("hand out again, alone", {"what": "hand_taken_out"}, "7C 90B5", penalty="possible"),
        ruled(
            "hand out again with all four there",
            {"what": "hand_taken_out", "permitted": True},
            "7C",
            penalty="none",
        ),
        ruled("North-South sit all evening", {"what": "responsibility"}, "7D"),
    ],
)
def test_cards_and_boards(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("shuffle_and_deal", told, paragraphs, facts)


def test_a_misdeal_turns_on_whether_the_auction_has_begun() -> None:
    assert asked(outcome("shuffle_and_deal", what="misdealt")) == (
        "auction_begun",
        ["True", "False"],
    )


def test_a_passed_out_board_without_an_auction_cannot_be() -> None:
    with pytest.raises(ValidationError, match="auction_begun"):
        outcome("shuffle_and_deal", what="passed_out", auction_begun=False)
