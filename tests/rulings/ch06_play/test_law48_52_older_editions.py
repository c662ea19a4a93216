"""Laws 48-52 under the Laws of 2007 and 1997: the cards of those years on penalty cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

DIRECTED: dict[str, Any] = {
    "penalty_card": "major",
    "partner_options": ["require_suit", "forbid_suit", "any_card"],
}
ANY_CARD: dict[str, Any] = {"penalty_card": "major", "partner_options": ["any_card"]}
PICKED_UP: dict[str, Any] = {"withdrawn_card": "returned", "ui_to": "offending_side"}
LEFT: dict[str, Any] = {"withdrawn_card": "penalty_card", "ui_to": "offending_side"}

EXPOSED_CARD = [
    *both(
        "a defender drops a low card",
        {"side": "defending", "how": "dropped", "rank": "low"},
        "50B 49 50A 50C",
        ui_to="offending_side",
        penalty_card="minor",
    ),
    *both(
        "a defender drops a king",
        {"side": "defending", "how": "dropped", "rank": "honour"},
        "50B 49 50A 50D1(a) 50D2",
        "50B 49 50A 50D1 50D2",
        penalty_card="major",
    ),
    *both(
        "a defender led a low card out of turn and withdrew it",
        {"side": "defending", "how": "played", "rank": "low"},
        "50B 49 50A 50D1(a) 50D2",
        "50B 49 50A 50D1 50D2",
        penalty_card="major",
    ),
    *both(
        "partner could not see it",
        {"side": "defending", "how": "shown", "partner_could_see": False},
        "49",
        penalty_card="none",
    ),
    *both(
        "he spoke of this trick only", {"exemption": "current_trick"}, "49 68", penalty_card="none"
    ),
    row(
        2007,
        "his partner objected to the concession",
        {"exemption": "partner_objected", "several": True, "partner_could_see": True},
        "68B2 49 16D2",
        penalty_card="none",
        ui_to="offending_side",
    ),
    row(
        1997,
        "his partner objected to the concession",
        {"exemption": "partner_objected", "several": True, "partner_could_see": True},
        "50B 49 50A 50D1 50D2",
        ui_to="offending_side",
        penalty_card="major",
    ),
    *both(
        "an opponent had misinformed him",
        {"exemption": "wrong_information"},
        "47E 49",
        penalty_card="none",
        withdrawn_card="returned",
    ),
    *both("it was played in turn", {"exemption": "normal_play"}, "49", penalty_card="none"),
    *both(
        "declarer shows a card", {"side": "declaring", "how": "shown"}, "48A", penalty_card="none"
    ),
    *both(
        "declarer drops a card",
        {"side": "declaring", "how": "dropped"},
        "48A",
        penalty_card="none",
        card_played=False,
    ),
    *both(
        "declarer spreads his hand after a wrong opening lead",
        {"how": "spread", "after_opening_lead": True},
        "48B1 54A",
        penalty_card="none",
        lead_from="stands",
    ),
    *both(
        "declarer spreads his hand to claim",
        {"how": "spread", "meant_as_claim": True},
        "48B2",
        penalty_card="none",
        play_ceases=True,
    ),
    *both(
        "declarer spreads his hand, plainly not to claim",
        {"how": "spread", "meant_as_claim": False},
        "48A 48B2",
        penalty_card="none",
        board="play_on",
    ),
]

PENALTY_CARD = [
    *both(
        "minor: he is to play",
        {"situation": "offender_to_play", "size": "minor"},
        "50C",
        penalty_card="minor",
    ),
    *both(
        "minor: his partner is to lead",
        {"situation": "partner_to_lead", "size": "minor"},
        "50C",
        penalty_card="minor",
        partner_options=["any_card"],
        ui_to="offending_side",
    ),
    *both(
        "major: he can play it",
        {"situation": "offender_to_play", "size": "major", "legal": True},
        "50D1(a)",
        "50D1",
        penalty_card="major",
    ),
    *both(
        "major: he must follow another suit",
        {"situation": "offender_to_play", "size": "major", "legal": False},
        "50D1(b) 44C",
        "50D1 44C",
        penalty_card="major",
    ),
    *both(
        "two of them can be played",
        {"situation": "offender_to_play", "several": True, "legal": True},
        "51A 50D1(a)",
        "51A 50D1",
        penalty_card="major",
    ),
    *both(
        "major: his partner is to lead, as on the cards",
        {"situation": "partner_to_lead", "size": "major"},
        "50D2(a) 50D2(b) 50E2 50E1",
        "50D2(a) 50D2(b) 50D1",
        options="require_suit forbid_suit leave_penalty_card",
        **DIRECTED,
        ui_to="offending_side",
    ),
    *both(
        "declarer requires the suit",
        {"partner_lead": "require_suit", "size": "major"},
        "50D2(a) 50E2",
        "50D2(a) 50D1",
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "declarer forbids the suit",
        {"partner_lead": "forbid_suit", "size": "major"},
        "50D2(a) 50E2",
        "50D2(a) 50D1",
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "declarer leaves the card",
        {"partner_lead": "leave_penalty_card", "size": "major"},
        "50D2(b) 50E1 50E2",
        "50D2(b) 50D1",
        **DIRECTED,
        **LEFT,
    ),
    *both(
        "his partner has none of the suit",
        {"situation": "partner_to_lead", "size": "major", "unable": True},
        "59",
        **ANY_CARD,
    ),
    *both(
        "two of one suit: required",
        {"cards": ["H4", "H7"], "partner_lead": "require_suit"},
        "51B1(a) 50E2",
        "51B1(a) 50D1",
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "two of one suit: forbidden",
        {"cards": ["H4", "H7"], "partner_lead": "forbid_suit"},
        "51B1(b) 50E2",
        "51B1(b) 50D1",
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "two suits: one required",
        {"cards": ["H4", "S7"], "partner_lead": "require_suit"},
        "51B2(a) 50E2",
        "51B2(a) 50D1",
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "two suits: one forbidden",
        {"cards": ["H4", "S7"], "partner_lead": "forbid_suit"},
        "51B2(b) 50E2",
        "51B2(b) 50D1",
        **DIRECTED,
        **PICKED_UP,
    ),
    *both(
        "two suits: left on the table",
        {"cards": ["H4", "S7"], "partner_lead": "leave_penalty_card"},
        "50D2(b) 50E1 50E2",
        "50D2(b) 50D1",
        **DIRECTED,
        **LEFT,
    ),
    *both(
        "two of them, and his partner cannot comply",
        {"cards": ["H4", "S7"], "situation": "partner_to_lead", "unable": True},
        "59",
        **ANY_CARD,
    ),
    *both(
        "his partner led before declarer had chosen",
        {"situation": "partner_led_early", "size": "major"},
        "50D2 49",
        penalty_card="major",
    ),
    *both(
        "he played another card, and declarer accepts",
        {"accepted": True},
        "52B1(a) 52B1(c) 52A",
        card_played=True,
        accept_by="declarer",
    ),
    *both(
        "he played another card, and declarer refuses",
        {"accepted": False},
        "52B2 52A",
        accept_by="declarer",
        card_played=False,
        withdrawn_card="penalty_card",
        penalty_card="major",
    ),
    *both(
        "he played another card, and declarer has played since",
        {"declarer_played_after": True},
        "52B1(b) 52B1(c)",
        card_played=True,
        accept_by="declarer",
    ),
    *both(
        "what his partner may use",
        {"situation": "information"},
        "50E1 50E2 50E3",
        "50D1 50",
        ui_to="offending_side",
        adjusted_score="possible",
    ),
    *both(
        "what his partner may use when it was picked up",
        {"card_now": "picked_up"},
        "50E2 50E3",
        "50D1 50",
        ui_to="offending_side",
        adjusted_score="possible",
    ),
    *both(
        "what his partner may use of a minor card",
        {"situation": "information", "size": "minor"},
        "50C 50E3",
        "50C 50",
        ui_to="offending_side",
        adjusted_score="possible",
    ),
    *both(
        "the defenders were helped by it",
        {"situation": "information", "damage": True},
        "50E3 50E1 50E2",
        "50 50D1",
        ui_to="offending_side",
        adjusted_score="required",
    ),
    *both(
        "what a minor card means",
        {"situation": "size", "size": "minor"},
        "50B 50A 50C",
        ui_to="offending_side",
        penalty_card="minor",
    ),
    *both(
        "what a major card means",
        {"situation": "size", "size": "major"},
        "50B 50A 50D1(a) 50D2",
        "50B 50A 50D1 50D2",
        penalty_card="major",
    ),
]

KINDS = {"exposed_card": EXPOSED_CARD, "penalty_card": PENALTY_CARD}


@table(EXPOSED_CARD)
def test_an_exposed_card(situation: Situation) -> None:
    situation.check("exposed_card")


@table(PENALTY_CARD)
def test_a_penalty_card(situation: Situation) -> None:
    situation.check("penalty_card")


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
