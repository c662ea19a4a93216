"""Laws 28-32: calls out of turn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rulings.engine import leaves, resolve
from rulings.laws.ch05_auction.law28_32_call_out_of_rotation import CallOutOfRotation
from rulings.laws.ch05_auction.rotation import RhoAction, Substitute
from rulings.outcome import decide
from rulings.terms import CLOCKWISE, Seat, Turn
from tests.rulings.ch05_auction.auction import Row, row, situations, unreached

ACCEPTED = {
    "call_stands": True,
    "auction": "continues",
    "accept_by": "lho",
    "partner_must_pass": "no",
    "lead_restriction": "none",
}
FREE = {"auction": "reverts", "partner_must_pass": "no", "lead_restriction": "none"}
COMPARABLE = {**FREE, "offender_must": "any_legal_call", "adjusted_score": "possible"}
SILENCED = {
    "auction": "reverts",
    "offender_must": "any_legal_call",
    "partner_must_pass": "once",
    "lead_restriction": "possible",
    "ui_to": "offending_side",
    "adjusted_score": "possible",
}
CHANGED = {
    "accept_by": "lho",
    "auction": "continues",
    "lead_restriction": "possible",
    "ui_to": "offending_side",
}


def refused(call_class: str, turn: str, **more: Any) -> dict[str, Any]:
    return {"call_class": call_class, "whose_turn": turn, "accepted": False, **more}


LATER = {"offender_called_before": True}
FIRST = {"offender_called_before": False}

LAW_28_29 = [
    row(
        "RHO had to pass anyway: the call is in turn",
        {"call": "1S", "rho_action": "must_pass"},
        "28A",
        call_stands=True,
    ),
    row(
        "RHO had to pass, told after the refusal was asked for",
        refused("double", "rho", rho_action="must_pass"),
        "28A",
        call_stands=True,
    ),
    row(
        "dealer North opened although East had opened before him",
        {"dealer": "N", "offender": "E", "first_call": True, "proper_player_called": True},
        "28B 16C2",
        auction="continues",
        lead_restriction="none",
        ui_to="offending_side",
    ),
    row(
        "LHO overcalled the bid out of turn", {"call": "1D", "lho_called": True}, "29A", **ACCEPTED
    ),
    row(
        "LHO called over a pass, whose turn it was nobody said",
        {"call": "P", "accepted": True},
        "29A",
        **ACCEPTED,
    ),
    row(
        "LHO, whose turn it was, called over the first call of the auction",
        {"call": "1H", "first_call": True, "dealer": "S", "offender": "E", "lho_called": True},
        "29A",
        **ACCEPTED,
    ),
    row(
        "whatever it was, LHO accepted",
        {"accepted": True, "whose_turn": "partner"},
        "29A",
        **ACCEPTED,
    ),
    row(
        "nothing but a call out of turn",
        {},
        "29A 30A",
        asks="call_class",
    ),
]

LAW_30 = [
    row(
        "somebody passed out of turn",
        {"call": "P"},
        "29A 30A 30B1(b)(i) 30B1(b)(ii) 30B2",
        asks="whose_turn",
    ),
    row(
        "pass at RHO's turn, LHO is still to decide",
        {"call": "P", "whose_turn": "rho"},
        "29A 30A",
        options="accept refuse",
        accept_by="lho",
        partner_must_pass="no",
        lead_restriction="none",
    ),
    row(
        "pass before dealer North, refused by South",
        {"call": "P", "dealer": "N", "offender": "E", "auction": [], "accepted": False},
        "30A 29B 72C",
        **FREE,
        offender_must="pass_once",
        adjusted_score="possible",
    ),
    row(
        "pass at partner's turn, refused",
        refused("pass", "partner"),
        "30B1(b)(i) 30B1(b)(ii) 30B1(a)",
        options="comparable_call substitute_legal_call",
        auction="reverts",
        offender_must="any_legal_call",
        ui_to="offending_side",
    ),
    row(
        "pass at LHO's turn as the first call, later comparable",
        refused("pass", "lho", **FIRST, comparable=True),
        "30B1(b)(i) 30B1(a) 23A 29B 16C2 26A 23C",
        **COMPARABLE,
    ),
    row(
        "pass before partner, later a strong notrump opening",
        {
            "call": "P",
            "dealer": "W",
            "offender": "E",
            "first_call": True,
            "accepted": False,
            "calls_since": ["P", "P"],
            "replacement_call": "1NT",
        },
        "30B1(b)(ii) 30B1(a) 29B 16C2 26B 72C",
        **SILENCED,
    ),
    row(
        "pass at LHO's turn after an earlier call, LHO wants the pass",
        {"call": "P", "whose_turn": "lho", **LATER, "accepted": True},
        "29A",
        **ACCEPTED,
    ),
    row(
        "pass at LHO's turn after an earlier call, refused",
        refused("pass", "lho", **LATER),
        "30B2 25B2 25B3 26B",
        **CHANGED,
    ),
    row(
        "artificial pass at RHO's turn, RHO passes",
        refused("pass", "rho", artificial=True, rho_action="pass"),
        "31A1 29B 30C 29C",
        **FREE,
        offender_must="repeat_call",
    ),
]

LAW_31 = [
    row(
        "bid out of turn, refused, nobody said whose turn it was",
        {"call": "1NT", "accepted": False},
        "31A1 31A2(a) 31A2(b) 31B2 31C",
        asks="whose_turn",
        accept_by="lho",
    ),
    row(
        "bid at RHO's turn, refused: what does RHO do",
        refused("bid", "rho"),
        "31A1 31A2(a) 31A2(b)",
        asks="rho_action",
        auction="reverts",
    ),
    row(
        "dealer West was skipped, then passes",
        {"dealer": "W", "offender": "N", "call": "1S", "first_call": True, "accepted": False}
        | {"rho_call": "P"},
        "31A1 29B",
        **FREE,
        offender_must="repeat_call",
    ),
    row(
        "RHO bids, the offender's choice is open",
        refused("bid", "rho", rho_action="legal_call"),
        "31A2(a) 31A2(b) 23B 23A 29B",
        options="comparable_call substitute_legal_call",
        offender_must="any_legal_call",
    ),
    row(
        "RHO bids, the offender makes a comparable call",
        refused("bid", "rho", rho_action="legal_call", substitute="comparable_call"),
        "31A2(a) 23B 23A 29B 26A 23C",
        **COMPARABLE,
        ui_to="none",
    ),
    row(
        "RHO opens 1D, the offender passes instead of 1S",
        refused("bid", "rho", call="1S", rho_call="1D", replacement_call="P"),
        "31A2(b) 29B 16C2 26B 72C",
        **SILENCED,
    ),
    row(
        "RHO opens 1D, the offender overcalls 1S: less than an opening bid",
        refused("bid", "rho", call="1S", rho_call="1D", replacement_call="1S"),
        "31A2(a) 31A2(b)",
        asks="comparable",
    ),
    row(
        "another bid than the first: RHO cannot have passed",
        refused("bid", "rho", call="1S", replacement_call="2S", comparable=False),
        "31A2(b) 29B 16C2 26B 72C",
        **SILENCED,
    ),
    row(
        "an artificial bid out of turn",
        refused("bid", "rho", artificial=True, rho_action="pass"),
        "31A1 29B 29C",
        **FREE,
    ),
    row(
        "RHO makes an insufficient bid himself",
        refused("bid", "rho", rho_action="illegal_call"),
        "31A2 29B",
        auction="reverts",
    ),
    row(
        "opened before partner, both then pass, and opens the same again",
        {"dealer": "N", "offender": "S", "call": "1S", "first_call": True, "accepted": False}
        | {"calls_since": ["P", "P"], "replacement_call": "1S"},
        "31B2 31B1 31A2(a) 23A 29B 16C2 26A 23C",
        **COMPARABLE,
    ),
    row(
        "opened before partner, who then opens himself",
        {"dealer": "N", "offender": "S", "call": "1S", "first_call": True, "accepted": False}
        | {"calls_since": ["1C", "P"], "replacement_call": "1S"},
        "31B2 31B1 31A2(a)",
        asks="comparable",
        ui_to="offending_side",
    ),
    row(
        "first call at LHO's turn, then another suit",
        refused("bid", "lho", **FIRST, substitute="substitute_legal_call"),
        "31B2 31B1 31A2(b) 29B 16C2 26B 72C",
        **SILENCED,
    ),
    row(
        "bid at LHO's turn after an earlier call",
        refused("bid", "lho", **LATER),
        "31C 25B2 25B3 26B",
        **CHANGED,
    ),
    row(
        "too low as well: RHO passes, it must be repeated and is then too low",
        {"dealer": "W", "auction": ["1S"], "offender": "E", "call": "1H", "accepted": False}
        | {"rho_action": "pass"},
        "31A1 29B 27A2",
        offender_must="repeat_call",
    ),
]

LAW_32 = [
    row(
        "double out of turn, refused, nobody said whose turn it was",
        {"call": "X", "accepted": False},
        "32A1 32A2(a) 32A2(b) 32B2",
        asks="whose_turn",
    ),
    row(
        "LHO calls over the double",
        {"call": "X", "inadmissible": False, "lho_called": True},
        "29A",
        **ACCEPTED,
    ),
    row(
        "double at RHO's turn, who passes",
        {"dealer": "W", "auction": ["3C", "P"], "offender": "S", "call": "X", "accepted": False}
        | {"rho_call": "P"},
        "32A1 29B",
        **FREE,
        offender_must="repeat_call",
    ),
    row(
        "double at RHO's turn, who raises; comparable double",
        refused("double", "rho", rho_action="legal_call", substitute="comparable_call"),
        "32A2(a) 23B 23A 29B 26A 23C",
        **COMPARABLE,
        ui_to="none",
    ),
    row(
        "double at RHO's turn, who raises; not comparable",
        refused("double", "rho", rho_action="legal_call", comparable=False),
        "32A2(b) 29B 16C2 26B 72C",
        **SILENCED,
    ),
    row(
        "double at RHO's turn, whose own call is illegal",
        refused("double", "rho", rho_action="illegal_call"),
        "32A2 29B",
        auction="reverts",
    ),
    row(
        "double at partner's turn",
        refused("double", "partner"),
        "32B2 32B1 32A2(a)",
        options="comparable_call substitute_legal_call",
        ui_to="offending_side",
    ),
    row(
        "double at LHO's turn after an earlier call",
        refused("double", "lho", **LATER),
        "32C 25B2 25B3 26B",
        **CHANGED,
    ),
    row(
        "redouble out of turn when nothing was doubled: never accepted",
        {"dealer": "W", "auction": ["1H"], "offender": "E", "call": "XX", "lho_called": False},
        "36B4 36B1 32 26B 72C",
        accept_by="none",
        call_stands=False,
        auction="reverts",
        offender_must="any_legal_call",
        partner_must_pass="rest_of_auction",
        lead_restriction="possible",
    ),
    row(
        "double of partner's bid out of turn, LHO called over it",
        {"call": "X", "inadmissible": True, "lho_called": True},
        "36A 32",
        accept_by="none",
        auction="reverts",
        lead_restriction="none",
    ),
    row(
        "double as the first call of all, not accepted",
        {"call": "X", "first_call": True, "accepted": False},
        "36B4 36B1 32 26B 72C",
        accept_by="none",
    ),
]

ROWS = [*LAW_28_29, *LAW_30, *LAW_31, *LAW_32]


@situations(ROWS)
def test_ruling(situation: Row) -> None:
    situation.check("call_out_of_rotation")


def test_the_situations_reach_every_sentence() -> None:
    assert unreached("call_out_of_rotation", ROWS, "2 3") == set()


@given(
    st.sampled_from(CLOCKWISE),
    st.sampled_from(CLOCKWISE),
    st.lists(st.just("P"), max_size=3),
    st.sampled_from(("P", "1S")),
)
def test_seats_tell_whose_turn_it_was(
    dealer: Seat, offender: Seat, auction: list[str], call: str
) -> None:
    told = {"dealer": dealer, "offender": offender, "auction": tuple(auction), "call": call}
    in_turn = dealer.after(len(auction))
    if offender is in_turn:
        with pytest.raises(ValidationError, match="own turn"):
            CallOutOfRotation(**told)
        return
    case = CallOutOfRotation(**told)
    relative = {offender.rho: Turn.RHO, offender.partner: Turn.PARTNER, offender.lho: Turn.LHO}
    assert case.whose_turn is relative[in_turn]
    called = [dealer.after(n) for n in range(len(auction))]
    assert case.offender_called_before is (offender in called)


def test_a_natural_pass_is_assumed_and_said() -> None:
    found = decide(CallOutOfRotation(call="P", whose_turn="rho", accepted=False))
    assert [(r.slot.name, r.value) for r in found.assumptions] == [("artificial", False)]


@pytest.mark.parametrize(
    "told",
    [
        pytest.param(
            {"dealer": "N", "offender": "N", "first_call": True}, id="the dealer opened in turn"
        ),
        pytest.param(
            {"dealer": "N", "offender": "E", "first_call": True, "whose_turn": "partner"},
            id="North dealt, so it was not the partner of East whose turn it was",
        ),
        pytest.param(
            {"proper_player_called": True, "whose_turn": "partner"},
            id="28B is about an opponent's call",
        ),
        pytest.param({"call": "P", "call_class": "bid"}, id="a pass is not a bid"),
        pytest.param(
            {"auction": ["1S"], "first_call": True}, id="the first call after another call"
        ),
    ],
)
def test_stories_that_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        CallOutOfRotation(**told)


@pytest.mark.parametrize(
    ("told", "comparable"),
    [
        pytest.param({"call": "P", "replacement_call": "P"}, True, id="pass again"),
        pytest.param({"call": "1S", "replacement_call": "1S"}, True, id="the same bid again"),
        pytest.param({"call": "X", "replacement_call": "X"}, None, id="a double of another bid"),
        pytest.param(
            {"call": "P", "replacement_call": "1S"}, None, id="perhaps a passed hand's response"
        ),
        pytest.param(
            {"call": "P", "replacement_call": "1S", "replacement_opens": True},
            False,
            id="opening after a natural pass",
        ),
        pytest.param(
            {"call": "P", "replacement_call": "1S", "replacement_opens": True, "artificial": True},
            None,
            id="opening after a pass that meant something else",
        ),
        pytest.param({"call": "2D", "replacement_call": "3D"}, None, id="a higher bid"),
    ],
)
def test_what_is_certain_about_a_replacement(told: dict[str, Any], comparable: bool | None) -> None:
    case = CallOutOfRotation(**told)
    assert case.comparable is comparable
    assert case.substitute is Substitute.NAMED


@pytest.mark.parametrize("later", [{"rho_call": "2H"}, {"replacement_call": "2S"}])
def test_what_is_called_after_the_turn_went_back_shows_that_lho_did_not_accept(
    later: dict[str, Any],
) -> None:
    outcome = decide(CallOutOfRotation(call="1S", whose_turn="rho", **later))
    assert "29A" not in outcome.citations
    accepted = decide(CallOutOfRotation(call="1S", whose_turn="rho", accepted=True, **later))
    assert accepted.citations[0] == "29A"


def test_every_leaf_under_an_open_acceptance_says_that_lho_may_accept() -> None:
    tree = resolve(CallOutOfRotation(call="1S", whose_turn=Turn.RHO, rho_action=RhoAction.PASS))
    assert {leaf.ruling.facts.get("accept_by") for leaf in leaves(tree)} == {"lho"}


def test_the_first_call_of_an_auction_is_not_too_low() -> None:
    assert CallOutOfRotation(first_call=True, call_class="bid").insufficient is False
