"""Scoring for the front ends: a JSON object or a typed text in, an answer or a problem out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.answer import Answer, AnswerStatus, BranchOut, ChoiceOut, QuestionOut
from bot.problems import Problem
from bot.scores import PREFIX, is_prefixed
from bot.wording.catalogue import FALLBACK, LANGUAGES, words
from bot.wording.document import Block, Document, Line, plain
from bot.wording.scoring import case_texts, refusal_text, score_document
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.contract import Alternative, ContractAnswer, ContractsAnswer
from scoring.reading.command import command_of
from scoring.reading.spoken import spoken
from scoring.service import AnyAnswer, answer

ID: Final = "id"
"""A field that every request may have and that its answer repeats."""
SLOTS: Final = ("vulnerable", "declarer", "denomination", "tricks")
"""What may be asked about a contract."""
LAWS: Final = {
    "contract": ["77"],
    "contracts": ["77"],
    "whatis": ["77"],
    "board": ["2"],
    "imps": ["78B"],
    "matchpoints": ["78A"],
    "neuberg": ["78A"],
    "traveller": ["78"],
    "session": ["78"],
}
"""The laws behind operations whose answer does not name its own."""
OPERATIONS: Final = (
    *("contract", "imps", "vps", "matchpoints", "butler", "cross_imps", "neuberg", "fouled"),
    *("average", "weighted", "split", "serious_error", "assigned", "penalty"),
    *("whatis", "board", "traveller", "session"),
)
"""What can be worked out, in the order in which it is shown."""
_UNFIT: Final = {ErrorCode.MISSING, ErrorCode.EMPTY, ErrorCode.TOO_LONG, ErrorCode.UNREADABLE}
"""The refusals after which an example helps."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A score in words, and the question about what the text leaves open, if it does."""

    answer: AnyAnswer
    document: Document
    citations: list[str]
    question: QuestionOut | None = None
    branches: tuple[BranchOut, ...] = ()


def score_text(
    text: str,
    language: str,
    *,
    edition: int | None = None,
    beside: Mapping[str, object] | None = None,
) -> Scored:
    """The score of what somebody typed, in words.

    ``beside`` holds fields of the request that the text does not tell: ``language`` of its
    notation, ``board``, answers to earlier questions. Raises ``ScoringError`` for what is no
    score or an impossible one.
    """
    found = answer({"text": text, **(beside or {})}, edition=edition)
    if isinstance(found, ContractsAnswer) and not found.results:
        raise found.errors[0].as_error()
    document = score_document(found, language)
    citations = getattr(found, "citations", None) or LAWS.get(found.op, [])
    if not isinstance(found, ContractAnswer) or found.question is None:
        return Scored(found, document, citations)
    question, branches = _asked(found, document, language)
    return Scored(found, document, citations, question, branches)


def answer_of(
    text: str, language: str, edition: int, facts: Mapping[str, object], *, asked: bool
) -> Answer | None:
    """The answer object of a text that asks for a score; None where it is something else.

    With ``asked`` what cannot be scored is refused with the reason.
    """
    common: dict[str, Any] = {"language": language, "edition": edition}
    beside = {"language": language, **{k: v for k, v in facts.items() if k in SLOTS}}
    try:
        found = score_text(text, language, edition=edition, beside=beside)
    except ScoringError as error:
        if not asked:
            return None
        document = refused(error, text, language)
        return Answer(
            status=AnswerStatus.UNKNOWN, text=plain(document), document=document, **common
        )
    if not asked and not _is_certain(found.answer, text):
        return None
    return Answer(
        status=AnswerStatus.LOOKUP,
        confidence=1.0,
        citations=found.citations,
        question=found.question,
        branches=list(found.branches),
        score=found.answer.model_dump(mode="json"),
        text=plain(found.document),
        document=found.document,
        **common,
    )


