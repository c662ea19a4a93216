"""Laws 84, 85, 90, 92 and 93: facts, penalties and appeals."""

from __future__ import annotations

from tests.rulings.situations import Situation, table, unreached

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
