"""What the cards of a text decide by themselves."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus
from tests.service.asking import asked

WON_WITH_THE_SUIT = {
    "en": "Dummy won with the ace of clubs. Declarer says just 'nine', dummy has the nine of clubs "
    "and the nine of diamonds",
    "sv": "Bordet vann sticket med klöver ess. Spelföraren säger bara 'nio', där ligger klöver nio "
    "och ruter nio",
    "de": "Der Tisch gewinnt mit dem Treff As. AS sagt nur „Neun“, dort liegen Treff Neun und "
    "Karo Neun",
    "fi": "Pöytä voitti tikin ristiässällä. Pelinviejä sanoo vain 'ysi', siellä on ristiysi ja "
    "ruutuysi",
}
CAN_FOLLOW = {
    "en": "E has SA as a penalty card, hearts are led and E can follow suit. Must it be played?",
    "sv": "Ö har spader ess som straffkort, hjärter spelas och Ö kan följa färg. Måste det läggas?",
    "de": "Ost hat Pik As als Strafkarte, Herz wird gespielt, Ost kann bedienen. Muss das As her?",
    "fi": "Itällä on pataässä rangaistuskorttina, pelataan herttaa, itä voi tunnustaa. Onko pakko?",
}


@pytest.mark.parametrize("language", WON_WITH_THE_SUIT)
def test_a_rank_is_of_the_suit_in_which_dummy_won(language: str) -> None:
    assert "46B3(a)" in asked(WON_WITH_THE_SUIT[language], language).citations


@pytest.mark.parametrize("language", CAN_FOLLOW)
def test_who_can_follow_suit_plays_no_penalty_card_of_another(language: str) -> None:
    assert "50D1(b)" in asked(CAN_FOLLOW[language], language).citations


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Declarer pulled a card out and then put it back in her hand. Is it played?"),
        ("sv", "Spelföraren drog ett kort ur handen och stoppade sen tillbaka det. Är det spelat?"),
        ("de", "Der Alleinspieler nimmt eine Karte aus der Hand und steckt sie zurück. Gespielt?"),
        ("fi", "Pelinviejä otti kortin kädestään ja laittoi takaisin. Onko kortti pelattu?"),
    ],
)
def test_how_a_card_was_held_is_asked_where_nobody_tells_it(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "played_card"
    assert answer.status is AnswerStatus.CONDITIONAL
