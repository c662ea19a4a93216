"""Laws 57-60 under the Laws of 2007 and 1997: early plays, and play after an irregularity."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

PLAYED: dict[str, Any] = {"card_played": True, "may_change": False}
STANDS: dict[str, Any] = {"card_played": True, "penalty_card": "none", "lead_from": "stands"}
EARLY: dict[str, Any] = {
    "penalty_card": "major",
    "partner_options": ["highest", "lowest", "forbid_other_suit"],
}
ANY_CARD: dict[str, Any] = {"penalty_card": "major", "partner_options": ["any_card"]}

PREMATURE_PLAY = [
    *both(
        "a defender before his partner",
        {"side": "defending", "awaited": "partner"},
        "57A 57A1 50D1(a) 57A2 57A3",
        "57A 57A1 50D1 57A2 57A3",
        options="require_highest require_lowest forbid_other_suit",
        **EARLY,
    ),
    *both(
        "declarer demands the highest",
        {"demand": "require_highest"},
        "57A 57A1 50D1(a)",
        "57A 57A1 50D1",
        **EARLY,
    ),
    *both(
        "declarer demands the lowest",
        {"demand": "require_lowest"},
        "57A 57A2 50D1(a)",
        "57A 57A2 50D1",
        **EARLY,
    ),
    *both(
        "declarer forbids another suit",
        {"demand": "forbid_other_suit"},
        "57A 57A3 50D1(a)",
        "57A 57A3 50D1",
        **EARLY,
    ),
    *both(
        "declarer wants to demand another suit",
        {"demand": "require_other_suit"},
        "57A 50D1(a)",
        "57A 50D1",
        **EARLY,
    ),
    *both("partner cannot comply", {"unable": True}, "57B 59", **ANY_CARD),
    *both(
        "declarer had played from both hands",
        {"declaring_side": "both_hands"},
        "57C1",
        "57C",
        penalty_card="none",
        card_played=True,
    ),
    *both(
        "dummy had played unasked",
        {"declaring_side": "dummy_unasked"},
        "57C1",
        "57C",
        penalty_card="none",
    ),
    *both(
        "a defender before declarer, whose partner has played",
        {"side": "defending", "awaited": "rho"},
        "45C1 57A",
        penalty_card="none",
        card_played=True,
    ),
    *both(
        "the same with a card that is not legal",
        {"side": "defending", "awaited": "rho", "legal": False},
        "49 57A 50D1(a)",
        "49 57A 50D1",
        penalty_card="major",
    ),
    row(
        2007,
        "declarer plays too early",
        {"side": "declaring"},
        "57C2",
        **PLAYED,
        penalty_card="none",
    ),
    row(1997, "declarer plays too early", {"side": "declaring"}, "57 48A", penalty_card="none"),
    row(
        2007,
        "declarer plays a card too early that is not legal",
        {"side": "declaring", "legal": False},
        "57C2 47B",
        must_correct=True,
        penalty_card="none",
    ),
    row(
        1997,
        "declarer plays a card too early that is not legal",
        {"side": "declaring", "legal": False},
        "57 48A",
        penalty_card="none",
    ),
]

SIMULTANEOUS_PLAYS = [
    *both("two players at once", {"players": "two"}, "58A"),
    *both(
        "one face to be seen",
        {"visible": "one"},
        "58B1",
        withdrawn_card="returned",
        penalty_card="none",
    ),
    *both(
        "two faces, declarer's",
        {"visible": "several", "side": "declaring"},
        "58B2 58B3",
        withdrawn_card="returned",
        penalty_card="none",
    ),
    *both(
        "two faces, a defender's: a low card is left over",
        {"visible": "several", "side": "defending", "rank": "low", "several": False},
        "58B2 50B 58B3",
        withdrawn_card="penalty_card",
        penalty_card="minor",
    ),
    *both(
        "two faces, a defender's: an honour is left over",
        {"visible": "several", "side": "defending", "rank": "honour"},
        "58B2 50B 58B3",
        withdrawn_card="penalty_card",
        penalty_card="major",
    ),
    *both(
        "noticed when both sides had played on", {"players": "one", "next_trick": True}, "58B4 67"
    ),
]

UNABLE_TO_COMPLY = [
    *both("no card of the suit", {"why": "void"}, "59", partner_options=["any_card"]),
    *both(
        "after partner's premature play",
        {"after": "premature_play"},
        "59 57B",
        partner_options=["any_card"],
    ),
]

PLAY_AFTER_IRREGULARITY = [
    *both(
        "the next opponent has played on", {"played_by": "non_offender"}, "60A1 60A2 53A", **STANDS
    ),
    *both(
        "the irregular card was no lead",
        {"played_by": "non_offender", "was_lead": False},
        "60A1 60A2",
        card_played=True,
        penalty_card="none",
    ),
    *both(
        "he made the lead that was his",
        {"played_by": "non_offender", "proper_lead": True},
        "53C 60A2",
        lead_from="correct_hand",
    ),
    *both(
        "an earlier penalty card remains",
        {"played_by": "non_offender", "earlier_duty": True},
        "60A1 60A2 53A 60A3",
        **STANDS,
    ),
    *both(
        "a defender before declarer led from the right hand",
        {"played_by": "defender_too_soon"},
        "60B 50D1(a) 50D2",
        "60B 50D1 50D2",
        penalty_card="major",
        withdrawn_card="penalty_card",
    ),
    *both("the offender's side plays on", {"played_by": "offending_side"}, "60C"),
]

KINDS = {
    "premature_play": PREMATURE_PLAY,
    "simultaneous_plays": SIMULTANEOUS_PLAYS,
    "unable_to_comply": UNABLE_TO_COMPLY,
    "play_after_irregularity": PLAY_AFTER_IRREGULARITY,
}


@table(PREMATURE_PLAY)
def test_a_premature_play(situation: Situation) -> None:
    situation.check("premature_play")


@table(SIMULTANEOUS_PLAYS)
def test_cards_played_together(situation: Situation) -> None:
    situation.check("simultaneous_plays")


@table(UNABLE_TO_COMPLY)
def test_who_cannot_comply(situation: Situation) -> None:
    situation.check("unable_to_comply")


@table(PLAY_AFTER_IRREGULARITY)
def test_playing_on(situation: Situation) -> None:
    situation.check("play_after_irregularity")


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
