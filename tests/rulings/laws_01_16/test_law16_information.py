"""Laws 16, 73A-C, 75A, 20G1: information from partner, withdrawn actions and elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled

ACTED = {"source": "remark", "acted": "acted"}
BARRED = {"logical_alternative": True, "suggested": True}
HESITATION = {"tempo": "slow", "giver_call": "P", "receiver_call": "4S"}


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "RHO thought long and passed, his partner has not called yet",
            {"tempo": "slow", "giver_call": "P", "acted": "not_yet"},
            "16B1 73C1 16B2 16B3",
            ui_to="offending_side",
            board="play_on",
        ),
        ruled(
            "partner's explanation shows that he misread my call",
            {"source": "explanation"},
            "75A 16B1 73C1",
            ui_to="offending_side",
        ),
        ruled(
            "East asked only so that West would hear the answer",
            {"source": "question", "intent": "for_partner"},
            "20G1 73B1",
            penalty="possible",
            ui_to="offending_side",
        ),
        ruled(
            "East shook his head for West to see",
            {"source": "manner", "intent": "for_partner"},
            "73B1 73A1",
            penalty="possible",
        ),
        ruled("an agreed signal", {"intent": "prearranged"}, "73B2 91A", penalty="disciplinary"),
        ruled(
            "one side says there was no hesitation",
            {"source": "tempo", "disputed": True},
            "16B2 85A1 16B3",
            board="play_on",
        ),
        ruled(
            "a bid over a slow pass where everybody would bid",
            {**HESITATION, "logical_alternative": False},
            "16B1(b)",
            adjusted_score="no",
        ),
        ruled(
            "the remark suggested nothing",
            {**ACTED, "logical_alternative": True, "suggested": False},
            "16B1(a)",
            adjusted_score="no",
        ),
        ruled(
            "a bid over a slow pass where peers pass, and it gained",
            {**HESITATION, "logical_alternative": True, "gained": True},
            "16B1(a) 16B3 16B1 16B1(b) 12C1(b) 73C2",
            ui_to="offending_side",
            adjusted_score="required",
            penalty="possible",
        ),
        ruled(
            "an infraction that cost nothing",
            {**ACTED, **BARRED, "gained": False},
            "16B1(a) 12B1 16B1 16B1(b) 73C2",
            adjusted_score="no",
            penalty="possible",
        ),
        ruled(
            "may I bid what his hesitation suggests",
            {"source": "tempo", "acted": "about_to_act", **BARRED},
            "16B1(a) 16B1 73C1 16B1(b) 16B3",
            adjusted_score="possible",
        ),
        ruled(
            "the misunderstanding was used",
            {"source": "explanation", "acted": "acted", **BARRED, "gained": True},
            "16B1(a) 16B3 75A 16B1",
            adjusted_score="required",
        ),
    ],
)
def test_information_from_partner(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("unauthorized_information", told, paragraphs, facts)


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled("what of the withdrawn bid", {}, "16C2 16C1 16C3", ui_to="offending_side"),
        ruled("declarer saw the lead", {"user": "non_offenders"}, "16C1 16A1(b)"),
        ruled(
            "partner saw the lead", {"user": "offenders"}, "16C2 16C3", adjusted_score="possible"
        ),
        ruled(
            "partner led what the withdrawn bid suggested, and it gained",
            {"user": "offenders", "acted": "acted", **BARRED, "gained": True},
            "16C2 16C3",
            adjusted_score="required",
        ),
        ruled(
            "partner had no other lead",
            {"user": "offenders", "acted": "acted", "logical_alternative": False},
            "16B1(b) 16C2",
            adjusted_score="no",
        ),
    ],
)
def test_withdrawn_calls_and_cards(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("unauthorized_information", {"source": "withdrawn", **told}, paragraphs, facts)


@pytest.mark.parametrize(
    ("source", "paragraph"),
    [
        ("calls_and_plays", "16A1(a)"),
        ("known_before", "16A1(d)"),
        ("conditions", "16A2"),
        ("opponents_manner", "73D1"),
    ],
)
def test_lawful_information_is_free(source: str, paragraph: str) -> None:
    found = outcome("unauthorized_information", source=source)
    assert found.citations[0] == paragraph
    assert found.facts["ui_to"] == "none"


def test_an_action_is_judged_alternative_first_then_suggestion_then_gain() -> None:
    found = outcome("unauthorized_information", **ACTED)
    assert asked(found)[0] == "logical_alternative"
    assert found.facts["ui_to"] == "offending_side"
    found = outcome("unauthorized_information", **ACTED, logical_alternative=True)
    assert asked(found)[0] == "suggested"
    found = outcome("unauthorized_information", **ACTED, **BARRED)
    assert asked(found)[0] == "gained"


def test_a_bid_over_a_slow_double_was_suggested_unless_the_director_says_otherwise() -> None:
    told = {"tempo": "slow", "giver_call": "X", "receiver_call": "4S", "logical_alternative": True}
    assert asked(outcome("unauthorized_information", **told))[0] == "gained"
    found = outcome("unauthorized_information", **told, suggested=False)
    assert found.facts["adjusted_score"] == "no"


@pytest.mark.parametrize("told", [{"tempo": "fast"}, {"giver_call": "2H"}, {"receiver_call": "P"}])
def test_other_tempo_or_calls_leave_the_suggestion_to_the_director(told: dict[str, str]) -> None:
    found = outcome("unauthorized_information", **{**HESITATION, **told}, logical_alternative=True)
    assert asked(found)[0] == "suggested"


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "overheard, but it cannot matter",
            {"stage": "before_auction", "interferes": False},
            "16D2 16D1",
            board="play_on",
            adjusted_score="no",
        ),
        ruled(
            "saw the hand of East before the auction: he becomes East",
            {"learnt": "wrong_hand", "remedy": "reseat", "interferes": True},
            "16D2(a) 16D1",
            board="play_on",
            ui_to="none",
        ),
        ruled(
            "a new deal for this table",
            {"remedy": "redeal", "interferes": True},
            "16D2(b)",
            board="redeal",
        ),
        ruled(
            "overheard the slam, play and see",
            {"stage": "before_auction", "interferes": True, "remedy": "play_on"},
            "16D2(c)",
            board="play_on",
            adjusted_score="possible",
        ),
        ruled(
            "overheard everything: adjusted at once",
            {"stage": "auction_begun", "interferes": True, "remedy": "adjust"},
            "16D2(d) 16D3",
            board="cancelled",
            adjusted_score="required",
        ),
        ruled(
            "it came out after the play and had decided it",
            {"stage": "play_over", "affected": True},
            "16D2(c) 16D1 12C1(b)",
            adjusted_score="required",
        ),
        ruled(
            "it came out after the play and had not mattered",
            {"stage": "play_over", "affected": False},
            "16D2(c)",
            board="result_stands",
            adjusted_score="no",
        ),
        ruled(
            "an opponent holds his cards so low that I see them",
            {"learnt": "opponent_careless"},
            "74C5 16A1(c)",
            ui_to="none",
        ),
    ],
)
def test_information_from_elsewhere(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("extraneous_information", told, paragraphs, facts)


@pytest.mark.parametrize(
    ("told", "remedies"),
    [
        ({"stage": "before_auction"}, ["reseat", "redeal", "play_on", "adjust"]),
        ({"stage": "auction_begun"}, ["play_on", "adjust"]),
        ({"stage": "before_auction", "form_allows": False}, ["play_on", "adjust"]),
    ],
)
def test_the_directors_choices_shrink_with_the_first_call_and_the_form(
    told: dict[str, Any], remedies: list[str]
) -> None:
    found = outcome("extraneous_information", interferes=True, **told)
    assert asked(found) == ("remedy", remedies)


def test_after_the_first_call_there_is_no_new_deal() -> None:
    with pytest.raises(ValidationError, match="remedy"):
        outcome("extraneous_information", stage="auction_begun", remedy="redeal")


def test_the_stage_is_asked_first() -> None:
    found = outcome("extraneous_information", learnt="overheard")
    assert asked(found) == ("stage", ["before_auction", "auction_begun"])
    assert found.facts == {"ui_to": "none"}


def test_after_a_hesitation_it_is_asked_whether_partner_has_acted() -> None:
    decided = outcome("unauthorized_information", tempo="slow", giver_call="P")
    assert decided.question is not None
    assert decided.question.name == "acted"
    assert decided.facts["ui_to"] == "offending_side"
