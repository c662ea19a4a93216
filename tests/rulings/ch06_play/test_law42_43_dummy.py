"""Laws 42 and 43: what dummy may do."""

from __future__ import annotations

from typing import Any

import pytest

from rulings.laws.ch06_play.law42_43_dummy import DummysRights
from rulings.outcome import Status, decide

LOOKED = {"looked_before": True}

ALLOWED = [
    pytest.param({"act": "informs_director"}, "42A1", id="tells the director what happened"),
    pytest.param({"act": "counts_tricks"}, "42A2", id="counts the tricks"),
    pytest.param({"act": "plays_cards"}, "42A3", id="plays the cards named"),
    pytest.param({"act": "asks_declarer"}, "42B1", id="no hearts, partner?"),
    pytest.param({"act": "warns_wrong_hand"}, "42B2", id="you are in your hand"),
    pytest.param({"act": "prevents_irregularity"}, "42B2", id="keeps a defender from leading"),
    pytest.param({"act": "draws_attention", "play_over": True}, "42B3", id="after the play"),
    pytest.param({"act": "calls_director", "attention_drawn": True}, "43A1(a)", id="as second"),
]

FORBIDDEN = [
    pytest.param({"act": "calls_director", "attention_drawn": False}, "43A1(a)", id="as first"),
    pytest.param({"act": "draws_attention"}, "43A1(b)", id="points out during play"),
    pytest.param({"act": "takes_part"}, "43A1(c)", id="comments on the play"),
    pytest.param({"act": "suggests_card"}, "45F", id="touches a card"),
    pytest.param({"act": "exchanges_hands"}, "43A2(a)", id="swaps hands"),
    pytest.param({"act": "leaves_seat"}, "43A2(b)", id="walks round to watch"),
    pytest.param({"act": "looks_at_defender"}, "43A2(c)", id="peeks at a defender"),
    pytest.param({"act": "shown_by_defender"}, "43A3", id="defender shows his hand"),
    pytest.param({"act": "asks_defender"}, "42B1", id="asks a defender"),
    pytest.param(
        {"act": "draws_attention", **LOOKED, "irregularity_by": "declaring"},
        "43A1(b)",
        id="had looked, points out declarer's",
    ),
    pytest.param(
        {"act": "asks_declarer", **LOOKED, "declarer_revoked": False},
        "42B",
        id="had looked, asks, no revoke",
    ),
    pytest.param({"act": "prevents_irregularity", **LOOKED}, "42B", id="had looked, prevents"),
]


@pytest.mark.parametrize(("told", "paragraph"), ALLOWED)
def test_dummy_may(told: dict[str, Any], paragraph: str) -> None:
    outcome = decide(DummysRights(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraph
    assert outcome.facts["penalty"] == "none"


@pytest.mark.parametrize(("told", "paragraph"), FORBIDDEN)
def test_dummy_may_not(told: dict[str, Any], paragraph: str) -> None:
    outcome = decide(DummysRights(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraph
    assert outcome.facts["penalty"] == "possible"


def test_dummy_who_looked_and_warns_lets_a_defender_choose_the_hand() -> None:
    outcome = decide(DummysRights(act="warns_wrong_hand", looked_before=True))
    assert outcome.citations[0] == "43B2(a)"
    assert outcome.facts["lead_from"] == "either_hand"


def test_dummy_who_looked_and_asks_first_makes_the_revoke_count_as_established() -> None:
    outcome = decide(DummysRights(act="asks_declarer", looked_before=True))
    assert outcome.citations[:2] == ("43B2(b)", "64A")
    assert outcome.facts["must_correct"] is True
    assert outcome.facts["established"] is True


def test_dummy_who_looked_saves_a_defender_from_immediate_rectification() -> None:
    told = {"act": "draws_attention", "looked_before": True, "irregularity_by": "defending"}
    outcome = decide(DummysRights(**told))
    assert outcome.citations[0] == "43B3"
    assert outcome.facts["board"] == "play_on"


def test_first_question_is_what_dummy_did() -> None:
    question = decide(DummysRights()).question
    assert question is not None
    assert question.name == "act"
