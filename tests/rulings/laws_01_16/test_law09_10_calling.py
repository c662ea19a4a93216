"""Laws 9 and 10: who may say what, who calls, who decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "a player points out a call out of turn in the auction",
            {"act": "draw_attention", "phase": "auction"},
            "9A1 9B1(a)",
        ),
        ruled("a defender points out a revoke", {"act": "draw_attention"}, "9A2 9B1(a) 9B1(d)"),
        ruled(
            "dummy points out a revoke during play",
            {"act": "draw_attention", "dummy": True},
            "9A4 43A1(b) 42B3",
            penalty="possible",
        ),
        ruled(
            "dummy points out a revoke after play",
            {"act": "draw_attention", "dummy": True, "phase": "after_play"},
            "9A4 42B3",
            penalty=None,
        ),
        ruled("a defender prevents a lead out of turn", {"act": "prevent"}, "9A3"),
        ruled(
            "dummy prevents a lead from the wrong hand",
            {"act": "prevent", "dummy": True},
            "9A3 42B2",
        ),
        ruled("must I tell on partner", {"act": "own_side"}, "9A5 72B2"),
        ruled("they play on before the director is there", {"act": "act_before_ruling"}, "9B2"),
        ruled("the offender takes it back himself", {"act": "correct_oneself"}, "9C 9B2"),
        ruled("the table settles it", {"act": "settle"}, "10A 10B 9B1(a)"),
        ruled("we do not want a penalty", {"act": "waive"}, "81C5 10A 10B"),
        ruled("asks partner what to choose", {"act": "consult"}, "10C2"),
        ruled("takes the best option", {"act": "choose_best"}, "10C3"),
        ruled(
            "gains by a lucky guess after the rectification",
            {"act": "profit"},
            "10C4 16C2 72C",
            adjusted_score="possible",
        ),
        ruled("who explains the options", {"act": "options"}, "10C1 9B2"),
        ruled(
            "dummy wants to be the first to call",
            {"act": "call_director", "dummy": True, "attention_drawn": False},
            "43A1(a) 9A4",
            penalty="possible",
        ),
    ],
)
def test_who_may_do_what(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("calling_the_director", told, paragraphs, facts)


def test_dummy_may_call_once_declarer_has_pointed_it_out() -> None:
    found = outcome("calling_the_director", act="call_director", dummy=True, attention_drawn=True)
    call, play_on = found.options
    assert (call.id, play_on.id) == ("call_director", "continue_play")
    assert found.citations[0] == "9B1(b)"
    assert "43A1(a)" in found.citations
    assert "11A" in found.citations


def test_any_other_player_may_call_whoever_spoke_first() -> None:
    found = outcome("calling_the_director", act="call_director")
    assert [option.id for option in found.options] == ["call_director", "continue_play"]
    assert "43A1(a)" not in found.citations


def test_whether_dummy_may_call_turns_on_somebody_having_spoken() -> None:
    found = outcome("calling_the_director", act="call_director", dummy=True)
    assert asked(found) == ("attention_drawn", ["True", "False"])
