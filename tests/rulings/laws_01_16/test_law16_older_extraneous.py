"""Law 16 under the Laws of 2007 and 1997: information from elsewhere."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

EXTRANEOUS_INFORMATION = [
    *both(
        "an opponent shows his cards",
        {"learnt": "opponent_careless"},
        "74C5 16A1(c)",
        "74C5 16",
        ui_to="none",
        adjusted_score="no",
    ),
    row(
        2007,
        "harmless",
        {"learnt": "overheard", "stage": "before_auction", "interferes": False},
        "16C2 16C1",
        ui_to="none",
        board="play_on",
        adjusted_score="no",
    ),
    row(
        1997,
        "harmless",
        {"learnt": "overheard", "interferes": False},
        "16B",
        ui_to="none",
        board="play_on",
        adjusted_score="no",
    ),
    row(
        2007,
        "change of seats",
        {"learnt": "wrong_hand", "interferes": True, "remedy": "reseat"},
        "16C2(a) 16C1",
        ui_to="none",
        board="play_on",
    ),
    row(
        2007,
        "a new deal",
        {"learnt": "wrong_hand", "interferes": True, "remedy": "redeal"},
        "16C2(b) 16C1",
        ui_to="none",
        board="redeal",
    ),
    row(
        2007,
        "play and see, after the first call",
        {"learnt": "overheard", "stage": "auction_begun", "interferes": True, "remedy": "play_on"},
        "16C2(c) 16C3 16C1",
        ui_to="none",
        board="play_on",
        adjusted_score="possible",
    ),
    row(
        2007,
        "adjust at once",
        {"learnt": "overheard", "stage": "before_auction", "interferes": True, "remedy": "adjust"},
        "16C2(d) 16C1",
        ui_to="none",
        board="cancelled",
        adjusted_score="required",
    ),
    row(
        1997,
        "change of seats",
        {"learnt": "wrong_hand", "interferes": True, "measure": "change_seats"},
        "16B1 16B",
        ui_to="none",
        board="play_on",
    ),
    row(
        1997,
        "seats were changed",
        {"remedy": "reseat", "interferes": True},
        "16B1 16B",
        ui_to="none",
        board="play_on",
    ),
    row(
        1997,
        "a score was awarded at once",
        {"remedy": "adjust", "interferes": True},
        "16B3 16B",
        ui_to="none",
        board="cancelled",
        adjusted_score="required",
    ),
    row(
        1997,
        "a substitute",
        {"learnt": "wrong_hand", "interferes": True, "measure": "substitute"},
        "16B2 16B",
        ui_to="none",
        board="play_on",
    ),
    row(
        1997,
        "an artificial score",
        {"learnt": "wrong_hand", "interferes": True, "measure": "score_now"},
        "16B3 16B",
        ui_to="none",
        board="cancelled",
        adjusted_score="required",
    ),
    row(
        1997,
        "the director wanted to play and see",
        {"learnt": "wrong_hand", "interferes": True, "remedy": "play_on", "measure": "score_now"},
        "16B3 16B",
        ui_to="none",
        board="cancelled",
        adjusted_score="required",
    ),
    row(
        1997,
        "what is open",
        {"learnt": "wrong_hand", "interferes": True},
        "16B1 16B2 16B3 16B",
        asks="measure",
        ui_to="none",
    ),
    row(
        2007,
        "found out afterwards, with effect",
        {"learnt": "overheard", "stage": "play_over", "affected": True},
        "16C2(c) 16C1 12C1(a)",
        ui_to="none",
        adjusted_score="required",
    ),
    row(
        2007,
        "found out afterwards, without effect",
        {"learnt": "overheard", "stage": "play_over", "affected": False},
        "16C2(c) 16C1",
        ui_to="none",
        board="result_stands",
        adjusted_score="no",
    ),
    row(
        1997,
        "found out afterwards, with effect",
        {"learnt": "overheard", "affected": True},
        "16 12A1 12C2",
        ui_to="none",
        adjusted_score="required",
    ),
    row(
        1997,
        "found out afterwards, without effect",
        {"learnt": "overheard", "affected": False},
        "16B",
        ui_to="none",
        board="play_on",
        adjusted_score="no",
    ),
]


@table(EXTRANEOUS_INFORMATION)
def test_extraneous_information(situation: Situation) -> None:
    situation.check("extraneous_information")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("extraneous_information", EXTRANEOUS_INFORMATION) == set()
