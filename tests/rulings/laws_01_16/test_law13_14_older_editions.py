"""Laws 13 and 14 under the Laws of 2007 and 1997: too many cards, and too few."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

WRONG_NUMBER_OF_CARDS = [
    *both(
        "nobody with a wrong hand has called, no card was seen",
        {"wrong_hand_called": False, "card_seen": False},
        "13D1 13E",
        "13A",
        board="play_on",
        adjusted_score="no",
    ),
    *both(
        "a card was seen, and it matters",
        {"wrong_hand_called": False, "card_seen": True, "matters": True},
        "13D2(b) 12C1(a)",
        "13B2",
        adjusted_score="required",
        penalty="possible",
        board="cancelled",
    ),
    row(
        2007,
        "a card was seen, and it does not matter",
        {"wrong_hand_called": False, "card_seen": True, "matters": False},
        "13D2(a) 12C1(a) 13E",
        board="play_on",
        adjusted_score="possible",
        penalty="possible",
    ),
    row(
        2007,
        "what was seen affected the result",
        {"wrong_hand_called": False, "card_seen": True, "affected": True},
        "13D2(a) 12C1(a)",
        adjusted_score="required",
        penalty="possible",
    ),
    row(
        2007,
        "what was seen did not affect the result",
        {"wrong_hand_called": False, "card_seen": True, "affected": False},
        "13D2(a)",
        board="result_stands",
        adjusted_score="no",
    ),
    row(
        1997,
        "a card was seen, it does not matter, and all agree",
        {"wrong_hand_called": False, "card_seen": True, "matters": False, "all_agree": True},
        "13B1",
        board="play_on",
        adjusted_score="no",
    ),
    row(
        1997,
        "a card was seen, it does not matter, but one player objects",
        {"wrong_hand_called": False, "card_seen": True, "matters": False, "all_agree": False},
        "13B2",
        adjusted_score="required",
        penalty="possible",
        board="cancelled",
    ),
    row(
        2007,
        "a wrong hand has called, it can be saved",
        {"wrong_hand_called": True, "correctable": True},
        "13A 13E",
        board="play_on",
        call_stands=True,
        adjusted_score="possible",
    ),
    row(
        1997,
        "a wrong hand has called, it can be saved and all agree",
        {"wrong_hand_called": True, "correctable": True, "all_agree": True},
        "13",
        board="play_on",
        call_stands=True,
    ),
    row(
        1997,
        "a wrong hand has called, and a player objects",
        {"wrong_hand_called": True, "correctable": True, "all_agree": False},
        "13 12C1",
        adjusted_score="required",
        penalty="possible",
        board="cancelled",
    ),
    *both(
        "a wrong hand has called, it cannot be saved",
        {"wrong_hand_called": True, "correctable": False},
        "13B 12C1(a)",
        "13 12C1",
        adjusted_score="required",
        penalty="possible",
        board="cancelled",
    ),
    row(
        2007,
        "found after the play",
        {"play_over": True},
        "13C 12C1(a)",
        adjusted_score="required",
        penalty="possible",
        board="cancelled",
    ),
    row(
        1997,
        "found after the play",
        {"play_over": True},
        "13C",
        board="cancelled",
        penalty="possible",
    ),
    row(
        2007,
        "found after the play, in teams",
        {"play_over": True, "teams": True},
        "13C 86D 12C1(a)",
        adjusted_score="required",
        penalty="possible",
        board="cancelled",
    ),
    row(
        2007,
        "a foreign card in a complete trick",
        {"foreign_card_played": True},
        "13F",
        board="play_on",
        adjusted_score="possible",
    ),
    row(
        2007,
        "a foreign card that was not played",
        {"foreign_card_played": False},
        "13F",
        board="play_on",
        call_stands=True,
        adjusted_score="no",
    ),
    row(
        1997,
        "a foreign card, before any call",
        {"foreign_card": True, "wrong_hand_called": False, "card_seen": False},
        "13A 13",
        board="play_on",
        adjusted_score="no",
    ),
]
MISSING_CARD = [
    row(
        2007,
        "before the lead, found",
        {"lead_faced": False, "found": "elsewhere"},
        "14A1 14A3 14C",
        board="play_on",
        ui_to="offending_side",
        call_stands=True,
    ),
    row(
        1997,
        "before the lead, found",
        {"lead_faced": False, "found": "elsewhere"},
        "14",
        board="play_on",
        call_stands=True,
    ),
    row(
        2007,
        "before the lead, not found",
        {"lead_faced": False, "found": "not_found"},
        "14A2 14A3 14C",
        board="play_on",
        ui_to="offending_side",
        call_stands=True,
    ),
    row(
        1997,
        "before the lead, not found",
        {"lead_faced": False, "found": "not_found"},
        "14",
        board="play_on",
        call_stands=True,
    ),
    row(
        2007,
        "after the lead, among the played cards",
        {"found": "among_played"},
        "14B1 67 14C",
        board="play_on",
        ui_to="offending_side",
    ),
    row(
        1997,
        "after the lead, among the played cards",
        {"found": "among_played"},
        "14 67",
        board="play_on",
    ),
    row(
        2007,
        "after the lead, on the floor",
        {"lead_faced": True, "found": "elsewhere"},
        "14B2 14B4 14C",
        board="play_on",
        ui_to="offending_side",
        penalty="possible",
    ),
    row(
        1997,
        "after the lead, on the floor",
        {"lead_faced": True, "found": "elsewhere"},
        "14",
        board="play_on",
        penalty="possible",
    ),
    row(
        2007,
        "after the lead, nowhere",
        {"lead_faced": True, "found": "not_found"},
        "14B3 14B4 14C",
        board="play_on",
        ui_to="offending_side",
        penalty="possible",
    ),
    row(
        1997,
        "after the lead, nowhere",
        {"lead_faced": True, "found": "not_found"},
        "14",
        board="play_on",
        penalty="possible",
    ),
]


@table(WRONG_NUMBER_OF_CARDS)
def test_wrong_number_of_cards(situation: Situation) -> None:
    situation.check("wrong_number_of_cards")


@table(MISSING_CARD)
def test_missing_card(situation: Situation) -> None:
    situation.check("missing_card")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("wrong_number_of_cards", WRONG_NUMBER_OF_CARDS) == set()
    assert never_reached("missing_card", MISSING_CARD) == set()
