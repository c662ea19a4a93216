"""Law 54: the wrong player makes the opening lead."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law54_opening_lead import OpeningLeadOutOfTurn
from rulings.outcome import Outcome, Status, decide

FACED = {"face_up": True, "dummy_seen": False}


def lead(**told: object) -> Outcome:
    return decide(OpeningLeadOutOfTurn(**told))


def test_declarer_is_offered_all_five_ways_while_dummy_is_not_down() -> None:
    outcome = lead(offender="E", declarer="S", card="DK", **FACED)
    assert outcome.status is Status.RULED
    assert [option.id for option in outcome.options] == [
        "accept_become_dummy",
        "accept_play_second",
        "require_suit",
        "forbid_suit",
        "leave_penalty_card",
    ]
    assert {option.chooser for option in outcome.options} == {"declarer"}
    assert outcome.facts == {"accept_by": "declarer"}
    assert outcome.citations[:3] == ("54A", "54B", "54D")


def test_a_lead_of_unknown_facing_is_asked_for_first() -> None:
    outcome = lead()
    assert outcome.question is not None
    assert outcome.question.name == "face_up"


def test_whether_dummy_was_seen_is_asked_before_declarer_chooses() -> None:
    outcome = lead(face_up=True)
    assert outcome.question is not None
    assert outcome.question.name == "dummy_seen"


@pytest.mark.parametrize(
    ("told", "deciding", "facts"),
    [
        pytest.param(
            {"face_up": False},
            "41A",
            {"withdrawn_card": "returned", "penalty_card": "none", "lead_from": "correct_hand"},
            id="face down it goes back",
        ),
        pytest.param(
            {"face_up": True, "told_by_opponent": True},
            "47E1",
            {"withdrawn_card": "returned", "penalty_card": "none", "accept_by": "none"},
            id="told by an opponent that it was his lead",
        ),
        pytest.param(
            {"offender": "N", "declarer": "S", "face_up": True},
            "54E",
            {"withdrawn_card": "returned", "penalty_card": "none"},
            id="declarer's side tries to lead",
        ),
        pytest.param(
            {"declarer_exposed": True},
            "54A",
            {"lead_from": "stands"},
            id="declarer has shown a card of his hand",
        ),
        pytest.param(
            {"dummy_seen": True},
            "54C",
            {"lead_from": "stands", "card_played": True},
            id="dummy has begun to spread",
        ),
        pytest.param(
            {"decision": "accept_become_dummy"},
            "54A",
            {"lead_from": "stands", "accept_by": "declarer"},
            id="declarer spreads his hand",
        ),
        pytest.param(
            {"decision": "accept_play_second", "dummy_seen": False},
            "54B",
            {"lead_from": "stands", "card_played": True},
            id="declarer accepts and plays second",
        ),
        pytest.param(
            {"second_card": "dummy"},
            "54B2",
            {"lead_from": "stands", "card_played": True},
            id="declarer has played second from dummy",
        ),
        pytest.param(
            {"second_card": "hand"},
            "54B",
            {"lead_from": "stands", "card_played": True},
            id="declarer has played second from his hand",
        ),
        pytest.param(
            {"partner_lead": "forbid_suit"},
            "54D",
            {"penalty_card": "major", "withdrawn_card": "returned", "lead_from": "correct_hand"},
            id="declarer refuses and forbids the suit",
        ),
        pytest.param(
            {"partner_lead": "leave_penalty_card"},
            "54D",
            {"penalty_card": "major", "withdrawn_card": "penalty_card"},
            id="declarer refuses and leaves the card",
        ),
    ],
)
def test_one_ruling(told: dict[str, object], deciding: str, facts: dict[str, object]) -> None:
    outcome = lead(**told)
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == deciding
    assert outcome.facts.items() >= facts.items()


def test_a_refusal_leaves_the_three_ways_of_directing_partner() -> None:
    outcome = lead(accepted=False)
    assert [option.id for option in outcome.options] == [
        "require_suit",
        "forbid_suit",
        "leave_penalty_card",
    ]
    assert outcome.facts["penalty_card"] == "major"
    assert outcome.facts["partner_options"] == ["require_suit", "forbid_suit", "any_card"]


def test_an_acceptance_in_words_leaves_two_ways_of_accepting() -> None:
    outcome = lead(accepted=True)
    assert [option.id for option in outcome.options] == [
        "accept_become_dummy",
        "accept_play_second",
    ]
    assert outcome.facts["lead_from"] == "stands"


def test_partners_face_down_lead_is_taken_back_as_well() -> None:
    assert "54" in lead(partner_led_face_down=True, **FACED).citations


def test_a_partner_who_cannot_comply_leads_what_he_likes() -> None:
    outcome = lead(decision="refuse", unable=True)
    assert outcome.citations == ("54D", "59")
    assert outcome.facts["partner_options"] == ["any_card"]


@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"offender": "W", "declarer": "S"}, id="the right leader"),
        pytest.param({"second_card": "hand", "decision": "refuse"}, id="refused but played to"),
        pytest.param({"accepted": False, "decision": "accept_become_dummy"}, id="both ways"),
        pytest.param({"accepted": True, "partner_lead": "require_suit"}, id="accepted, directed"),
    ],
)
def test_what_cannot_be(told: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        OpeningLeadOutOfTurn(**told)
