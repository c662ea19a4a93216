"""Laws 20 and 41: who may hear the auction again, who may ask what, and when."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.registry import read_irregularity
from tests.rulings.situations import Situation, table, unreached

ASKED = (
    Situation("A player did not hear the call just made", {"request": "call_not_heard"}, "20A"),
    Situation(
        "At his turn in the auction he wants it all again",
        {"request": "review", "when": "auction", "own_turn": True},
        "20B 20D",
    ),
    Situation(
        "He asks for the auction while it is not his turn",
        {"request": "review", "when": "auction", "own_turn": False},
        "20B",
    ),
    Situation(
        "A player bound to pass asks for the auction",
        {"request": "review", "when": "auction", "must_pass": True},
        "20B",
    ),
    Situation(
        "He only wants to know who bid spades first", {"request": "part_of_review"}, "20B 20C2"
    ),
    Situation(
        "After the final pass the leader's partner wants the auction",
        {"request": "review", "when": "clarification", "asker": "defender"},
        "41B 20C2 20D",
    ),
    Situation(
        "Dummy wants the auction before the lead is faced",
        {"request": "review", "when": "clarification", "asker": "dummy"},
        "41B 20C2",
    ),
    Situation(
        "Dummy wants the auction, no word of when",
        {"request": "review", "asker": "dummy"},
        "41B 20C2",
    ),
    Situation(
        "Declarer wants the auction before dummy's first card",
        {"request": "review", "asker": "declarer", "has_played": False, "when": "play"},
        "20C2 41B 20D",
    ),
    Situation(
        "A defender asks for the auction before his turn to play",
        {
            "request": "review",
            "asker": "defender",
            "has_played": False,
            "when": "play",
            "own_turn": False,
        },
        "20C2",
    ),
    Situation(
        "Third hand has played to trick one and wants the auction",
        {"request": "review", "asker": "defender", "has_played": True, "dummy_down": True},
        "41B 41C",
    ),
    Situation(
        "Dummy is down, nobody says whether he has played",
        {"request": "review", "dummy_down": True},
        "41B 20C2 41C 20D",
        asks="has_played",
    ),
    Situation("Whether the opening lead is his", {"request": "whose_lead"}, "20C1"),
    Situation("Who repeats the auction", {"request": "who_repeats"}, "20D 20E"),
    Situation("Who explains a bid", {"request": "who_explains"}, "20F1"),
    Situation(
        "The auction was repeated wrongly",
        {"request": "error_in_review"},
        "20E 12C1(a)",
        {"adjusted_score": "possible"},
    ),
    Situation(
        "At his turn he asks what the calls mean",
        {"request": "meaning", "when": "auction", "own_turn": True},
        "20F1 16B1",
    ),
    Situation(
        "He asks what a bid means before his turn to call",
        {"request": "meaning", "when": "auction", "own_turn": False},
        "20F1",
    ),
    Situation(
        "A player bound to pass asks what a bid means",
        {"request": "meaning", "when": "auction", "must_pass": True},
        "20F1",
    ),
    Situation(
        "He asks about one bid only at his turn",
        {"request": "single_call", "when": "auction"},
        "20F1 20F3 16B1",
    ),
    Situation(
        "Before the lead is faced the leader's partner asks about a bid",
        {"request": "single_call", "when": "clarification", "asker": "defender"},
        "41B 20F2 20F3 16B1",
    ),
    Situation(
        "The player who will be dummy asks about a bid",
        {"request": "meaning", "when": "clarification", "asker": "dummy"},
        "41B 20F2",
    ),
    Situation(
        "Declarer asks about the discards at his turn",
        {"request": "meaning", "when": "play", "asker": "declarer", "own_turn": True},
        "20F2 41B 16B1",
    ),
    Situation(
        "A defender asks in the play though it is not his turn",
        {"request": "meaning", "when": "play", "asker": "defender", "own_turn": False},
        "20F2",
    ),
    Situation(
        "Dummy asks what a bid meant",
        {"request": "meaning", "dummy_down": True, "asker": "dummy"},
        "41B 20F2",
    ),
    Situation(
        "What is the contract, he asks at his turn in trick five",
        {"request": "contract", "when": "play"},
        "41C",
    ),
    Situation("Dummy asks what the contract is", {"request": "contract", "asker": "dummy"}, "41C"),
    Situation(
        "A defender asks for the contract out of turn",
        {"request": "contract", "when": "play", "own_turn": False},
        "41C",
    ),
    Situation(
        "The contract is asked for before the lead is faced",
        {"request": "contract", "when": "clarification"},
        "41B 20C2 20D",
    ),
    Situation(
        "A question only for partner's ears",
        {"purpose": "for_partner", "request": "single_call"},
        "20G1 16B1(a)",
        {"ui_to": "offending_side", "penalty": "possible", "adjusted_score": "possible"},
    ),
    Situation(
        "A question to make the opponent answer wrongly",
        {"purpose": "to_mislead"},
        "20G2",
        {"penalty": "possible", "adjusted_score": "possible"},
    ),
    Situation(
        "A player asks something",
        {},
        "20B 41B 20C2 20F1 20F2 41C 20A 20D 16B1 20F3",
        asks="request",
    ),
    Situation(
        "He wants to know what a bid means",
        {"request": "meaning"},
        "20F1 41B 20F2 16B1",
        asks="when",
    ),
)


@table(ASKED)
def test_questions(situation: Situation) -> None:
    situation.check("review_of_auction")


def test_every_sentence_on_questions_is_reached() -> None:
    assert unreached("review_of_auction", ASKED) == set()


def _told(**slots: object) -> dict[str, object]:
    return read_irregularity({"kind": "review_of_auction", **slots}).as_json()


def test_a_card_played_or_dummy_down_means_that_the_play_has_begun() -> None:
    assert _told(has_played=True)["when"] == "play"
    assert _told(dummy_down=True)["when"] == "play"


@pytest.mark.parametrize(
    "slots",
    [
        pytest.param({"when": "auction", "dummy_down": True}, id="dummy is down in the auction"),
        pytest.param({"when": "clarification", "dummy_down": True}, id="dummy before the lead"),
        pytest.param({"when": "auction", "has_played": True}, id="a card played in the auction"),
        pytest.param({"when": "auction", "asker": "dummy"}, id="a dummy in the auction"),
        pytest.param({"asker": "dummy", "by_dummy": False}, id="dummy who is not dummy"),
    ],
)
def test_what_cannot_be_is_refused(slots: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        _told(**slots)
