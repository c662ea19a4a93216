"""Laws 17D3, 33, 34 and 36-39: simultaneous, skipped, inadmissible and late calls."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rulings.registry import read_irregularity
from tests.rulings.ch05_auction.auction import Row, row, unreached

RESTRICTED = {"lead_restriction": "possible", "partner_options": ["forbid_suit", "any_card"]}
BOTH_SILENT = {
    "offender_must": "pass_rest_of_auction",
    "partner_must_pass": "rest_of_auction",
}
UNDONE = {
    "accept_by": "none",
    "call_stands": False,
    "auction": "reverts",
    "partner_must_pass": "no",
    "lead_restriction": "none",
}
DOUBLE_CANCELLED = {
    "accept_by": "none",
    "call_stands": False,
    "offender_must": "any_legal_call",
    "partner_must_pass": "rest_of_auction",
    "adjusted_score": "possible",
    **RESTRICTED,
}

TABLES: dict[str, list[Row]] = {
    "simultaneous_calls": [
        row(
            "East passes in turn while South bids: South is next anyway",
            {"in_turn": "E", "offender": "S", "call_in_turn": "P", "call": "1H"},
            "33",
            call_stands=True,
            auction="continues",
        ),
        row(
            "East opens 1S while South opens 1H: South's bid comes second and is too low",
            {"in_turn": "E", "offender": "S", "call_in_turn": "1S", "call": "1H"},
            "33 27A1 27B",
            accept_by="lho",
        ),
        row(
            "partner called in turn: the other call is out of turn",
            {"whose_turn": "partner"},
            "33 29A 29B",
            options="accept refuse",
            accept_by="lho",
        ),
        row(
            "LHO called in turn and the other call is accepted",
            {"whose_turn": "lho", "accepted": True},
            "33 29A",
            call_stands=True,
            auction="continues",
        ),
        row(
            "LHO called in turn and the other call is not accepted",
            {"dealer": "N", "auction": [], "offender": "W", "accepted": False},
            "33 29B",
            auction="reverts",
        ),
        row("two calls at once", {}, "33 29A 29B", asks="whose_turn"),
    ],
    "auction_ended_early": [
        row(
            "South was passed over",
            {"skipped": "S"},
            "17D3 34 16C",
            auction="reverts",
            ui_to="offending_side",
        ),
        row(
            "noticed when the lead was faced",
            {"pass_out_of_rotation": True, "lead_faced": True},
            "17D1 12A1",
            board="play_on",
            adjusted_score="possible",
        ),
        row("three passes, all in turn", {"pass_out_of_rotation": False}, "22A"),
        row("three passes", {}, "17D3 22A", asks="pass_out_of_rotation"),
    ],
    "inadmissible_double": [
        row(
            "West doubled his own partner, LHO has called",
            {"call": "X", "lho_called": True},
            "36A 19A1",
            **UNDONE,
        ),
        row(
            "West doubled his own partner, LHO has not called",
            {"call": "X", "lho_called": False},
            "36B1 36B2 19A1 36B3 26B 72C",
            **DOUBLE_CANCELLED,
            auction="continues",
        ),
        row(
            "a redouble of nothing, out of turn too",
            {"call": "XX", "dealer": "N", "auction": ["1H"], "offender": "S", "lho_called": False},
            "36B4 36B1 19B1 26B 72C",
            **DOUBLE_CANCELLED,
            auction="reverts",
        ),
        row("noticed after the lead", {"found_in_play": True}, "36C", call_stands=False),
        row(
            "doubled four spades when the bid was four hearts",
            {"call": "X", "misnamed": True},
            "19A3",
            call_stands=True,
        ),
        row("redoubled with the wrong name", {"call": "XX", "misnamed": True}, "19B3"),
        row("doubled his own partner", {}, "36A 36B1", asks="lho_called", accept_by="none"),
    ],
    "call_when_required_to_pass": [
        row(
            "barred for good, LHO has called over his bid",
            {"lho_called": True, "duty": "rest_of_auction"},
            "37A",
            call_stands=True,
            offender_must="pass_rest_of_auction",
            lead_restriction="none",
        ),
        row(
            "barred once, LHO has called over his bid",
            {"lho_called": True, "duty": "once"},
            "37A",
            call_stands=True,
            offender_must=None,
        ),
        row(
            "barred, doubled his partner, LHO has called: Law 36",
            {"lho_called": True, "inadmissible": True},
            "36A 37A",
            **UNDONE,
        ),
        row(
            "barred, bids all the same, LHO waits",
            {"lho_called": False},
            "37B2 37B1 26B 72C",
            **BOTH_SILENT,
            **RESTRICTED,
            call_stands=False,
        ),
        row("barred, bids all the same", {}, "37A 37B2", asks="lho_called"),
    ],
    "bid_above_seven": [
        row(
            "eight clubs, LHO has not called",
            {"call": "8C", "lho_called": False},
            "38B 38C 38A 38D 26B 72C",
            **BOTH_SILENT,
            **RESTRICTED,
            call_stands=False,
            accept_by="none",
        ),
        row(
            "eight clubs, LHO has doubled",
            {"call": "8C", "lho_called": True},
            "38B 38C 38A 38D",
            **BOTH_SILENT,
            lead_restriction="none",
        ),
        row(
            "eight clubs as the third call over seven notrump",
            {"auction_over": True, "lho_called": False},
            "38B 38C 38A 38D 26B 72C",
            call_stands=False,
        ),
        row("eight clubs", {"call": "8C"}, "38B 38C 38A", asks="lho_called", **BOTH_SILENT),
    ],
    "call_after_final_pass": [
        row(
            "a defender doubles after the end, LHO silent",
            {"call": "X", "side": "defending", "lho_called": False},
            "39C 39A 26B",
            **RESTRICTED,
            call_stands=False,
            auction="cancelled_calls",
        ),
        row(
            "somebody passes a fourth time",
            {"call": "P"},
            "39B 39A",
            call_stands=False,
            lead_restriction="none",
        ),
        row(
            "dummy bids after the end",
            {"offender": "N", "declarer": "S", "call": "5S"},
            "39B 39A",
            lead_restriction="none",
        ),
        row("a bid after the end, LHO bid too", {"lho_called": True}, "39B 39A"),
        row(
            "a double after the end by nobody knows whom",
            {"call": "X"},
            "39B 39C 39A",
            asks="side",
            call_stands=False,
            accept_by="none",
        ),
        row(
            "a defender called after the end",
            {"side": "defending"},
            "39B 39C 39A",
            asks="call_class",
        ),
    ],
}


@pytest.mark.parametrize(
    ("kind", "situation"),
    [pytest.param(k, r, id=f"{k}: {r.words}") for k, rows in TABLES.items() for r in rows],
)
def test_ruling(kind: str, situation: Row) -> None:
    situation.check(kind)


@pytest.mark.parametrize("kind", TABLES)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert unreached(kind, TABLES[kind], "1 2 3 7") == set()


@pytest.mark.parametrize(
    "told",
    [
        pytest.param(
            {"kind": "inadmissible_double", "dealer": "W", "auction": ["1H"], "offender": "N"}
            | {"call": "X"},
            id="a double of the opponents' last bid is legal",
        ),
        pytest.param({"kind": "bid_above_seven", "call": "7NT"}, id="seven is not above seven"),
        pytest.param({"kind": "bid_above_seven", "call": "X"}, id="a double is no bid"),
        pytest.param(
            {"kind": "simultaneous_calls", "in_turn": "E", "offender": "E"},
            id="who was in turn does not offend",
        ),
        pytest.param(
            {"kind": "call_after_final_pass", "offender": "N", "declarer": "S"}
            | {"side": "defending"},
            id="dummy does not defend",
        ),
    ],
)
def test_stories_that_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        read_irregularity(told)
