"""A question for a law that names neither a number nor a term."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus, AskRequest
from bot.service import Director
from bot.topics import about

ASKED = [
    ("en", "which law deals with a missing card", "14"),
    ("en", "law about alerting", "40B2(a)(iii)"),
    ("sv", "vilken lag handlar om åskådare i spellokalen", "76D"),
    ("de", "Welcher Paragraph behandelt zu langsames Spiel", "90B2"),
    ("fi", "missä laissa puhutaan vetoomuksesta", "93"),
]


@pytest.mark.parametrize(("language", "text", "paragraph"), ASKED)
def test_a_topic_finds_its_paragraph(language: str, text: str, paragraph: str) -> None:
    assert paragraph in about(text, language, 2017)


def test_what_no_law_speaks_of_finds_nothing() -> None:
    assert about("which law is the weather", "en", 2017) == ()


def test_asking_for_a_law_by_its_topic_looks_it_up() -> None:
    assert _looked_up("which law deals with a missing card", "en")[0] == "14"


def _looked_up(text: str, language: str) -> list[str]:
    """What the answer cites to a question that looks something up."""
    answer = Director().ask(AskRequest(text=text, language=language))  # type: ignore[arg-type]
    assert answer.status is AnswerStatus.LOOKUP
    return answer.citations


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Which law is about a faced opening lead by the wrong defender?"),
        ("sv", "Vilken paragraf handlar om första utspelet från fel motspelare?"),
        ("de", "Welcher Paragraph regelt das erste Ausspiel durch den falschen Gegner?"),
        ("fi", "Missä pykälässä käsitellään aloituslähtöä väärältä puolustajalta?"),
    ],
)
def test_a_question_about_an_irregularity_finds_its_law_not_a_term_in_it(
    language: str, text: str
) -> None:
    assert _looked_up(text, language)[0] == "54"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Would you kindly tell a beginner what a minor penalty card is."),
        ("sv", "stort straffkort?? vad e det för nåt"),
        ("de", "was ist überhaupt eine große Strafkarte, einfach erklärt?"),
        ("fi", "mikä ihme on se iso rangaistuskortti"),
    ],
)
def test_a_beginner_asks_for_a_term(language: str, text: str) -> None:
    assert "50B" in _looked_up(text, language)
