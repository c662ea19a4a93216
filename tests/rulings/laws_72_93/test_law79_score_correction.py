"""Law 79: tricks and scores put right."""

from __future__ import annotations

from tests.rulings.situations import Situation, table, unreached

SCORED = (
    Situation(
        "All agree on eleven tricks, ten were entered, within the period",
        {"all_agree": True, "within_period": True},
        "79C1",
    ),
    Situation(
        "All agree on eleven tricks, ten were entered, no word of the time",
        {"all_agree": True},
        "79C1 79C2",
        asks="within_period",
    ),
    Situation(
        "The period is over, the organizer allows it and the director is sure",
        {
            "matter": "wrong_entry",
            "within_period": False,
            "organizer_allows": True,
            "certain": True,
        },
        "79C2 79C1",
    ),
    Situation(
        "The period is over and the director is not sure",
        {
            "matter": "wrong_entry",
            "within_period": False,
            "organizer_allows": True,
            "certain": False,
        },
        "79C2 79C1",
        {"board": "result_stands"},
    ),
    Situation(
        "The period is over and the organizer allows nothing",
        {"matter": "wrong_entry", "within_period": False, "organizer_allows": False},
        "79C2 79C1",
        {"board": "result_stands"},
    ),
    Situation(
        "They dispute a trick at the table", {"all_agree": False, "round_over": False}, "79B2 79B"
    ),
    Situation(
        "They dispute a trick after the round, and the director is sure",
        {"matter": "tricks_disputed", "round_over": True, "certain": True},
        "79B3",
    ),
    Situation(
        "They dispute a trick after the round, and it cannot be found out",
        {"matter": "tricks_disputed", "round_over": True, "certain": False},
        "79B3",
    ),
    Situation(
        "They dispute a trick that was conceded",
        {"matter": "tricks_disputed", "claim": True},
        "79B1 69B 71",
    ),
    Situation(
        "They dispute a trick after the period",
        {"matter": "tricks_disputed", "within_period": False, "organizer_allows": False},
        "79C2 79C1",
        {"board": "result_stands"},
    ),
    Situation(
        "They dispute a trick", {"matter": "tricks_disputed"}, "79B3 79B2 79B", asks="round_over"
    ),
    Situation(
        "He knows that he was given a trick too many",
        {"matter": "unwon_trick"},
        "79A2",
        {"penalty": "possible"},
    ),
    Situation(
        "The hands went back before the tricks were counted",
        {"matter": "hands_returned"},
        "79A1 79B",
    ),
)


@table(SCORED)
def test_scores(situation: Situation) -> None:
    situation.check("score_correction")


def test_every_sentence_on_scores_is_reached() -> None:
    assert unreached("score_correction", SCORED) == set()
