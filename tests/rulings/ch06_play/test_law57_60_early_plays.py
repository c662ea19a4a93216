"""Laws 57-60: plays too early, together, impossible demands, and plays after a mishap."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law57_premature_play import PrematurePlay
from rulings.laws.ch06_play.law58_simultaneous_plays import SimultaneousPlays
from rulings.laws.ch06_play.law59_unable_to_comply import UnableToComply
from rulings.laws.ch06_play.law60_play_after import PlayAfterIrregularity
from rulings.outcome import Status, decide

BEFORE_PARTNER = {"side": "defending", "awaited": "partner"}


def test_declarer_directs_the_partner_of_a_defender_who_played_first() -> None:
    outcome = decide(PrematurePlay(**BEFORE_PARTNER, declaring_side="not_both"))
    assert [option.id for option in outcome.options] == [
        "require_highest",
        "require_lowest",
        "require_other_suit",
        "forbid_other_suit",
    ]
    assert outcome.facts == {
        "penalty_card": "major",
        "partner_options": ["highest", "lowest", "require_other_suit", "forbid_other_suit"],
    }
    assert outcome.citations[0] == "57A"


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        pytest.param({}, "side", id="nothing told"),
        pytest.param({"side": "defending"}, "awaited", id="a defender"),
    ],
)
def test_what_is_asked_first_of_a_premature_play(told: dict[str, object], asked: str) -> None:
    question = decide(PrematurePlay(**told)).question
    assert question is not None
    assert question.name == asked


def test_that_declarer_played_from_both_hands_is_an_assumption_one_can_correct() -> None:
    taken = {read.slot.name for read in decide(PrematurePlay(**BEFORE_PARTNER)).assumptions}
    assert "declaring_side" in taken


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param(
            {"demand": "require_highest"},
            ("57A", "57A1"),
            {"penalty_card": "major"},
            id="declarer demands the highest card",
        ),
        pytest.param(
            {"demand": "require_lowest"}, ("57A", "57A2"), {"penalty_card": "major"}, id="lowest"
        ),
        pytest.param(
            {"demand": "require_other_suit"},
            ("57A", "57A3"),
            {"penalty_card": "major"},
            id="another suit",
        ),
        pytest.param(
            {"demand": "forbid_other_suit"},
            ("57A", "57A4"),
            {"penalty_card": "major"},
            id="not another suit",
        ),
        pytest.param(
            {"unable": True},
            ("57B", "59"),
            {"partner_options": ["any_card"]},
            id="partner cannot comply",
        ),
        pytest.param(
            {"declaring_side": "both_hands"},
            ("57C1",),
            {"penalty_card": "none"},
            id="declarer had played from both hands",
        ),
        pytest.param(
            {"declaring_side": "dummy_unasked"},
            ("57C2",),
            {"penalty_card": "none"},
            id="dummy had played unasked",
        ),
        pytest.param(
            {"side": "declaring"},
            ("57C3",),
            {"card_played": True, "may_change": False},
            id="declarer plays early",
        ),
        pytest.param(
            {"side": "declaring", "legal": False},
            ("57C3", "47B"),
            {"must_correct": True},
            id="declarer plays an illegal card early",
        ),
        pytest.param(
            {"side": "defending", "awaited": "rho"},
            ("57D",),
            {"penalty_card": "none"},
            id="a defender plays before RHO",
        ),
        pytest.param(
            {"side": "defending", "awaited": "rho", "legal": False},
            ("57D",),
            {"penalty_card": "major"},
            id="a defender plays an illegal card before RHO",
        ),
    ],
)
def test_premature_play(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = decide(PrematurePlay(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


def test_seats_tell_that_a_defender_played_before_his_partner() -> None:
    case = PrematurePlay(declarer="S", offender="E", turn="W")
    assert (case.side, case.awaited) == ("defending", "partner")


def test_nobody_plays_too_early_at_his_own_turn() -> None:
    with pytest.raises(ValidationError):
        PrematurePlay(offender="E", turn="E")


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param({"players": "two"}, ("58A",), {}, id="two players"),
        pytest.param(
            {"visible": "one"},
            ("58B1",),
            {"withdrawn_card": "returned", "penalty_card": "none"},
            id="one face visible",
        ),
        pytest.param(
            {"visible": "several", "side": "declaring"},
            ("58B2",),
            {"withdrawn_card": "returned", "penalty_card": "none"},
            id="declarer's two cards",
        ),
        pytest.param(
            {"side": "defending", "cards": ["D8", "C3"]},
            ("58B2", "50B"),
            {"penalty_card": "minor"},
            id="two low cards",
        ),
        pytest.param(
            {"side": "defending", "cards": ["D8", "CK"], "suit_led": "D"},
            ("58B2", "50B"),
            {"penalty_card": "major"},
            id="the honour is left, the other card follows suit",
        ),
        pytest.param(
            {"side": "defending", "cards": ["HK", "H3"], "named": "HK"},
            ("58B2", "50B"),
            {"penalty_card": "minor"},
            id="he plays the honour",
        ),
        pytest.param(
            {"side": "defending", "cards": ["H5", "H4", "H3"]},
            ("58B2", "50B"),
            {"penalty_card": "major"},
            id="three cards: two are left",
        ),
        pytest.param(
            {"players": "one", "next_trick": True}, ("58B4", "67"), {}, id="noticed too late"
        ),
    ],
)
def test_simultaneous_plays(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = decide(SimultaneousPlays(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


def test_an_honour_and_a_low_card_of_the_suit_led_leave_the_size_to_his_choice() -> None:
    outcome = decide(SimultaneousPlays(side="defending", cards=["HK", "H3"], suit_led="H"))
    assert outcome.question is not None
    assert outcome.question.name == "rank"


@pytest.mark.parametrize(
    ("told", "citations"),
    [
        pytest.param({}, ("59",), id="any demand"),
        pytest.param({"after": "premature_play"}, ("59", "57B"), id="after a premature play"),
    ],
)
def test_whoever_cannot_comply_plays_any_card(
    told: dict[str, object], citations: tuple[str, ...]
) -> None:
    outcome = decide(UnableToComply(**told))
    assert outcome.citations == citations
    assert outcome.facts == {"partner_options": ["any_card"]}


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param(
            {"played_by": "non_offender"},
            ("60A1", "60A2", "53A"),
            {"lead_from": "stands", "card_played": True},
            id="the next hand plays to a lead out of turn",
        ),
        pytest.param(
            {"played_by": "non_offender", "earlier_duty": True},
            ("60A1", "60A2", "53A", "60A3"),
            {"lead_from": "stands"},
            id="an earlier penalty card remains",
        ),
        pytest.param(
            {"played_by": "non_offender", "proper_lead": True},
            ("53B", "60A2"),
            {"lead_from": "correct_hand"},
            id="it was his own lead",
        ),
        pytest.param(
            {"played_by": "defender_too_soon"},
            ("60B",),
            {"penalty_card": "major"},
            id="a defender before declarer has corrected his lead",
        ),
        pytest.param({"played_by": "offending_side"}, ("60C",), {}, id="the offenders play on"),
    ],
)
def test_play_after_an_irregularity(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = decide(PlayAfterIrregularity(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


def test_a_card_played_to_an_early_follow_says_nothing_of_the_lead() -> None:
    outcome = decide(PlayAfterIrregularity(played_by="non_offender", was_lead=False))
    assert outcome.citations == ("60A1", "60A2")
    assert "lead_from" not in outcome.facts
