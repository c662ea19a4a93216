"""Law 11: the right that is lost by acting before the director comes."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rulings.laws_01_16.situations import asked, assert_ruled, outcome, ruled


@pytest.mark.parametrize(
    ("told", "paragraphs", "facts"),
    [
        ruled(
            "the offender took the card back before anybody called",
            {"acted_first": "offenders"},
            "9C 9B2",
            penalty="possible",
        ),
        ruled(
            "the other side chose a rectification itself, nobody gained",
            {"acted_first": "non_offenders", "gained": "nobody"},
            "11A 11B",
            penalty="possible",
        ),
        ruled(
            "the offenders gained because declarer did not know his options",
            {"acted_first": "non_offenders", "gained": "offenders"},
            "11A 11B",
            adjusted_score="required",
        ),
        ruled(
            "the table settled it and the innocent side gained from ignorance",
            {"settled": True, "gained": "non_offenders"},
            "11A 10A 10B 11B",
            adjusted_score="required",
        ),
    ],
)
def test_acting_first(
    told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert_ruled("forfeited_rectification", told, paragraphs, facts)


def test_a_settlement_among_players_turns_on_who_gained() -> None:
    found = outcome("forfeited_rectification", settled=True)
    assert asked(found) == ("gained", ["nobody", "non_offenders", "offenders"])
    assert {"11A", "10A", "10B"} <= set(found.citations)


def test_a_settlement_is_never_the_offenders_act_alone() -> None:
    with pytest.raises(ValidationError, match="acted_first"):
        outcome("forfeited_rectification", settled=True, acted_first="offenders")
