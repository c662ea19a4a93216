"""Law 27: a bid that is too low."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rulings.laws.ch05_auction.law27_insufficient_bid import InsufficientBid, Replacement
from rulings.outcome import decide
from rulings.registry import load_kind
from rulings.terms import DENOMINATIONS, bid_rank, lowest_sufficient
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
    "partner_options": ["forbid_suit", "any_card"],
}
ACCEPTED = {
    "call_stands": True,
    "auction": "continues",
    "accept_by": "lho",
    "partner_must_pass": "no",
    "lead_restriction": "none",
}
OUT_OF_TURN = {"bid": "1H", "auction": ["1S"], "dealer": "W", "accepted": False}

ROWS = [
    row(
        "just happened: LHO may accept, else the offender chooses the replacement",
        HEART_OVER_SPADE,
        "27A1 27B1(a) 27B1(b) 27B2 27D 23A 26A 26B 72C",
        options="accept lowest_same_denomination comparable_call any_sufficient_bid_or_pass",
        auction="continues",
        accept_by="lho",
    ),
    row(
        "over seven notrump nothing in the same denomination is left",
        {"bid": "7S", "over": "7NT", "accepted": False},
        "27B1(b) 27B2 23A 26A 27D 26B 72C",
        options="comparable_call any_sufficient_bid_or_pass",
        auction="continues",
        accept_by="lho",
    ),
    row("LHO says that he accepts", {**HEART_OVER_SPADE, "accepted": True}, "27A1", **ACCEPTED),
    row("LHO passed over it", {**HEART_OVER_SPADE, "lho_called": True}, "27A1", **ACCEPTED),
    row(
        "changed before the ruling, but LHO wants the first bid",
        {**HEART_OVER_SPADE, "accepted": True, "replaced_before_ruling": True},
        "27A1 27C",
        **ACCEPTED,
    ),
    row(
        "natural hearts made good at the lowest level",
        {**REFUSED, "replacement_call": "2H", "natural": True},
        "27B1(a) 27D",
        **FREE,
    ),
    row(
        "a comparable call",
        {**REFUSED, "replacement": "comparable_call"},
        "27B1(b) 23A 26A 27D",
        **FREE,
    ),
    row(
        "another suit that the director finds comparable",
        {**REFUSED, "replacement_call": "2C", "comparable": True},
        "27B1(b) 23A 26A 27D",
        **FREE,
    ),
    row(
        "another suit that is not comparable",
        {**REFUSED, "replacement_call": "2C", "comparable": False},
        "27B2 26B 72C",
        **SILENCED,
    ),
    row("he passes instead", {**REFUSED, "replacement_call": "P"}, "27B2 26B 72C", **SILENCED),
    row(
        "he passes instead, and his side declares in the end",
        {**REFUSED, "replacement_call": "P", "offender": "N", "declarer": "S"},
        "27B2 26B 72C",
        partner_must_pass="rest_of_auction",
        lead_restriction="none",
    ),
    row(
        "he tries a penalty double",
        {**REFUSED, "replacement_call": "X", "comparable": False},
        "27B3 26B 72C",
        **SILENCED,
        offender_must="legal_call_or_pass",
    ),
    row(
        "he tries a double that shows the same",
        {**REFUSED, "replacement_call": "X", "comparable": True},
        "27B1(b) 23A 26A 27D",
        **FREE,
    ),
    row(
        "too low a second time, and LHO may accept that one",
        {**REFUSED, "replacement_call": "1D"},
        "27B4 27A1 26B 72C",
        options="accept refuse",
        auction="continues",
    ),
    row(
        "too low a second time, refused again",
        {**REFUSED, "replacement_call": "1D", "new_bid_accepted": False},
        "27B4 26B 72C",
        **SILENCED,
        offender_must="legal_call_or_pass",
    ),
    row(
        "too low a second time, but LHO accepts that one",
        {**REFUSED, "replacement_call": "1D", "new_bid_accepted": True},
        "27B4 27A1",
        **ACCEPTED,
    ),
    row(
        "1NT over 2H made 2NT before the director came",
        {
            "bid": "1NT",
            "over": "2H",
            "replacement_call": "2NT",
            "natural": True,
            "replaced_before_ruling": True,
            "accepted": False,
        },
        "27B1(a) 27C 27D",
        **FREE,
    ),
    row(
        "the same suit named one level higher, meaning unknown",
        {**REFUSED, "replacement_call": "2H"},
        "27B1(a) 27B1(b) 27B2",
        asks="same_denomination",
    ),
    row(
        "replaced by a pass, which shows nothing of what a bid shows, whichever bid it was",
        {"accepted": False, "replacement": "pass"},
        "27B2 26B 72C",
        partner_must_pass="rest_of_auction",
    ),
    row(
        "an artificial bid replaced by a pass may still be comparable",
        {**REFUSED, "replacement_call": "P", "natural": False},
        "27B1(b) 27B2",
        asks="comparable",
    ),
    row(
        "too low and at partner's turn: Law 31, not Law 27",
        {**OUT_OF_TURN, "offender": "S"},
        "31B2 31B1 31A2(a) 27A2",
        options="comparable_call substitute_legal_call",
        auction="reverts",
        ui_to="offending_side",
    ),
    row(
        "too low and out of turn, RHO passes: repeat it, then Law 27",
        {**OUT_OF_TURN, "offender": "E", "rho_call": "P"},
        "31A1 29B 27A2",
        offender_must="repeat_call",
        auction="reverts",
    ),
    row(
        "too low and out of turn, LHO bids over it",
        {"bid": "1H", "over": "1S", "out_of_rotation": True, "lho_called": True},
        "29A 27A2",
        **ACCEPTED,
    ),
    row(
        "too low and out of turn, nothing else known",
        {"bid": "1H", "over": "1S", "out_of_rotation": True},
        "29A 31A1",
        asks="whose_turn",
    ),
]


@situations(ROWS)
def test_ruling(situation: Row) -> None:
    situation.check("insufficient_bid")


def test_the_situations_reach_every_sentence_of_law_27() -> None:
    assert unreached("insufficient_bid", ROWS, "27") == set()


def test_a_call_over_the_replacement_is_no_acceptance_of_the_first_bid() -> None:
    told = InsufficientBid(**HEART_OVER_SPADE, replacement_call="2H", lho_called=True)
    assert told.accepted is None


def test_a_bid_that_supersedes_is_refused_as_a_story() -> None:
    with pytest.raises(ValidationError, match="is sufficient"):
        InsufficientBid(bid="2H", over="1S")


bids = st.builds(lambda n, d: f"{n}{d}", st.integers(1, 7), st.sampled_from(DENOMINATIONS))


@given(bids, bids, bids)
def test_the_calls_tell_the_class_of_the_replacement(bid: str, over: str, new: str) -> None:
    if bid_rank(bid) > bid_rank(over):
        return
    case = InsufficientBid(bid=bid, over=over, replacement_call=new)
    if bid_rank(new) <= bid_rank(over):
        assert case.replacement is Replacement.INSUFFICIENT
    elif new == lowest_sufficient(bid[1:], over):
        assert case.replacement is Replacement.LOWEST_NAMED
    else:
        assert case.replacement is Replacement.OTHER_BID


@given(bids, bids, st.booleans())
def test_a_natural_lowest_bid_never_silences_partner(bid: str, over: str, early: bool) -> None:
    if bid_rank(bid) > bid_rank(over) or over == "7NT" or int(over[0]) == 7:
        return
    told = InsufficientBid(
        bid=bid,
        over=over,
        natural=True,
        accepted=False,
        replaced_before_ruling=early,
        replacement_call=lowest_sufficient(bid[1:], over),
    )
    assert decide(told).facts["partner_must_pass"] == "no"


def test_a_pass_is_comparable_with_no_bid_whichever_it_was() -> None:
    told = {"call_class": "bid", "replacement_call": "P"}
    assert load_kind("call_out_of_rotation").model_validate(told).known()["comparable"] is False
