"""Laws 42 and 43 under the Laws of 2007 and 1997: what dummy may do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached
from tests.rulings.situations import Situation, table

PLAY_ON: dict[str, Any] = {"penalty": "possible", "board": "play_on", "adjusted_score": "possible"}

DUMMYS_RIGHTS = [
    *both("tells the director what happened", {"act": "informs_director"}, "42A1", penalty="none"),
    *both("counts the tricks", {"act": "counts_tricks"}, "42A2", penalty="none"),
    *both("plays the cards as told", {"act": "plays_cards"}, "42A3", penalty="none"),
    *both(
        "asks declarer about the suit",
        {"act": "asks_declarer"},
        "42B1 61B2(a) 62A",
        "42B1 61B 62A",
        penalty="none",
    ),
    *both(
        "asks declarer after having looked, and it was a revoke",
        {"act": "asks_declarer", "looked_before": True},
        "43B2(b) 64A 43B1 64C",
        penalty="possible",
        must_correct=True,
        established=True,
        equity_check=True,
        adjusted_score="possible",
    ),
    *both(
        "asks declarer after having looked, and it was none",
        {"act": "asks_declarer", "looked_before": True, "declarer_revoked": False},
        "42B 43B1",
        penalty="possible",
    ),
    *both(
        "asks a defender",
        {"act": "asks_defender"},
        "42B1 61B2(b) 16B 43B1",
        "42B1 16A 43B1",
        penalty="possible",
        ui_to="offending_side",
        adjusted_score="possible",
    ),
    *both("warns declarer of the wrong hand", {"act": "warns_wrong_hand"}, "42B2", penalty="none"),
    *both(
        "warns of the wrong hand after having looked",
        {"act": "warns_wrong_hand", "looked_before": True},
        "43B2(a) 43B1",
        penalty="possible",
        lead_from="either_hand",
    ),
    *both(
        "tries to keep somebody from a mistake",
        {"act": "prevents_irregularity"},
        "42B2 43B1",
        asks="irregularity_by",
    ),
    *both(
        "keeps a defender from leading out of turn",
        {"act": "prevents_irregularity", "irregularity_by": "defending"},
        "42B2 43B1",
        penalty="possible",
    ),
    *both(
        "keeps declarer from a mistake after having looked",
        {"act": "prevents_irregularity", "irregularity_by": "declaring", "looked_before": True},
        "42B 43B1",
        penalty="possible",
    ),
    *both(
        "points out a revoke during the play",
        {"act": "draws_attention"},
        "43A1(b) 43B1 42B3",
        penalty="possible",
    ),
    *both(
        "points it out after the play",
        {"act": "draws_attention", "play_over": True},
        "42B3",
        penalty="none",
    ),
    *both(
        "having looked, is the first to point out a defender's mistake",
        {"act": "draws_attention", "looked_before": True, "irregularity_by": "defending"},
        "43B3 43B1",
        **PLAY_ON,
    ),
    *both(
        "having looked, points out declarer's mistake",
        {"act": "draws_attention", "looked_before": True, "irregularity_by": "declaring"},
        "43A1(b) 43B1 42B3",
        penalty="possible",
    ),
    *both(
        "calls the director as the first",
        {"act": "calls_director", "attention_drawn": False},
        "43A1(a) 43B1",
        penalty="possible",
    ),
    *both(
        "calls the director when another has spoken",
        {"act": "calls_director", "attention_drawn": True},
        "43A1(a)",
        penalty="none",
    ),
    *both(
        "talks to declarer about the play",
        {"act": "takes_part"},
        "43A1(c) 43B1",
        penalty="possible",
    ),
    *both("touches a card", {"act": "suggests_card"}, "45F 43B1", **PLAY_ON),
    *both(
        "swaps hands with declarer",
        {"act": "exchanges_hands"},
        "43A2(a) 43B1 43B2 43B3",
        penalty="possible",
    ),
    *both(
        "walks round the table to watch",
        {"act": "leaves_seat"},
        "43A2(b) 43B1 43B2 43B3",
        penalty="possible",
    ),
    *both(
        "peeks into a defender's hand",
        {"act": "looks_at_defender"},
        "43A2(c) 43B1 43B2 43B3",
        penalty="possible",
    ),
    *both(
        "a defender shows dummy his hand", {"act": "shown_by_defender"}, "43A2(c)", penalty="none"
    ),
]

KINDS = {"dummys_rights": DUMMYS_RIGHTS}


@table(DUMMYS_RIGHTS)
def test_what_dummy_may_do(situation: Situation) -> None:
    situation.check("dummys_rights")


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
