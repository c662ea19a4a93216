"""Every result, every step of working and every refusal has words in every language."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from bot.scored import OPERATIONS, score_text
from bot.wording.catalogue import catalogue, words
from bot.wording.document import plain
from bot.wording.scoring import refusal_text, score_document, step_text
from scoring.errors import ErrorCode, ScoringError
from scoring.service import AnyRequest, answer
from scoring.working import STEP_ARGS, Argument, Step, StepId

LANGUAGES = ("en", "sv", "de", "fi")

VALUES: dict[str, Argument] = {
    "denomination": "NT",
    "penalty": "X",
    "vulnerable": True,
    "dealer": "W",
    "side": "EW",
    "vulnerability": "ns",
    "award": "avg+",
    "rule": "best_likely",
    "case": "no_damage",
    "unit": "imps",
    "high": "",
}
"""Arguments that are no numbers."""

EXAMPLES: list[dict[str, Any]] = [
    {"text": "4Sxx-2 N", "vulnerability": "ns"},
    {"text": "6NT+1"},
    {"text": "pass\n4H= S\nx", "board": 1},
    {"op": "board", "number": 23},
    {"op": "imps", "ours": 620, "theirs": -170},
    {"op": "vps", "imps": -17, "boards": 16},
    {"op": "vps", "imps": 17, "boards": 16, "scale": "wbf-discrete"},
    {"op": "matchpoints", "scores": [620, 650, -100], "adjusted": [{"ns": "avg+", "ew": "avg-"}]},
    {"op": "neuberg", "matchpoints": [7, 3], "results": 6, "field": 8},
    {"op": "fouled", "groups": [[620, 650], [-100, 420, 450]]},
    {"op": "butler", "scores": [620, 650, -100, 170, 140], "drop": 1},
    {"op": "cross_imps", "scores": [620, 650, -100]},
    {"op": "weighted", "outcomes": [{"score": 620, "weight": 60}, {"score": -100, "weight": 40}],
     "against": [620, 170]},
    {"op": "split", "ns": [{"score": 620}], "ew": [{"score": 170}], "against": [620],
     "method": "imps", "knockout": True},
    {"op": "serious_error", "table": -100, "without_error": [{"score": 140}],
     "adjusted": [{"score": 620}], "non_offending": "NS", "against": [620, 170]},
    {"op": "assigned", "outcomes": [{"score": 620}, {"score": 170, "likely": False}],
     "non_offending": "EW", "against": [620, 170]},
    {"op": "average", "award": "avg+", "session_percentage": 63.2, "top": 24},
    {"op": "average", "award": "avg-", "method": "imps"},
    {"op": "penalty", "top": 24, "score": 55.5},
    {"op": "penalty", "unit": "vps", "amount": 1},
    {"op": "whatis", "score": 620},
    {"op": "whatis", "score": 10},
    {"op": "traveller", "text": "1 2 4S= N\n3 4 3NT-1 E\n5 6 pass", "board": 1},
    {"op": "session", "text": "board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,3,4,3N,E,8"},
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_about_scores_is_missing(language: str) -> None:
    own = catalogue(language).ids
    wanted = {f"score-step-{step}" for step in StepId}
    wanted |= {f"score-refusal-{code}" for code in ErrorCode}
    wanted |= {f"score-result-{op}" for op in operations() if op != "contract"}
    wanted |= {f"score-field-{name}" for name in fields()}
    wanted |= {name for name in catalogue("en").ids if name.startswith("score-")}
    assert wanted - own == set()


def operations() -> set[str]:
    return {model.model_fields["op"].default for model in models()}


def models() -> tuple[Any, ...]:
    union, *_ = get_args(AnyRequest)
    return get_args(union)


def fields() -> set[str]:
    return {name for model in models() for name in model.model_fields}


def test_the_examples_below_leave_no_operation_out() -> None:
    assert {example.get("op", "contract") for example in EXAMPLES} == operations()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step_id", StepId)
@pytest.mark.parametrize("number", [1, -2, 12.5])
def test_every_step_says_all_that_it_holds(step_id: StepId, number: float, language: str) -> None:
    step = Step(id=step_id, args={name: VALUES.get(name, number) for name in STEP_ARGS[step_id]})
    text = step_text(step, language)
    assert text
    assert "{" not in text
    shown = {1: "1", -2: "2", 12.5: "12.5" if language == "en" else "12,5"}[number]
    hidden = {"count", "high"} if number == 1 else {"high"}
    numbers = [name for name in step.args if name not in VALUES and name not in hidden]
    assert len(re.findall(re.escape(shown), text)) >= min(1, len(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("request_", EXAMPLES, ids=str)
def test_every_result_is_said(request_: dict[str, Any], language: str) -> None:
    document = score_document(answer(request_), language)
    assert document.title or document.blocks
    assert re.search(r"\d", plain(document))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ErrorCode)
@pytest.mark.parametrize(
    "allowed",
    [
        {},
        {"min": 1},
        {"max": 7},
        {"min": 1, "max": 7},
        {"above": 0},
        {"below": 9},
        {"one_of": ["ns", "ew"]},
        {"form": "4S"},
        {"type": "int"},
        {"type": "unheard"},
        {"sum": 100},
    ],
)
def test_every_refusal_names_the_field(
    code: ErrorCode, allowed: dict[str, Any], language: str
) -> None:
    for value in (None, "word", 12.5):
        text = refusal_text(ScoringError("outcomes.1.weight", code, allowed, value=value), language)
        assert catalogue(language).text("score-field-outcomes") + " 2" in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("op", OPERATIONS)
def test_every_example_is_worked_out(op: str, language: str) -> None:
    say = words(language)
    assert say(f"score-name-{op}")
    example = say(f"score-example-{op}")
    scored = score_text(example, language)
    assert scored.answer.op == op
    assert "errors" not in type(scored.answer).model_fields or not scored.answer.errors  # type: ignore[union-attr]
    assert re.search(r"\d", plain(scored.document))


def test_no_operation_is_without_an_example() -> None:
    assert set(OPERATIONS) == operations()


def test_a_range_says_both_its_ends_and_what_was_given() -> None:
    error = ScoringError("level", ErrorCode.OUT_OF_RANGE, {"min": 1, "max": 7}, value=8)
    assert refusal_text(error, "en") == "Level: 1 to 7 is allowed, not 8."
    assert refusal_text(error, "sv") == "Nivå: Tillåtet är 1 till 7, inte 8."
