"""Law 67 and 45E: a card too few or too many in a trick."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law67_defective_trick import DefectiveTrick
from rulings.outcome import Status, decide

SITUATIONS = [
    pytest.param(
        {"fault": "missing", "moment": "before_next_trick"},
        ("67A1", "67A"),
        {"must_correct": True},
        id="forgot to play, noticed before the next trick",
    ),
    pytest.param(
        {"fault": "misplaced", "both_played_on": False},
        ("67A",),
        {"must_correct": True},
        id="card not with the played ones, noticed in time",
    ),
    pytest.param(
        {"fault": "two_at_once", "moment": "during_trick"},
        ("67A2", "58B1", "58B2"),
        {"must_correct": True},
        id="two cards together",
    ),
    pytest.param(
        {"fault": "fifth_card", "hand": "defender", "card": "HK"},
        ("45E1", "67A2", "50B"),
        {"withdrawn_card": "penalty_card", "penalty_card": "major"},
        id="defender's fifth card, an honour",
    ),
    pytest.param(
        {"fault": "fifth_card", "offender": "W", "declarer": "S", "card": "H4"},
        ("45E1",),
        {"withdrawn_card": "penalty_card", "penalty_card": "minor"},
        id="defender's fifth card, a low one",
    ),
    pytest.param(
        {"fault": "fifth_card", "hand": "defender", "meant_as_lead": True},
        ("45E1", "53A", "56"),
        {},
        id="defender's fifth card was a lead",
    ),
    pytest.param(
        {"fault": "fifth_card", "hand": "dummy"},
        ("45E2",),
        {"withdrawn_card": "returned", "penalty_card": "none"},
        id="fifth card from dummy",
    ),
    pytest.param(
        {"fault": "fifth_card", "hand": "declarer", "meant_as_lead": True},
        ("45E2", "55A"),
        {},
        id="declarer's fifth card was a lead",
    ),
    pytest.param(
        {"fault": "missing", "moment": "later_trick", "has_suit_led": True, "later_tricks": 1},
        ("67B1(a)", "64A2"),
        {"tricks_transferred": 1, "equity_check": True, "established": True},
        id="forgot to play, has the suit, side won a later trick",
    ),
    pytest.param(
        {"fault": "missing", "both_played_on": True, "has_suit_led": False, "side_won_it": True},
        ("67B1(b)", "64A2"),
        {"tricks_transferred": 1, "equity_check": True, "established": True},
        id="forgot to play, has none of the suit, partner won it",
    ),
    pytest.param(
        {
            "fault": "missing",
            "moment": "end_of_play",
            "has_suit_led": True,
            "side_won_it": False,
            "later_tricks": 0,
        },
        ("67B1(a)", "64B1"),
        {"tricks_transferred": 0, "equity_check": True},
        id="forgot to play, side won nothing from then on",
    ),
    pytest.param(
        {"fault": "too_many", "moment": "later_trick"},
        ("67B2(a)", "67B2(b)"),
        {"withdrawn_card": "returned"},
        id="too many played cards found later",
    ),
    pytest.param(
        {"fault": "misplaced", "both_played_on": True},
        ("67B3",),
        {},
        id="played but misplaced, found later",
    ),
    pytest.param(
        {"fault": "misplaced", "both_played_on": True, "played_later": True},
        ("67B3",),
        {"adjusted_score": "required"},
        id="misplaced card played again",
    ),
]


@pytest.mark.parametrize(("told", "paragraphs", "facts"), SITUATIONS)
def test_defective_trick(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    outcome = decide(DefectiveTrick(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraphs[0]
    assert set(paragraphs) <= set(outcome.citations)
    assert facts.items() <= outcome.facts.items()


@pytest.mark.parametrize(
    ("told", "slot"),
    [
        ({}, "both_played_on"),
        ({"fault": "missing"}, "both_played_on"),
        ({"both_played_on": False}, "fault"),
        ({"fault": "fifth_card"}, "hand"),
        ({"fault": "missing", "both_played_on": True}, "has_suit_led"),
        ({"fault": "missing", "both_played_on": True, "has_suit_led": True}, "side_won_trick"),
    ],
)
def test_what_the_director_asks(told: dict[str, Any], slot: str) -> None:
    outcome = decide(DefectiveTrick(**told))
    assert outcome.question is not None
    assert outcome.question.name == slot


def test_a_card_of_declarers_side_given_back_is_no_penalty_card() -> None:
    assert len(decide(DefectiveTrick(fault="too_many", both_played_on=True)).tree.ruling.says) == 2
    declaring = DefectiveTrick(fault="too_many", both_played_on=True, side="declaring")
    assert len(decide(declaring).tree.ruling.says) == 1


def test_noticed_in_the_trick_and_after_both_sides_played_on_cannot_be() -> None:
    with pytest.raises(ValidationError):
        DefectiveTrick(moment="during_trick", both_played_on=True)
