"""Law 12: whether the score is adjusted, and to what."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled

REQUIRED = {"adjusted_score": "required"}


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled("who may ask", {"ground": "request"}, "12A 92B", adjusted_score="possible"),
        ruled(
            "the rectification is too hard", {"ground": "too_harsh"}, "12B2", adjusted_score="no"
        ),
        ruled("split score in the cup", {"ground": "split_knockout"}, "12C4", **REQUIRED),
        ruled("is the blameless partner punished", {"ground": "individual"}, "12C3"),
        ruled(
            "the director gave the wrong rectification",
            {"directors_error": True},
            "82C 12A3",
            adjusted_score="possible",
        ),
        ruled(
            "wrongly rectified, but nobody is worse off",
            {"ground": "wrong_rectification", "directors_error": False, "damage": False},
            "12B1",
            adjusted_score="no",
        ),
        ruled(
            "no remedy in the laws and one likely result",
            {"ground": "no_remedy", "damage": True, "likely": "one"},
            "12C1(a) 12C1(b) 12A1",
            **REQUIRED,
        ),
        ruled(
            "a law says adjust and several results were likely: weighted",
            {"ground": "law", "damage": True, "likely": "several"},
            "12C1(c) 12C1(b) 12A",
            **REQUIRED,
        ),
        ruled(
            "nobody can say what would have happened: artificial",
            {"ground": "law", "damage": True, "likely": "too_many"},
            "12C1(d) 12C2(a)",
            **REQUIRED,
        ),
        ruled(
            "the innocent side threw away the rest by itself",
            {"ground": "law", "damage": True, "self_inflicted": True},
            "12C1(e) 12C1(e)(i) 12C1(e)(ii)",
            **REQUIRED,
        ),
        ruled(
            "innocent pair with a 64 % session",
            {"ground": "unplayable", "session_score": "innocent_above_60"},
            "12C2(c)",
            **REQUIRED,
        ),
        ruled(
            "guilty pair with a 35 % session",
            {"ground": "unplayable", "session_score": "offender_below_40"},
            "12C2(c)",
            **REQUIRED,
        ),
        ruled(
            "teams, and the other table bid and made a slam",
            {"ground": "unplayable", "other_table": True},
            "86B1 12C1(c)",
            **REQUIRED,
        ),
    ],
)
def test_grounds_and_scores(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("adjusted_score", told, paragraphs, facts)


@pytest.mark.parametrize(
    ("fault", "offending", "non_offending"),
    [
        ("one_side", "avg-", "avg+"),
        ("one_side_partly", "avg", "avg+"),
        ("both", "avg-", "avg-"),
        ("both_partly", "avg", "avg"),
        ("neither", "avg+", "avg+"),
    ],
)
def test_an_artificial_score_goes_by_fault(fault: str, offending: str, non_offending: str) -> None:
    found = outcome("adjusted_score", ground="unplayable", fault=fault)
    assert found.facts["artificial"] == {"offending": offending, "non_offending": non_offending}
    assert found.citations[:2] == ("12C2(a)", "12A2")


def test_the_worth_in_imps_is_left_out_at_matchpoints() -> None:
    told = {"ground": "unplayable", "fault": "one_side"}
    assert "12C2(b)" in outcome("adjusted_score", **told).citations
    assert "12C2(b)" not in outcome("adjusted_score", **told, scoring="matchpoints").citations


@pytest.mark.parametrize(
    "told",
    [
        {"ground": "unplayable", "fault": "one_side"},
        {"ground": "law", "damage": False},
        {"ground": "law", "damage": True, "self_inflicted": True},
        {"ground": "law", "damage": True, "likely": "one"},
    ],
)
def test_an_individual_event_adds_that_partners_share_it(told: dict[str, Any]) -> None:
    assert "12C3" in outcome("adjusted_score", **told, individual=True).citations
    assert "12C3" not in outcome("adjusted_score", **told).citations


@pytest.mark.parametrize(
    ("told", "paragraph"),
    [
        ({"likely": "several"}, "12C1(c)"),
        ({"self_inflicted": True}, "12C1(e)"),
        ({"fault": "neither"}, "12C2(a)"),
        ({"session_score": "innocent_above_60"}, "12C2(c)"),
        ({"other_table": True}, "86B1"),
    ],
)
def test_what_the_score_is_worked_out_from_tells_its_ground(
    told: dict[str, Any], paragraph: str
) -> None:
    assert_ruled("adjusted_score", told, (paragraph,), REQUIRED)


def test_without_a_result_the_fault_is_asked() -> None:
    slot, values = asked(outcome("adjusted_score", ground="unplayable"))
    assert slot == "fault"
    assert len(values) == 5


def test_damage_is_asked_before_the_likely_results() -> None:
    assert asked(outcome("adjusted_score", ground="no_remedy"))[0] == "damage"


def test_a_result_at_the_other_table_is_a_matter_of_imps() -> None:
    with pytest.raises(ValidationError, match="scoring"):
        outcome("adjusted_score", other_table=True, scoring="matchpoints")
