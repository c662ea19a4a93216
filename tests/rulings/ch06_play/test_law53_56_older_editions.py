"""Laws 53-56 under the Laws of 2007 and 1997: the cards of those years on leads out of turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

STANDS: dict[str, Any] = {"card_played": True, "penalty_card": "none", "lead_from": "stands"}
BACK: dict[str, Any] = {
    "card_played": False,
    "withdrawn_card": "returned",
    "penalty_card": "none",
    "lead_from": "correct_hand",
}
REFUSED: dict[str, Any] = {
    "accept_by": "declarer",
    "card_played": False,
    "lead_from": "correct_hand",
}
DIRECTED: dict[str, Any] = {
    "penalty_card": "major",
    "partner_options": ["require_suit", "forbid_suit", "any_card"],
}
EARLY: dict[str, Any] = {
    "penalty_card": "major",
    "partner_options": ["highest", "lowest", "forbid_other_suit"],
}
ANY_CARD: dict[str, Any] = {"penalty_card": "major", "partner_options": ["any_card"]}
PICKED_UP: dict[str, Any] = {"withdrawn_card": "returned", "ui_to": "offending_side"}
LEFT: dict[str, Any] = {"withdrawn_card": "penalty_card", "ui_to": "offending_side"}

WAYS_TO_REFUSE = "require_suit forbid_suit leave_penalty_card"

OPENING_LEAD_OUT_OF_TURN = [
    *both(
        "face up, dummy not seen: the five ways of the cards",
        {"face_up": True, "dummy_seen": False},
        "54A 54B 54D 54B1 50D2(a) 50E2 50D2(b) 50E1",
        "54A 54B 54D 54B1 50D2(a) 50D1 50D2(b)",
        options=f"accept_become_dummy accept_play_second {WAYS_TO_REFUSE}",
        accept_by="declarer",
    ),
    *both("face down", {"face_up": False}, "41A", **BACK, accept_by="none"),
    *both(
        "dummy's card was seen",
        {"face_up": True, "dummy_seen": True},
        "54C",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "declarer has shown a card",
        {"face_up": True, "declarer_exposed": True},
        "54A",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "declarer becomes dummy",
        {"decision": "accept_become_dummy"},
        "54A",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "declarer plays second from his hand",
        {"decision": "accept_play_second"},
        "54B 54B1",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "the second card came from dummy",
        {"second_card": "dummy"},
        "54B2",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "his partner had led too, face down",
        {"decision": "accept_play_second", "partner_led_face_down": True},
        "54B 54B1 54",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "refused: declarer requires the suit",
        {"partner_lead": "require_suit"},
        "54D 50D2(a) 50E2",
        "54D 50D2(a) 50D1",
        **REFUSED,
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "refused: declarer forbids the suit",
        {"partner_lead": "forbid_suit"},
        "54D 50D2(a) 50E2",
        "54D 50D2(a) 50D1",
        **REFUSED,
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "refused: the card stays, any lead",
        {"partner_lead": "leave_penalty_card"},
        "54D 50D2(b) 50E1 50E2",
        "54D 50D2(b) 50D1",
        **REFUSED,
        **DIRECTED,
        **LEFT,
    ),
    *both(
        "refused: the other defender has none of the suit",
        {"decision": "refuse", "unable": True},
        "54D 59",
        **REFUSED,
        **ANY_CARD,
    ),
    *both(
        "dummy led",
        {"face_up": True, "side": "declaring"},
        "54E 48A",
        "48A",
        **BACK,
        accept_by="none",
    ),
    *both(
        "an opponent told him to lead",
        {"face_up": True, "told_by_opponent": True},
        "47E1 16D1",
        "47E1 16C1",
        **BACK,
        accept_by="none",
    ),
]

LEAD_OUT_OF_TURN = [
    *both(
        "declarer led from the wrong hand",
        {"led_by": "declarer", "whose_turn": "partner"},
        "55A 55B2 53A 55C",
        options="accept refuse",
        accept_by="either_defender",
        penalty_card="none",
    ),
    *both(
        "a defender accepts it",
        {"led_by": "declarer", "accepted_by_defender": True},
        "55A 53A",
        **STANDS,
        accept_by="either_defender",
    ),
    *both(
        "the defenders have it taken back: his other hand leads",
        {"led_by": "declarer", "whose_turn": "partner", "accepted_by_defender": False},
        "55B2 55C",
        **BACK,
        accept_by="either_defender",
    ),
    *both(
        "the defenders have it taken back: a defender leads",
        {"led_by": "declarer", "whose_turn": "opponent", "accepted_by_defender": False},
        "55B1 55C",
        **BACK,
        accept_by="either_defender",
    ),
    row(
        2007,
        "the defenders differ, the next in turn accepts",
        {
            "led_by": "declarer",
            "whose_turn": "partner",
            "defenders_differ": True,
            "next_defender_accepts": True,
        },
        "55A 53A",
        **STANDS,
        accept_by="either_defender",
    ),
    row(
        1997,
        "the defenders differ, the next in turn accepts",
        {
            "led_by": "declarer",
            "whose_turn": "partner",
            "defenders_differ": True,
            "next_defender_accepts": True,
        },
        "55B2 55A 55C",
        **BACK,
        accept_by="either_defender",
    ),
    *both(
        "the defenders differ, the next in turn refuses",
        {
            "led_by": "declarer",
            "whose_turn": "partner",
            "defenders_differ": True,
            "next_defender_accepts": False,
        },
        "55B2 55A 55C",
        **BACK,
        accept_by="either_defender",
    ),
    *both(
        "declarer then used what he had learnt",
        {"led_by": "declarer", "used_information": True},
        "55C 16D2",
        "55C 16C2",
        **BACK,
        accept_by="either_defender",
        adjusted_score="possible",
        ui_to="offending_side",
    ),
    *both(
        "a defender led at his partner's turn",
        {"led_by": "defender", "whose_turn": "partner"},
        "53A 56 50D2(a) 50E2 50D2(b) 50E1",
        "53A 56 50D2(a) 50D1 50D2(b)",
        options="accept require_suit forbid_suit leave_penalty_card",
        accept_by="declarer",
    ),
    *both(
        "declarer accepts a defender's lead",
        {"led_by": "defender", "accepted": True},
        "53A",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "refused, his partner leads: the suit is forbidden",
        {"led_by": "defender", "whose_turn": "partner", "partner_lead": "forbid_suit"},
        "56 50D2(a) 50E2",
        "56 50D2(a) 50D1",
        **REFUSED,
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "refused, his partner leads what he likes",
        {"led_by": "defender", "whose_turn": "partner", "partner_lead": "leave_penalty_card"},
        "56 50D2(b) 50E1 50E2",
        "56 50D2(b) 50D1",
        **REFUSED,
        **DIRECTED,
        **LEFT,
    ),
    *both(
        "refused, declarer's side leads",
        {"led_by": "defender", "whose_turn": "opponent", "accepted": False},
        "56 50D2 50D1(a)",
        "56 50D2 50D1",
        **REFUSED,
        **DIRECTED,
        withdrawn_card="penalty_card",
    ),
    *both(
        "refused, his partner has none of the suit",
        {"led_by": "defender", "whose_turn": "partner", "accepted": False, "unable": True},
        "56 59",
        **REFUSED,
        **ANY_CARD,
    ),
    *both(
        "the next hand has played",
        {"led_by": "declarer", "played_after": "next_hand"},
        "53A 60A1",
        **STANDS,
        accept_by="either_defender",
    ),
    *both(
        "the proper leader has led",
        {"played_after": "proper_leader"},
        "53C 47F1 16D2",
        "53C",
        **BACK,
    ),
    *both(
        "the wrong defender has played",
        {"played_after": "wrong_defender"},
        "53B 57A 57A1 50D1(a) 57A2 57A3",
        "53B 57A 57A1 50D1 57A2 57A3",
        options="require_highest require_lowest forbid_other_suit",
        **EARLY,
        card_played=True,
        lead_from="stands",
    ),
    *both(
        "the wrong defender has played, and his partner cannot comply",
        {"played_after": "wrong_defender", "unable": True},
        "53B 57B 59",
        **ANY_CARD,
        card_played=True,
        lead_from="stands",
    ),
    *both(
        "an opponent had told him to lead",
        {"told_by_opponent": True},
        "47E1 16D1",
        "47E1 16C1",
        **BACK,
        accept_by="none",
    ),
    *both(
        "the thirteenth trick is no exception",
        {"led_by": "defender", "trick": 13, "accepted": True},
        "53A",
        **STANDS,
        accept_by="declarer",
    ),
    *both(
        "the wrong defender has played, and declarer wants to demand another suit",
        {"played_after": "wrong_defender", "demand": "require_other_suit"},
        "53B 57A 50D1(a)",
        "53B 57A 50D1",
        **EARLY,
        card_played=True,
        lead_from="stands",
    ),
]

KINDS = {"opening_lead_out_of_turn": OPENING_LEAD_OUT_OF_TURN, "lead_out_of_turn": LEAD_OUT_OF_TURN}


@table(OPENING_LEAD_OUT_OF_TURN)
def test_an_opening_lead_out_of_turn(situation: Situation) -> None:
    situation.check("opening_lead_out_of_turn")


@table(LEAD_OUT_OF_TURN)
def test_a_lead_out_of_turn(situation: Situation) -> None:
    situation.check("lead_out_of_turn")


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
