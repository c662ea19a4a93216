"""Corrections within a text, and several irregularities in one."""

from __future__ import annotations

import pytest

from bot.answer import AskRequest
from bot.service import Director


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (
            "South bid 1♥ over 1♠. Also, East revoked in trick 5 and it was established.",
            "en",
        ),
        (
            "Syd bjöd 1♥ över 1♠. Dessutom gjorde Öst revoke i stick 5 och den var etablerad.",
            "sv",
        ),
    ],
)
def test_the_first_is_ruled_on_and_the_other_is_named(text: str, language: str) -> None:
    answer = Director().ask(AskRequest(text=text, language=language))  # type: ignore[arg-type]
    assert answer.kind == "insufficient_bid"
    (also,) = answer.also
    assert also.kind == "revoke"
    assert also.label in answer.text.splitlines()[-1]
    other = Director().ask(AskRequest(text=also.text, language=language))  # type: ignore[arg-type]
    assert other.kind == "revoke"
    assert other.also == []


def test_facts_by_button_stay_with_the_first() -> None:
    text = "South bid 1♥ over 1♠. Also, East revoked in trick 5 and it was established."
    facts: dict[str, bool | str] = {"kind": "insufficient_bid", "accepted": True}
    answer = Director().ask(AskRequest(text=text, facts=facts))
    assert answer.irregularity["accepted"] is True
    assert [also.kind for also in answer.also] == ["revoke"]


def test_a_correction_within_the_text_is_what_counts() -> None:
    text = "West led face up out of turn, no wait, it was face down, dummy is not down yet"
    facts: dict[str, bool | str] = {"kind": "opening_lead_out_of_turn"}
    answer = Director().ask(AskRequest(text=text, facts=facts))
    assert answer.irregularity["face_up"] is False
    assert answer.citations == ["41A"]
