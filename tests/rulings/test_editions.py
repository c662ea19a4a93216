"""Editions side by side: what the index of each says of itself and of its neighbour."""

from __future__ import annotations

import pytest

from bot.lookup import message_of
from bot.wording.catalogue import LANGUAGES, catalogue, words
from rulings.editions import EDITIONS, PARTS, edition_of
from rulings.paragraphs import NoSuchParagraph
from rulings.placing import home_of, place

OLDER = [(year, part) for year in EDITIONS[1:] for part in PARTS]


@pytest.mark.parametrize(("year", "part"), OLDER)
def test_what_is_compared_exists_on_both_sides(year: int, part: str) -> None:
    from importlib import import_module

    edition = edition_of(year)
    index = import_module(f"rulings.editions.y{year}.{part}").INDEX
    assert edition.beside is not None
    theirs, here = edition.beside.paragraphs, edition.paragraphs
    assert [p for p in index.moved if p not in theirs] == []
    assert [p for p in index.moved.values() if p not in here] == []
    assert [p for p in index.own if p not in here or p not in theirs] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("year", EDITIONS)
def test_every_paragraph_has_a_title_and_a_summary(year: int, language: str) -> None:
    own, say = catalogue(language), words(language, year)
    paragraphs = edition_of(year).paragraphs
    messages = {p: message_of(p, year) for p in paragraphs}
    assert sorted({m for m in messages.values() if not own.has(m)}) == []
    assert [p for p, m in messages.items() if not say(m) or len(say(m, "title")) > 50] == []


@pytest.mark.parametrize(
    ("cited", "numbering", "year", "printed"),
    [
        ("27A1", 2017, 2007, "27A1"),
        ("27A1", 2017, 1997, "27A"),
        ("27A2", 2017, 1997, "27C"),
        ("72C", 2017, 2007, "23"),
        ("72C", 2017, 1997, "72B1"),
        ("27B1(a)", 2007, 1997, "27B1"),
        ("26A2(b)", 2007, 1997, "26A2"),
        ("27A", 1997, 2017, "27A1"),
    ],
)
def test_a_rule_is_found_where_the_edition_prints_it(
    cited: str, numbering: int, year: int, printed: str
) -> None:
    assert place(cited, numbering, year) == printed


@pytest.mark.parametrize(
    ("cited", "numbering", "year"),
    [
        ("27B1(a)", 2017, 2007),  # another rule under the same number
        ("27B4", 2017, 1997),  # nothing under that number
        ("27C", 2017, 1997),  # the number went to a rule that moved
        ("23", 2017, 2007),
        ("23", 1997, 2007),  # nothing of the kind later
        ("27D", 1997, 1997),  # not a paragraph of the edition that is named
    ],
)
def test_a_rule_that_the_edition_lacks_cannot_be_cited(
    cited: str, numbering: int, year: int
) -> None:
    with pytest.raises(NoSuchParagraph):
        place(cited, numbering, year)


def test_a_summary_is_shared_as_far_as_the_rule_is_the_same() -> None:
    assert str(home_of("27A", 1997)) == "27A1"
    assert home_of("27B1", 1997).edition == 2007
    assert message_of("27B1", 1997) == "law2007-27B1a"
    assert message_of("27B1(a)", 2017) == "law-27B1a"
    assert message_of("23", 1997) == "law1997-23"
