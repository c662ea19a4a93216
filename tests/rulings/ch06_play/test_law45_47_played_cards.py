"""Laws 45-47: whether a card is played, dummy's cards, and taking a card back."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law45_47_played_card import PlayedCard
from rulings.laws.ch06_play.law46_dummy_designation import DummyDesignation
from rulings.outcome import Status, decide

PLAYED = {"card_played": True, "may_change": False}
NOT_PLAYED = {"card_played": False, "may_change": True}
TAKEN_BACK = {"may_change": True, "withdrawn_card": "returned"}


@pytest.mark.parametrize(
    ("told", "deciding", "facts"),
    [
        pytest.param({"named": True}, "45C4(a)", PLAYED, id="a named card"),
        pytest.param({"partner_could_see": True}, "45C1", PLAYED, id="seen by partner"),
        pytest.param({"partner_could_see": False}, "45C1", NOT_PLAYED, id="not seen by partner"),
        pytest.param({"position": "at_table"}, "45C2(a)", PLAYED, id="face up at the table"),
        pytest.param({"position": "as_played"}, "45C2(b)", PLAYED, id="held as played"),
        pytest.param({"position": "not_so"}, "45C2", NOT_PLAYED, id="only taken out"),
        pytest.param({"touch": "deliberate"}, "45C3", PLAYED, id="dummy's card touched"),
        pytest.param({"touch": "arranging"}, "45C3", NOT_PLAYED, id="dummy's cards arranged"),
        pytest.param({"retraction": "rectification"}, "47A", {"may_change": True}, id="to rectify"),
        pytest.param(
            {"retraction": "illegal_play"}, "47B", {"may_change": True}, id="illegal play"
        ),
        pytest.param(
            {"retraction": "opponent_changed"}, "47D", TAKEN_BACK, id="an opponent changed his"
        ),
        pytest.param(
            {"retraction": "told_turn"},
            "47E1",
            {**TAKEN_BACK, "accept_by": "none"},
            id="told that it was his turn",
        ),
        pytest.param({"since": "nothing"}, "47E2(a)", TAKEN_BACK, id="wrong explanation, in time"),
        pytest.param(
            {"since": "later_card"},
            "47E2(b)",
            {**PLAYED, "adjusted_score": "possible"},
            id="wrong explanation, another card played",
        ),
        pytest.param(
            {"since": "dummy_shown"},
            "47E2(a)",
            {**PLAYED, "adjusted_score": "possible"},
            id="wrong explanation, dummy has shown a card",
        ),
        pytest.param({"retraction": "proper_lead"}, "47F1", TAKEN_BACK, id="right lead made"),
        pytest.param({"retraction": "no_ground"}, "47F2", PLAYED, id="pulled the wrong card"),
        pytest.param(
            {"retraction": "no_ground", "partner_could_see": True},
            "45C1",
            PLAYED,
            id="seen by partner and wanted back",
        ),
        pytest.param(
            {"retraction": "no_ground", "partner_could_see": False},
            "45C1",
            NOT_PLAYED,
            id="put back before partner could see it",
        ),
        pytest.param(
            {"retraction": "no_ground", "position": "not_so"},
            "45C2",
            NOT_PLAYED,
            id="declarer only took it out, and puts it back",
        ),
        pytest.param(
            {"retraction": "no_ground", "named": True}, "45C4(a)", PLAYED, id="named, regretted"
        ),
    ],
)
def test_played_card(told: dict[str, object], deciding: str, facts: dict[str, object]) -> None:
    outcome = decide(PlayedCard(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == deciding
    assert outcome.facts.items() >= facts.items()


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        pytest.param({}, "hand", id="nothing told"),
        pytest.param({"offender": "E", "declarer": "S"}, "partner_could_see", id="a defender"),
        pytest.param({"hand": "declarer"}, "position", id="declarer"),
        pytest.param({"hand": "dummy"}, "touch", id="dummy"),
        pytest.param({"retraction": "misinformed"}, "since", id="wrong explanation"),
    ],
)
def test_what_is_asked_first(told: dict[str, object], asked: str) -> None:
    question = decide(PlayedCard(**told)).question
    assert question is not None
    assert question.name == asked


def test_a_defenders_card_has_no_position_before_declarer() -> None:
    with pytest.raises(ValidationError):
        PlayedCard(hand="defender", position="at_table")


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param({"words": "suit_and_rank"}, ("45C4(a)",), PLAYED, id="suit and rank"),
        pytest.param({"words": "high"}, ("46B1(a)",), PLAYED, id="high"),
        pytest.param({"words": "win"}, ("46B1(b)",), PLAYED, id="win"),
        pytest.param({"words": "low"}, ("46B1(c)",), PLAYED, id="low"),
        pytest.param({"words": "suit_only"}, ("46B2",), PLAYED, id="a suit only"),
        pytest.param(
            {"words": "rank_only", "leading": True, "won_in_rank_suit": True},
            ("46B3(a)",),
            PLAYED,
            id="a rank only, going on with the suit",
        ),
        pytest.param(
            {"words": "rank_only", "leading": True, "won_in_rank_suit": False},
            ("46B3(b)",),
            PLAYED,
            id="a rank only, not in the suit that won",
        ),
        pytest.param(
            {"words": "rank_only", "leading": False},
            ("46B3(b)",),
            PLAYED,
            id="a rank only, following",
        ),
        pytest.param({"words": "not_there"}, ("46B4",), NOT_PLAYED, id="not in dummy"),
        pytest.param({"words": "anything"}, ("46B5",), {}, id="anything"),
        pytest.param(
            {"words": "low", "other_intention": True},
            ("46B",),
            {"card_played": True},
            id="another intention beyond doubt",
        ),
        pytest.param(
            {"reason": "slip"}, ("45C4(b)", "47C", "47D"), TAKEN_BACK, id="a slip of the tongue"
        ),
        pytest.param(
            {"reason": "slip", "declarer_played_since": True},
            ("45C4(b)",),
            PLAYED,
            id="a slip, declarer has played since",
        ),
        pytest.param(
            {"reason": "change_of_mind", "words": "suit_only"},
            ("45C4(b)", "46B2"),
            PLAYED,
            id="a change of mind after naming a suit only",
        ),
        pytest.param(
            {"both_played_next": False}, ("45D1",), TAKEN_BACK, id="dummy's own card, in time"
        ),
        pytest.param(
            {"both_played_next": True, "leading": True},
            ("45D2",),
            PLAYED,
            id="dummy's own lead, too late",
        ),
        pytest.param(
            {"both_played_next": True, "leading": False},
            ("45D2", "64B3"),
            PLAYED,
            id="dummy's own follow, too late",
        ),
    ],
)
def test_dummys_card(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = decide(DummyDesignation(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        pytest.param({}, "problem", id="nothing told"),
        pytest.param({"problem": "words"}, "words", id="unclear words"),
        pytest.param({"words": "rank_only"}, "leading", id="a rank only"),
        pytest.param({"problem": "change"}, "reason", id="another card wanted"),
        pytest.param({"problem": "dummy_acted"}, "both_played_next", id="dummy's own act"),
    ],
)
def test_what_is_asked_first_of_dummys_card(told: dict[str, object], asked: str) -> None:
    question = decide(DummyDesignation(**told)).question
    assert question is not None
    assert question.name == asked
