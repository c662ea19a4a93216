"""A definite ruling rests on nothing that the text may tell otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from bot.answer import Answer, AnswerStatus, AskRequest
from bot.doubts import surely
from bot.ruled import outcome_of, worded
from bot.service import Director, assemble
from bot.understanding.language import available
from bot.understanding.reading import Evidence, Intent, Reading
from config.regulations import DEFAULT_PROFILE
from rulings.outcome import Outcome
from rulings.registry import KINDS, load_kind
from rulings.slots import ForkKind, slots_of

LEAD = {"led_by": "defender", "whose_turn": "partner"}


def _ruling(
    slots: dict[str, Any],
    *doubts: Evidence,
    settled: frozenset[str] = frozenset(),
    confidence: float = 1.0,
) -> Answer:
    """The answer on a defender's lead, read surely but for the ``doubts``."""

    def rule(read: dict[str, Any], doubted: frozenset[str]) -> Outcome:
        return outcome_of(assemble("lead_out_of_turn", read, {}), 2017, DEFAULT_PROFILE, doubted)

    reading = Reading(Intent.SITUATION, "en", slots=slots, confidence=confidence, doubts=doubts)
    found, doubted = surely(rule, slots, reading, settled)
    return worded(found.irregularity, 2017, "en", DEFAULT_PROFILE, doubted)


def test_without_a_doubt_the_usual_is_assumed() -> None:
    answer = _ruling(LEAD)
    assert answer.status is AnswerStatus.RULED
    assert "told_by_opponent" in {taken.slot for taken in answer.assumptions}


def test_what_the_text_may_tell_is_asked_where_it_changes_the_ruling() -> None:
    answer = _ruling(LEAD, Evidence("told_by_opponent", True, "learned", 0.4))
    assert answer.status is AnswerStatus.CONDITIONAL
    assert answer.question is not None
    assert answer.question.slot == "told_by_opponent"


def test_a_fact_that_may_not_be_told_at_all_is_asked() -> None:
    answer = _ruling(LEAD, Evidence("led_by", None, "learned", 0.4))
    assert answer.question is not None
    assert answer.question.slot == "led_by"


def test_what_would_change_nothing_is_not_asked() -> None:
    accepted = {**LEAD, "accepted": True}
    sure = _ruling(accepted)
    assert _ruling(accepted, Evidence("trick", 5, "learned", 0.4)) == sure


def test_of_two_readings_that_cannot_be_together_neither_decides() -> None:
    answer = _ruling({**LEAD, "played_after": "proper_leader"})
    assert answer.status is AnswerStatus.CONDITIONAL
    assert {"whose_turn", "played_after"}.isdisjoint(answer.irregularity or {})


def test_what_was_told_since_is_beyond_doubt() -> None:
    doubt = Evidence("told_by_opponent", True, "learned", 0.4)
    assert _ruling(LEAD, doubt, settled=frozenset({"told_by_opponent"})) == _ruling(LEAD)


@pytest.mark.parametrize("language", available())
def test_what_is_assumed_can_be_asked(language: str) -> None:
    asked = set()
    for kind in KINDS:
        model = load_kind(kind)
        for name, slot in slots_of(model).items():
            if slot.assumed is None or slot.fork is ForkKind.REGULATION:
                continue
            answer = worded(model(), 2017, language, DEFAULT_PROFILE, frozenset({name}))
            if answer.question and answer.question.slot == name:
                assert answer.question.text
                assert all(choice.label for choice in answer.question.choices)
                asked.add((kind, name))
    assert len(asked) > 20


def test_a_choice_that_may_not_be_made_yet_is_offered() -> None:
    answer = _ruling({**LEAD, "accepted": True}, Evidence("accepted", None, "learned", 0.48))
    assert len(answer.options) > 1


def test_a_choice_that_was_probably_made_is_not_offered_again() -> None:
    accepted = {**LEAD, "accepted": True}
    doubt = Evidence("accepted", None, "learned", 0.4)
    assert _ruling(accepted, doubt) == _ruling(accepted)


def test_a_fact_that_was_read_too_faintly_is_not_replaced_by_the_usual() -> None:
    told = {**LEAD, "told_by_opponent": True}
    answer = _ruling(told, Evidence("told_by_opponent", None, "learned", 0.5))
    assert answer.question is not None
    assert answer.question.slot == "told_by_opponent"


def test_the_usual_is_not_asked_where_it_was_read_faintly() -> None:
    told = {**LEAD, "told_by_opponent": False}
    answer = _ruling(told, Evidence("told_by_opponent", None, "learned", 0.5))
    assert answer.status is AnswerStatus.RULED


def test_a_faint_doubt_is_no_question() -> None:
    assert _ruling(LEAD, Evidence("told_by_opponent", True, "learned", 0.2)) == _ruling(LEAD)


@pytest.mark.parametrize(
    ("confidence", "doubts"),
    [
        (0.7, [Evidence("told_by_opponent", True, "learned", 0.2)]),
        (1.0, [Evidence(slot, None, "learned", 0.2) for slot in LEAD]),
    ],
)
def test_doubts_that_are_faint_one_by_one_are_asked_where_they_add_up(
    confidence: float, doubts: list[Evidence]
) -> None:
    answer = _ruling(LEAD, *doubts, confidence=confidence)
    assert answer.question is not None
    assert answer.question.slot in {doubt.slot for doubt in doubts}


def test_doubts_about_one_irregularity_do_not_touch_another() -> None:
    text = "West led out of turn face up, dummy isn't down yet"
    facts: dict[str, bool | str] = {"kind": "lead_out_of_turn", **LEAD}
    answer = Director().ask(AskRequest(text=text, facts=facts, edition=2017))
    assert answer.facts == _ruling(LEAD).facts
