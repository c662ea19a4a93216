"""Laws 68B and 71: tricks given up."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rulings.laws.ch06_play.law71_concession import Concession
from rulings.outcome import Status, decide

SITUATIONS = [
    pytest.param(
        {"about_current_trick": True},
        ("68",),
        {"play_ceases": False, "penalty_card": "none"},
        id="gave up only this trick",
    ),
    pytest.param(
        {"asks_what_counts": True}, ("68B1", "68D", "71"), {"play_ceases": True}, id="what is it"
    ),
    pytest.param(
        {"conceder": "defending", "partner_objected": True},
        ("68B2", "16C2"),
        {"play_ceases": False, "board": "play_on", "penalty_card": "none"},
        id="partner objected at once",
    ),
    pytest.param(
        {"within_correction_period": False},
        ("71", "79C1"),
        {"board": "result_stands"},
        id="noticed too late",
    ),
    pytest.param(
        {"within_correction_period": True, "trick": "actually_won"},
        ("71A", "71"),
        {"play_ceases": True},
        id="gave up a trick already won",
    ),
    pytest.param(
        {"conceder": "declaring", "within_correction_period": True, "trick": "cannot_be_lost"},
        ("71B", "71"),
        {"play_ceases": True},
        id="gave up a trick that cannot be lost",
    ),
    pytest.param(
        {"within_correction_period": True, "trick": "could_be_lost"},
        ("71",),
        {"board": "result_stands"},
        id="the trick could be lost",
    ),
    pytest.param(
        {"conceder": "declaring", "disputed_at_once": True, "trick": "cannot_be_lost"},
        ("71B", "68D2(a)", "70A"),
        {},
        id="dummy disputes declarer's concession",
    ),
]


@pytest.mark.parametrize(("told", "paragraphs", "facts"), SITUATIONS)
def test_concession(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    outcome = decide(Concession(**told))
    assert outcome.status is Status.RULED
    assert outcome.citations[0] == paragraphs[0]
    assert set(paragraphs) <= set(outcome.citations)
    assert facts.items() <= outcome.facts.items()


@pytest.mark.parametrize(
    ("told", "slot"),
    [
        ({}, "partner_objected"),
        ({"conceder": "defending"}, "partner_objected"),
        ({"conceder": "declaring"}, "within_correction_period"),
        ({"conceder": "defending", "within_correction_period": True}, "trick"),
    ],
)
def test_what_the_director_asks(told: dict[str, Any], slot: str) -> None:
    question = decide(Concession(**told)).question
    assert question is not None
    assert question.name == slot


def test_declarer_has_no_partner_who_objects() -> None:
    with pytest.raises(ValidationError):
        Concession(conceder="declaring", partner_objected=True)
