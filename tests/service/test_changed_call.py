"""A call that is changed: who has called since, and whether it counts as a call."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I put down 3C, partner alerted, and only then I saw I had pulled the wrong card"),
        ("sv", "Jag la 3kl och partnern alertade, först då såg jag att jag dragit fel kort"),
        ("de", "Ich legte 3 Treff, Partner alertierte, da sah ich: falsche Karte gezogen"),
        ("fi", "Laitoin 3 ristiä ja partneri alerttas, siitä huomasin että tuli väärä lappu"),
    ],
)
def test_partner_who_alerts_has_not_called(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "changed_call"
    assert "partner_called" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North opened 1S, East passed, South put out the pass card and then grabbed 4S"),
        ("sv", "Nord öppnade 1sp, Öst passade, Syd passade men bytte passet mot 4sp"),
        ("de", "Nord eröffnete 1 Pik, Ost passte, Süd legte Pass und tauschte es gegen 4 Pik"),
        ("fi", "Pohjoinen avasi 1pa, itä passasi, etelä pani passin ja vaihtoi sen 4 pataan"),
    ],
)
def test_calls_before_the_changed_one_are_not_made_since(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "changed_call"
    assert {"partner_called", "lho_called"}.isdisjoint(told)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East had the double card out of the box, stuffed it back, passed. Did he double?"),
        ("sv", "jag drog upp 3 spader men stoppade tillbaka lappen innan den låg på bordet"),
        ("de", "Ost hatte das Kontra schon halb aus der Box, steckt es zurück und passt"),
        ("fi", "kahdennuslappu oli ulkona laatikosta mut ei pöydässä asti, vedin takas"),
    ],
)
def test_whether_a_bidding_card_that_went_back_is_a_call_the_club_decides(
    language: str, text: str
) -> None:
    answer = asked(text, language)
    assert answer.kind == "changed_call"
    assert answer.question is not None
    assert answer.question.slot == "counts_as_made"
    assert "18F" in answer.citations
