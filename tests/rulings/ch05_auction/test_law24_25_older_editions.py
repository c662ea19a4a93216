"""Laws 24 and 25 under the Laws of 2007 and 1997: cards shown and calls changed."""

from __future__ import annotations

from typing import Any

import pytest

from rulings.laws.ch05_auction.law25_changed_call import ChangedCall
from rulings.outcome import decide
from tests.rulings.ch05_auction.auction import Row, row, situations, unreached

SEEN = {"ui_to": "offending_side"}
SILENCED = {**SEEN, "partner_must_pass": "once", "adjusted_score": "possible"}

CARDS = [
    row(
        "2007: the two of hearts dropped",
        {"cards": ["H2"], "led": False},
        "24A 24 24D 24E",
        **SEEN,
        partner_must_pass="no",
        year=2007,
    ),
    row(
        "2007: the king dropped",
        {"cards": ["HK"]},
        "24B 24 24D 24E 23",
        **SILENCED,
        year=2007,
    ),
    row(
        "2007: two cards, their owner defends",
        {"cards": ["H2", "H3"], "side": "defending"},
        "24C 24 24E 50B 23",
        **SILENCED,
        penalty_card="major",
        year=2007,
    ),
    row(
        "2007: their owner declares",
        {"cards": ["H2", "H3"], "side": "declaring"},
        "24C 24 24D 23",
        **SILENCED,
        penalty_card="none",
        year=2007,
    ),
    row(
        "2007: a low card, its owner defends",
        {"cards": ["H2"], "led": False, "side": "defending"},
        "24A 24 24E 50B",
        penalty_card="minor",
        year=2007,
    ),
    row(
        "2007: partner could not see it",
        {"partner_could_see": False},
        "24",
        penalty_card="none",
        year=2007,
    ),
    row(
        "1997: the two of hearts dropped",
        {"cards": ["H2"], "led": False},
        "24A 24",
        **SEEN,
        partner_must_pass="no",
        year=1997,
    ),
    row("1997: the king dropped", {"cards": ["HK"]}, "24B 24 23", **SILENCED, year=1997),
    row(
        "1997: a card was led",
        {"cards": ["H2"], "led": True, "side": "defending"},
        "24B 24 50B 23",
        **SILENCED,
        penalty_card="major",
        year=1997,
    ),
    row(
        "1997: a low card, its owner defends",
        {"cards": ["H2"], "led": False, "side": "defending"},
        "24A 24 50B",
        penalty_card="minor",
        year=1997,
    ),
    row(
        "1997: two cards, their owner declares",
        {"cards": ["H2", "H3"], "side": "declaring"},
        "24C 24 23",
        **SILENCED,
        penalty_card="none",
        withdrawn_card="returned",
        year=1997,
    ),
    row(
        "1997: partner could not see it",
        {"partner_could_see": False},
        "24",
        penalty_card="none",
        year=1997,
    ),
]


@situations(CARDS)
def test_ruling_on_exposed_cards(situation: Row) -> None:
    situation.check("exposed_card_in_auction")


SLIP = {"unintended": True, "partner_called": False}
AT_ONCE = {**SLIP, "without_pause": True}
MEANT = {"unintended": False}
MADE = {**MEANT, "attempted": True}
FREE = {"may_change": True, "lead_restriction": "none"}
STANDS = {"may_change": False, "call_stands": True}
LEADS = {"accept_by": "lho", "auction": "continues", "lead_restriction": "possible"}
ANY_LEAD_2007 = "26A2(a) 26A2(b) 26B"


def both(
    words: str, told: dict[str, Any], in_2007: str, in_1997: str, **rest: Any
) -> tuple[Row, Row]:
    """A situation that both editions rule on alike, with the paragraphs of each."""
    return (
        row(f"2007: {words}", told, in_2007, year=2007, **rest),
        row(f"1997: {words}", told, in_1997, year=1997, **rest),
    )


CALLS = [
    *both(
        "the wrong card taken from the box, nobody said how fast it was put right",
        SLIP,
        "25A1 25B1 25B2",
        "25A 25B1 25B2(b)(2) 25B2(b)(1)",
        asks="without_pause",
    ),
    *both(
        "a slip put right at once",
        {**AT_ONCE, "attempted": True},
        "25A1",
        "25A",
        **FREE,
        call_stands=True,
    ),
    *both(
        "a slip noticed at once",
        AT_ONCE,
        "25A1",
        "25A",
        **FREE,
        options="substitute_legal_call repeat_call",
    ),
    *both(
        "a slip put right at once, LHO had called",
        {**AT_ONCE, "attempted": True, "lho_called": True},
        "25A1 25A4",
        "25A 16C2",
        **FREE,
    ),
    *both("partner has called since", {"partner_called": True}, "25A2", "25A", **STANDS),
    *both(
        "a slip, and partner has called since",
        {"unintended": True, "partner_called": True},
        "25A2",
        "25A",
        **STANDS,
    ),
    *both(
        "the lead is faced",
        {**SLIP, "auction_period_over": True},
        "25A3",
        "25A",
        **STANDS,
    ),
    *both(
        "second thoughts, only wished for",
        {**MEANT, "attempted": False},
        "25A1 25B1",
        "25B 25B1",
        **STANDS,
    ),
]

