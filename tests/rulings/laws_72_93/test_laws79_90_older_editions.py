"""Laws 79, 82, 84, 85 and 90 under the Laws of 2007 and 1997."""

from __future__ import annotations

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

SCORE = [
    *both("nothing told yet", {}, "79C1 79C2 79B2 79A2 79B", "79C 79B 72A2", asks="matter"),
    *both("a wrong entry in time", {"matter": "wrong_entry", "within_period": True}, "79C1", "79C"),
    row(
        2007,
        "a wrong entry too late",
        {"matter": "wrong_entry", "within_period": False},
        "79C2 79C1",
        asks="organizer_allows",
    ),
    row(
        1997,
        "a wrong entry too late",
        {"matter": "wrong_entry", "within_period": False},
        "79C",
        board="result_stands",
    ),
    row(
        2007,
        "too late, the organizer allows it and the director is sure",
        {
            "matter": "wrong_entry",
            "within_period": False,
            "organizer_allows": True,
            "certain": True,
        },
        "79C2 79C1",
    ),
    row(
        1997,
        "too late, the organizer allows it and the director is sure",
        {
            "matter": "wrong_entry",
            "within_period": False,
            "organizer_allows": True,
            "certain": True,
        },
        "79C",
        board="result_stands",
    ),
    *both(
        "too late, the organizer allows it but the director is not sure",
        {
            "matter": "wrong_entry",
            "within_period": False,
            "organizer_allows": True,
            "certain": False,
        },
        "79C2 79C1",
        "79C",
        board="result_stands",
    ),
    *both(
        "too late, the organizer does not allow it",
        {"matter": "wrong_entry", "within_period": False, "organizer_allows": False},
        "79C2 79C1",
        "79C",
        board="result_stands",
    ),
    *both(
        "tricks disputed during the round",
        {"matter": "tricks_disputed", "round_over": False},
        "79B2 79B",
        "79B",
    ),
    *both(
        "tricks disputed after the round",
        {"matter": "tricks_disputed", "round_over": True, "certain": True},
        "79B2 79B",
        "79B",
    ),
    *both(
        "claimed tricks disputed",
        {"matter": "tricks_disputed", "claim": True},
        "79B1 69B 71",
        "79B 69B 71",
    ),
    *both(
        "a trick that was not won", {"matter": "unwon_trick"}, "79A2", "72A2", penalty="possible"
    ),
    *both("hands put back too early", {"matter": "hands_returned"}, "79A1 79B", "79A 79B"),
]

DIRECTOR = [
    *both(
        "a wrong ruling, nothing else told",
        {},
        "82A 82C 81C3 12C1(a)",
        "82A 82C 81C6 12C2",
        asks="scoreable",
    ),
    *both(
        "a wrong ruling that can be put right",
        {"scoreable": True},
        "82A 81C3",
        "82A 81C6",
        adjusted_score="no",
    ),
    *both(
        "a wrong ruling that cannot",
        {"scoreable": False},
        "82C 12C1(a)",
        "82C 12C2",
        adjusted_score="required",
    ),
    *both(
        "a wrong ruling, and no result is possible",
        {"scoreable": False, "no_result": True},
        "82C 12C2(a)",
        "82C 12C1",
        adjusted_score="required",
        artificial={"offending": "avg+", "non_offending": "avg+"},
    ),
    *both(
        "a wrong ruling, too late",
        {"within_period": False},
        "81C3 92B",
        "81C6 92B",
        board="result_stands",
    ),
    *both(
        "an error of procedure",
        {"error": "wrong_procedure"},
        "82A 82B2 82B1 82B3",
        "82A 82B2 82B1",
        adjusted_score="possible",
    ),
]

FACTS = [
    *both(
        "nothing told yet",
        {},
        "84A 84B 84C 84D 85A1 85B 12A1 85A2 83",
        "84A 84B 84C 84D 84E 85A 85B 12A1 83",
        asks="agreed",
    ),
    *both("disputed and established", {"agreed": False, "determined": True}, "85A1 85A2", "85A"),
    *both(
        "disputed and unclear",
        {"agreed": False, "determined": False},
        "85B 85A1 83",
        "85B 83",
        board="play_on",
    ),
    *both(
        "nothing is provided",
        {"agreed": True, "provision": "nothing"},
        "84A",
        board="play_on",
        adjusted_score="no",
        penalty="none",
    ),
    *both("a rectification is provided", {"agreed": True, "provision": "rectification"}, "84B"),
    *both("a player may choose", {"agreed": True, "provision": "choice"}, "84C"),
    *both("a doubtful point", {"agreed": True, "provision": "doubtful_point"}, "84D"),
    *both(
        "damage for which nothing is provided",
        {"agreed": True, "provision": "damage_without_rectification"},
        "84D 12A1",
        "84E 12A1",
        adjusted_score="possible",
    ),
]

PENALTY = [
    *both("late arrival", {"offence": "late_arrival"}, "90B1 90A", penalty="warning_or_procedural"),
    *both("slow play", {"offence": "slow_play"}, "90B2 90A", penalty="warning_or_procedural"),
    *both(
        "audible discussion",
        {"offence": "audible_discussion"},
        "90B3 90A",
        penalty="warning_or_procedural",
    ),
    *both(
        "comparing scores",
        {"offence": "comparing_scores"},
        "90B4 90A",
        penalty="warning_or_procedural",
    ),
    *both(
        "touching cards", {"offence": "touching_cards"}, "90B5 90A", penalty="warning_or_procedural"
    ),
    *both(
        "misplaced cards",
        {"offence": "misplaced_cards"},
        "90B6 90A",
        penalty="warning_or_procedural",
    ),
    *both(
        "error causing adjustment",
        {"offence": "error_causing_adjustment"},
        "90B7 90A",
        penalty="warning_or_procedural",
    ),
    *both(
        "disobedience", {"offence": "disobedience"}, "90B8 91A 90A", penalty="warning_or_procedural"
    ),
    *both("other", {"offence": "other"}, "90A", penalty="possible"),
]


@table(SCORE)
def test_a_score(situation: Situation) -> None:
    situation.check("score_correction")


@table(DIRECTOR)
def test_a_mistake_of_the_director(situation: Situation) -> None:
    situation.check("director_error")


@table(FACTS)
def test_facts(situation: Situation) -> None:
    situation.check("disputed_facts")


@table(PENALTY)
def test_a_procedural_penalty(situation: Situation) -> None:
    situation.check("procedural_penalty")


KINDS = {
    "score_correction": SCORE,
    "director_error": DIRECTOR,
    "disputed_facts": FACTS,
    "procedural_penalty": PENALTY,
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