def _is_certain(found: AnyAnswer, text: str) -> bool:
    """Whether a text that nobody called a score is one.

    A lone "pass" may be said of any call, and who bid a slam need not ask what it is worth.
    """
    if isinstance(found, ContractAnswer):
        return len(text.split()) > 1 if found.passed_out else any(map(str.isdigit, text))
    return not getattr(found, "errors", [])


def _asked(
    found: ContractAnswer, document: Document, language: str
) -> tuple[QuestionOut, tuple[BranchOut, ...]]:
    """The question about a contract, each choice with what it scores."""
    slot = str(found.question)
    say = words(language)
    by_value: dict[object, list[Alternative]] = {}
    for case in found.ambiguous:
        by_value.setdefault(case.when[found.question], []).append(case)  # type: ignore[index]
    choices, branches = [], []
    for value, cases in by_value.items():
        when, scores = case_texts(slot, value, cases, language)
        label = say("score-choice", None, case=when, score=scores)
        choices.append(ChoiceOut(id=_choice_id(value), label=label))
        branches.append(
            BranchOut(
                when={slot: value},
                citations=LAWS["contract"],
                facts={},
                options=[],
                open=_still_open(slot, cases),
                text=label,
            )
        )
    asked = QuestionOut(slot=slot, text=document.blocks[0].head, choices=choices)
    return asked, tuple(branches)


def _choice_id(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _still_open(slot: str, cases: Iterable[Alternative]) -> list[str]:
    """The slots that differ among the cases of one choice and change the score."""
    found = list(cases)
    if len({case.score for case in found}) == 1:
        return []
    names = (name for name in found[0].when if name != slot)
    return [name for name in names if len({case.when[name] for case in found}) > 1]


def refused(error: ScoringError, text: str, language: str, everything: str = PREFIX) -> Document:
    """What is wrong with a typed text, with an example where one helps.

    ``everything`` is the command that shows what else can be typed.
    """
    typed = text.strip()[len(PREFIX) if is_prefixed(text) else 0 :]
    if not typed.strip():
        return examples(language)
    say = words(language)
    op = command_of(typed)
    if op and error.code is ErrorCode.UNREADABLE:
        why = say("score-unreadable", None, word=str(error.value))
    else:
        why = refusal_text(error, language)
    if error.line:
        why = say("score-line", None, line=str(error.line), what=why)
    lines = [Line(why)]
    if error.code in _UNFIT:
        if op:
            more = say("score-for-example", None, example=say(f"score-example-{op}"))
        else:
            more = say("score-more", None, command=everything)
        lines.append(Line(more))
    return Document(blocks=[Block(tuple(lines))])


def examples(language: str) -> Document:
    """Everything that can be worked out, with what to type for it."""
    say = words(language)
    lines = [Line(say(f"score-example-{op}"), lead=say(f"score-name-{op}")) for op in OPERATIONS]
    return Document(title=say("score-examples"), blocks=[Block(tuple(lines))])


def score_json(data: Mapping[str, Any]) -> str:
    """The answer to a request as JSON text. Raises ``ScoringError`` on impossible input."""
    if ID not in data:
        return answer(data).model_dump_json()
    asked = {name: value for name, value in data.items() if name != ID}
    answered = answer(asked).model_dump(mode="json")
    return json.dumps({ID: data[ID], **answered}, ensure_ascii=False)


def score_problem(error: ScoringError, data: Mapping[str, Any]) -> Problem:
    """What is wrong with a request, in its language: the field, and what is allowed."""
    language, text = data.get("language"), data.get("text")
    if language not in LANGUAGES:
        language = (spoken(text) if isinstance(text, str) else None) or FALLBACK
    message = refusal_text(error, language)
    found = {
        "field": error.field,
        "code": error.code.value,
        "message": message,
        "allowed": error.allowed,
        "value": error.value,
        "line": error.line,
    }
    known = {name: value for name, value in found.items() if value is not None}
    return Problem(title="Cannot be scored", status=422, detail=message, errors=[known])
