"""Laws 68B and 71 under the Laws of 2007 and 1997: tricks given up."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

CONCESSION = [
    *both(
        "nothing told yet",
        {},
        "68B2 71(1) 71(2) 71 16D2 79C1",
        "68B 71A 71C 71 49 16A 79C",
        asks="partner_objected",
    ),
    *both(
        "a defender gave up, partner had a sure trick",
        {"conceder": "defending"},
        "68B2 71(1) 71(2) 71 16D2 79C1",
        "68B 71A 71C 71 49 16A 79C",
        asks="partner_objected",
    ),
    *both(
        "what a concession is",
        {"asks_what_counts": True},
        "68B1 68D 71 68B2",
        "68B 68D 71",
        play_ceases=True,
    ),
    *both(
        "only the trick in progress",
        {"about_current_trick": True},
        "68 16A1 57A",
        "68 16A 57A",
        board="play_on",
        play_ceases=False,
        penalty_card="none",
    ),
    row(
        2007,
        "his partner objects at once",
        {"partner_objected": True},
        "68B2 16D2",
        board="play_on",
        play_ceases=False,
        penalty_card="none",
        ui_to="offending_side",
    ),
    row(
        1997,
        "his partner objects at once",
        {"partner_objected": True},
        "68B 49 16A",
        board="play_on",
        play_ceases=False,
        ui_to="offending_side",
    ),
    *both(
        "after the correction period",
        {"within_correction_period": False},
        "71 79C1",
        "71 79C",
        board="result_stands",
        play_ceases=True,
    ),
    *both(
        "a trick already won",
        {"partner_objected": False, "within_correction_period": True, "trick": "actually_won"},
        "71(1) 71",
        "71A 71",
        play_ceases=True,
    ),
    *both(
        "a contract already made",
        {
            "partner_objected": False,
            "within_correction_period": True,
            "trick": "actually_won",
            "conceder": "declaring",
            "contract_settled": True,
        },
        "71(1) 71",
        "71B 71",
        play_ceases=True,
    ),
    *both(
        "a trick no normal play loses",
        {"partner_objected": False, "within_correction_period": True, "trick": "cannot_be_lost"},
        "71(2) 71",
        "71C 71",
        play_ceases=True,
    ),
    *both(
        "a trick no normal play loses, and dummy says so at once",
        {
            "partner_objected": False,
            "within_correction_period": True,
            "trick": "cannot_be_lost",
            "disputed_at_once": True,
        },
        "71(2) 71 68D 70A",
        "71C 71 68D 70A",
        play_ceases=True,
    ),
    *both(
        "a trick that can be lost",
        {"partner_objected": False, "within_correction_period": True, "trick": "could_be_lost"},
        "71",
        board="result_stands",
        play_ceases=True,
    ),
]


@table(CONCESSION)
def test_a_concession(situation: Situation) -> None:
    situation.check("concession")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("concession", CONCESSION) == set()
