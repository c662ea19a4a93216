"""Laws 48-52: exposed cards and penalty cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rulings.laws.ch06_play.law48_49_exposed_card import ExposedCard
from rulings.laws.ch06_play.law50_52_penalty_card import PenaltyCard
from rulings.outcome import Outcome, Status, decide

SEEN = {"side": "defending", "partner_could_see": True}
CARDS = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]


def options(outcome: Outcome) -> list[str]:
    return [option.id for option in outcome.options]


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param(
            {"side": "defending", "how": "dropped", "card": "H4"},
            ("50B", "49"),
            {"penalty_card": "minor"},
            id="a defender drops a low card",
        ),
        pytest.param(
            {"side": "defending", "how": "dropped", "card": "HT"},
            ("50B", "49"),
            {"penalty_card": "major"},
            id="a defender drops a ten",
        ),
        pytest.param(
            {"side": "defending", "how": "dropped", "cards": ["H4", "C2"]},
            ("50B", "49"),
            {"penalty_card": "major"},
            id="a defender drops two cards",
        ),
        pytest.param(
            {"side": "defending", "how": "played", "card": "C2"},
            ("50B", "49"),
            {"penalty_card": "major"},
            id="a low card deliberately played",
        ),
        pytest.param(
            {"side": "defending", "how": "named", "card": "CQ"},
            ("50B", "49"),
            {"penalty_card": "major"},
            id="a defender names a card he holds",
        ),
        pytest.param(
            {"side": "defending", "partner_could_see": False},
            ("49",),
            {"penalty_card": "none"},
            id="partner could not see it",
        ),
        pytest.param(
            {"exemption": "current_trick"},
            ("49", "68"),
            {"penalty_card": "none"},
            id="a remark on the trick in progress",
        ),
        pytest.param(
            {"exemption": "partner_objected"},
            ("68B2", "49", "16C2"),
            {"penalty_card": "none", "ui_to": "offending_side"},
            id="partner objects to the concession",
        ),
        pytest.param(
            {"exemption": "wrong_information"},
            ("47E", "49"),
            {"penalty_card": "none", "withdrawn_card": "returned"},
            id="withdrawn after wrong information",
        ),
        pytest.param(
            {"exemption": "normal_play"}, ("49",), {"penalty_card": "none"}, id="played in turn"
        ),
        pytest.param(
            {"side": "declaring", "how": "dropped"},
            ("48A",),
            {"penalty_card": "none", "card_played": False},
            id="declarer drops a card",
        ),
        pytest.param(
            {"side": "declaring", "how": "shown"},
            ("48A",),
            {"penalty_card": "none"},
            id="dummy's or declarer's card is seen",
        ),
        pytest.param(
            {"how": "spread", "after_opening_lead": True},
            ("48B1", "54A"),
            {"lead_from": "stands"},
            id="declarer spreads after a wrong opening lead",
        ),
        pytest.param(
            {"how": "spread", "meant_as_claim": True},
            ("48B2",),
            {"play_ceases": True},
            id="declarer spreads in the middle of the play",
        ),
        pytest.param(
            {"how": "spread", "meant_as_claim": False},
            ("48A", "48B2"),
            {"penalty_card": "none", "board": "play_on"},
            id="declarer spreads, plainly without claiming",
        ),
    ],
)
def test_exposed_card(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = decide(ExposedCard(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        pytest.param({}, "side", id="nothing told"),
        pytest.param({"side": "defending"}, "partner_could_see", id="a defender's card"),
        pytest.param(SEEN, "rank", id="partner could see it"),
        pytest.param({**SEEN, "rank": "low"}, "deliberate", id="a low card"),
        pytest.param({"how": "spread"}, "meant_as_claim", id="declarer spread his hand"),
    ],
)
def test_what_is_asked_first_of_an_exposed_card(told: dict[str, object], asked: str) -> None:
    question = decide(ExposedCard(**told)).question
    assert question is not None
    assert question.name == asked


@given(card=st.sampled_from(CARDS), several=st.booleans(), deliberate=st.booleans())
def test_minor_is_exactly_one_low_card_by_accident(
    card: str, several: bool, deliberate: bool
) -> None:
    case = ExposedCard(**SEEN, card=card, several=several, deliberate=deliberate)
    minor = card[1] in "23456789" and not several and not deliberate
    assert decide(case).facts["penalty_card"] == ("minor" if minor else "major")


@pytest.mark.parametrize(
    ("told", "citations", "facts"),
    [
        pytest.param(
            {"size": "minor", "situation": "offender_to_play"},
            ("50C",),
            {"penalty_card": "minor"},
            id="minor, its owner to play",
        ),
        pytest.param(
            {"size": "minor", "situation": "partner_to_lead"},
            ("50C", "50E1"),
            {"penalty_card": "minor", "partner_options": ["any_card"]},
            id="minor, partner on lead",
        ),
        pytest.param(
            {"card": "HK", "suit_led": "H", "situation": "offender_to_play"},
            ("50D1(a)",),
            {"penalty_card": "major"},
            id="the suit of the penalty card is led",
        ),
        pytest.param(
            {
                "card": "HK",
                "suit_led": "C",
                "has_suit_led": False,
                "situation": "offender_to_play",
            },
            ("50D1(a)",),
            {"penalty_card": "major"},
            id="he has none of the suit led: he discards it",
        ),
        pytest.param(
            {
                "card": "HK",
                "suit_led": "C",
                "has_suit_led": True,
                "situation": "offender_to_play",
            },
            ("50D1(b)", "44C"),
            {"penalty_card": "major"},
            id="he must follow suit: the card stays",
        ),
        pytest.param(
            {"cards": ["S9", "D2"], "offender": "E", "to_lead": "E"},
            ("51A", "50D1(a)"),
            {"penalty_card": "major"},
            id="two penalty cards, their owner on lead",
        ),
        pytest.param(
            {"card": "SQ", "partner_lead": "require_suit"},
            ("50D2(a)", "50E2"),
            {"withdrawn_card": "returned", "ui_to": "offending_side"},
            id="declarer demands the suit",
        ),
        pytest.param(
            {"card": "SQ", "partner_lead": "forbid_suit"},
            ("50D2(a)", "50E2"),
            {"withdrawn_card": "returned"},
            id="declarer forbids the suit",
        ),
        pytest.param(
            {"card": "SQ", "partner_lead": "leave_penalty_card"},
            ("50D2(b)", "50E1"),
            {"withdrawn_card": "penalty_card", "ui_to": "none"},
            id="declarer leaves the card",
        ),
        pytest.param(
            {"card": "SQ", "situation": "partner_to_lead", "unable": True},
            ("59",),
            {"partner_options": ["any_card"]},
            id="partner cannot comply",
        ),
        pytest.param(
            {"card": "SQ", "partner_lead": "require_suit", "unable": True},
            ("50D2(a)", "59", "50E2"),
            {
                "partner_options": ["any_card"],
                "withdrawn_card": "returned",
                "ui_to": "offending_side",
            },
            id="declarer demands the suit and partner has none: the card is picked up all the same",
        ),
        pytest.param(
            {"cards": ["H4", "H7"], "partner_lead": "forbid_suit", "unable": True},
            ("51B1(b)", "59", "50E2"),
            {"partner_options": ["any_card"], "withdrawn_card": "returned"},
            id="declarer forbids the suit of two and partner has no other",
        ),
        pytest.param(
            {"situation": "partner_led_early", "size": "major"},
            ("50D2", "49"),
            {"penalty_card": "major"},
            id="partner leads before declarer has chosen",
        ),
        pytest.param(
            {"situation": "partner_led_early", "size": "minor"},
            ("50C", "50E1"),
            {"penalty_card": "minor", "partner_options": ["any_card"]},
            id="beside a minor penalty card partner need not wait",
        ),
        pytest.param(
            {"partner_lead": "forbid_suit"},
            ("50D2(a)", "50E2"),
            {"withdrawn_card": "returned"},
            id="a suit is forbidden only beside a major penalty card",
        ),
        pytest.param(
            {"card": "DK", "declarer_played_after": True},
            ("52B1(b)", "52B1(c)"),
            {"card_played": True, "penalty_card": "major"},
            id="declarer has played after the wrong card",
        ),
        pytest.param(
            {"accepted": True},
            ("52B1(a)", "52B1(c)"),
            {"card_played": True, "accept_by": "declarer"},
            id="declarer accepts the wrong card",
        ),
        pytest.param(
            {"accepted": False},
            ("52B2",),
            {"card_played": False, "penalty_card": "major"},
            id="declarer refuses the wrong card",
        ),
        pytest.param(
            {"card_now": "on_table"},
            ("50E1", "50E4"),
            {"ui_to": "none", "adjusted_score": "possible"},
            id="partner sees the card on the table",
        ),
        pytest.param(
            {"card_now": "on_table", "damage": True},
            ("50E4", "50E1"),
            {"adjusted_score": "required"},
            id="the visible card helped the defenders",
        ),
        pytest.param(
            {"card_now": "picked_up"}, ("50E2",), {"ui_to": "offending_side"}, id="picked up"
        ),
        pytest.param(
            {"card_now": "played"}, ("50E3",), {"ui_to": "offending_side"}, id="played since"
        ),
        pytest.param(
            {"situation": "size", "rank": "low", "several": False, "deliberate": False},
            ("50B", "50A", "50C"),
            {"penalty_card": "minor"},
            id="what a minor penalty card is",
        ),
        pytest.param(
            {"situation": "size", "rank": "honour"},
            ("50B", "50A", "50D1(a)"),
            {"penalty_card": "major"},
            id="what a major penalty card is",
        ),
    ],
)
def test_penalty_card(
    told: dict[str, object], citations: tuple[str, ...], facts: dict[str, object]
) -> None:
    outcome = decide(PenaltyCard(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[: len(citations)] == citations
    assert outcome.facts.items() >= facts.items()


@pytest.mark.parametrize(
    ("cards", "paragraphs"),
    [
        pytest.param(["SQ"], ("50D2(a)", "50D2(b)"), id="one card"),
        pytest.param(["SQ", "S2"], ("51B1(a)", "51B1(b)", "50D2(b)"), id="two of one suit"),
        pytest.param(["SQ", "H2"], ("51B2(a)", "51B2(b)", "51B2(c)"), id="of different suits"),
    ],
)
def test_declarer_chooses_before_the_partner_of_a_major_penalty_card_leads(
    cards: list[str], paragraphs: tuple[str, ...]
) -> None:
    outcome = decide(PenaltyCard(offender="W", to_lead="E", cards=cards))
    assert options(outcome) == ["require_suit", "forbid_suit", "leave_penalty_card"]
    assert outcome.citations[: len(paragraphs)] == paragraphs
    assert outcome.facts["penalty_card"] == "major"


def test_declarer_may_accept_or_refuse_a_card_played_for_the_penalty_card() -> None:
    outcome = decide(PenaltyCard(situation="not_played"))
    assert options(outcome) == ["accept", "refuse"]
    assert outcome.facts == {"accept_by": "declarer"}


def test_who_is_to_play_and_then_the_size_are_asked() -> None:
    asked = decide(PenaltyCard()).question
    then = decide(PenaltyCard(situation="partner_to_lead")).question
    assert asked is not None
    assert then is not None
    assert (asked.name, then.name) == ("situation", "size")


@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"card": "SQ", "size": "minor"}, id="a minor honour"),
        pytest.param({"cards": ["S2", "H2"], "size": "minor"}, id="two minor cards"),
        pytest.param({"deliberate": True, "size": "minor"}, id="minor, deliberately played"),
    ],
)
def test_what_cannot_be(told: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        PenaltyCard(**told)
