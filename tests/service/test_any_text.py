"""Whatever somebody types, there is a valid answer: no crash, no guess, nothing lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.answer import MAX_TEXT, Answer, AnswerStatus, AskRequest
from bot.service import Director
from rulings.registry import KINDS, load_kind
from rulings.slots import tellable

DIRECTOR = Director()

WORDS = st.sampled_from(
    [
        *("west", "east", "dummy", "declarer", "led", "revoke", "claim", "1S"),
        *("3NT", "X", "pass", "not", "yet", "before", "partner", "penalty"),
        *(
            "card",
            "spelföraren",
            "träkarlen",
            "utspel",
            "straffkort",
            "Alleinspieler",
            "Strafkarte",
            "lepääjä",
        ),
        *("väärällä", "vuorolla", "♠", "♥4", "?", ".", "(", "law"),
        *("64A1", "1997"),
    ]
)


@given(st.text(min_size=1, max_size=MAX_TEXT).filter(str.strip))
@settings(max_examples=150)
def test_any_text_gets_a_valid_answer(text: str) -> None:
    answer = DIRECTOR.ask(AskRequest(text=text))
    assert Answer.model_validate_json(answer.model_dump_json()).text


@given(st.lists(WORDS, min_size=1, max_size=60).map(" ".join))
@settings(max_examples=200)
def test_any_heap_of_bridge_words_gets_a_valid_answer(text: str) -> None:
    answer = DIRECTOR.ask(AskRequest(text=text))
    if answer.status is AnswerStatus.RULED:
        assert answer.kind
        assert answer.citations
    if answer.status is AnswerStatus.CONDITIONAL:
        assert answer.question is not None
        assert len(answer.branches) > 1


FACTS = st.sampled_from(sorted(KINDS)).flatmap(
    lambda kind: st.fixed_dictionaries(
        {"kind": st.just(kind)},
        optional={
            slot: st.sampled_from([v if isinstance(v, bool) else str(v) for v in values])
            for slot, values in tellable(load_kind(kind)).items()
        },
    )
)


def _asked(text: str, facts: dict[str, bool | str]) -> Answer | None:
    try:
        return DIRECTOR.ask(AskRequest(text=text, language="en", facts=facts))
    except ValidationError:
        return None


@given(FACTS, st.lists(WORDS, min_size=1, max_size=30).map(" ".join))
@settings(max_examples=200)
def test_what_a_text_tells_never_spoils_the_facts_told_with_it(
    facts: dict[str, bool | str], text: str
) -> None:
    alone = _asked("?", facts)
    together = _asked(text, facts)
    assert (alone is None) == (together is None)


@pytest.mark.parametrize(
    "text",
    [
        "anybody for a beer after the game",
        "😀😀😀",
        "<b>hello</b>",
        "بازی بریج",
        "في البطولة",
        "1234567890",
        "x" * MAX_TEXT,
        "In chess, may I castle through check?",
        "Wer bringt morgen Kuchen mit?",
        "Vem vann tävlingen igår?",
        "Kuka tuo huomenna kahvit?",
    ],
)
def test_what_is_no_situation_is_never_ruled_on(text: str) -> None:
    assert DIRECTOR.ask(AskRequest(text=text)).status not in (
        AnswerStatus.RULED,
        AnswerStatus.CONDITIONAL,
    )


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "x" * (MAX_TEXT + 1)])
def test_empty_and_endless_texts_are_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        AskRequest(text=text)


def test_a_fact_told_beside_the_text_wins() -> None:
    text = "West revoked"
    open_ = DIRECTOR.ask(AskRequest(text=text))
    told = DIRECTOR.ask(AskRequest(text=text, facts={"kind": "revoke", "established": False}))
    assert open_.status is AnswerStatus.CONDITIONAL
    assert "62A" in told.citations
    assert "64A1" not in told.citations
