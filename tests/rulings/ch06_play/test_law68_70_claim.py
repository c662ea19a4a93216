"""Laws 68-70: claims, agreed and contested."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law68_70_claim import Claim
from rulings.outcome import Status, decide
from rulings.registry import read_irregularity

TRUMP_OUT = {"outstanding_trump": True}

UNCONTESTED = [
    pytest.param(
        {"nature": "only_current_trick"},
        ("68", "57A"),
        {"play_ceases": False, "penalty_card": "none", "board": "play_on"},
        id="only about this trick",
    ),
    pytest.param(
        {"nature": "not_meant"}, ("68A",), {"play_ceases": False}, id="cards shown by mistake"
    ),
    pytest.param(
        {"nature": "partner_objected"},
        ("68B2", "16C2"),
        {"play_ceases": False, "penalty_card": "none", "ui_to": "offending_side"},
        id="defender's partner objected at once",
    ),
    pytest.param(
        {"asks_what_counts": True}, ("68A", "68C"), {"play_ceases": True}, id="is that a claim"
    ),
    pytest.param(
        {"response": "agreed"}, ("69A",), {"board": "result_stands"}, id="everybody agrees"
    ),
    pytest.param(
        {"lost_trick": "actually_won", "objection_time": "correction_period"},
        ("69B1",),
        {},
        id="agreed to lose a trick already won",
    ),
    pytest.param(
        {"lost_trick": "likely_won", "objection_time": "correction_period"},
        ("69B2",),
        {},
        id="agreed to lose a trick it would likely have won",
    ),
    pytest.param(
        {"lost_trick": "neither", "objection_time": "correction_period"},
        ("69A",),
        {"board": "result_stands"},
        id="agreed and nothing was lost",
    ),
    pytest.param(
        {"objection_time": "too_late"},
        ("69A", "79C1"),
        {"board": "result_stands"},
        id="objects after the correction period",
    ),
    pytest.param(
        {"contest": "continue_play", "all_agree": True},
        ("68D2(b)(ii)",),
        {"board": "result_stands", "play_ceases": False},
        id="all four agree to play on",
    ),
]

CONTESTED = [
    pytest.param(
        {**TRUMP_OUT, "line_stated": False, "likely_unaware": True, "trump_can_win": True},
        ("70C", "70C1", "70C2", "70C3"),
        id="forgotten trump that can win a trick",
    ),
    pytest.param({**TRUMP_OUT, "trump_mentioned": True}, ("70A", "70C1"), id="trump mentioned"),
    pytest.param(
        {**TRUMP_OUT, "trump_mentioned": False, "likely_unaware": False},
        ("70A", "70C2"),
        id="trump known to be out",
    ),
    pytest.param(
        {**TRUMP_OUT, "trump_mentioned": False, "likely_unaware": True, "trump_can_win": False},
        ("70A", "70C3"),
        id="trump that cannot win",
    ),
    pytest.param({"worse_normal_line": True}, ("70D1", "70A"), id="unstated line, worse exists"),
    pytest.param({"worse_normal_line": False}, ("70A", "70D1"), id="unstated line, none worse"),
    pytest.param({"objection": "card_position"}, ("70E1", "70D1", "70A"), id="unstated finesse"),
    pytest.param(
        {"objection": "card_position", "other_shows_out": True}, ("70E1",), id="proved finesse"
    ),
    pytest.param({"partner_could_err": True}, ("70D2", "70A"), id="defender needs partner"),
    pytest.param({"partner_could_err": False}, ("70A", "70D2"), id="partner cannot err"),
    pytest.param({"objection": "other"}, ("70A", "70B1", "70B2", "70B3"), id="anything else"),
    pytest.param(
        {
            "objection": "other",
            "objection_time": "before_next_board",
            "response": "agreed_then_objected",
        },
        ("70A", "69A"),
        id="agreed, objects before the next board",
    ),
    pytest.param(
        {"objection": "other", "contest": "continue_play", "all_agree": False},
        ("70A", "68D2(b)(i)"),
        id="one player does not want to play on",
    ),
]


@pytest.mark.parametrize(("told", "paragraphs", "facts"), UNCONTESTED)
def test_claim_that_the_director_need_not_weigh(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    outcome = decide(Claim(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraphs[0]
    assert set(paragraphs) <= set(outcome.citations)
    assert facts.items() <= outcome.facts.items()
    assert "doubtful_to" not in outcome.facts


@pytest.mark.parametrize(("told", "paragraphs"), CONTESTED)
def test_contested_claim(told: dict[str, Any], paragraphs: tuple[str, ...]) -> None:
    outcome = decide(Claim(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraphs[0]
    assert set(paragraphs) <= set(outcome.citations)
    assert outcome.facts["doubtful_to"] == "non_claimers"
    assert outcome.facts["play_ceases"] is True


@pytest.mark.parametrize(
    ("told", "slot"),
    [
        pytest.param({}, "response", id="only that somebody claimed"),
        pytest.param({"response": "doubted"}, "objection", id="doubted, nothing known"),
        pytest.param(TRUMP_OUT, "trump_mentioned", id="a trump is out"),
        pytest.param({**TRUMP_OUT, "line_stated": False}, "likely_unaware", id="nothing said"),
        pytest.param({"contest": "continue_play"}, "all_agree", id="they want to play on"),
        pytest.param({"response": "agreed_then_objected"}, "objection_time", id="changed mind"),
    ],
)
def test_what_the_director_finds_out(told: dict[str, Any], slot: str) -> None:
    outcome = decide(Claim(**told))
    assert outcome.status is Status.CONDITIONAL
    assert outcome.question is not None
    assert outcome.question.name == slot


def test_a_doubted_claim_shows_every_ground_of_law_70() -> None:
    outcome = decide(Claim(response="doubted"))
    assert {"70A", "70C", "70D1", "70D2", "70E1"} <= set(outcome.citations)
    assert outcome.facts["doubtful_to"] == "non_claimers"


def test_silence_about_the_line_is_held_against_the_claimer() -> None:
    assert "68C" in decide(Claim(objection="other", line_stated=False)).citations


def test_only_a_defenders_partner_can_object_or_choose() -> None:
    with pytest.raises(ValidationError):
        Claim(claimer="declaring", nature="partner_objected")
    assert Claim(partner_could_err=True).claimer == "defending"


def test_a_claim_without_a_line_need_not_be_about_a_trump() -> None:
    """Nobody mentions trumps at notrump; only an outstanding trump makes 70C the question."""
    claim = read_irregularity({"kind": "claim", "line_stated": False, "response": "doubted"})
    assert "objection" not in claim.known()
    about = claim.given(outstanding_trump=True)
    assert about is not None
    assert about.known()["objection"] == "outstanding_trump"
    assert Claim(objection="outstanding_trump").outstanding_trump
