"""Laws 68-70 under the Laws of 2007 and 1997: claims, agreed and contested."""

from __future__ import annotations

from typing import Any

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

CONTESTED: dict[str, Any] = {"doubtful_to": "non_claimers", "play_ceases": True}


CLAIM = [
    *both(
        "nothing told yet",
        {},
        "69A 70A 70C 70D1 70E1 70D2 69B 70C1 68D 70B1 70B2 70B3 70C2 70C3",
        "69A 70A 70C 70D 70E 69B 70C1 68D 70B1 70B2 70B3 70C2 70C3",
        asks="response",
        play_ceases=True,
    ),
    *both("what a claim is", {"asks_what_counts": True}, "68A 68C 68D 69A", play_ceases=True),
    *both(
        "only the trick in progress",
        {"nature": "only_current_trick"},
        "68 16A1 57A",
        "68 16A 57A",
        board="play_on",
        play_ceases=False,
        penalty_card="none",
    ),
    *both(
        "cards shown, plainly not meant as a claim",
        {"nature": "not_meant"},
        "68A",
        board="play_on",
        play_ceases=False,
    ),
    row(
        2007,
        "a defender gives up, his partner objects",
        {"nature": "partner_objected"},
        "68B2 16D2",
        board="play_on",
        play_ceases=False,
        penalty_card="none",
        ui_to="offending_side",
    ),
    row(
        1997,
        "a defender gives up, his partner objects",
        {"nature": "partner_objected"},
        "68B 49 16A",
        board="play_on",
        play_ceases=False,
        ui_to="offending_side",
    ),
    *both("agreed", {"response": "agreed"}, "69A 69B", board="result_stands", play_ceases=True),
    *both(
        "agreed, then objected before the next board",
        {"objection_time": "before_next_board", "objection": "other"},
        "70A 69A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "agreed, objected after the correction period",
        {"objection_time": "too_late"},
        "69A 79C1",
        "69A 79C",
        board="result_stands",
        play_ceases=True,
    ),
    *both(
        "a trick already won",
        {"objection_time": "correction_period", "lost_trick": "actually_won"},
        "69B1 69B",
        "69B",
        play_ceases=True,
    ),
    row(
        2007,
        "a trick likely won in play",
        {"objection_time": "correction_period", "lost_trick": "likely_won"},
        "69B2 69B",
        play_ceases=True,
    ),
    row(
        1997,
        "a trick likely won in play",
        {"objection_time": "correction_period", "lost_trick": "likely_won"},
        "69A 69B",
        board="result_stands",
        play_ceases=True,
    ),
    *both(
        "a trick that no normal play loses",
        {"objection_time": "correction_period", "lost_trick": "cannot_be_lost"},
        "69B2 69B",
        "69B",
        play_ceases=True,
    ),
    *both(
        "neither",
        {"objection_time": "correction_period", "lost_trick": "neither"},
        "69A 69B",
        board="result_stands",
        play_ceases=True,
    ),
    *both(
        "agreed, what the trick was is not told",
        {"objection_time": "correction_period"},
        "69B1 69B2 69A 69B",
        "69B 69A",
        asks="lost_trick",
        play_ceases=True,
    ),
    *both(
        "they played on after the claim",
        {"response": "doubted", "contest": "continue_play"},
        "68D 70D3 70A 70B1 70B2 70B3",
        "68D 70A 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "they played on, and there is a trump out",
        {
            "response": "doubted",
            "contest": "continue_play",
            "outstanding_trump": True,
            "trump_mentioned": False,
            "likely_unaware": True,
            "trump_can_win": True,
        },
        "70C 70C1 70C2 70C3 68D 70D3 70A 70B1 70B2 70B3",
        "70C 70C1 70C2 70C3 68D 70A 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a forgotten trump",
        {
            "response": "doubted",
            "outstanding_trump": True,
            "trump_mentioned": False,
            "likely_unaware": True,
            "trump_can_win": True,
        },
        "70C 70C1 70C2 70C3 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "the trump was mentioned",
        {"response": "doubted", "outstanding_trump": True, "trump_mentioned": True},
        "70A 70C1 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "he knew of the trump",
        {
            "response": "doubted",
            "outstanding_trump": True,
            "trump_mentioned": False,
            "likely_unaware": False,
        },
        "70A 70C2 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "the trump wins nothing",
        {
            "response": "doubted",
            "outstanding_trump": True,
            "trump_mentioned": False,
            "likely_unaware": True,
            "trump_can_win": False,
        },
        "70A 70C3 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a line he had not stated, and a worse normal one",
        {"response": "doubted", "objection": "unstated_line", "worse_normal_line": True},
        "70D1 70A 68D 70B1 70B2 70B3",
        "70D 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a line he had not stated, and none worse",
        {"response": "doubted", "objection": "unstated_line", "worse_normal_line": False},
        "70A 70D1 68D 70B1 70B2 70B3",
        "70A 70D 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "nothing was stated",
        {
            "response": "doubted",
            "objection": "unstated_line",
            "worse_normal_line": True,
            "line_stated": False,
        },
        "70D1 68C 70A 68D 70B1 70B2 70B3",
        "70D 68C 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a finesse nobody had announced",
        {
            "response": "doubted",
            "objection": "card_position",
            "other_shows_out": False,
            "rest_irrational": False,
        },
        "70E1 70D1 70A 68D 70B1 70B2 70B3",
        "70E 70D 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a finesse, the other opponent shows out",
        {"response": "doubted", "objection": "card_position", "other_shows_out": True},
        "70E1 70A 68D 70B1 70B2 70B3",
        "70E 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a finesse, all else would be irrational",
        {
            "response": "doubted",
            "objection": "card_position",
            "other_shows_out": False,
            "rest_irrational": True,
        },
        "70E1 70D1 70A 68D 70B1 70B2 70B3",
        "70E 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    row(
        2007,
        "a finesse, not told whether all else is irrational",
        {"response": "doubted", "objection": "card_position"},
        "70E1 70D1 70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    row(
        1997,
        "a finesse, not told whether all else is irrational",
        {"response": "doubted", "objection": "card_position"},
        "70E 70A 68D 70B1 70B2 70B3 70D",
        asks="rest_irrational",
        **CONTESTED,
    ),
    *both(
        "a defender's claim, partner can go wrong",
        {"response": "doubted", "objection": "partners_choice", "partner_could_err": True},
        "70D2 70A 68D 70B1 70B2 70B3",
        "70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "a defender's claim, partner cannot go wrong",
        {"response": "doubted", "objection": "partners_choice", "partner_could_err": False},
        "70A 70D2 68D 70B1 70B2 70B3",
        "70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
    *both(
        "some other doubt",
        {"response": "doubted", "objection": "other"},
        "70A 68D 70B1 70B2 70B3",
        **CONTESTED,
    ),
]


@table(CLAIM)
def test_a_claim(situation: Situation) -> None:
    situation.check("claim")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("claim", CLAIM) == set()
