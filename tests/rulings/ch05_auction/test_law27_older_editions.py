"""Law 27 under the Laws of 2007 and 1997: the cards of those years, leaf by leaf."""

from __future__ import annotations

from rulings.engine import leaves
from rulings.laws.ch05_auction.law27_insufficient_bid import InsufficientBid
from rulings.outcome import decide
from tests.rulings.ch05_auction.auction import Row, row, situations, unreached

HEART_OVER_SPADE = {"bid": "1H", "over": "1S"}
REFUSED = {**HEART_OVER_SPADE, "accepted": False}
FREE = {
    "auction": "continues",
    "partner_must_pass": "no",
    "lead_restriction": "none",
    "ui_to": "none",
    "adjusted_score": "possible",
}
SILENCED = {
    "auction": "continues",
    "partner_must_pass": "rest_of_auction",
    "lead_restriction": "possible",
    "ui_to": "offending_side",
    "adjusted_score": "possible",
}
ACCEPTED = {
    "call_stands": True,
    "auction": "continues",
    "accept_by": "lho",
    "partner_must_pass": "no",
    "lead_restriction": "none",
}
ANY_LEAD_PENALTY = "26A2(a) 26A2(b) 26B 23"

ROWS_2007 = [
    row(
        "just happened",
        HEART_OVER_SPADE,
        "27A1 27B1(a) 27B1(b) 27B2 27D 26A2(a) 26A2(b) 26B 23",
        options="accept lowest_same_denomination comparable_call any_sufficient_bid_or_pass",
        auction="continues",
        year=2007,
    ),
    row("LHO accepts", {**HEART_OVER_SPADE, "accepted": True}, "27A1", **ACCEPTED, year=2007),
    row(
        "accepted although replaced in the meantime",
        {**HEART_OVER_SPADE, "accepted": True, "replaced_before_ruling": True},
        "27A1 27C",
        **ACCEPTED,
        year=2007,
    ),
    row(
        "natural hearts made good at the lowest level",
        {**REFUSED, "replacement_call": "2H", "natural": True},
        "27B1(a) 27D",
        **FREE,
        year=2007,
    ),
    row(
        "the same before the ruling",
        {**REFUSED, "replacement_call": "2H", "natural": True, "replaced_before_ruling": True},
        "27B1(a) 27C 27D",
        **FREE,
        year=2007,
    ),
    row(
        "the lowest bid in the same suit, told without its meaning",
        {**REFUSED, "replacement_call": "2H"},
        "27B1(a) 27B1(b) 27B2",
        asks="natural",
        year=2007,
    ),
    row(
        "the lowest bid in the same denomination, told in words",
        {**REFUSED, "replacement": "lowest_same_denomination"},
        "27B1(a) 27B1(b) 27B2",
        asks="natural",
        year=2007,
    ),
    row(
        "a pass that means the same as the artificial bid, or something more precise",
        {**REFUSED, "replacement_call": "P", "natural": False, "comparable": True},
        "27B1(b) 27D",
        **FREE,
        year=2007,
    ),
    row(
        "an artificial bid is followed by one that means something else",
        {**REFUSED, "replacement_call": "2H", "natural": False, "comparable": False},
        f"27B2 {ANY_LEAD_PENALTY}",
        **SILENCED,
        year=2007,
    ),
    row(
        "natural hearts replaced by a pass: hearts may be required or forbidden",
        {**REFUSED, "replacement_call": "P", "natural": True},
        "27B2 26A2(a) 26A2(b) 23",
        **SILENCED,
        partner_options=["require_suit", "forbid_suit", "any_card"],
        year=2007,
    ),
    row(
        "natural hearts replaced by hearts higher up",
        {**REFUSED, "replacement_call": "3H", "natural": True, "comparable": False},
        "27B2 26A1 23",
        **{**SILENCED, "lead_restriction": "none"},
        year=2007,
    ),
    row(
        "the suit came up again in the legal auction",
        {**REFUSED, "replacement_call": "P", "comparable": False, "suit_shown_again": True},
        "27B2 26A1 23",
        **{**SILENCED, "lead_restriction": "none"},
        year=2007,
    ),
    row(
        "notrump replaced by a pass: any one suit may be forbidden",
        {"bid": "1NT", "over": "2C", "accepted": False, "replacement_call": "P", "natural": True},
        "27B2 26B 23",
        **SILENCED,
        partner_options=["forbid_suit", "any_card"],
        year=2007,
    ),
    row(
        "his side declares: nothing about leads",
        {**REFUSED, "replacement_call": "P", "offender": "N", "declarer": "S"},
        "27B2 23",
        **{**SILENCED, "lead_restriction": "none"},
        year=2007,
    ),
    row(
        "a double of another meaning",
        {**REFUSED, "replacement_call": "X", "comparable": False},
        f"27B3 {ANY_LEAD_PENALTY}",
        **SILENCED,
        offender_must="legal_call_or_pass",
        year=2007,
    ),
    row(
        "insufficient again, and refused",
        {**REFUSED, "replacement_call": "1D", "new_bid_accepted": False},
        f"27B4 {ANY_LEAD_PENALTY}",
        **SILENCED,
        offender_must="legal_call_or_pass",
        year=2007,
    ),
    row(
        "insufficient again, and accepted",
        {**REFUSED, "replacement_call": "1D", "new_bid_accepted": True},
        "27B4 27A1",
        **ACCEPTED,
        year=2007,
    ),
]

