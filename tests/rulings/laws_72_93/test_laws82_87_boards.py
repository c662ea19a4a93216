"""Laws 82, 86 and 87: boards that cannot be scored as played."""

from __future__ import annotations

from tests.rulings.situations import Situation, table, unreached

ERRORS = (
    Situation(
        "A wrong ruling, and the board cannot be scored normally",
        {"scoreable": False},
        "82C 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "A wrong ruling, and no result at all is possible",
        {"scoreable": False, "no_result": True},
        "82C 12C2(a)",
        {
            "adjusted_score": "required",
            "artificial": {"offending": "avg+", "non_offending": "avg+"},
        },
    ),
    Situation(
        "A wrong ruling that can be put right at the table",
        {"scoreable": True},
        "82A 81C3",
        {"adjusted_score": "no"},
    ),
    Situation("A wrong ruling, nothing else is said", {}, "82A 82C 81C3 12C1(a)", asks="scoreable"),
    Situation(
        "A wrong ruling found out after the periods are over",
        {"within_period": False},
        "81C3 92B",
        {"board": "result_stands"},
    ),
    Situation(
        "A table played the wrong boards by the director's mistake",
        {"error": "wrong_procedure"},
        "82A 82B2 82B1 82B3",
        {"adjusted_score": "possible"},
    ),
)


@table(ERRORS)
def test_director_errors(situation: Situation) -> None:
    situation.check("director_error")


def test_every_sentence_on_director_errors_is_reached() -> None:
    assert unreached("director_error", ERRORS) == set()


MATCHES = (
    Situation(
        "A spoilt board, and a slam was made at the other table",
        {"other_table": "favours_one_side"},
        "86B1 12C1(c)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "No result at the other table, one team at fault",
        {"other_table": "no_result", "fault": "one"},
        "12C2(a) 12C2(b) 86B1",
        {
            "adjusted_score": "required",
            "artificial": {"offending": "avg-", "non_offending": "avg+"},
        },
    ),
    Situation(
        "An ordinary result at the other table, both teams at fault",
        {"other_table": "ordinary", "fault": "both"},
        "12C2(a) 12C2(b) 86B1",
        {"adjusted_score": "required"},
    ),
    Situation(
        "No result at the other table, nobody at fault",
        {"other_table": "no_result", "fault": "neither"},
        "12C2(a) 12C2(b) 86B1",
        {
            "adjusted_score": "required",
            "artificial": {"offending": "avg+", "non_offending": "avg+"},
        },
    ),
    Situation(
        "Several boards, nobody at fault",
        {"several_boards": True, "fault": "neither"},
        "86B2(a) 86A",
        {"board": "cancelled"},
    ),
    Situation(
        "Several boards, one team at fault",
        {"several_boards": True, "fault": "one"},
        "86B2(b) 12C2(b)",
        {
            "adjusted_score": "required",
            "artificial": {"offending": "avg-", "non_offending": "avg+"},
        },
    ),
    Situation(
        "The tables played different deals, both teams at fault",
        {"other_table": "not_comparable", "fault": "both"},
        "86B2(c) 12C2(a)",
        {"board": "cancelled", "adjusted_score": "required"},
    ),
    Situation(
        "A new board is asked for when the result could be known",
        {"redeal": True, "final_known": True},
        "86A",
        {"adjusted_score": "required"},
    ),
    Situation(
        "A new board is asked for when nobody can know the result",
        {"redeal": True, "final_known": False},
        "86A 6D3",
        {"board": "redeal"},
    ),
    Situation(
        "A board of the match could not be played",
        {},
        "86B1 12C2(a) 86B2(a) 86B2(b) 86B2(c) 12C1(c) 12C2(b) 86A",
        asks="other_table",
    ),
)


@table(MATCHES)
def test_team_matches(situation: Situation) -> None:
    situation.check("team_match")


def test_every_sentence_on_team_matches_is_reached() -> None:
    assert unreached("team_match", MATCHES) == set()


FOULED = (
    Situation(
        "In pairs two hands changed places after round three",
        {"contest": "pairs", "cause": "cards_misplaced"},
        "87B 87A 90B6",
        {"board": "result_stands", "penalty": "possible"},
    ),
    Situation(
        "In an individual contest dealer differed between copies",
        {"contest": "individual", "cause": "dealer_or_vulnerability"},
        "87B 87A 90B6",
        {"board": "result_stands", "penalty": "possible"},
    ),
    Situation(
        "All who are compared played it in the same form",
        {"same_form": True},
        "87A",
        {"board": "result_stands"},
    ),
    Situation(
        "In teams, nobody at fault",
        {"contest": "teams", "fault": "neither"},
        "87C 86B2(a) 86A",
        {"board": "cancelled"},
    ),
    Situation(
        "In teams, one team at fault",
        {"contest": "teams", "fault": "one"},
        "87C 86B2(b) 12C2(b)",
        {
            "adjusted_score": "required",
            "artificial": {"offending": "avg-", "non_offending": "avg+"},
        },
    ),
    Situation(
        "In teams, both at fault",
        {"contest": "teams", "fault": "both"},
        "87C 86B2(c) 12C2(a)",
        {"board": "cancelled", "adjusted_score": "required"},
    ),
    Situation(
        "A fouled board, no word of the contest",
        {},
        "87B 87C 87A 90B6 86B2(a) 86A 86B2(b) 12C2(b) 86B2(c) 12C2(a)",
        asks="contest",
    ),
)


@table(FOULED)
def test_fouled_boards(situation: Situation) -> None:
    situation.check("fouled_board")


def test_every_sentence_on_fouled_boards_is_reached() -> None:
    assert unreached("fouled_board", FOULED) == set()
