"""Law 25: changes of call."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.laws.ch05_auction.law25_changed_call import ChangedCall
from tests.rulings.ch05_auction.auction import Row, row, situations, unreached

SLIP = {"unintended": True, "partner_called": False}
SECOND_THOUGHTS = {"unintended": False, "attempted": True}
WITHDRAWN = {
    "call_stands": True,
    "auction": "continues",
    "accept_by": "lho",
    "lead_restriction": "possible",
    "ui_to": "offending_side",
}

ROWS = [
    row("he changed his call", {}, "25A4 25A1 25B1 25B2 25A2", asks="unintended"),
    row(
        "a double taken from the box, held over the table and put back: the club's rules decide",
        {"half_made": True},
        "25A4 25A1 25B1 25B2 25A2",
        asks="counts_as_made",
    ),
    row(
        "that was no call yet",
        {"half_made": True, "counts_as_made": False},
        "18F 16B1",
        may_change=True,
        ui_to="offending_side",
    ),
    row(
        "that was a call, and another one was made",
        {"half_made": True, "counts_as_made": True, **SECOND_THOUGHTS, "accepted": False},
        "25B2 25B3 26B",
        **WITHDRAWN,
    ),
    row(
        "wrong card from the box, nobody said whether partner has called",
        {"unintended": True},
        "25A4 25A1 25A3",
        asks="partner_called",
    ),
    row(
        "two bidding cards stuck together: the player may still change",
        SLIP,
        "25A1 25A3",
        options="substitute_legal_call repeat_call",
        may_change=True,
        lead_restriction="none",
    ),
    row(
        "the slip is put right already",
        {**SLIP, "attempted": True},
        "25A1 25A3",
        may_change=True,
        call_stands=True,
        lead_restriction="none",
    ),
    row(
        "the slip is put right after LHO had called over it",
        {**SLIP, "attempted": True, "lho_called": True},
        "25A1 25A3 25A6",
        may_change=True,
    ),
    row(
        "partner has called: too late even for a slip",
        {"partner_called": True},
        "25A4",
        may_change=False,
        call_stands=True,
    ),
    row(
        "the auction ended before partner's turn and the lead is faced",
        {**SLIP, "auction_period_over": True},
        "25A5",
        may_change=False,
    ),
    row(
        "he thought again and would rather bid something else",
        {"unintended": False, "attempted": False},
        "25A2 25B1",
        may_change=False,
        call_stands=True,
    ),
    row(
        "second thoughts, nobody said whether the second call was made",
        {"unintended": False},
        "25B1 25B2 25A2",
        asks="attempted",
        call_stands=True,
    ),
    row(
        "second thoughts on the table: LHO chooses",
        SECOND_THOUGHTS,
        "25B1 25B2",
        options="accept refuse",
        **WITHDRAWN,
    ),
    row(
        "LHO accepts the second call",
        {**SECOND_THOUGHTS, "accepted": True},
        "25B1 25B3 26B",
        **WITHDRAWN,
    ),
    row(
        "LHO does not accept the second call",
        {**SECOND_THOUGHTS, "accepted": False},
        "25B2 25B3 26B",
        **WITHDRAWN,
    ),
    row(
        "LHO does not accept, and the offender becomes dummy",
        {**SECOND_THOUGHTS, "accepted": False, "offender": "W", "declarer": "E"},
        "25B2 25B3 26B",
        lead_restriction="none",
    ),
]


@situations(ROWS)
def test_ruling(situation: Row) -> None:
    situation.check("changed_call")


def test_the_situations_reach_every_sentence() -> None:
    assert unreached("changed_call", ROWS, "2") == set()


def test_before_a_change_in_the_same_breath_partner_has_not_called() -> None:
    assert ChangedCall(attempted=True, without_pause=True).partner_called is False
    assert ChangedCall(attempted=True).partner_called is None


def test_who_speaks_of_acceptance_speaks_of_a_second_call() -> None:
    assert ChangedCall(accepted=False).attempted is True
    with pytest.raises(ValidationError):
        ChangedCall(accepted=True, attempted=False)
