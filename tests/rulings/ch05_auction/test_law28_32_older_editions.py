"""Laws 28-32 under the Laws of 2007 and 1997: the cards of those years, leaf by leaf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from rulings.engine import leaves
from rulings.laws.ch05_auction.law28_32_call_out_of_rotation import CallOutOfRotation
from rulings.outcome import decide
from tests.rulings.ch05_auction.auction import Row, row, situations, unreached

if TYPE_CHECKING:
    from rulings.laws.ch05_auction.rotation import Rotation

ACCEPTED = {
    "call_stands": True,
    "auction": "continues",
    "accept_by": "lho",
    "partner_must_pass": "no",
    "lead_restriction": "none",
}
BACK = {"accept_by": "lho", "auction": "reverts"}
FREE = {**BACK, "partner_must_pass": "no", "lead_restriction": "none"}
REPEATED = {**FREE, "offender_must": "repeat_call"}
PASS_ONCE = {**FREE, "offender_must": "pass_once", "adjusted_score": "possible"}
PASS_THROUGHOUT = {**FREE, "offender_must": "pass_rest_of_auction", "adjusted_score": "possible"}
PARTNER_ONCE = {
    **BACK,
    "offender_must": "any_legal_call",
    "partner_must_pass": "once",
    "lead_restriction": "none",
    "adjusted_score": "possible",
}
PARTNER_SILENT = {
    **BACK,
    "offender_must": "any_legal_call",
    "partner_must_pass": "rest_of_auction",
    "lead_restriction": "possible",
    "ui_to": "offending_side",
    "adjusted_score": "possible",
}
DIRECTED = {"partner_options": ["require_suit", "forbid_suit", "any_card"]}
ONE_FORBIDDEN = {"partner_options": ["forbid_suit", "any_card"]}
CHANGED = {
    "accept_by": "lho",
    "auction": "continues",
    "lead_restriction": "possible",
    "ui_to": "offending_side",
}
UNTOUCHED = {"call_stands": False, "accept_by": "none"}


def both(
    words: str, told: dict[str, Any], in_2007: str, in_1997: str = "", **rest: Any
) -> tuple[Row, Row]:
    """A situation that both editions rule on alike, with the paragraphs of each."""
    return (
        row(f"2007: {words}", told, in_2007, year=2007, **rest),
        row(f"1997: {words}", told, in_1997 or in_2007, year=1997, **rest),
    )


def refused(call_class: str, turn: str, **more: Any) -> dict[str, Any]:
    return {"call_class": call_class, "whose_turn": turn, "accepted": False, **more}


CLOSED = [
    *both("LHO called over it", {"call": "1S", "accepted": True}, "29A", **ACCEPTED),
    *both(
        "RHO had to pass anyway",
        {"call": "1S", "rho_action": "must_pass"},
        "28A",
        call_stands=True,
    ),
    *both(
        "RHO had to pass, told with the refusal",
        refused("double", "rho", rho_action="must_pass"),
        "28A",
        call_stands=True,
    ),
    *both(
        "the player in turn has called",
        {"call": "1S", "proper_player_called": True},
        "28B 16D2",
        "28B 16C2",
        lead_restriction="none",
        ui_to="offending_side",
    ),
    *both("what was called is open", {}, "29A", asks="call_class"),
]

PASSES = [
    *both(
        "somebody passed out of turn",
        {"call": "P"},
        "29A 30B1 30B2(a) 30B3 30A",
        "29A 30B 30A",
        asks="bid_before",
    ),
    *both(
        "dealer North, East passes first, refused",
        {"dealer": "N", "offender": "E", "call": "P", "first_call": True, "accepted": False},
        "30A 29B 23",
        "30A 29B 72B1",
        **PASS_ONCE,
    ),
    *both(
        "before any bid at partner's turn, LHO is still to decide",
        {"dealer": "N", "offender": "S", "call": "P", "auction": []},
        "29A 30A",
        options="accept refuse",
        accept_by="lho",
    ),
    *both(
        "two passes are no bid",
        {"dealer": "N", "auction": ["P", "P"], "offender": "N", "call": "P", "accepted": False},
        "30A 29B 23",
        "30A 29B 72B1",
        **PASS_ONCE,
    ),
    *both(
        "after a bid, nobody said whose turn it was",
        {"call": "P", "bid_before": True, "accepted": False},
        "30B1 30B2(a) 30B3",
        "30B",
        asks="whose_turn",
    ),
    *both(
        "after a bid, RHO's turn",
        refused("pass", "rho", bid_before=True),
        "30B1 29B 23",
        "30B 29B 72B1",
        **PASS_ONCE,
    ),
    *both(
        "West opened, South passes before partner North",
        {"dealer": "W", "auction": ["1H"], "offender": "S", "call": "P", "accepted": False},
        "30B2(a) 30B2(b) 29B 23",
        "30B 29B 72B1",
        **PASS_THROUGHOUT,
    ),
    *both(
        "after a bid, LHO's turn: a change of call",
        refused("pass", "lho", bid_before=True),
        "30B3 25B2 25B3 26A2(a) 26A2(b) 26B",
        "30B 25B2(b) 25B2(c) 26A2 26B",
        **CHANGED,
    ),
    *both(
        "artificial, RHO's turn, and he passes",
        refused("pass", "rho", artificial=True, rho_action="pass"),
        "31A1 30C 29C 29B",
        **REPEATED,
    ),
    *both(
        "artificial, RHO's turn, and he bids: there is no denomination to repeat",
        refused("pass", "rho", artificial=True, rho_action="legal_call"),
        "31A2(b) 30C 29C 29B 26A2(a) 26A2(b) 26B 23",
        "31A2(b) 30C 29C 29B 26A2 26B 23",
        **PARTNER_SILENT,
    ),
    *both(
        "artificial, partner's turn",
        refused("pass", "partner", artificial=True),
        "31B 30C 29C 29B 26A2(a) 26A2(b) 26B 23",
        "31B 30C 29C 29B 26A2 26B 23",
        **PARTNER_SILENT,
    ),
    *both(
        "artificial, LHO accepts",
        {"call": "P", "artificial": True, "whose_turn": "partner", "accepted": True},
        "29A",
        **ACCEPTED,
    ),
]

BIDS = [
    *both(
        "dealer South, West opened, refused: what does South do",
        {"dealer": "S", "offender": "W", "call": "1H", "first_call": True, "accepted": False},
        "31A1 31A2(a) 31A2(b)",
        asks="rho_action",
        auction="reverts",
    ),
    *both("RHO passes", refused("bid", "rho", rho_action="pass"), "31A1 29B", **REPEATED),
    *both(
        "RHO bids: the same denomination or another call",
        refused("bid", "rho", rho_action="legal_call"),
        "31A2(a) 31A2(b)",
        options="same_denomination substitute_legal_call",
        offender_must="any_legal_call",
    ),
    *both(
        "RHO bids, spades again",
        refused("bid", "rho", call="1S", rho_call="2C", replacement_call="2S"),
        "31A2(a) 29B 23",
        **PARTNER_ONCE,
    ),
    *both(
        "RHO bids, hearts instead of natural spades",
        refused("bid", "rho", call="1S", rho_call="2C", replacement_call="2H", artificial=False),
        "31A2(b) 29B 26A2(a) 26A2(b) 23",
        "31A2(b) 29B 26A2 23",
        **PARTNER_SILENT,
        **DIRECTED,
    ),
    *both(
        "RHO bids, a pass instead of notrump",
        refused("bid", "rho", call="1NT", rho_call="2C", replacement_call="P"),
        "31A2(b) 29B 26B 23",
        **PARTNER_SILENT,
        **ONE_FORBIDDEN,
    ),
    *both(
        "RHO bids, after an artificial bid nobody can tell what the next one repeats",
        refused("bid", "rho", call="2C", artificial=True, rho_call="2D", replacement_call="3C"),
        "31A2(a) 31A2(b)",
        options="same_denomination substitute_legal_call",
    ),
    *both(
        "RHO's own call is illegal",
        refused("bid", "rho", rho_action="illegal_call"),
        "31A2 29B",
        **BACK,
    ),
    *both(
        "dealer North, South opens 1S, refused",
        {"dealer": "N", "offender": "S", "call": "1S", "first_call": True, "accepted": False},
        "31B 29B 26A2(a) 26A2(b) 23",
        "31B 29B 26A2 23",
        **PARTNER_SILENT,
        **DIRECTED,
    ),
    *both(
        "a comparable call would not help",
        refused("bid", "partner", call="1NT", comparable=True),
        "31B 29B 26B 23",
        **PARTNER_SILENT,
    ),
    *both(
        "artificial: what it shows counts",
        refused("bid", "partner", artificial=True),
        "31B 29C 29B 26A2(a) 26A2(b) 26B 23",
        "31B 29C 29B 26A2 26B 23",
        **PARTNER_SILENT,
    ),
    *both(
        "LHO's turn, first call",
        refused("bid", "lho", offender_called_before=False, call="1NT"),
        "31B 29B 26B 23",
        **PARTNER_SILENT,
    ),
    *both(
        "LHO's turn after an earlier call",
        refused("bid", "lho", offender_called_before=True),
        "31B 25B2 25B3 26A2(a) 26A2(b) 26B",
        "25B 25B2(b) 25B2(c) 26A2 26B",
        **CHANGED,
    ),
    *both(
        "too low as well: RHO passes, it is repeated and then too low",
        {"dealer": "W", "auction": ["1S"], "offender": "E", "call": "1H", "accepted": False}
        | {"rho_action": "pass"},
        "31A1 29B 27A2",
        "31A1 29B 27C",
        offender_must="repeat_call",
    ),
    *both(
        "too low as well, and accepted",
        {"dealer": "W", "auction": ["1S"], "offender": "E", "call": "1H", "accepted": True},
        "29A 27A2",
        "29A 27C",
        **ACCEPTED,
    ),
]

DOUBLES = [
    *both("LHO called over it", {"call": "X", "lho_called": True}, "29A", **ACCEPTED),
    *both(
        "RHO passes: doubled again",
        refused("double", "rho", rho_action="pass"),
        "32B1 29B",
        **REPEATED,
    ),
    *both(
        "RHO raises: partner is silent, even if the double is repeated",
        refused("double", "rho", rho_action="legal_call"),
        "32B2 29B 26B 23",
        **PARTNER_SILENT,
        **ONE_FORBIDDEN,
    ),
    *both(
        "RHO's own call is illegal",
        refused("double", "rho", rho_action="illegal_call"),
        "32B2 29B",
        **BACK,
    ),
    *both(
        "partner's turn",
        refused("double", "partner"),
        "32A 29B 26B 23",
        **PARTNER_SILENT,
        **ONE_FORBIDDEN,
    ),
    *both(
        "LHO's turn: a change of call",
        refused("double", "lho", offender_called_before=True),
        "31B 25B2 25B3 26A2(a) 26A2(b) 26B",
        "25B 25B2(b) 25B2(c) 26A2 26B",
        **CHANGED,
    ),
    *both(
        "inadmissible, and LHO called over it",
        {"call": "X", "inadmissible": True, "lho_called": True},
        "36A 32",
        "35A 32",
        **UNTOUCHED,
        lead_restriction="none",
    ),
    *both(
        "inadmissible, and LHO waits",
        {"call": "X", "inadmissible": True, "lho_called": False},
        "36B4 36B1 32 26B 23",
        "36 32 26B 23",
        **UNTOUCHED,
        partner_must_pass="rest_of_auction",
        **ONE_FORBIDDEN,
    ),
]

ROWS = [*CLOSED, *PASSES, *BIDS, *DOUBLES]


@situations(ROWS)
def test_ruling(situation: Row) -> None:
    situation.check("call_out_of_rotation")


@pytest.mark.parametrize("year", [2007, 1997])
def test_the_situations_reach_every_sentence(year: int) -> None:
    laws = "23 25 26 28 29 30 31 32 36 35"
    assert unreached("call_out_of_rotation", ROWS, laws, year) == set()


INSUFFICIENT = {"bid": "1H", "over": "1S", "out_of_rotation": True, "accepted": False}

INSUFFICIENT_BIDS = [
    *both(
        "partner's turn",
        {**INSUFFICIENT, "whose_turn": "partner", "natural": True},
        "31B 27A2 29B 26A2(a) 26A2(b) 23",
        "31B 27C 29B 26A2 23",
        **PARTNER_SILENT,
        **DIRECTED,
    ),
    *both(
        "RHO's turn, and he passes",
        {**INSUFFICIENT, "whose_turn": "rho", "rho_action": "pass"},
        "31A1 29B 27A2",
        "31A1 29B 27C",
        offender_must="repeat_call",
    ),
    *both(
        "RHO's turn, he bids, and the hearts are repeated",
        {**INSUFFICIENT, "whose_turn": "rho", "rho_call": "2C", "replacement_call": "2H"},
        "31A2(a) 27A2 29B 23",
        "31A2(a) 27C 29B 23",
        **PARTNER_ONCE,
    ),
    *both(
        "accepted",
        {**INSUFFICIENT, "accepted": True},
        "29A 27A2",
        "29A 27C",
        **ACCEPTED,
    ),
]


@situations(INSUFFICIENT_BIDS)
def test_an_insufficient_bid_out_of_rotation_falls_under_law_31(situation: Row) -> None:
    situation.check("insufficient_bid")


@pytest.mark.parametrize(
    ("told", "bid_before"),
    [
        ({"first_call": True}, False),
        ({"auction": ["P", "P"]}, False),
        ({"auction": ["P", "1C"]}, True),
        ({}, None),
    ],
)
def test_whether_somebody_had_bid_follows_from_the_auction(
    told: dict[str, Any], bid_before: bool | None
) -> None:
    assert CallOutOfRotation(call="P", **told).known().get("bid_before") == bid_before


def test_the_newest_laws_ask_neither_for_a_bid_before_nor_for_the_denomination() -> None:
    told: list[Rotation] = [
        CallOutOfRotation(call="P", whose_turn="partner", accepted=False),
        CallOutOfRotation(call="1S", whose_turn="rho", rho_call="2C", replacement_call="2S"),
    ]
    read = [{r.slot.name for leaf in leaves(decide(t).tree) for r in leaf.reads} for t in told]
    assert [slots & {"bid_before", "next_call"} for slots in read] == [set(), set()]
