"""Laws 86, 87, 92 and 93 under the Laws of 2007 and 1997: teams, fouled boards, appeals."""

from __future__ import annotations

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

TEAMS = [
    row(
        2007,
        "nothing told yet",
        {},
        "86D 12C2(a) 12C1(c) 86A 86B",
        asks="other_table",
        adjusted_score="required",
    ),
    row(1997, "nothing told yet", {}, "12C1 86A 86B", asks="fault", adjusted_score="required"),
    *both(
        "a redeal, but the match is known without it",
        {"redeal": True, "final_known": True},
        "86C",
        adjusted_score="required",
    ),
    *both(
        "a redeal, and nobody can know",
        {"redeal": True, "final_known": False},
        "86C 6D3",
        board="redeal",
    ),
    row(
        2007,
        "the other table's result favours a side",
        {"other_table": "favours_one_side", "fault": "one"},
        "86D 12C1(c)",
        adjusted_score="required",
    ),
    row(
        1997,
        "the other table's result favours a side",
        {"other_table": "favours_one_side", "fault": "one"},
        "12C1 86A 86B",
        adjusted_score="required",
        artificial={"offending": "avg-", "non_offending": "avg+"},
    ),
    *both(
        "an ordinary result at the other table, one at fault",
        {"other_table": "ordinary", "fault": "one"},
        "86D 12C2(a) 86A 86B",
        "12C1 86A 86B",
        adjusted_score="required",
        artificial={"offending": "avg-", "non_offending": "avg+"},
    ),
    *both(
        "no result at the other table, both at fault",
        {"other_table": "no_result", "fault": "both"},
        "12C2(a) 86A 86B",
        "12C1 86A 86B",
        adjusted_score="required",
    ),
    *both(
        "results that cannot be compared, nobody at fault",
        {"other_table": "not_comparable", "fault": "neither"},
        "12C2(a) 86A 86B",
        "12C1 86A 86B",
        adjusted_score="required",
        artificial={"offending": "avg+", "non_offending": "avg+"},
    ),
]

FOULED = [
    *both(
        "nothing told yet",
        {},
        "87B 87A 90B6 12C2(a) 86A 86B",
        "87B 87A 90B6 12C1 86A 86B",
        asks="contest",
    ),
    *both("the same form for all", {"same_form": True}, "87A", board="result_stands"),
    *both(
        "in pairs", {"contest": "pairs"}, "87B 87A 90B6", board="result_stands", penalty="possible"
    ),
    *both(
        "in teams, one at fault",
        {"contest": "teams", "fault": "one"},
        "87B 12C2(a) 86A 86B",
        "87B 12C1 86A 86B",
        adjusted_score="required",
        artificial={"offending": "avg-", "non_offending": "avg+"},
    ),
    *both(
        "in teams, both at fault",
        {"contest": "teams", "fault": "both"},
        "87B 12C2(a) 86A 86B",
        "87B 12C1 86A 86B",
        adjusted_score="required",
    ),
    *both(
        "in teams, nobody at fault",
        {"contest": "teams", "fault": "neither"},
        "87B 12C2(a) 86A 86B",
        "87B 12C1 86A 86B",
        adjusted_score="required",
        artificial={"offending": "avg+", "non_offending": "avg+"},
    ),
    row(
        2007,
        "another dealer on one copy, in pairs",
        {"cause": "dealer_or_vulnerability", "contest": "pairs"},
        "87B 87A 90B6",
        board="result_stands",
        penalty="possible",
    ),
    row(
        1997,
        "another dealer on one copy, in pairs",
        {"cause": "dealer_or_vulnerability", "contest": "pairs"},
        "87A 82B1",
        adjusted_score="possible",
    ),
]

APPEAL = [
    *both("nothing told yet", {}, "92A 92D1 92D2 92B 92C", "92A 92D 92B 92C", asks="in_time"),
    *both("another table", {"own_table": False}, "92A"),
    *both("too late", {"in_time": False}, "92B"),
    *both(
        "pairs, both agree",
        {"in_time": True, "contest": "pairs", "consent": True},
        "92A 92D1 92C",
        "92A 92D 92C",
    ),
    *both(
        "pairs, partner refuses",
        {"in_time": True, "contest": "pairs", "consent": False},
        "92D1",
        "92D",
    ),
    *both(
        "teams, the captain agrees",
        {"in_time": True, "contest": "teams", "consent": True},
        "92A 92D2 92C",
        "92A 92D 92C",
    ),
    *both(
        "teams, the captain refuses",
        {"in_time": True, "contest": "teams", "consent": False},
        "92D2",
        "92D",
    ),
    *both(
        "an individual contest",
        {"in_time": True, "contest": "individual"},
        "92A 92D1 92C",
        "92A 92C",
    ),
    *both("until when", {"matter": "deadline"}, "92B 92C"),
    *both("to whom", {"matter": "route"}, "92C 92B"),
    *both("no committee", {"matter": "who_decides", "committee": False}, "93A"),
    *both(
        "a committee, and the law alone is in question",
        {"matter": "who_decides", "committee": True, "law_only": True},
        "93B1",
    ),
    *both(
        "a committee, and facts are in question",
        {"matter": "who_decides", "committee": True, "law_only": False},
        "93B2",
    ),
    *both("what the committee may do", {"matter": "committee_powers"}, "93B3"),
    *both("an appeal without merit", {"matter": "without_merit"}, "92A", penalty="possible"),
    *both("a further appeal", {"matter": "further_appeal"}, "93C1 93C2 93C3(a) 93C3(b)", "93C"),
    *both("the director's advice", {"matter": "directors_advice"}, "83 81C7", "83 81C9"),
]


@table(TEAMS)
def test_a_team_match(situation: Situation) -> None:
    situation.check("team_match")


@table(FOULED)
def test_a_fouled_board(situation: Situation) -> None:
    situation.check("fouled_board")


@table(APPEAL)
def test_an_appeal(situation: Situation) -> None:
    situation.check("appeal")


KINDS = {"team_match": TEAMS, "fouled_board": FOULED, "appeal": APPEAL}


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
