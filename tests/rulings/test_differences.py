"""What editions decide differently, found by running them side by side."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from rulings.coverage import decided
from rulings.differences import Comparison, Group, compare
from rulings.editions import EDITIONS
from rulings.engine import UnsupportedKind, leaves, resolve
from rulings.outcome import value_id
from rulings.registry import KINDS, load_kind

if TYPE_CHECKING:
    from rulings.circumstances import Circumstances

STEPS = [*pairwise(reversed(EDITIONS)), (EDITIONS[-1], EDITIONS[0])]
"""From each edition to the next, and from the oldest to the newest."""


def _when(group: Group) -> set[str]:
    return {
        " ".join(f"{c.slot.name}={'|'.join(map(value_id, c.values))}" for c in path)
        for path in group.when
    }


def _deciding(group: Group) -> tuple[str, str]:
    return group.difference.old.says[0].paragraph, group.difference.new.says[0].paragraph


def _insufficient(old: int, new: int) -> dict[tuple[str, str], list[Group]]:
    compared = compare("insufficient_bid", old, new).touching("27")
    assert compared is not None
    found: dict[tuple[str, str], list[Group]] = {}
    for group in compared.decided:
        found.setdefault(_deciding(group), []).append(group)
    return found


def test_a_comparable_call_silenced_partner_in_1997() -> None:
    [group] = _insufficient(1997, 2017)["27B2", "27B1(b)"]
    assert _when(group) == {"accepted=false replacement=comparable_call"}
    assert dict(group.difference.old.facts)["partner_must_pass"] == "rest_of_auction"
    assert dict(group.difference.new.facts)["partner_must_pass"] == "no"


def test_the_lowest_bid_must_no_longer_be_natural() -> None:
    for old, rule in ((1997, "27B2"), (2007, "27B2")):
        groups = _insufficient(old, 2017)[rule, "27B1(a)"]
        assert any("natural=false" in when for group in groups for when in _when(group))
        assert all("natural=true" not in when for group in groups for when in _when(group))


def test_acceptance_is_the_same_in_all_editions_under_another_number() -> None:
    compared = compare("insufficient_bid", 1997, 2017)
    assert ("27A", "27A1") in compared.renumbered
    assert not any("accepted=true" in w.split() for g in compared.decided for w in _when(g))


def test_what_only_one_edition_adds_stands_with_its_cases() -> None:
    compared = compare("insufficient_bid", 1997, 2017).touching("27D")
    assert compared is not None
    assert compared.decided == ()
    [group] = compared.besides
    assert [say.paragraph for say in group.difference.new.says] == ["27D"]
    assert group.difference.old.says == ()
    assert _when(group) == {"accepted=false replacement=lowest_same_denomination|comparable_call"}


def test_a_paragraph_that_no_ruling_rests_on_has_no_comparison() -> None:
    assert compare("insufficient_bid", 1997, 2017).touching("64") is None


def _compared(kind: str, old: int, new: int) -> Comparison:
    if not (decided(kind, old) and decided(kind, new)):
        pytest.skip(f"{kind} is not decided under the Laws of {old} and {new}")
    return compare(kind, old, new)


@pytest.mark.parametrize("kind", KINDS)
def test_an_edition_does_not_differ_from_itself(kind: str) -> None:
    compared = _compared(kind, 2017, 2017)
    assert (compared.decided, compared.besides, compared.renumbered) == ((), (), ())


@pytest.mark.parametrize(("old", "new"), STEPS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_difference_holds_in_the_cases_it_names(kind: str, old: int, new: int) -> None:
    """Asked about these cases, each edition gives the ruling that the comparison says."""
    compared = _compared(kind, old, new)
    for group in (*compared.decided, *compared.besides):
        sides = ((group.difference.old, old), (group.difference.new, new))
        for path in group.when:
            for side, year in sides:
                said = _said(kind, path, year)
                assert {say.message for say in side.says} <= said, (_when(group), year)


def _said(kind: str, path: Circumstances, year: int) -> set[str]:
    """All sentences that can follow in the cases, whichever of their values holds."""
    known: list[dict[str, Any]] = [{}]
    for condition in path:
        known = [
            {**facts, condition.slot.name: value} for facts in known for value in condition.values
        ]
    cases = [told for facts in known if (told := load_kind(kind)().given(**facts)) is not None]
    assert cases
    return {
        say.message
        for told in cases
        for leaf in leaves(resolve(told, year, whole=True))
        for say in leaf.ruling.sentences
    }


def test_a_kind_that_an_edition_does_not_decide_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulings.engine.law_of", lambda *_: None)
    with pytest.raises(UnsupportedKind, match="not decided under the Laws of 1997"):
        compare("revoke", 2017, 1997)
