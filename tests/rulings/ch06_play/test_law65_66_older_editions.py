"""Laws 65 and 66 under the Laws of 2007 and 1997: who may look at played cards."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

TRICK_INSPECTION = [
    *both(
        "nothing told", {}, "66C 66A 66B 66D 65B3 16B 65D", "66C 66A 66B 66D 65B 65D", asks="wish"
    ),
    *both(
        "wants to see the trick, his card still open",
        {"wish": "see_trick", "side_played_on": False, "own_card_turned": False},
        "66A",
        penalty="none",
    ),
    *both(
        "wants to see the trick, his card turned",
        {"wish": "see_trick", "side_played_on": False, "own_card_turned": True},
        "66A 66B",
        board="play_on",
    ),
    *both(
        "an opponent has led, but his own side has not played",
        {
            "wish": "see_trick",
            "side_played_on": False,
            "own_card_turned": False,
            "next_trick_led": True,
        },
        "66A",
        penalty="none",
    ),
    *both(
        "his side has played on",
        {"wish": "see_trick", "side_played_on": True},
        "66C 66D",
        board="play_on",
    ),
    *both(
        "dummy wants to see the trick",
        {"wish": "see_trick", "asker": "dummy"},
        "66A",
        board="play_on",
    ),
    *both(
        "his own card, before the next lead",
        {"wish": "see_own_card", "next_trick_led": False},
        "66B",
        penalty="none",
    ),
    *both(
        "his own card, after an opponent has led",
        {"wish": "see_own_card", "next_trick_led": True, "side_played_on": False},
        "66C 66D",
        board="play_on",
    ),
    *both(
        "his own card, his side has played on",
        {"wish": "see_own_card", "side_played_on": True},
        "66C 66D",
        board="play_on",
    ),
    *both(
        "his own card, nothing told", {"wish": "see_own_card"}, "66C 66B 66D", asks="next_trick_led"
    ),
    *both("an earlier trick", {"wish": "see_earlier_trick"}, "66C 66D", board="play_on"),
    *both(
        "an earlier trick, because of a revoke",
        {"wish": "see_earlier_trick", "suspects_revoke": True},
        "66C 61C 66D",
        "66C 61B 66D",
        board="play_on",
    ),
    *both("the play is over", {"wish": "see_trick", "play_over": True}, "66D", penalty="none"),
    *both("counts after play", {"wish": "check_after_play"}, "66D", penalty="none"),
    *both("one side mixed its cards", {"wish": "mixed_cards", "both_mixed": False}, "66D 65D"),
    *both("both sides mixed their cards", {"wish": "mixed_cards", "both_mixed": True}, "66D 65D"),
    *both(
        "a card points the wrong way",
        {"wish": "point_out_direction", "next_trick_led": False},
        "65B3",
        "65B",
        penalty="none",
    ),
    row(
        2007,
        "a card points the wrong way, and the next trick has begun",
        {"wish": "point_out_direction", "next_trick_led": True},
        "65B3 16B",
        board="play_on",
        ui_to="offending_side",
        adjusted_score="possible",
        penalty="possible",
    ),
    row(
        1997,
        "a card points the wrong way, and the next trick has begun",
        {"wish": "point_out_direction", "next_trick_led": True},
        "65B",
        penalty="none",
    ),
    *both(
        "declarer says so later",
        {"wish": "point_out_direction", "asker": "declarer", "next_trick_led": True},
        "65B3",
        "65B",
        penalty="none",
    ),
    row(
        2007,
        "dummy says so later",
        {"wish": "point_out_direction", "asker": "dummy", "next_trick_led": True},
        "65B3 43A1(b) 16B 43B1",
        board="play_on",
        ui_to="offending_side",
        adjusted_score="possible",
        penalty="possible",
    ),
    row(
        1997,
        "dummy says so later",
        {"wish": "point_out_direction", "asker": "dummy", "next_trick_led": True},
        "43A1(b) 43B1 42B3",
        penalty="possible",
    ),
    *both(
        "dummy says so after play",
        {"wish": "point_out_direction", "asker": "dummy", "play_over": True},
        "66D",
        "65B",
        penalty="none",
    ),
]


@table(TRICK_INSPECTION)
def test_who_may_look(situation: Situation) -> None:
    situation.check("trick_inspection")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("trick_inspection", TRICK_INSPECTION) == set()
