"""Laws 17, 33, 34 and 36-39 under the Laws of 2007 and 1997, which gathered LHO's call in 35."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.ch05_auction.auction import Row, row, unreached

FORBID = {"lead_restriction": "possible", "partner_options": ["forbid_suit", "any_card"]}
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
    **FORBID,
}
NOTHING_FURTHER = {"auction": "cancelled_calls", "lead_restriction": "none"}
LEADS_2007 = "26A2(a) 26A2(b) 26B"
LEADS_1997 = "26A2 26B"


def both(
    words: str, told: dict[str, Any], in_2007: str, in_1997: str, **rest: Any
) -> tuple[Row, Row]:
    """A situation that both editions rule on alike, with the paragraphs of each."""
    return (
        row(f"2007: {words}", told, in_2007, year=2007, **rest),
        row(f"1997: {words}", told, in_1997, year=1997, **rest),
    )


TABLES: dict[str, list[Row]] = {
    "simultaneous_calls": [
        *both("RHO's turn: both stand", {"whose_turn": "rho"}, "33", "33", call_stands=True),
        *both(
            "the second of the two is too low",
            {"whose_turn": "rho", "insufficient": True},
            "33 27A1 27B",
            "33 27A 27B",
            accept_by="lho",
        ),
        *both(
            "partner's turn",
            {"whose_turn": "partner"},
            "33 29A 29B",
            "33 29A 29B",
            options="accept refuse",
        ),
    ],
    "auction_ended_early": [
        *both("all three passes in turn", {"pass_out_of_rotation": False}, "22A2", "22B"),
        row(
            "2007: North was passed over",
            {"skipped": "N"},
            "17E2 34 16D",
            auction="reverts",
            ui_to="offending_side",
            year=2007,
        ),
        row(
            "1997: North was passed over, and it goes on as if nothing had happened",
            {"skipped": "N"},
            "34",
            auction="reverts",
            ui_to="none",
            year=1997,
        ),
        *both(
            "noticed when the lead was faced",
            {"skipped": "N", "lead_faced": True},
            "22B1 12A1",
            "17E 12A1",
            adjusted_score="possible",
        ),
    ],
    "inadmissible_double": [
        *both("LHO has called", {"call": "X", "lho_called": True}, "36A 19A1", "35A 19A", **UNDONE),
        *both(
            "LHO waits",
            {"call": "X", "lho_called": False},
            "36B1 36B2 19A1 36B3 26B 23",
            "36 19A 26B 23",
            **DOUBLE_CANCELLED,
            auction="continues",
        ),
        *both(
            "a redouble out of turn",
            {"call": "XX", "lho_called": False, "out_of_rotation": True},
            "36B4 36B1 19B1 26B 23",
            "36 32 19B 26B 23",
            **DOUBLE_CANCELLED,
            auction="reverts",
        ),
        *both(
            "only the level was named wrongly",
            {"call": "X", "misnamed": True},
            "19A3",
            "19A",
            call_stands=True,
        ),
        *both("found in the play", {"found_in_play": True}, "36C", "36", call_stands=False),
    ],
    "call_when_required_to_pass": [
        *both(
            "LHO has called, he had to pass once",
            {"lho_called": True, "duty": "once"},
            "37A",
            "35B",
            call_stands=True,
            lead_restriction="none",
        ),
        *both(
            "LHO has called, he had to pass throughout",
            {"lho_called": True, "duty": "rest_of_auction"},
            "37A",
            "35B",
            offender_must="pass_rest_of_auction",
        ),
        *both(
            "LHO has called over a double that was inadmissible anyway",
            {"lho_called": True, "inadmissible": True},
            "36A 37A",
            "35A",
            **UNDONE,
        ),
        *both(
            "LHO waits",
            {"lho_called": False},
            f"37B2 37B1 {LEADS_2007} 23",
            f"37 {LEADS_1997} 23",
            **BOTH_SILENT,
            lead_restriction="possible",
        ),
    ],
    "bid_above_seven": [
        row(
            "2007: LHO has called: both pass, leads are free",
            {"lho_called": True},
            "38B 38C 38A 38D",
            **BOTH_SILENT,
            lead_restriction="none",
            year=2007,
        ),
        row(
            "1997: LHO has called: a pass instead, and nothing more",
            {"lho_called": True},
            "35C 38",
            offender_must="pass_once",
            partner_must_pass="no",
            lead_restriction="none",
            year=1997,
        ),
        row(
            "1997: LHO has called, and with the pass the auction is over",
            {"lho_called": True, "auction_over": True},
            "35C 38",
            partner_must_pass="no",
            year=1997,
        ),
        *both(
            "LHO waits",
            {"lho_called": False},
            f"38B 38C 38A 38D {LEADS_2007} 23",
            f"38 {LEADS_1997} 23",
            **BOTH_SILENT,
            lead_restriction="possible",
        ),
        *both(
            "LHO waits, and with the pass the auction is over",
            {"lho_called": False, "auction_over": True, "offender": "N", "declarer": "S"},
            "38B 38C 38A 38D 23",
            "38 23",
            lead_restriction="none",
        ),
    ],
    "call_after_final_pass": [
        *both("a defender passes", {"call": "P"}, "39B 39A", "39A 39", **NOTHING_FURTHER),
        *both("declarer bids again", {"side": "declaring"}, "39B 39A", "39A 39", **NOTHING_FURTHER),
        *both(
            "a defender called, nobody said what",
            {"side": "defending"},
            "39B 39C",
            "39A 35D 39B",
            asks="call_class",
        ),
        *both(
            "a defender doubles and LHO has called too",
            {"side": "defending", "call": "X", "lho_called": True},
            "39B 39A",
            "35D",
            **NOTHING_FURTHER,
        ),
        *both(
            "a defender doubles and LHO waits",
            {"side": "defending", "call": "X", "lho_called": False},
            f"39C 39A {LEADS_2007}",
            f"39B 39 {LEADS_1997}",
            lead_restriction="possible",
        ),
    ],
}


def _cases() -> list[Any]:
    return [
        pytest.param(kind, situation, id=f"{kind}: {situation.words}")
        for kind, rows in TABLES.items()
        for situation in rows
    ]


@pytest.mark.parametrize(("kind", "situation"), _cases())
def test_ruling(kind: str, situation: Row) -> None:
    situation.check(kind)


@pytest.mark.parametrize("year", [2007, 1997])
@pytest.mark.parametrize("kind", TABLES)
def test_the_situations_reach_every_sentence(kind: str, year: int) -> None:
    laws = "17 22 23 34 35 36 37 38 39"
    assert unreached(kind, TABLES[kind], laws, year) == set()
