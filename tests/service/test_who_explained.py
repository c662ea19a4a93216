"""Who gave a wrong explanation: whoever is named as the one who does, not who asks or is told."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.explained import explainer
from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "I gave lefty a wrong description of my partner's 2H, the auction is still going on",
        ),
        ("en", "I have just misexplained partner's 2S, we are still bidding"),
        ("sv", "Jag gav vänster motståndare fel svar om partners 2 hjärter, budgivningen pågår"),
        (
            "de",
            "Ich habe den Gegnern das 2 Coeur meines Partners falsch erklärt, Reizung läuft noch",
        ),
        ("fi", "Annoin vasemmalle väärän selityksen parin 2 hertasta, tarjoukset jatkuvat"),
        ("fi", "selitin vastustajille parini 2 herttaa väärin, tarjotaan vielä"),
    ],
)
def test_the_teller_explained(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "misinformation"
    assert answer.irregularity["explained_by"] == "self"
    assert answer.irregularity["matter"] == "own_explanation"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I am a defender and my partner described my double wrongly"),
        ("sv", "Jag är i försvar och min partner beskrev min dubbling fel"),
        ("de", "Ich bin Gegenspieler und mein Partner hat den Gegnern mein Kontra falsch erklärt"),
        ("fi", "Olen puolustaja ja parini selitti kahdennukseni väärin"),
    ],
)
def test_the_tellers_partner_explained(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["explained_by"]) == ("misinformation", "partner")
    assert told["side"] == "defending"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my partner was told by RHO that 2H was weak, it was strong"),
        ("de", "Mein Partner passte, weil ihm 2 Coeur als schwach erklärt wurde, es war stark"),
    ],
)
def test_who_is_told_did_not_explain(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "misinformation"
    assert told.get("explained_by") != "partner"
    assert told.get("matter") != "partners_explanation"


def test_what_another_says_in_quotes_is_not_of_the_tellers_partner() -> None:
    text = 'After my lead dummy said: "my partner explained it wrongly"'
    assert explainer(analyse(text, "en")) is None


@pytest.mark.parametrize(
    ("text", "explained_by"),
    [
        ("parini ei alertoinut 2 ristiäni, tarjoukset jatkuvat", "partner"),
        ("vastustajat selittivät 2 ristiä väärin parilleni, tarjoukset jatkuvat", "opponent"),
    ],
)
def test_my_partner_in_one_finnish_word_does_something(text: str, explained_by: str) -> None:
    assert asked(text, "fi").irregularity["explained_by"] == explained_by