CALLS_2007 = [
    row(
        "2007: put back into the box before it was a call",
        {"half_made": True, "counts_as_made": False},
        "18F 16B1",
        may_change=True,
        ui_to="offending_side",
        year=2007,
    ),
    row(
        "2007: a slip put right after a pause for thought, refused",
        {**SLIP, "without_pause": False, "attempted": True, "accepted": False},
        f"25B2 25B3 {ANY_LEAD_2007}",
        **LEADS,
        year=2007,
    ),
    row(
        "2007: second thoughts, accepted: spades are withdrawn",
        {**MADE, "accepted": True, "call": "1S", "new_call": "2S"},
        f"25B1 25B3 {ANY_LEAD_2007}",
        **LEADS,
        call_stands=True,
        ui_to="offending_side",
        year=2007,
    ),
    row(
        "2007: second thoughts, refused: the first call stands",
        {**MADE, "accepted": False},
        f"25B2 25B3 {ANY_LEAD_2007}",
        **LEADS,
        call_stands=True,
        ui_to="offending_side",
        year=2007,
    ),
]

CALLS_1997 = [
    row(
        "1997: put back into the box before it was a call",
        {"half_made": True, "counts_as_made": False},
        "18 16A",
        may_change=True,
        ui_to="offending_side",
        year=1997,
    ),
    row(
        "1997: second thoughts, accepted without penalty",
        {**MADE, "accepted": True},
        "25B1",
        call_stands=True,
        lead_restriction="none",
        year=1997,
    ),
    row(
        "1997: LHO had called before the change",
        {**MADE, "lho_called": True},
        "25B",
        **STANDS,
        year=1997,
    ),
    row(
        "1997: LHO called over the first call, unaware of the change",
        {**MADE, "lho_unaware": True},
        "25B1 16C2",
        call_stands=True,
        year=1997,
    ),
    row(
        "1997: refused: the offender has two ways",
        {**MADE, "accepted": False},
        "25B2(b)(2) 25B2(b)(1) 25B2 25B2(c) 26A2 26B 23",
        **LEADS,
        options="substitute_legal_call repeat_call",
        year=1997,
    ),
    row(
        "1997: refused, and the first call kept",
        {**MADE, "accepted": False, "after_refusal": "repeat_call"},
        "25B2(b)(1) 25B2 25B2(c) 26A2 26B 23",
        **LEADS,
        call_stands=True,
        partner_must_pass="once",
        year=1997,
    ),
    row(
        "1997: refused, and a third call made: at most 40 %",
        {**MADE, "accepted": False, "after_refusal": "substitute_legal_call"},
        "25B2(b)(2) 25B2 25B2(c) 26A2 26B",
        **LEADS,
        partner_must_pass="no",
        year=1997,
    ),
    row(
        "1997: refused, his side declares: nothing about leads",
        {**MADE, "accepted": False, "after_refusal": "repeat_call"}
        | {"offender": "S", "declarer": "N"},
        "25B2(b)(1) 25B2 25B2(c) 23",
        lead_restriction="none",
        year=1997,
    ),
    row(
        "1997: refused, and the first call was irregular too",
        {**MADE, "accepted": False, "first_legal": False},
        "25B2(a) 25B2 26A2 26B",
        lead_restriction="possible",
        year=1997,
    ),
]

ROWS = [*CALLS, *CALLS_2007, *CALLS_1997]


@situations(ROWS)
def test_ruling_on_changed_calls(situation: Row) -> None:
    situation.check("changed_call")


@pytest.mark.parametrize("year", [2007, 1997])
def test_the_situations_reach_every_sentence(year: int) -> None:
    assert unreached("changed_call", ROWS, "25 16 23", year) == set()
    assert unreached("exposed_card_in_auction", CARDS, "24 50 23", year) == set()


def test_the_newest_laws_do_not_ask_for_a_pause_for_thought() -> None:
    asked = {year: decide(ChangedCall(**SLIP), year).question for year in (2017, 2007, 1997)}
    assert {year: slot and slot.name for year, slot in asked.items()} == {
        2017: None,
        2007: "without_pause",
        1997: "without_pause",
    }
