"""Laws 82 to 93: the director, team matches, penalties, facts and appeals."""

from __future__ import annotations

from tests.rulings.situations import Situation, table, unreached

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
        {
            "adjusted_score": "required",
            "artificial": {"offending": "avg-", "non_offending": "avg-"},
        },
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


OFFENCES = (
    Situation(
        "They came ten minutes late",
        {"offence": "late_arrival"},
        "90B1 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "They play too slowly",
        {"offence": "slow_play"},
        "90B2 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "They discuss the board aloud",
        {"offence": "audible_discussion"},
        "90B3 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "They compare scores",
        {"offence": "comparing_scores"},
        "90B4 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "He handles an opponent's cards",
        {"offence": "touching_cards"},
        "90B5 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "He puts his cards into the wrong pocket",
        {"offence": "misplaced_cards"},
        "90B6 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "He does not count his cards and spoils a board",
        {"offence": "error_causing_adjustment"},
        "90B7 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "He does not do what the director says",
        {"offence": "disobedience"},
        "90B8 91A 90A",
        {"penalty": "warning_or_procedural"},
    ),
    Situation(
        "He delays the others in another way", {"offence": "other"}, "90A", {"penalty": "possible"}
    ),
)


@table(OFFENCES)
def test_penalties(situation: Situation) -> None:
    situation.check("procedural_penalty")


def test_every_sentence_on_penalties_is_reached() -> None:
    assert unreached("procedural_penalty", OFFENCES) == set()


FACTS = (
    Situation(
        "They disagree and it cannot be found out",
        {"agreed": False, "determined": False},
        "85B 85A1 83",
        {"board": "play_on"},
    ),
    Situation(
        "They disagree and the director is satisfied after asking all",
        {"agreed": False, "determined": True},
        "85A1 85A2",
    ),
    Situation("They disagree", {"agreed": False}, "85A1 85B 85A2 83", asks="determined"),
    Situation(
        "They agree and no law provides anything",
        {"agreed": True, "provision": "nothing"},
        "84A",
        {"board": "play_on", "adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "They agree and a law covers it", {"agreed": True, "provision": "rectification"}, "84B"
    ),
    Situation("They agree and a player may choose", {"agreed": True, "provision": "choice"}, "84C"),
    Situation(
        "They agree but a point is doubtful", {"agreed": True, "provision": "doubtful_point"}, "84D"
    ),
    Situation(
        "They agree, there is damage and no rectification",
        {"agreed": True, "provision": "damage_without_rectification"},
        "84D 12A1",
        {"adjusted_score": "possible"},
    ),
)


@table(FACTS)
def test_facts(situation: Situation) -> None:
    situation.check("disputed_facts")


def test_every_sentence_on_facts_is_reached() -> None:
    assert unreached("disputed_facts", FACTS) == set()


APPEALS = (
    Situation(
        "In pairs and in time, partner agrees",
        {"contest": "pairs", "in_time": True, "consent": True},
        "92A 92D1 92C",
    ),
    Situation("In pairs, partner does not agree", {"contest": "pairs", "consent": False}, "92D1"),
    Situation(
        "Partner does not agree, no word of the contest",
        {"consent": False},
        "92D1 92D2 92A 92B 92C",
        asks="contest",
    ),
    Situation(
        "In teams and in time, the captain agrees",
        {"contest": "teams", "in_time": True, "consent": True},
        "92A 92D2 92C",
    ),
    Situation(
        "In teams, the captain does not agree",
        {"contest": "teams", "in_time": True, "consent": False},
        "92D2",
    ),
    Situation(
        "In an individual contest and in time",
        {"contest": "individual", "in_time": True},
        "92A 92D1 92C",
    ),
    Situation("An hour after the scores were up", {"in_time": False}, "92B"),
    Situation("A ruling at another table", {"own_table": False}, "92A"),
    Situation(
        "In pairs, nothing else is said", {"contest": "pairs"}, "92A 92D1 92B 92C", asks="in_time"
    ),
    Situation("Until when", {"matter": "deadline"}, "92B 92C"),
    Situation("To whom", {"matter": "route"}, "92C 92B"),
    Situation(
        "Who decides when there is no committee",
        {"matter": "who_decides", "committee": False},
        "93A",
    ),
    Situation(
        "Who decides on a point of law",
        {"matter": "who_decides", "committee": True, "law_only": True},
        "93B1",
    ),
    Situation(
        "Who decides on a judgement",
        {"matter": "who_decides", "committee": True, "law_only": False},
        "93B2",
    ),
    Situation("What a committee may change", {"matter": "committee_powers"}, "93B3"),
    Situation(
        "An appeal without merit", {"matter": "without_merit"}, "92A", {"penalty": "possible"}
    ),
    Situation(
        "Against the committee's decision",
        {"matter": "further_appeal"},
        "93C1 93C2 93C3(a) 93C3(b)",
    ),
    Situation("Whether the director must tell", {"matter": "directors_advice"}, "83 81C7"),
)


@table(APPEALS)
def test_appeals(situation: Situation) -> None:
    situation.check("appeal")


def test_every_sentence_on_appeals_is_reached() -> None:
    assert unreached("appeal", APPEALS) == set()


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
