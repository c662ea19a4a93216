"""What follows with certainty from the details of a revoke, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law61_64_revoke import Revoke

DERIVED = [
    pytest.param({"offender": "W", "declarer": "S"}, {"hand": "defender"}, id="west defends"),
    pytest.param({"offender": "S", "declarer": "S"}, {"hand": "declarer"}, id="south declares"),
    pytest.param({"offender": "N", "declarer": "S"}, {"hand": "dummy"}, id="north is dummy"),
    pytest.param({"trick": 12}, {"circumstance": "twelfth_trick"}, id="trick twelve"),
    pytest.param({"moment": "after_round"}, {"established": True}, id="after the round"),
    pytest.param({"circumstance": "after_round"}, {"established": True}, id="told so"),
    pytest.param({"later_tricks": 1}, {"established": True, "won_later": True}, id="later trick"),
    pytest.param({"tricks_from_revoke": 2}, {"won_later": True}, id="two from the revoke on"),
    pytest.param(
        {"tricks_from_revoke": 1, "won_by": "other_side"}, {"won_later": True}, id="one, not it"
    ),
    pytest.param(
        {"tricks_from_revoke": 1, "won_by": "partner"}, {"won_later": False}, id="one, just it"
    ),
    pytest.param(
        {"offender": "W", "trick_winner": "E"}, {"won_by": "partner"}, id="partner's seat won"
    ),
    pytest.param(
        {"offender": "W", "trick_winner": "N"}, {"won_by": "other_side"}, id="opponent's seat won"
    ),
    pytest.param(
        {"hand": "declarer", "winner_hand": "dummy"}, {"won_by": "partner"}, id="dummy won it"
    ),
    pytest.param(
        {"hand": "declarer", "winner_hand": "defender"}, {"won_by": "other_side"}, id="defender won"
    ),
    pytest.param(
        {"hand": "defender", "winner_hand": "declarer"}, {"won_by": "other_side"}, id="declarer won"
    ),
    pytest.param(
        {"hand": "dummy", "winner_hand": "declarer"}, {"won_by": "partner"}, id="his own hand won"
    ),
    pytest.param(
        {"hand": "dummy", "winner_hand": "dummy"}, {"won_by": "offender"}, id="dummy's card won"
    ),
    pytest.param(
        {"side": "declaring", "winner_hand": "defender"},
        {"won_by": "other_side"},
        id="a defender won declarer's revoke",
    ),
    pytest.param({"side_won_trick": False}, {"won_by": "other_side"}, id="side did not win it"),
    pytest.param({"trumps": "S", "card": "D9"}, {"discarded": True}, id="not a trump"),
    pytest.param({"trumps": "S", "card": "S9"}, {"discarded": False}, id="a ruff"),
    pytest.param(
        {"offender": "S", "declarer": "S", "hand": "dummy", "trick_winner": "S"},
        {"won_by": "partner"},
        id="declarer's own hand won dummy's revoke",
    ),
    pytest.param(
        {"trumps": "NT", "broke_requirement": True, "won_by": "offender"},
        {"discarded": None},
        id="led another suit than required",
    ),
]


@pytest.mark.parametrize(("told", "expected"), DERIVED)
def test_what_follows_from_what_is_told(told: dict[str, Any], expected: dict[str, Any]) -> None:
    known = Revoke(**told).known()
    assert {slot: known.get(slot) for slot in expected} == expected


@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"trick": 13}, id="one card left"),
        pytest.param({"trumps": "NT", "won_by": "offender"}, id="no-trump discard wins"),
        pytest.param({"offender": "W", "declarer": "S", "hand": "dummy"}, id="west is no dummy"),
        pytest.param({"moment": "later_trick", "established": False}, id="two tricks later"),
        pytest.param({"later_tricks": 0, "won_later": True}, id="none but some"),
        pytest.param({"won_by": "partner", "side_won_trick": False}, id="partner but not side"),
    ],
)
def test_facts_that_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Revoke(**told)
