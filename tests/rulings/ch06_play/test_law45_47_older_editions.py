"""Laws 45-47 under the Laws of 2007 and 1997: played cards and dummy's cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

PLAYED: dict[str, Any] = {"card_played": True, "may_change": False}
NOT_PLAYED: dict[str, Any] = {"card_played": False, "may_change": True, "penalty_card": "none"}
TAKEN_BACK: dict[str, Any] = {
    "may_change": True,
    "withdrawn_card": "returned",
    "penalty_card": "none",
}

PLAYED_CARD = [
    *both(
        "a defender holds it where partner can see it",
        {"hand": "defender", "partner_could_see": True},
        "45C1",
        **PLAYED,
    ),
    *both(
        "partner could not see it",
        {"hand": "defender", "partner_could_see": False},
        "45C1",
        **NOT_PLAYED,
    ),
    *both(
        "declarer holds it face up at the table",
        {"hand": "declarer", "position": "at_table"},
        "45C2(a)",
        "45C2",
        **PLAYED,
    ),
    *both(
        "declarer holds it as played",
        {"hand": "declarer", "position": "as_played"},
        "45C2(b)",
        "45C2",
        **PLAYED,
    ),
    *both(
        "declarer has only taken it out",
        {"hand": "declarer", "position": "not_so"},
        "45C2 48A",
        **NOT_PLAYED,
    ),
    *both(
        "declarer touches dummy's card to play it",
        {"hand": "dummy", "touch": "deliberate"},
        "45C3",
        **PLAYED,
    ),
    *both(
        "declarer sorts dummy's cards",
        {"hand": "dummy", "touch": "arranging"},
        "45C3",
        **NOT_PLAYED,
    ),
    *both("he named the card he plays", {"named": True}, "45C4(a) 45C4(b)", card_played=True),
    *both("a penalty requires it", {"retraction": "rectification"}, "47A", may_change=True),
    *both("the play was illegal", {"retraction": "illegal_play"}, "47B", may_change=True),
    *both(
        "an opponent has changed his card",
        {"retraction": "opponent_changed"},
        "47D 16D1",
        "47D 16C1",
        **TAKEN_BACK,
    ),
    *both(
        "an opponent said that it was his turn",
        {"retraction": "told_turn"},
        "47E1 16D1",
        "47E1 16C1",
        **TAKEN_BACK,
        accept_by="none",
    ),
    *both(
        "misinformed, and nobody has played since",
        {"since": "nothing"},
        "47E2(a) 16D1",
        "47E2(a) 16C1",
        **TAKEN_BACK,
    ),
    *both(
        "misinformed, and another card was played",
        {"since": "later_card"},
        "47E2(b)",
        **PLAYED,
        adjusted_score="possible",
    ),
    *both(
        "misinformed, and the other card belongs to the next trick",
        {"since": "later_card", "same_trick": False},
        "47E2(a) 16D1",
        "47E2(a) 16C1",
        **TAKEN_BACK,
    ),
    *both(
        "misinformed, and dummy is down",
        {"since": "dummy_shown"},
        "47E2(a) 47E2(b)",
        **PLAYED,
        adjusted_score="possible",
    ),
    *both(
        "the proper lead was made afterwards",
        {"retraction": "proper_lead"},
        "47F1 53C 16D2",
        "53C",
        **TAKEN_BACK,
    ),
    *both("he took hold of the wrong card", {"retraction": "no_ground"}, "47F2", "47F", **PLAYED),
]

DUMMY_DESIGNATION = [
    *both("suit and rank", {"words": "suit_and_rank"}, "45C4(a)", **PLAYED),
    row(2007, "high", {"words": "high"}, "46B1(a)", **PLAYED),
    row(
        1997,
        "high, nobody has said where dummy sits in the trick",
        {"words": "high"},
        "46B1",
        asks="last_to_play",
        **PLAYED,
    ),
    *both(
        "high from the last hand to play",
        {"words": "high", "last_to_play": True},
        "46B1(a)",
        "46B1",
        **PLAYED,
    ),
    *both(
        "high, and a defender plays after dummy",
        {"words": "high", "last_to_play": False},
        "46B1(a)",
        "46B1",
        **PLAYED,
    ),
    *both("win it", {"words": "win"}, "46B1(b)", "46B1", **PLAYED),
    *both("low", {"words": "low"}, "46B1(c)", "46B1", **PLAYED),
    *both("a heart", {"words": "suit_only"}, "46B2", **PLAYED),
    *both(
        "queen, from the suit dummy just won in",
        {"words": "rank_only", "leading": True, "won_in_rank_suit": True},
        "46B3(a)",
        **PLAYED,
    ),
    *both(
        "queen, to a trick in progress",
        {"words": "rank_only", "leading": False},
        "46B3(b)",
        **PLAYED,
    ),
    *both(
        "a card that is not there",
        {"words": "not_there"},
        "46B4",
        card_played=False,
        may_change=True,
    ),
    *both("play anything", {"words": "anything"}, "46B5"),
    *both(
        "it was plain that he meant another",
        {"words": "low", "other_intention": True},
        "46B",
        card_played=True,
    ),
    *both(
        "a slip, put right in the same breath",
        {"reason": "slip", "without_pause": True},
        "45C4(b) 47C 47D 16D1",
        "45C4(b) 47C 47D 16C1",
        card_played=False,
        may_change=True,
        withdrawn_card="returned",
    ),
    *both(
        "a slip of which he became aware after a while",
        {"reason": "slip", "without_pause": False},
        "45C4(b)",
        **PLAYED,
    ),
    *both(
        "a slip, nobody has said how soon",
        {"reason": "slip"},
        "45C4(b) 47C 47D 16D1",
        "45C4(b) 47C 47D 16C1",
        asks="without_pause",
    ),
    row(
        2007,
        "a slip, and he has played again",
        {"reason": "slip", "declarer_played_since": True, "without_pause": True},
        "45C4(b)",
        **PLAYED,
    ),
    row(
        1997,
        "a slip, and he has played again",
        {"reason": "slip", "declarer_played_since": True, "without_pause": True},
        "45C4(b) 47C 47D 16C1",
        card_played=False,
        may_change=True,
        withdrawn_card="returned",
    ),
    *both(
        "he thought better of it",
        {"reason": "change_of_mind", "problem": "change"},
        "45C4(b)",
        **PLAYED,
    ),
    *both(
        "he called low and thought better of it",
        {"reason": "change_of_mind", "words": "low", "problem": "change"},
        "45C4(b) 46B1(c)",
        "45C4(b) 46B1",
        **PLAYED,
    ),
    *both(
        "dummy put out another card, noticed in time",
        {"problem": "dummy_acted", "both_played_next": False},
        "45D 16D1",
        "45D 16C1",
        may_change=True,
        withdrawn_card="returned",
    ),
    *both(
        "dummy put out another card, noticed too late",
        {"problem": "dummy_acted", "both_played_next": True},
        "45D 64B3",
        **PLAYED,
        board="play_on",
    ),
    *both(
        "dummy led another card, noticed too late",
        {"problem": "dummy_acted", "both_played_next": True, "leading": True},
        "45D",
        **PLAYED,
        board="play_on",
    ),
]

KINDS = {"played_card": PLAYED_CARD, "dummy_designation": DUMMY_DESIGNATION}


@table(PLAYED_CARD)
def test_whether_a_card_is_played(situation: Situation) -> None:
    situation.check("played_card")


@table(DUMMY_DESIGNATION)
def test_what_declarers_words_stand_for(situation: Situation) -> None:
    situation.check("dummy_designation")


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
