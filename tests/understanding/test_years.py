"""The edition a text means, by name or by the date of the event."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.reader import read
from bot.understanding.years import asked_edition, without_edition


@pytest.mark.parametrize(
    ("language", "text", "edition"),
    [
        ("en", "In 2005 West bid 1H over 1S", 1997),
        ("en", "insufficient bid under the 1997 laws", 1997),
        ("en", "it happened in 2007", 1997),
        ("en", "under the 2007 Laws: 1H over 1S", 2007),
        ("en", "1H over 1S, 2007", 2007),
        ("en", "in 2010 he revoked", 2007),
        ("en", "last week in 2024 he revoked", 2017),
        ("en", "by the laws of 1987", 1987),
        ("en", "we lost 2000 on that board", None),
        ("en", "he revoked in trick 5", None),
        ("sv", "Enligt 1997 års lagar, 1hj över 1sp", 1997),
        ("sv", "2007 års lagar: 1hj över 1sp", 2007),
        ("sv", "Det hände år 2007", 1997),
        ("sv", "hösten 2012 bjöd Väst utom tur", 2007),
        ("de", "nach den Regeln von 1997", 1997),
        ("de", "im Jahr 2007 gespielt", 1997),
        ("de", "Im Jahr 2009 bot West 1H über 1S", 2007),
        ("fi", "vuoden 1997 lakien mukaan", 1997),
        ("fi", "vuonna 2007 länsi tarjosi väärällä vuorolla", 1997),
    ],
)
def test_the_year_tells_the_edition(language: str, text: str, edition: int | None) -> None:
    assert asked_edition(analyse(text, language)) == edition


@pytest.mark.parametrize(
    ("language", "text", "rest"),
    [
        ("en", "under the 1997 Laws, South revoked", "South revoked"),
        ("en", "West led out of turn in 2005", "West led out of turn"),
        ("en", "on 12.3.2003 West revoked", "on West revoked"),
        ("en", "what does law 27 say in the 1997 edition", "what does law 27 say"),
        ("en", "1997 law 27", "law 27"),
        ("en", "in 2005 on my right", "on my right"),
        ("en", "we lost 2000 on that board", "we lost 2000 on that board"),
        ("en", "under the 1997 laws", "under the 1997 laws"),
        ("sv", "enligt 1997 års lagar: syd revokerade", "syd revokerade"),
        ("de", "nach den Regeln von 1997 hat Süd bedient", "hat Süd bedient"),
        ("fi", "vuoden 1997 lakien mukaan etelä passasi", "etelä passasi"),
        ("fi", "vuonna 2005 länsi lähti", "länsi lähti"),
    ],
)
def test_the_words_that_name_it_are_no_part_of_what_happened(
    language: str, text: str, rest: str
) -> None:
    left = without_edition(analyse(text, language))
    assert [t.word for t in left] == [t.word for t in analyse(rest, language).tokens]


@pytest.mark.parametrize("when", ["in 2005 ", "by the laws of 1997 ", "under 1997 Laws: "])
def test_a_date_changes_nothing_of_what_is_understood(when: str) -> None:
    plain, dated = (read(f"{said}West led out of turn, face up") for said in ("", when))
    assert (dated.kind, dated.slots) == (plain.kind, plain.slots)
    assert (plain.edition, dated.edition) == (None, 1997)
