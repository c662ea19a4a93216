"""Law 24: cards exposed during the auction."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rulings.laws.ch05_auction.law24_exposed_card import ExposedCardInAuction
from tests.rulings.ch05_auction.auction import Row, row, situations, unreached

SEEN = {"ui_to": "offending_side"}
SILENCED = {**SEEN, "partner_must_pass": "once", "adjusted_score": "possible"}
LOW = {"cards": ["H2"], "led": False}

ROWS = [
    row("cards were seen", {}, "24C 24B 24A", asks="several", **SEEN),
    row("one card was seen", {"several": False}, "24B 24A 24", asks="honour", **SEEN),
    row("one low card was seen", {"cards": ["H9"]}, "24B 24A 24", asks="led", **SEEN),
    row(
        "the two of hearts dropped, the auction goes on",
        LOW,
        "24A 24 24D 24E",
        **SEEN,
        partner_must_pass="no",
    ),
    row(
        "a low card dropped, its owner declares",
        {**LOW, "offender": "N", "declarer": "N"},
        "24A 24 24D",
        partner_must_pass="no",
        penalty_card="none",
        withdrawn_card="returned",
    ),
    row(
        "a low card dropped, its owner becomes dummy",
        {**LOW, "offender": "N", "declarer": "S"},
        "24A 24 24D",
        penalty_card="none",
    ),
    row(
        "a low card dropped, its owner defends",
        {**LOW, "offender": "N", "declarer": "E"},
        "24A 24 24E 50B",
        partner_must_pass="no",
        penalty_card="minor",
    ),
    row("the ten dropped", {"cards": ["ST"]}, "24B 24 24D 24E 72C", **SILENCED),
    row(
        "a low card was led before the auction was over, by a defender as it turned out",
        {"cards": ["H3"], "led": True, "side": "defending"},
        "24B 24 24E 50B 72C",
        **SILENCED,
        penalty_card="major",
    ),
    row(
        "two low cards dropped, by a defender as it turned out",
        {"cards": ["H3", "C4"], "side": "defending"},
        "24C 24 24E 50B 72C",
        **SILENCED,
        penalty_card="major",
    ),
    row(
        "partner could not see the card",
        {"cards": ["SA"], "partner_could_see": False},
        "24",
        partner_must_pass="no",
        penalty_card="none",
    ),
]


@situations(ROWS)
def test_ruling(situation: Row) -> None:
    situation.check("exposed_card_in_auction")


def test_the_situations_reach_every_sentence() -> None:
    assert unreached("exposed_card_in_auction", ROWS, "2 5 7") == set()


@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"cards": ["HA"], "honour": False}, id="the ace is an honour"),
        pytest.param({"cards": ["HA", "H2"], "several": False}, id="two cards are several"),
        pytest.param(
            {"offender": "N", "declarer": "S", "side": "defending"}, id="dummy does not defend"
        ),
    ],
)
def test_stories_that_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        ExposedCardInAuction(**told)
