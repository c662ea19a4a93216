"""What editions decide differently, as people ask for it and read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.differences import UnknownSubject, asked, differences
from bot.wording.catalogue import LANGUAGES
from bot.wording.compose import READ_AT_A_GLANCE
from bot.wording.document import Document, plain
from bot.wording.editions import editions_page
from rulings.coverage import decided
from rulings.editions import NoSuchEdition
from rulings.registry import KINDS


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("27 1997 2017", ("27", 1997, 2017)),
        ("law 27B1 2007", ("law 27B1", 2007, None)),
        ("27 2017", ("27", None, 2017)),
        ("insufficient bid 1997 2007", ("insufficient bid", 1997, 2007)),
        ("27", ("27", None, None)),
        ("1997 2017", ("", 1997, 2017)),
        ("", ("", None, None)),
    ],
)
def test_a_subject_and_years_as_people_type_them(
    typed: str, meant: tuple[str, int | None, int | None]
) -> None:
    assert asked(typed) == meant


def test_without_years_the_newest_edition_and_the_one_before() -> None:
    found = differences("insufficient bid")
    assert (found.what, found.old, found.new) == ("insufficient_bid", 2007, 2017)


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "insufficient bid"), ("sv", "otillräckligt bud"), ("de", "Ungenügendes gebot")],
)
def test_a_kind_by_its_name(language: str, name: str) -> None:
    assert differences(name, language=language).what == "insufficient_bid"


def test_how_a_case_is_decided_stands_under_both_editions() -> None:
    found = differences("insufficient_bid", 1997, 2017)
    [case] = [
        c
        for c in found.kinds[0].decided
        if c.when == [{"accepted": [False], "replacement": ["comparable_call"]}]
    ]
    assert (case.old.citations, case.new.citations) == (["27B2"], ["27B1(b)"])
    assert case.old.facts["partner_must_pass"] == "rest_of_auction"
    assert case.new.facts["partner_must_pass"] == "no"
    assert "must pass for the rest of the auction → is free" in found.text


def test_a_law_means_every_kind_that_rests_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {"insufficient_bid": (), "call_out_of_rotation": (), "simultaneous_plays": ()}
    monkeypatch.setattr("bot.differences.KINDS", kinds)
    found = differences("27", 1997, 2017)
    assert found.document.title.startswith("Law 27")
    assert [kind.kind for kind in found.kinds] == ["insufficient_bid"]
    cited = {p for c in found.kinds[0].decided for p in (*c.old.citations, *c.new.citations)}
    assert all(p.startswith("27") for p in cited)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [k for k in KINDS if decided(k, 1997) and decided(k, 2017)])
def test_every_difference_has_words_and_is_short_at_first(kind: str, language: str) -> None:
    found = differences(kind, 1997, 2017, language=language)
    assert found.kinds[0].label in found.text
    shown = Document(blocks=[b for b in found.document.blocks if not b.fold])
    assert len(plain(shown)) <= READ_AT_A_GLANCE + 500


@pytest.mark.parametrize("what", ["xyz", "", "99", "<b>", "27Z"])
def test_what_is_no_subject_is_refused_with_what_is_near(what: str) -> None:
    with pytest.raises(UnknownSubject) as refused:
        differences(what)
    assert "27 1997 2017" in str(refused.value)


def test_an_edition_that_there_is_not() -> None:
    with pytest.raises(NoSuchEdition):
        differences("27", 1950, 2017)


def test_the_page_in_the_docs_is_what_the_command_prints() -> None:
    """Refresh it with ``./director laws --editions > docs/editions.md``."""
    page = Path(__file__).parents[2] / "docs" / "editions.md"
    assert page.read_text(encoding="utf-8").rstrip() == editions_page()
