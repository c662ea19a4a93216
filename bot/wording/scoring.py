"""Scores in words: an answer of the scoring room as a document, headline first, working folded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.wording.amounts import Amounts, capital
from bot.wording.catalogue import Words, words
from bot.wording.document import Block, Document, Line
from bot.wording.score_tables import TABLES
from bot.wording.working import refusal_text, step_text
from scoring.operations.awards import AverageAnswer, PenaltyAnswer
from scoring.operations.board import BoardAnswer
from scoring.operations.contract import Alternative, ContractAnswer, ContractsAnswer, LineError
from scoring.operations.imps import ImpsAnswer
from scoring.operations.serious_error import AssignedAnswer, SeriousErrorAnswer
from scoring.operations.vps import VpsAnswer
from scoring.operations.weighted import SplitAnswer, WeightedAnswer
from scoring.service import AnyAnswer
from scoring.working import Step

__all__ = ["refusal_text", "score_document", "step_text"]


def score_document(answer: AnyAnswer, language: str) -> Document:
    """The answer for people: what it comes to, then how."""
    say = words(language)
    amounts = Amounts(say)
    if isinstance(answer, ContractAnswer):
        return _contract(answer, amounts)
    if isinstance(answer, ContractsAnswer):
        return _contracts(answer, amounts)
    blocks: list[Block] = []
    if headline := _HEADLINES.get(type(answer)):
        title = headline(answer, amounts)
    else:
        title, blocks = TABLES[type(answer)](answer, amounts)
    errors = _errors(getattr(answer, "errors", []), say)
    return Document(title=capital(title), blocks=[*blocks, *errors, *_working(answer.working, say)])


def _contract(answer: ContractAnswer, amounts: Amounts) -> Document:
    say = amounts.say
    document = Document(title=capital(", ".join(_named(answer, amounts))))
    if answer.question is None:
        document.blocks = [Block((Line(_points(answer, amounts)),)), *_working(answer.working, say)]
        return document
    asked = say(f"score-ask-{answer.question}")
    lines = tuple(
        Line(amounts.number(case.score), lead=", ".join(_when(case, amounts)))
        for case in answer.ambiguous
    )
    document.blocks = [Block(lines, head=say("score-depends", None, question=asked))]
    return document


def _named(answer: ContractAnswer, amounts: Amounts) -> Iterable[str]:
    """The contract as far as it is known: ``4♠ doubled``, ``North``, ``2 down``."""
    say = amounts.say
    if answer.passed_out:
        yield say("score-passed-out")
        return
    contract = amounts.contract(answer.level, answer.denomination) if answer.denomination else ""
    contract = contract or str(answer.level or "")
    yield " ".join(filter(None, (contract, amounts.doubled(answer.penalty))))
    if answer.declarer is not None:
        yield amounts.where(answer.declarer)
    if answer.relative is not None:
        yield amounts.relative(answer.relative)
    if answer.vulnerable is not None:
        yield amounts.vulnerable(answer.vulnerable)


def _points(answer: ContractAnswer, amounts: Amounts) -> str:
    if not answer.score:
        return amounts.say("score-nothing")
    points = amounts.number(answer.score, signed=True)
    if answer.score_ns is None:
        return amounts.say("score-declaring", None, points=points)
    ns = amounts.number(answer.score_ns, signed=True)
    return amounts.say("score-with-ns", None, points=points, ns=ns)


def _when(case: Alternative, amounts: Amounts) -> Iterable[str]:
    """The open slots of one case, in words."""
    for slot, value in case.when.items():
        if slot == "vulnerable":
            yield amounts.vulnerable(value)
        elif slot == "tricks" and isinstance(value, int):
            yield amounts.say("score-tricks", None, count=value)
        elif slot == "denomination":
            yield amounts.say(f"score-denomination-{value}")
        elif value is not None:
            yield amounts.where(str(value))


def _contracts(answer: ContractsAnswer, amounts: Amounts) -> Document:
    lines = []
    for result in answer.results:
        document = _contract(result, amounts)
        first = document.blocks[0]
        cases = (f"{line.lead}: {line.text}" if line.lead else line.text for line in first.lines)
        lines.append(Line("; ".join(cases), lead=document.title))
    blocks = [Block(tuple(lines))] if lines else []
    return Document(blocks=[*blocks, *_errors(answer.errors, amounts.say)])


def _errors(errors: list[LineError], say: Words) -> list[Block]:
    lines = tuple(
        Line(say("score-line", None, line=str(e.line), what=refusal_text(e, say.language)))
        for e in errors
    )
    return [Block(lines, head=say("score-errors"))] if lines else []


def _working(steps: list[Step], say: Words) -> list[Block]:
    lines = tuple(Line(step_text(step, say.language)) for step in steps)
    return [Block(lines, head=say("score-working"), small=True, fold=True)] if lines else []


def _board(answer: BoardAnswer, amounts: Amounts) -> str:
    return amounts.say(
        "score-result-board",
        None,
        number=str(answer.number),
        dealer=amounts.where(answer.dealer),
        vulnerability=amounts.vulnerability(answer.vulnerability),
    )


def _imps(answer: ImpsAnswer, amounts: Amounts) -> str:
    difference = amounts.number(answer.difference)
    imps = amounts.imps(answer.imps)
    return amounts.say("score-result-imps", None, difference=difference, imps=imps)


def _vps(answer: VpsAnswer, amounts: Amounts) -> str:
    winner, loser = map(amounts.number, answer.vps)
    return amounts.say("score-result-vps", None, winner=winner, loser=loser)


def _weighted(answer: WeightedAnswer, amounts: Amounts) -> str:
    ns, ew = amounts.number(answer.weighted), amounts.number(answer.weighted_ew)
    return amounts.say("score-result-weighted", None, ns=ns, ew=ew)


def _split(answer: SplitAnswer, amounts: Amounts) -> str:
    ns, ew = amounts.number(answer.final_ns), amounts.number(answer.final_ew)
    return amounts.say("score-result-split", None, ns=ns, ew=ew)


def _serious_error(answer: SeriousErrorAnswer, amounts: Amounts) -> str:
    return amounts.say(
        "score-result-serious_error",
        None,
        non_offenders=amounts.number(answer.non_offenders),
        offenders=amounts.number(answer.offenders),
    )


def _assigned(answer: AssignedAnswer, amounts: Amounts) -> str:
    ns, ew = amounts.number(answer.score_ns), amounts.number(answer.score_ew)
    return amounts.say("score-result-assigned", None, ns=ns, ew=ew)


def _average(answer: AverageAnswer, amounts: Amounts) -> str:
    award = str(answer.working[0].args["award"])
    if answer.percentage is None:
        value = amounts.imps(answer.imps or 0)
    else:
        value = amounts.percent(answer.percentage)
    return amounts.say("score-result-average", None, award=amounts.award(award), value=value)


def _penalty(answer: PenaltyAnswer, amounts: Amounts) -> str:
    deduction = amounts.number(answer.deduction)
    return amounts.say("score-result-penalty", None, deduction=deduction)


_HEADLINES: Final[dict[type, Callable[[Any, Amounts], str]]] = {
    BoardAnswer: _board,
    ImpsAnswer: _imps,
    VpsAnswer: _vps,
    WeightedAnswer: _weighted,
    SplitAnswer: _split,
    SeriousErrorAnswer: _serious_error,
    AssignedAnswer: _assigned,
    AverageAnswer: _average,
    PenaltyAnswer: _penalty,
}
"""Results that are said in one sentence; the others are tables."""
