"""Laws 61-63 under the Laws of 2007 and 1997: questions, correction, what establishes."""

from __future__ import annotations

from typing import Any

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017
from rulings.outcome import decide
from rulings.registry import read_irregularity
from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.ch06_play.test_law64_older_editions import ESTABLISHED_REVOKE
from tests.rulings.situations import Situation, table

ESTABLISHED: dict[str, Any] = {
    "established": True,
    "must_correct": False,
    "equity_check": True,
    "adjusted_score": "possible",
}
CORRECTED: dict[str, Any] = {"established": False, "must_correct": True, "tricks_transferred": 0}


REVOKE = [
    *both(
        "nothing told yet",
        {},
        "64A1 64A2 64B1 62A 63A 63B 64C 62B2 63A1 62C1 62B1 50B 50D1(a) 50D2(a)",
        "64A1 64A2 64B1 62A 63A 63C 64C 62B2 63A1 62C1 62B1 50B 50D1 50D2(a)",
        asks="established",
    ),
    *both(
        "both sides revoked in one trick, only the others have played on",
        {
            "circumstance": "both_sides",
            "same_trick": True,
            "moment": "only_opponents_played_on",
            "hand": "defender",
        },
        "62A 62B1 50B 63A1 62C1 50D1(a) 50D2(a)",
        "62A 62B1 50B 63A1 62C1 50D1 50D2(a)",
        **CORRECTED,
        penalty_card="major",
        withdrawn_card="penalty_card",
    ),
    *both(
        "noticed in time by a defender",
        {"moment": "during_trick", "hand": "defender"},
        "62A 62B1 50B 63A1 62C1 50D1(a) 50D2(a)",
        "62A 62B1 50B 63A1 62C1 50D1 50D2(a)",
        **CORRECTED,
        penalty_card="major",
        withdrawn_card="penalty_card",
    ),
    *both(
        "a defender's faced card",
        {"moment": "during_trick", "hand": "defender", "card_faced": True},
        "62A 62B2 63A1 62C1",
        **CORRECTED,
        penalty_card="none",
        withdrawn_card="returned",
    ),
    *both(
        "declarer noticed in time",
        {"moment": "before_next_trick", "hand": "declarer"},
        "62A 62B2 63A1 62C1",
        **CORRECTED,
        penalty_card="none",
        withdrawn_card="returned",
    ),
    *both(
        "opponents have played since",
        {"moment": "before_next_trick", "hand": "declarer", "opponents_played_after": True},
        "62A 62B2 63A1 62C1 62C2",
        **CORRECTED,
        may_change=True,
        penalty_card="none",
        withdrawn_card="returned",
    ),
    *both(
        "the lead to the next trick was withdrawn because of wrong information",
        {"lead_withdrawn": True, "hand": "declarer"},
        "62A 62B2 47E1 62C1",
        **CORRECTED,
        penalty_card="none",
        withdrawn_card="returned",
    ),
    *both(
        "the penalty card was not played, and declarer has not played since",
        {"established": False, "circumstance": "penalty_card_not_played"},
        "52B1(a) 52B2 52A",
        accept_by="declarer",
        established=False,
        tricks_transferred=0,
    ),
    *both(
        "the penalty card was not played, and declarer has played on",
        {"circumstance": "penalty_card_not_played", "moment": "only_opponents_played_on"},
        "52B1(b) 52B1(c) 52A",
        accept_by="declarer",
        established=False,
        tricks_transferred=0,
        card_played=True,
    ),
    *both(
        "trick twelve, hands still out",
        {"trick": 12, "hands_returned": False, "established": True},
        "62D1 64B6",
        must_correct=True,
        tricks_transferred=0,
        established=True,
        equity_check=True,
    ),
    *both(
        "trick twelve, partner had two suits and had not played",
        {"trick": 12, "hands_returned": False, "side": "defending", "partner_had_played": False},
        "62D1 62D2 64B6",
        must_correct=True,
        tricks_transferred=0,
        equity_check=True,
        ui_to="offending_side",
    ),
    *both(
        "trick twelve, a defender",
        {"trick": 12, "hands_returned": False, "side": "defending"},
        "62D1 64B6 62D2",
        must_correct=True,
        tricks_transferred=0,
        equity_check=True,
    ),
    *both(
        "trick twelve, hands back",
        {"trick": 12, "hands_returned": True},
        "64B6 62D1 64C",
        **ESTABLISHED,
        tricks_transferred=0,
    ),
    *both(
        "had none of the suit",
        {"circumstance": "could_not_follow"},
        "61A 59",
        established=False,
        must_correct=False,
        tricks_transferred=0,
        card_played=True,
    ),
    *both(
        "dummy had looked and asked",
        {"circumstance": "dummy_asked_first", "won_by": "offender", "won_later": False},
        "43B2(b) 64A1 64C",
        established=True,
        must_correct=True,
        equity_check=True,
        adjusted_score="possible",
        tricks_transferred=1,
    ),
    *both(
        "declarer asks a defender",
        {"inquiry": "declarer_asks_defender"},
        "61B1 62A",
        "61B 62A",
        penalty="none",
    ),
    *both(
        "dummy asks declarer",
        {"inquiry": "dummy_asks_declarer"},
        "61B2(a) 42B1 62A",
        "61B 42B1 62A",
        penalty="none",
    ),
    *both(
        "a defender asks declarer",
        {"inquiry": "defender_asks_declarer"},
        "61B3 62A",
        "61B 62A",
        penalty="none",
    ),
    *both(
        "dummy asks a defender",
        {"inquiry": "dummy_asks_defender"},
        "61B2(b) 42B1 16B 43B1",
        "42B1 16A 43B1",
        ui_to="offending_side",
        penalty="possible",
        adjusted_score="possible",
    ),
    row(
        2007,
        "a defender asks his partner",
        {"inquiry": "defender_asks_partner"},
        "61B3 62A",
        penalty="none",
    ),
    row(
        1997,
        "a defender asks his partner",
        {"inquiry": "defender_asks_partner"},
        "63B 61B 62B1 64A 64C",
        established=True,
        must_correct=True,
        equity_check=True,
        adjusted_score="possible",
        penalty_card="major",
        withdrawn_card="penalty_card",
    ),
    row(
        2007,
        "a defender asks his partner, who had none",
        {"inquiry": "defender_asks_partner", "circumstance": "could_not_follow"},
        "61A 59",
        established=False,
        must_correct=False,
        tricks_transferred=0,
        card_played=True,
    ),
    row(
        1997,
        "a defender asks his partner, who had none",
        {"inquiry": "defender_asks_partner", "circumstance": "could_not_follow"},
        "61B 61A",
        card_played=True,
        penalty="possible",
    ),
    row(
        2007,
        "a defender asks his partner, and it was a revoke",
        {"inquiry": "defender_asks_partner", "moment": "during_trick", "hand": "defender"},
        "62A 62B1 50B 63A1 61B3 62C1 50D1(a) 50D2(a)",
        **CORRECTED,
        penalty_card="major",
        withdrawn_card="penalty_card",
    ),
    row(
        1997,
        "a defender asks his partner, and it was a revoke",
        {"inquiry": "defender_asks_partner", "moment": "during_trick", "hand": "defender"},
        "63B 61B 62B1 64A 64C",
        established=True,
        must_correct=True,
        equity_check=True,
        adjusted_score="possible",
        penalty_card="major",
        withdrawn_card="penalty_card",
    ),
    *both(
        "a defender asked, but it was established already",
        {
            "inquiry": "defender_asks_partner",
            "established": True,
            "won_by": "offender",
            "won_later": False,
        },
        "64A1 63A 63B 64C",
        "64A1 63A 63C 64C",
        **ESTABLISHED,
        tricks_transferred=1,
    ),
    *both(
        "wants to look at the tricks",
        {"asks_to_inspect": True},
        "61C 66C 66D",
        "61B 66C 66D",
        board="play_on",
    ),
]


@table(REVOKE)
def test_a_revoke(situation: Situation) -> None:
    situation.check("revoke")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("revoke", [*REVOKE, *ESTABLISHED_REVOKE]) == set()


def _facts(year: int, **told: Any) -> dict[str, Any]:
    return dict(decide(read_irregularity({"kind": "revoke", **told}), year).facts)


def test_the_second_trick_of_1997_needs_two_tricks() -> None:
    told = {"established": True, "won_by": "other_side", "won_with_card": True}
    costs = [_facts(LAWS_1997, **told, tricks_from_revoke=n)["tricks_transferred"] for n in (1, 2)]
    assert costs == [1, 2]


def test_only_the_newest_laws_wait_for_the_time_to_object_to_a_claim() -> None:
    told = {"next_act": "agreed_to_claim", "objection_over": False, "hand": "declarer"}
    found = [_facts(year, **told)["established"] for year in (LAWS_2017, LAWS_2007, LAWS_1997)]
    assert found == [False, True, True]
