"""Laws 65 and 66: who may look at played cards."""

from __future__ import annotations

from typing import Any

import pytest

from rulings.laws.ch06_play.law65_66_tricks import TrickInspection
from rulings.outcome import Status, decide

SITUATIONS = [
    pytest.param(
        {"wish": "see_trick", "side_played_on": False, "own_card_turned": False},
        ("66A",),
        {"penalty": "none"},
        id="card still face up, side has not played on",
    ),
    pytest.param(
        {"wish": "see_trick", "side_played_on": False, "own_card_turned": True},
        ("66A", "66B"),
        {"board": "play_on"},
        id="own card already turned",
    ),
    pytest.param(
        {"wish": "see_trick", "side_played_on": True},
        ("66C", "66D"),
        {"board": "play_on"},
        id="side has played on",
    ),
    pytest.param(
        {"wish": "see_trick", "asker": "dummy"}, ("66A",), {"board": "play_on"}, id="dummy asks"
    ),
    pytest.param(
        {"wish": "see_own_card", "side_played_on": False},
        ("66B",),
        {"penalty": "none"},
        id="own last card",
    ),
    pytest.param(
        {"wish": "see_earlier_trick", "suspects_revoke": True},
        ("66C", "61C"),
        {"board": "play_on"},
        id="earlier trick because of a suspected revoke",
    ),
    pytest.param({"wish": "see_earlier_trick", "play_over": True}, ("66D",), {}, id="play is over"),
    pytest.param({"wish": "check_after_play"}, ("66D",), {}, id="counting after play"),
    pytest.param(
        {"wish": "mixed_cards", "both_mixed": False}, ("66D", "65D"), {}, id="one side mixed"
    ),
    pytest.param(
        {"wish": "mixed_cards", "both_mixed": True}, ("66D", "65D"), {}, id="both sides mixed"
    ),
    pytest.param(
        {"wish": "point_out_direction", "side_played_on": False},
        ("65B3",),
        {"penalty": "none"},
        id="card points wrong, in time",
    ),
    pytest.param(
        {"wish": "point_out_direction", "side_played_on": True},
        ("65B3", "16B"),
        {"ui_to": "offending_side"},
        id="card points wrong, too late",
    ),
    pytest.param(
        {"wish": "point_out_direction", "side_played_on": True, "asker": "dummy"},
        ("65B3", "43A1(b)", "43B1"),
        {"penalty": "possible"},
        id="dummy says so too late",
    ),
]


@pytest.mark.parametrize(("told", "paragraphs", "facts"), SITUATIONS)
def test_inspection(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    outcome = decide(TrickInspection(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraphs[0]
    assert set(paragraphs) <= set(outcome.citations)
    assert facts.items() <= outcome.facts.items()


def test_one_side_that_mixed_its_cards_bears_the_doubt() -> None:
    one = decide(TrickInspection(wish="mixed_cards", both_mixed=False)).tree
    both = decide(TrickInspection(wish="mixed_cards", both_mixed=True)).tree
    assert one != both


def test_first_question_is_what_the_player_wants() -> None:
    question = decide(TrickInspection()).question
    assert question is not None
    assert question.name == "wish"
