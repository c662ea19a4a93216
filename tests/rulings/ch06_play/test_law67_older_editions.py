"""Law 67 under the Laws of 2007 and 1997: a trick with a card too few or too many."""

from __future__ import annotations

from typing import Any

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

REVOKE: dict[str, Any] = {"established": True, "equity_check": True, "adjusted_score": "possible"}


DEFECTIVE_TRICK = [
    *both(
        "nothing told yet",
        {},
        "67B1(a) 67B1(b) 67B2(a) 67B 67A1 45E2 45E1 67A2 67A 64A2 64C 64B1 67B2(b) 50B 58B1 58B2",
        "67B1(a) 67B1(b) 67B2 67B 67A1 45E2 45E1 67A2 67A 64A2 64C 64B1 50B 58B1 58B2",
        asks="both_played_on",
    ),
    *both(
        "a card is missing, noticed at once",
        {"both_played_on": False, "fault": "missing"},
        "67A1 67A",
        must_correct=True,
    ),
    *both(
        "two cards together, noticed at once",
        {"both_played_on": False, "fault": "two_at_once"},
        "67A2 67A 58B1 58B2",
        must_correct=True,
    ),
    *both(
        "a misplaced card, noticed at once",
        {"both_played_on": False, "fault": "misplaced"},
        "67A",
        must_correct=True,
    ),
    *both(
        "a defender's fifth card below the ten",
        {"fault": "fifth_card", "hand": "defender", "card": "H5"},
        "45E1 67A2 50B 67B2(a)",
        "45E1 67A2 50B 67B2",
        must_correct=True,
        withdrawn_card="penalty_card",
        penalty_card="minor",
    ),
    *both(
        "a defender's fifth card was a lead",
        {"fault": "fifth_card", "hand": "defender", "meant_as_lead": True},
        "45E1 53A 56",
    ),
    *both(
        "declarer's fifth card",
        {"fault": "fifth_card", "hand": "declarer"},
        "45E2 67A2",
        must_correct=True,
        withdrawn_card="returned",
        penalty_card="none",
    ),
    *both(
        "declarer's fifth card was a lead",
        {"fault": "fifth_card", "hand": "declarer", "meant_as_lead": True},
        "45E2 55A",
    ),
    row(
        2007,
        "a card is missing, he has the suit, his side won a trick",
        {"both_played_on": True, "fault": "missing", "has_suit_led": True, "side_won_trick": True},
        "67B1(a) 64A2 64C",
        **REVOKE,
        tricks_transferred=1,
    ),
    row(
        1997,
        "a card is missing, he has the suit, his side won a trick",
        {"both_played_on": True, "fault": "missing", "has_suit_led": True, "side_won_trick": True},
        "67B1(a)",
        tricks_transferred=0,
    ),
    row(
        2007,
        "a card is missing, he has the suit, his side won nothing",
        {"both_played_on": True, "fault": "missing", "has_suit_led": True, "side_won_trick": False},
        "67B1(a) 64B1 64C",
        **REVOKE,
        tricks_transferred=0,
    ),
    row(
        1997,
        "a card is missing, he has the suit, his side won nothing",
        {"both_played_on": True, "fault": "missing", "has_suit_led": True, "side_won_trick": False},
        "67B1(a)",
        tricks_transferred=0,
    ),
    *both(
        "a card is missing, he has none, his side won a trick",
        {"both_played_on": True, "fault": "missing", "has_suit_led": False, "side_won_trick": True},
        "67B1(b) 64A2 64C",
        **REVOKE,
        tricks_transferred=1,
    ),
    *both(
        "a card is missing, he has none, his side won nothing",
        {
            "both_played_on": True,
            "fault": "missing",
            "has_suit_led": False,
            "side_won_trick": False,
        },
        "67B1(b) 64B1 64C",
        **REVOKE,
        tricks_transferred=0,
    ),
    *both(
        "too many cards, noticed late",
        {"both_played_on": True, "fault": "two_at_once"},
        "67B2(a) 67B2(b)",
        "67B2",
        withdrawn_card="returned",
    ),
    *both(
        "declarer played too many cards, noticed late",
        {"both_played_on": True, "fault": "too_many", "side": "declaring"},
        "67B2(a) 67B2(b)",
        "67B2",
        withdrawn_card="returned",
    ),
    *both("a misplaced card, noticed late", {"both_played_on": True, "fault": "misplaced"}, "67B"),
    *both(
        "a misplaced card was played again",
        {"both_played_on": True, "fault": "misplaced", "played_later": True},
        "12A1 67B",
        adjusted_score="possible",
    ),
]


@table(DEFECTIVE_TRICK)
def test_a_defective_trick(situation: Situation) -> None:
    situation.check("defective_trick")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("defective_trick", DEFECTIVE_TRICK) == set()