ROWS_1997 = [
    row(
        "just happened: no comparable call is offered",
        HEART_OVER_SPADE,
        "27A 27B1 27B2 26A2 26B 23",
        options="accept lowest_same_denomination any_sufficient_bid_or_pass",
        auction="continues",
        year=1997,
    ),
    row("LHO accepts", {**HEART_OVER_SPADE, "lho_called": True}, "27A", **ACCEPTED, year=1997),
    row(
        "both natural, lowest bid in the same denomination",
        {**REFUSED, "replacement_call": "2H", "natural": True},
        "27B1",
        **FREE,
        year=1997,
    ),
    row(
        "one of them may be conventional",
        {**REFUSED, "replacement_call": "2H", "natural": False},
        "27B2 26A2 26B 23",
        **SILENCED,
        year=1997,
    ),
    row(
        "nobody has said whether they are conventional",
        {**REFUSED, "replacement_call": "2H"},
        "27B1 27B2",
        asks="natural",
        year=1997,
    ),
    row("a pass", {**REFUSED, "replacement_call": "P"}, "27B2 26A2 26B 23", **SILENCED, year=1997),
    row(
        "a call of like meaning is one like any other",
        {**REFUSED, "replacement": "comparable_call"},
        "27B2 26A2 26B 23",
        **SILENCED,
        year=1997,
    ),
    row(
        "another suit, both natural",
        {**REFUSED, "replacement_call": "2C", "natural": True},
        "27B2 26A2 23",
        **SILENCED,
        partner_options=["require_suit", "forbid_suit", "any_card"],
        year=1997,
    ),
    row(
        "a double is not possible",
        {**REFUSED, "replacement_call": "X"},
        "27B3 26A2 26B 23",
        **SILENCED,
        offender_must="legal_call_or_pass",
        year=1997,
    ),
    row(
        "insufficient again corrects nothing",
        {**REFUSED, "replacement_call": "1D"},
        "27B",
        offender_must="legal_call_or_pass",
        year=1997,
    ),
]


@situations([*ROWS_2007, *ROWS_1997])
def test_ruling(situation: Row) -> None:
    situation.check("insufficient_bid")


def test_the_situations_reach_every_sentence_of_law_27() -> None:
    for year, rows in ((2007, ROWS_2007), (1997, ROWS_1997)):
        assert unreached("insufficient_bid", rows, "27B 23 26", year) == set()


def test_the_newest_laws_do_not_ask_whether_the_bids_are_natural() -> None:
    told = InsufficientBid(**REFUSED, replacement_call="2H")
    asked = {year: decide(told, year).question for year in (2017, 2007, 1997)}
    assert {year: slot and (slot.name, slot.law) for year, slot in asked.items()} == {
        2017: ("same_denomination", "27B1(a)"),
        2007: ("natural", "27B1(a)"),
        1997: ("natural", "27B1"),
    }


def test_the_paragraph_of_a_question_is_that_of_the_edition() -> None:
    told = InsufficientBid(**REFUSED, replacement_call="2H", natural=True)
    read = {r.slot.name: r.slot.law for leaf in leaves(decide(told, 1997).tree) for r in leaf.reads}
    assert read == {
        "out_of_rotation": "27C",
        "accepted": "27A",
        "replacement": "27B",
        "natural": "27B1",
    }
