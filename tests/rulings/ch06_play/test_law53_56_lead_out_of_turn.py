"""Laws 53, 55, 56: a lead out of turn in the later play."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law53_56_lead_out_of_turn import LeadOutOfTurn
from rulings.outcome import Outcome, Status, decide

WRONG_HAND = {"led_by": "declarer", "whose_turn": "partner"}
DEFENDERS_TURN = {"led_by": "declarer", "whose_turn": "opponent"}
PARTNERS_TURN = {"led_by": "defender", "whose_turn": "partner"}
DECLARERS_TURN = {"led_by": "defender", "whose_turn": "opponent"}


def lead(**told: object) -> Outcome:
    return decide(LeadOutOfTurn(**told))


def options(outcome: Outcome) -> list[str]:
    return [option.id for option in outcome.options]


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        pytest.param({}, "led_by", id="nothing told"),
        pytest.param({"led_by": "declarer"}, "whose_turn", id="declarer led"),
        pytest.param({"led_by": "defender"}, "whose_turn", id="a defender led"),
        pytest.param(
            {"led_by": "declarer", "defenders_differ": True},
            "next_defender_accepts",
            id="the defenders differ",
        ),
    ],
)
def test_what_is_asked_first(told: dict[str, object], asked: str) -> None:
    question = lead(**told).question
    assert question is not None
    assert question.name == asked


def test_the_defenders_choose_when_declarer_led_from_the_wrong_hand() -> None:
    outcome = lead(**WRONG_HAND)
    assert options(outcome) == ["accept", "refuse"]
    assert {option.chooser for option in outcome.options} == {"either_defender"}
    assert outcome.facts == {"accept_by": "either_defender", "penalty_card": "none"}
    assert outcome.citations[:2] == ("55A", "55B2")


def test_declarer_chooses_among_four_ways_when_it_was_leaders_partners_turn() -> None:
    outcome = lead(**PARTNERS_TURN)
    assert options(outcome) == ["accept", "require_suit", "forbid_suit", "leave_penalty_card"]
    assert outcome.facts == {"accept_by": "declarer"}


def test_the_choice_of_suit_comes_later_when_it_was_declarers_turn() -> None:
    outcome = lead(**DECLARERS_TURN)
    assert options(outcome) == ["accept", "refuse"]
    refused = lead(**DECLARERS_TURN, accepted=False)
    assert refused.citations == ("56B", "50D2", "50D1(a)")
    assert refused.facts["penalty_card"] == "major"
    assert refused.facts["lead_from"] == "correct_hand"


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param(
            {**WRONG_HAND, "accepted_by_defender": False},
            ("55B2",),
            {"withdrawn_card": "returned", "lead_from": "correct_hand"},
            id="from the right hand instead",
        ),
        pytest.param(
            {**DEFENDERS_TURN, "accepted_by_defender": False},
            ("55B1",),
            {"withdrawn_card": "returned", "penalty_card": "none"},
            id="a defender leads instead",
        ),
        pytest.param(
            {"accepted_by_defender": True},
            ("55A", "53A"),
            {"lead_from": "stands", "accept_by": "either_defender"},
            id="a defender accepts, whoever's turn it was",
        ),
        pytest.param(
            {"defenders_differ": True, "next_defender_accepts": True},
            ("55A", "53A"),
            {"lead_from": "stands"},
            id="the defenders differ, the next one accepts",
        ),
        pytest.param(
            {**WRONG_HAND, "defenders_differ": True, "next_defender_accepts": False},
            ("55B2", "55A"),
            {"lead_from": "correct_hand", "withdrawn_card": "returned"},
            id="the defenders differ, the next one refuses",
        ),
        pytest.param(
            {
                **WRONG_HAND,
                "accepted_by_defender": True,
                "defenders_differ": True,
                "next_defender_accepts": False,
            },
            ("55B2", "55A"),
            {"lead_from": "correct_hand", "withdrawn_card": "returned"},
            id="the defenders differ, the one who accepts is not the next one",
        ),
        pytest.param(
            {"led_by": "declarer", "used_information": True},
            ("55C", "16C2"),
            {"adjusted_score": "possible"},
            id="declarer then finds a suggested play",
        ),
        pytest.param(
            {"accepted": True},
            ("56A", "53A"),
            {"lead_from": "stands", "accept_by": "declarer", "card_played": True},
            id="declarer accepts a defender's lead",
        ),
        pytest.param(
            {**PARTNERS_TURN, "partner_lead": "require_suit"},
            ("56B", "50D2(a)"),
            {"withdrawn_card": "returned", "lead_from": "correct_hand"},
            id="declarer refuses and demands the suit",
        ),
        pytest.param(
            {"played_after": "next_hand"},
            ("53A", "60A1"),
            {"lead_from": "stands", "card_played": True},
            id="the next hand has played",
        ),
        pytest.param(
            {"played_after": "proper_leader"},
            ("53B", "47F1"),
            {"lead_from": "correct_hand", "withdrawn_card": "returned"},
            id="the right leader has led",
        ),
        pytest.param(
            {"played_after": "wrong_defender", "demand": "require_lowest"},
            ("53C", "57A", "57A2"),
            {"lead_from": "stands", "penalty_card": "major"},
            id="the wrong defender has played",
        ),
        pytest.param(
            {"trick": 13},
            ("53A",),
            {"accept_by": "none", "withdrawn_card": "returned"},
            id="trick thirteen",
        ),
        pytest.param(
            {"told_by_opponent": True},
            ("47E1",),
            {"accept_by": "none", "penalty_card": "none"},
            id="told by an opponent that it was his turn",
        ),
    ],
)
def test_one_ruling(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = lead(**told)
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


@pytest.mark.parametrize(
    ("told", "derived"),
    [
        pytest.param(
            {"offender": "S", "declarer": "S", "hand": "N", "turn": "S"},
            WRONG_HAND,
            id="led from dummy, was in hand",
        ),
        pytest.param(
            {"offender": "S", "declarer": "S", "turn": "W"},
            DEFENDERS_TURN,
            id="led although West was on lead",
        ),
        pytest.param(
            {"offender": "E", "declarer": "S", "turn": "W"},
            PARTNERS_TURN,
            id="East led, West had won",
        ),
        pytest.param(
            {"hand": "N", "accepting": "E", "rejecting": "W"},
            {"defenders_differ": True, "next_defender_accepts": True, "led_by": "declarer"},
            id="the one next after the table accepts",
        ),
        pytest.param({"rejecting": "W"}, {"accepted_by_defender": False}, id="one refuses"),
    ],
)
def test_seats_tell_who_led_whose_turn_it_was_and_who_decides(
    told: dict[str, object], derived: dict[str, object]
) -> None:
    assert LeadOutOfTurn(**told).known().items() >= derived.items()


@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"hand": "N", "turn": "N"}, id="it was his turn"),
        pytest.param({"trick": 1}, id="the opening lead is another matter"),
        pytest.param({"accepting": "E", "rejecting": "N"}, id="not the two defenders"),
        pytest.param({"led_by": "declarer", "accepted": True}, id="declarer accepts his own"),
        pytest.param({"led_by": "defender", "accepting": "E"}, id="a defender accepts his own"),
    ],
)
def test_what_cannot_be(told: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        LeadOutOfTurn(**told)
