"""Two kinds that are told alike: no definite ruling while the text does not say which."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus, AskRequest
from bot.service import Director

LEADS = {"lead_out_of_turn", "opening_lead_out_of_turn"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West led but it was East's lead"),
        ("de", "West hat ausgespielt obwohl Ost dran war"),
        ("fi", "Länsi lähti vaikka Idän vuoro"),
    ],
)
def test_a_lead_that_may_be_the_first_or_a_later_one_is_not_ruled_on(
    language: str, text: str
) -> None:
    request = AskRequest(text=text, language=language)  # type: ignore[arg-type]
    answer = Director().ask(request)
    assert answer.status is not AnswerStatus.RULED
    assert answer.question is not None
    assert {choice.id for choice in answer.question.choices} >= LEADS


def test_what_tells_the_first_lead_apart_is_enough() -> None:
    request = AskRequest(text="west led out of turn face up, dummy isn't down yet")
    assert Director().ask(request).kind == "opening_lead_out_of_turn"
