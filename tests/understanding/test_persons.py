"""Persons who are named by another one: who that is, as the teller sees him."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse


@pytest.mark.parametrize(
    ("language", "text", "who"),
    [
        ("en", "lefty's partner passed", ["rho"]),
        ("en", "declarer's partner pointed at a card", ["dummy"]),
        ("en", "my partner's RHO doubled", ["me", "lho"]),
        ("en", "partner of LHO led", ["rho"]),
        ("sv", "högermotståndarens partner tvekade", ["lho"]),
        ("sv", "rho:s pard passade", ["lho"]),
        ("sv", "vänsterns partner bjöd", ["rho"]),
        ("en", "LHO's RHO", ["me"]),
        ("en", "lho's lho", ["partner"]),
        ("de", "der Partner vom linken Gegner hat gepasst", ["rho"]),
        ("de", "dem rechten Gegner sein Partner zuckt", ["lho"]),
        ("fi", "vasurin pari kysyi", ["rho"]),
        ("fi", "lho:n pari kysyi", ["rho"]),
        ("fi", "viejän partneri kiersi", ["dummy"]),
    ],
)
def test_somebodys_partner_is_who_sits_there(language: str, text: str, who: list[str]) -> None:
    assert [person.id for person in analyse(text, language).persons] == who


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO, partner passed"),
        ("sv", "LHO: partner passar"),
        ("de", "LHO passt, Partner auch"),
        ("fi", "vasen pari passasi"),
        ("en", "lho:p partner:p"),
        ("de", "links Partner passt"),
    ],
)
def test_two_persons_beside_each_other_stay_two(language: str, text: str) -> None:
    assert [person.id for person in analyse(text, language).persons] == ["lho", "partner"]
