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
    answer = Director().ask(AskRequest(text="which law deals with a missing card"))
    assert answer.status is AnswerStatus.LOOKUP
    assert answer.citations[0] == "14"
