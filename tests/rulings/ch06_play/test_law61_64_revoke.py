"""Laws 61-64 as a director meets them: the situation in words, what is told, what follows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rulings.engine import leaves, resolve
from rulings.laws.ch06_play.law61_64_revoke import Revoke
from rulings.laws.ch06_play.revoke_facts import Circumstance, Hand, Moment, Winner
from rulings.outcome import Outcome, Status, decide
from rulings.terms import Seat


def ruled(**told: Any) -> Outcome:
    outcome = decide(Revoke(**told))
    assert outcome.status is Status.RULED
    return outcome


PLAYED_OUT = {"moment": "end_of_play"}

TRANSFERS = [
    pytest.param(
        {"won_by": "offender", "later_tricks": 3}, ("64A1",), 2, id="offender won it, three later"
    ),
    pytest.param(
        {"won_by": "offender", "later_tricks": 0}, ("64A1",), 1, id="offender won it, none later"
    ),
    pytest.param({"won_by": "partner"}, ("64A2",), 1, id="partner won it, later does not matter"),
    pytest.param(
        {"won_by": "other_side", "later_tricks": 2}, ("64A2",), 1, id="other side won it, two later"
    ),
    pytest.param(
        {"won_by": "other_side", "won_later": False}, ("64B1",), 0, id="side won nothing from then"
    ),
    pytest.param({"tricks_from_revoke": 0}, ("64B1",), 0, id="no trick from the revoke on"),
    pytest.param(
        {"side_won_trick": True, "won_later": False},
        ("64A1", "64A2"),
        1,
        id="one of the two won it, none later",
    ),
    pytest.param(
        {"circumstance": "repeated", "won_by": "offender", "later_tricks": 1},
        ("64B2", "64C2(a)"),
        0,
        id="second revoke in the same suit",
    ),
    pytest.param(
        {"circumstance": "penalty_card_not_played", "won_by": "offender"},
        ("64B3",),
        0,
        id="penalty card not played",
    ),
    pytest.param({"hand": "dummy", "won_by": "partner"}, ("64B3",), 0, id="dummy revoked"),
    pytest.param(
        {"moment": "after_call_on_next_board"}, ("64B4",), 0, id="opponent bid the next board"
    ),
    pytest.param(
        {"moment": "next_board_begun", "non_offenders_called": True},
        ("64B4",),
        0,
        id="next board begun and opponent had called",
    ),
    pytest.param(
        {"moment": "next_board_begun", "non_offenders_called": False, "won_by": "partner"},
        ("64A2",),
        1,
        id="next board begun, only the offender had called",
    ),
    pytest.param({"moment": "after_round"}, ("64B5",), 0, id="noticed after the round"),
    pytest.param(
        {"circumstance": "both_sides", "both_established": True},
        ("64B7", "64C2(b)"),
        0,
        id="both sides revoked",
    ),
    pytest.param(
        {"trick": 12, "hands_returned": True}, ("64B6", "62D1"), 0, id="trick twelve, hands back"
    ),
]


@pytest.mark.parametrize(("told", "deciding", "tricks"), TRANSFERS)
def test_established_revoke_costs(
    told: dict[str, Any], deciding: tuple[str, ...], tricks: int
) -> None:
    outcome = ruled(**{**PLAYED_OUT, **told})
    assert outcome.citations[0] == deciding[0]
    assert set(deciding) <= set(outcome.citations)
    assert outcome.facts["tricks_transferred"] == tricks
    assert outcome.facts["established"] is True
    assert outcome.facts["equity_check"] is True
    assert outcome.facts["must_correct"] is False


@pytest.mark.parametrize(
    ("told", "paragraph"),
    [
        pytest.param({"next_act": "played"}, "63A1", id="played on"),
        pytest.param({"moment": "later_trick"}, "63A1", id="noticed two tricks later"),
        pytest.param({"next_act": "named_card"}, "63A2", id="named a card for the next trick"),
        pytest.param({"next_act": "claimed"}, "63A3", id="claimed"),
        pytest.param(
            {"next_act": "agreed_to_claim", "objection_over": True}, "63A4", id="agreed for good"
        ),
        pytest.param({"established": True}, "63A", id="told to be established"),
        pytest.param({"won_later": False}, "63A", id="no later trick won"),
    ],
)
def test_what_establishes_a_revoke_is_said(told: dict[str, Any], paragraph: str) -> None:
    outcome = ruled(**{"won_by": "partner", **told})
    assert paragraph in outcome.citations
    assert outcome.facts["established"] is True


def test_a_revoke_found_during_play_cannot_be_corrected() -> None:
    assert "63B" in ruled(moment="later_trick", won_by="partner").citations
    assert "63B" not in ruled(moment="end_of_play", won_by="partner").citations


@pytest.mark.parametrize(
    ("told", "paragraphs", "penalty_card", "card"),
    [
        pytest.param(
            {"hand": "defender", "moment": "during_trick"},
            {"62A", "62B1", "50B", "50D2(a)"},
            "major",
            "penalty_card",
            id="defender's concealed card",
        ),
        pytest.param(
            {"hand": "defender", "card_faced": True, "established": False},
            {"62A", "62B2"},
            "none",
            "returned",
            id="defender's penalty card",
        ),
        pytest.param(
            {"hand": "declarer", "moment": "before_next_trick"},
            {"62A", "62B2", "63A1"},
            "none",
            "returned",
            id="declarer, nobody has led",
        ),
        pytest.param(
            {"hand": "dummy", "moment": "only_opponents_played_on"},
            {"62A", "62B2"},
            "none",
            "returned",
            id="dummy, only a defender has led",
        ),
        pytest.param(
            {"hand": "defender", "lead_withdrawn": True},
            {"62A", "62B1", "47E1"},
            "major",
            "penalty_card",
            id="the next lead was withdrawn",
        ),
        pytest.param(
            {"hand": "declarer", "next_act": "agreed_to_claim", "objection_over": False},
            {"62A", "62B2", "63A4", "70A"},
            "none",
            "returned",
            id="claim agreed, still time to object",
        ),
    ],
)
def test_revoke_not_established_is_put_right(
    told: dict[str, Any], paragraphs: set[str], penalty_card: str, card: str
) -> None:
    outcome = ruled(**told)
    assert paragraphs <= set(outcome.citations)
    assert outcome.facts["must_correct"] is True
    assert outcome.facts["established"] is False
    assert outcome.facts["penalty_card"] == penalty_card
    assert outcome.facts["withdrawn_card"] == card


def test_a_penalty_card_not_played_is_declarers_to_accept_until_he_has_played() -> None:
    passed_over = {"circumstance": "penalty_card_not_played", "established": False}
    outcome = ruled(**passed_over)
    assert outcome.citations == ("52B1(a)", "52B2", "52A")
    assert outcome.facts["accept_by"] == "declarer"
    assert "must_correct" not in outcome.facts
    outcome = ruled(**passed_over, opponents_played_after=True)
    assert outcome.citations[0] == "52B1(b)"
    assert outcome.facts["card_played"] is True


def test_opponents_may_change_what_they_played_after_the_revoke() -> None:
    outcome = ruled(hand="defender", moment="during_trick", opponents_played_after=True)
    assert {"62C1", "62C2"} <= set(outcome.citations)
    assert outcome.facts["may_change"] is True


class TestTrickTwelve:
    def test_corrected_while_the_hands_are_out(self) -> None:
        outcome = ruled(trick=12, hands_returned=False)
        assert outcome.citations[:2] == ("62D1", "64B6")
        assert outcome.facts["must_correct"] is True
        assert outcome.facts["tricks_transferred"] == 0

    def test_corrected_even_when_thirteen_was_played(self) -> None:
        outcome = ruled(trick=12, established=True, hands_returned=False)
        assert outcome.facts["must_correct"] is True
        assert outcome.facts["established"] is True
        assert outcome.facts["equity_check"] is True

    def test_partner_of_a_defender_who_had_not_played_must_not_profit(self) -> None:
        outcome = ruled(trick=12, moment="during_trick", partner_had_played=False)
        assert "62D2" in outcome.citations
        assert outcome.facts["ui_to"] == "offending_side"

    def test_defender_is_warned_of_partners_knowledge(self) -> None:
        assert "62D2" in ruled(trick=12, side="defending", hands_returned=False).citations
        assert "62D2" not in ruled(trick=12, side="declaring", hands_returned=False).citations

    def test_question_is_whether_the_hands_are_back(self) -> None:
        question = decide(Revoke(trick=12)).question
        assert question is not None
        assert question.name == "hands_returned"


class TestBothSides:
    def test_same_trick_and_one_side_played_on_corrects_both(self) -> None:
        outcome = ruled(circumstance="both_sides", both_established=False, same_trick=True)
        assert outcome.citations[:2] == ("62C3", "64B8")
        assert outcome.facts["must_correct"] is True
        assert outcome.facts["tricks_transferred"] == 0

    def test_same_trick_noticed_a_trick_later_establishes_both(self) -> None:
        assert ruled(same_trick=True, moment="later_trick").citations[0] == "64B7"

    def test_same_trick_and_nobody_played_on_corrects_both(self) -> None:
        outcome = ruled(same_trick=True, moment="before_next_trick")
        assert outcome.citations[0] == "62A"
        assert "64B8" not in outcome.citations

    def test_different_tricks_and_one_corrected_leaves_the_other(self) -> None:
        outcome = ruled(
            circumstance="both_sides",
            both_established=False,
            same_trick=False,
            established=True,
            won_by="offender",
            won_later=True,
        )
        assert outcome.facts["tricks_transferred"] == 2

    def test_damage_is_repaired_to_the_result_without_revokes(self) -> None:
        outcome = ruled(both_established=True, too_little_redress=True)
        assert outcome.facts["adjusted_score"] == "required"


def test_too_little_redress_makes_the_director_adjust() -> None:
    outcome = ruled(moment="end_of_play", won_by="partner", too_little_redress=True)
    assert outcome.facts["adjusted_score"] == "required"
    assert "64C1" in outcome.citations


def test_dummy_who_had_looked_and_asked_first_costs_both() -> None:
    outcome = ruled(circumstance="dummy_asked_first", won_by="offender", won_later=False)
    assert outcome.citations[:2] == ("43B2(b)", "64A1")
    assert outcome.facts["must_correct"] is True
    assert outcome.facts["established"] is True
    assert outcome.facts["tricks_transferred"] == 1


def test_who_cannot_follow_has_not_revoked() -> None:
    outcome = ruled(circumstance="could_not_follow")
    assert outcome.citations == ("61A", "59")
    assert outcome.facts["tricks_transferred"] == 0


@pytest.mark.parametrize(
    ("inquiry", "paragraph", "penalty"),
    [
        ("declarer_asks_defender", "61B1", "none"),
        ("dummy_asks_declarer", "61B2(a)", "none"),
        ("dummy_asks_defender", "61B2(b)", "possible"),
        ("defender_asks_declarer", "61B3", "none"),
        ("defender_asks_partner", "61B3", "none"),
    ],
)
def test_who_may_ask_about_a_revoke(inquiry: str, paragraph: str, penalty: str) -> None:
    outcome = ruled(inquiry=inquiry)
    assert outcome.citations[0] == paragraph
    assert outcome.facts["penalty"] == penalty


def test_a_question_that_brought_out_the_revoke_is_answered_beside_it() -> None:
    outcome = ruled(inquiry="defender_asks_partner", side="defending", moment="during_trick")
    assert outcome.citations[0] == "62A"
    assert "61B3" in outcome.citations


def test_suspecting_a_revoke_opens_no_tricks() -> None:
    assert ruled(asks_to_inspect=True).citations[:2] == ("61C", "66C")


class TestWhatIsAskedFirst:
    @pytest.mark.parametrize(
        ("told", "slot"),
        [
            pytest.param({}, "established", id="nothing told"),
            pytest.param({"hand": "dummy"}, "established", id="dummy revoked"),
            pytest.param({"established": True}, "won_by", id="established"),
            pytest.param({"established": True, "won_by": "offender"}, "won_later", id="winner"),
            pytest.param({"established": False}, "hand", id="not established"),
            pytest.param({"next_act": "agreed_to_claim"}, "objection_over", id="claim agreed"),
            pytest.param({"moment": "next_board_begun"}, "non_offenders_called", id="next board"),
            pytest.param({"circumstance": "both_sides"}, "both_established", id="both sides"),
        ],
    )
    def test_question(self, told: dict[str, Any], slot: str) -> None:
        outcome = decide(Revoke(**told))
        assert outcome.status is Status.CONDITIONAL
        assert outcome.question is not None
        assert outcome.question.name == slot

    def test_a_discard_leaves_two_possible_winners(self) -> None:
        branches = decide(Revoke(established=True, trumps="NT")).branches
        assert [b.value for b in branches] == [Winner.PARTNER, Winner.OTHER_SIDE]

    def test_whose_hand_is_not_asked_where_it_does_not_matter(self) -> None:
        """Declarer's card and dummy's are both taken back without more (62B)."""
        outcome = decide(Revoke(established=False, side="declaring"))
        assert outcome.status is Status.RULED
        assert outcome.facts["penalty_card"] == "none"

    def test_whose_hand_is_asked_where_it_matters(self) -> None:
        branches = decide(Revoke(established=False)).branches
        assert {b.value for b in branches} == set(Hand)


@given(
    hand=st.sampled_from(Hand),
    moment=st.sampled_from(Moment),
    won_by=st.sampled_from(Winner),
    won_later=st.booleans(),
    circumstance=st.sampled_from(list(Circumstance)),
)
def test_no_revoke_is_both_corrected_for_free_and_paid_for(
    hand: Hand, moment: Moment, won_by: Winner, won_later: bool, circumstance: Circumstance
) -> None:
    told = {"hand": hand, "moment": moment, "won_by": won_by, "circumstance": circumstance}
    try:
        case = (
            Revoke(**told) if moment is Moment.DURING_TRICK else Revoke(**told, won_later=won_later)
        )
    except ValidationError:
        return
    for leaf in leaves(resolve(case)):
        facts = leaf.ruling.facts
        paid = facts["tricks_transferred"] > 0
        assert not paid or facts["established"]
        assert not paid or circumstance in (
            Circumstance.ORDINARY,
            Circumstance.BOTH_SIDES,
            Circumstance.DUMMY_ASKED_FIRST,
        )


@given(offender=st.sampled_from(Seat), winner=st.sampled_from(Seat), later=st.integers(0, 12))
def test_tricks_that_go_over_never_exceed_those_won_from_the_revoke_on(
    offender: Seat, winner: Seat, later: int
) -> None:
    case = Revoke(offender=offender, trick_winner=winner, later_tricks=later)
    won = later + (winner in (offender, offender.partner))
    assert decide(case).facts["tricks_transferred"] <= won
