"""Laws 21, 20F, 40B, 47E2 and 75: wrong explanations, from either side of the table."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.registry import read_irregularity
from tests.rulings.situations import Situation, table, unreached

EXPLAINED = (
    Situation(
        "He misread the opponents' card himself",
        {"matter": "own_misunderstanding"},
        "21A",
        {"may_change": False, "adjusted_score": "no"},
    ),
    Situation(
        "Partner's explanation shows that he understood it differently",
        {"matter": "heard_partner"},
        "75A 73C1 16B1(a) 16B3",
        {"adjusted_score": "possible", "ui_to": "offending_side"},
    ),
    Situation(
        "He discovers his own error while the auction goes on",
        {"explained_by": "self", "noticed": "auction"},
        "20F4(a) 75B2 20F4(b)",
        {"adjusted_score": "possible"},
    ),
    Situation(
        "He discovers his own error before the lead is faced",
        {"explained_by": "self", "noticed": "clarification"},
        "20F4(a) 75B2 20F4(b)",
        {"adjusted_score": "possible"},
    ),
    Situation(
        "He discovers his own error during the play",
        {"explained_by": "self", "noticed": "play"},
        "75B2 47E2(a) 21B3",
        {"adjusted_score": "possible"},
    ),
    Situation(
        "He discovers his own error after the play",
        {"explained_by": "self", "noticed": "after_play"},
        "75B2 75B1",
        {"adjusted_score": "possible"},
    ),
    Situation(
        "He explained wrongly, no word of when he noticed",
        {"explained_by": "self"},
        "20F4(a) 75B2 20F4(b) 47E2(a) 21B3 75B1",
        {"adjusted_score": "possible"},
        asks="noticed",
    ),
    Situation(
        "Partner explains wrongly and the auction goes on",
        {"explained_by": "partner", "noticed": "auction"},
        "20F5(a) 75B3 75A 20F5(b)(ii) 20F5(b)(i)",
        {"ui_to": "offending_side", "adjusted_score": "possible"},
    ),
    Situation(
        "Partner explained wrongly, the player became declarer or dummy",
        {"explained_by": "partner", "side": "declaring"},
        "20F5(b)(ii) 75B3 21B1(a)",
        {"ui_to": "offending_side", "adjusted_score": "possible"},
    ),
    Situation(
        "Partner explained wrongly, they defend",
        {"explained_by": "partner", "side": "defending"},
        "20F5(b)(i) 75B3 75A 75B1",
        {"ui_to": "offending_side", "adjusted_score": "possible"},
    ),
    Situation(
        "Partner explained wrongly and the auction is over",
        {"explained_by": "partner", "noticed": "clarification"},
        "20F5(b)(ii) 20F5(b)(i) 75B3 21B1(a) 75A 75B1",
        {"ui_to": "offending_side", "adjusted_score": "possible"},
        asks="side",
    ),
    Situation(
        "Partner explained correctly, his own call was the mistake",
        {"explained_by": "partner", "agreement": "as_explained"},
        "75C",
        {"board": "result_stands", "adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "An opponent corrects before partner has called",
        {
            "explained_by": "opponent",
            "acted": "call",
            "noticed": "auction",
            "partner_called": False,
        },
        "21B1(a) 21B2 16C1",
        {"may_change": True},
        options=("substitute_legal_call", "keep_call"),
    ),
    Situation(
        "The error could not have changed the call",
        {
            "explained_by": "opponent",
            "acted": "call",
            "noticed": "auction",
            "partner_called": False,
            "influenced": False,
        },
        "21B1(a)",
        {"may_change": False, "adjusted_score": "no"},
    ),
    Situation(
        "Partner has called since the call made on it",
        {"explained_by": "opponent", "acted": "call", "partner_called": True},
        "21B3 21B1(a)",
        {"adjusted_score": "possible", "may_change": False, "call_stands": True},
    ),
    Situation(
        "The last pass was made on a wrong explanation, the lead is not faced",
        {"explained_by": "opponent", "final_pass": True, "noticed": "clarification"},
        "21B1(a) 21B2 16C1",
        {"may_change": True},
        options=("substitute_legal_call", "keep_call"),
    ),
    Situation(
        "A missing alert, partner has not called since",
        {
            "matter": "change_call",
            "fault": "missing_alert",
            "noticed": "auction",
            "partner_called": False,
        },
        "21B1(a) 21B2 16C1",
        {"may_change": True},
        options=("substitute_legal_call", "keep_call"),
    ),
    Situation(
        "He wants to change a call when dummy is down",
        {"matter": "change_call", "noticed": "play"},
        "21B3 21B1(a)",
        {"adjusted_score": "possible", "may_change": False, "call_stands": True},
    ),
    Situation(
        "He wants to change a call, nothing else is said",
        {"matter": "change_call"},
        "21B3 21B1(a) 75C 75B1 75D2 21B1(b) 21B2 16C1 75D3 12C1(a) 12B1",
        asks="partner_called",
    ),
    Situation(
        "He keeps the call",
        {
            "matter": "change_call",
            "noticed": "auction",
            "partner_called": False,
            "call_change": "keep_call",
        },
        "21B1(a)",
        {"may_change": True, "call_stands": True},
    ),
    Situation(
        "The misinformed opponent changed his call, and so may the next player",
        {"matter": "change_after_change"},
        "21B2 16C2",
        {"may_change": True, "ui_to": "offending_side"},
    ),
    Situation(
        "He led on a wrong explanation and nothing has happened since",
        {"acted": "play", "opening_lead": True, "later_card": False, "dummy_seen": False},
        "47E2(a) 16C1",
        {"may_change": True},
        options=("withdraw_card", "keep_card"),
    ),
    Situation(
        "He led on a wrong explanation and dummy has shown a card",
        {"acted": "play", "opening_lead": True, "dummy_seen": True},
        "47E2(a) 47E2(b)",
        {"adjusted_score": "possible", "may_change": False, "card_played": True},
    ),
    Situation(
        "He followed suit on a wrong explanation and the next hand has played",
        {"acted": "play", "later_card": True},
        "47E2(a) 47E2(b)",
        {"adjusted_score": "possible", "may_change": False, "card_played": True},
    ),
    Situation(
        "He led on a wrong explanation, no word of dummy",
        {"acted": "play", "opening_lead": True},
        "47E2(a) 16C1 47E2(b)",
        asks="after_card",
    ),
    Situation(
        "After the play: the explanation was right, the bid was not",
        {"matter": "damage", "agreement": "as_explained"},
        "75C",
        {"board": "result_stands", "adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "After the play: another agreement, and it did damage",
        {"matter": "damage", "agreement": "different", "damage": True},
        "75B1 75D3 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "After the play: another agreement, but no damage",
        {"matter": "damage", "agreement": "different", "damage": False},
        "75B1 75D3 12B1",
        {"board": "result_stands", "adjusted_score": "no"},
    ),
    Situation(
        "After the play: no agreement at all, and damage",
        {"matter": "damage", "agreement": "none", "damage": True},
        "75D2 75D3 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "After the play: no evidence either way, and damage",
        {"matter": "damage", "agreement": "no_evidence", "damage": True},
        "21B1(b) 75B1 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "After the play: a call was made on it, and damage",
        {"acted": "call", "noticed": "after_play", "agreement": "different", "damage": True},
        "75B1 75D3 21B3 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "After the play: a card was played on it, and damage",
        {"acted": "play", "noticed": "after_play", "agreement": "different", "damage": True},
        "75B1 75D3 47E2(b) 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "After the play: an alert was missing, and damage",
        {"matter": "damage", "fault": "missing_alert", "damage": True},
        "40B3(a) 21B1(a) 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "After the play: the explanation left something out, and damage",
        {"matter": "damage", "fault": "incomplete", "damage": True},
        "40B5(b) 40B3(a) 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "The explanation does not fit the hand, and they feel robbed",
        {"matter": "damage"},
        "75C 75B1 75D2 21B1(b) 75D3 12C1(a) 12B1",
        asks="agreement",
    ),
)


@table(EXPLAINED)
def test_misinformation(situation: Situation) -> None:
    situation.check("misinformation")


def test_every_sentence_on_misinformation_is_reached() -> None:
    assert unreached("misinformation", EXPLAINED) == set()


def _told(**slots: object) -> dict[str, object]:
    return read_irregularity({"kind": "misinformation", **slots}).as_json()


@pytest.mark.parametrize(
    ("slots", "matter"),
    [
        ({"explained_by": "self"}, "own_explanation"),
        ({"explained_by": "partner"}, "partners_explanation"),
        ({"explained_by": "opponent", "noticed": "clarification"}, "change_call"),
        ({"explained_by": "opponent", "noticed": "after_play"}, "damage"),
        ({"acted": "play", "noticed": "play"}, "change_play"),
        ({"agreement": "as_explained"}, "damage"),
    ],
)
def test_who_explained_and_what_was_done_tell_what_it_is_about(
    slots: dict[str, object], matter: str | None
) -> None:
    assert _told(**slots).get("matter") == matter


@pytest.mark.parametrize(
    ("slots", "after"),
    [
        ({"later_card": True}, "card_played"),
        ({"opening_lead": True, "dummy_seen": True}, "dummy_seen"),
        ({"opening_lead": False, "later_card": False}, "nothing"),
        ({"opening_lead": True, "later_card": False}, None),
    ],
)
def test_the_single_facts_tell_what_came_after_the_card(
    slots: dict[str, object], after: str | None
) -> None:
    assert _told(**slots).get("after_card") == after


@pytest.mark.parametrize(
    "slots",
    [
        pytest.param(
            {"explained_by": "opponent", "matter": "own_explanation"}, id="an opponent is not I"
        ),
        pytest.param(
            {"opening_lead": False, "after_card": "dummy_seen"}, id="dummy is down after the lead"
        ),
        pytest.param({"final_pass": True, "partner_called": True}, id="a call after the last"),
    ],
)
def test_what_cannot_be_is_refused(slots: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        _told(**slots)
