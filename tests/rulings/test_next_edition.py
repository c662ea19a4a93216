"""A next edition that changes one law takes its index and that law, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rulings.editions
from bot.answer import AskRequest
from bot.differences import differences
from bot.lookup import message_of
from bot.service import Director
from rulings.coverage import decided
from rulings.differences import compare
from rulings.edition import LAWS_2017
from rulings.editions import BESIDE, EDITIONS, edition_of
from rulings.engine import leaves, resolve
from rulings.laws.ch05_auction.law27_insufficient_bid import (
    LAW_27_2017,
    InsufficientBid,
    Replacement,
)
from rulings.outcome import decide
from rulings.placing import place
from rulings.registry import KINDS, load_kind
from tests.rulings.next_edition.law27_2027 import LAW_27_2027

NEXT = 2027
HERE = Path(__file__).parent / "next_edition"


@pytest.fixture(autouse=True)
def _next_edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The two lines that name an edition, and where its index is found."""
    monkeypatch.setattr(rulings.editions, "EDITIONS", (NEXT, *EDITIONS))
    monkeypatch.setattr(rulings.editions, "BESIDE", {**BESIDE, NEXT: LAWS_2017})
    monkeypatch.setattr(rulings.editions, "__path__", [*rulings.editions.__path__, str(HERE)])
    yield
    edition_of.cache_clear()


@pytest.mark.parametrize("kind", KINDS)
def test_a_law_that_is_not_changed_is_decided_as_before(kind: str) -> None:
    assert decided(kind, NEXT)
    compared = compare(kind, LAWS_2017, NEXT)
    if kind == "insufficient_bid":
        assert compared.decided
    else:
        assert (compared.decided, compared.besides) == ((), ())


@pytest.mark.parametrize("kind", KINDS)
def test_its_whole_tree_can_be_walked(kind: str) -> None:
    assert list(leaves(resolve(load_kind(kind)(), NEXT, whole=True)))


def test_the_law_that_is_changed_decides_otherwise() -> None:
    assert LAW_27_2027 != LAW_27_2017
    case = InsufficientBid(accepted=False, replacement=Replacement.LOWEST_SAME, comparable=False)
    assert decide(case, LAWS_2017).facts["partner_must_pass"] == "no"
    after = decide(case, NEXT)
    assert after.facts["partner_must_pass"] == "rest_of_auction"
    assert after.citations[0] == "27B2"


def test_the_paragraphs_have_its_numbers() -> None:
    assert place("27B1(b)", LAWS_2017, NEXT) == "27B1"
    assert place("27B2", NEXT, 1997) == "27B2"
    assert message_of("27B1", NEXT) == "law-27B1b"
    assert "27B1" in decide(InsufficientBid(accepted=False), NEXT).citations


def test_the_difference_is_found_and_worded() -> None:
    found = differences("insufficient_bid", LAWS_2017, NEXT, language="sv")
    assert found.document.tag == "2017 → 2027"
    assert {
        ("27B1(a)", "27B1"),
        ("27B1(a)", "27B2"),
    } <= {(c.old.citations[0], c.new.citations[0]) for c in found.kinds[0].decided}


def test_a_question_is_answered_under_it() -> None:
    facts: dict[str, bool | str] = {"kind": "insufficient_bid", "accepted": False}
    answer = Director().ask(AskRequest(text="1H over 1S", edition=NEXT, facts=facts))
    assert answer.edition == NEXT
    assert "27B1" in answer.citations
    assert "2027" in answer.text
