"""Scores in words: an answer of the scoring room as a document, headline first, working folded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bot.wording.amounts import Amounts, capital
from bot.wording.catalogue import Words, words
from bot.wording.document import Block, Document, Line
from bot.wording.score_tables import TABLES, Table
from bot.wording.working import refusal_text, step_text
from scoring.comparisons import Method
from scoring.operations.adjusted_base import AdjustedAnswer
from scoring.operations.awards import AverageAnswer, PenaltyAnswer
from scoring.operations.board import BoardAnswer
from scoring.operations.cases import Slot
from scoring.operations.contract import Alternative, ContractAnswer, ContractsAnswer, LineError
from scoring.operations.imps import ImpsAnswer
from scoring.operations.serious_error import AssignedAnswer, SeriousErrorAnswer
from scoring.operations.vps import VpsAnswer
from scoring.operations.weighted import SplitAnswer, WeightedAnswer
from scoring.service import AnyAnswer
from scoring.working import Step

__all__ = ["case_texts", "refusal_text", "score_document", "step_text"]


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
        title, blocks = _TABLES[type(answer)](answer, amounts)
    errors = _errors(getattr(answer, "errors", []), say)
    return Document(
        title=capital(title),
        tag=", ".join(getattr(answer, "citations", [])),
        blocks=[*blocks, *errors, *_working(answer.working, say)],
    )


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
    return _slot_values(case.when, amounts)


def _slot_values(when: Mapping[Slot, bool | str | int | None], amounts: Amounts) -> Iterable[str]:
    for slot, value in when.items():
        if slot == "vulnerable":
            yield amounts.vulnerable(value)
        elif slot == "tricks" and isinstance(value, int):
            yield amounts.say("score-tricks", None, count=value)
        elif slot == "denomination":
            yield amounts.say(f"score-denomination-{value}")
        elif value is not None:
            yield amounts.where(str(value))


def case_texts(
    slot: str, value: object, cases: Iterable[Alternative], language: str
) -> tuple[str, str]:
    """A choice in words, and what it scores: ``vulnerable``, ``−500``."""
    amounts = Amounts(words(language))
    slots: dict[Slot, bool | str | int | None] = {slot: value}  # type: ignore[dict-item]
    when = ", ".join(_slot_values(slots, amounts))
    scores = dict.fromkeys(amounts.number(case.score) for case in cases)
    return when, " / ".join(scores)


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
    """The side whose IMPs were given stands first."""
    own = answer.own
    other = next((vp for vp in answer.vps if vp != own), own)
    winner, loser = amounts.number(own), amounts.number(other)
    return amounts.say("score-result-vps", None, winner=winner, loser=loser)


def _adjusted(answer: AdjustedAnswer, amounts: Amounts, message: str, **values: float) -> str:
    """A headline whose values are matchpoints of a top, or IMPs."""
    at_imps = answer.top is None
    shown = {
        name: amounts.imps(value) if at_imps else amounts.number(value)
        for name, value in values.items()
    }
    title = amounts.say(message, None, **shown)
    return title if at_imps else amounts.say("score-of-top", None, what=title, top=str(answer.top))


def _split(answer: SplitAnswer, amounts: Amounts) -> str:
    values = {"ns": answer.final_ns, "ew": answer.final_ew}
    return _adjusted(answer, amounts, "score-result-split", **values)


def _serious_error(answer: SeriousErrorAnswer, amounts: Amounts) -> str:
    values = {"non_offenders": answer.non_offenders, "offenders": answer.offenders}
    return _adjusted(answer, amounts, "score-result-serious_error", **values)


def _assigned(answer: AssignedAnswer, amounts: Amounts) -> str:
    ns, ew = amounts.number(answer.score_ns), amounts.number(answer.score_ew)
    return amounts.say("score-result-assigned", None, ns=ns, ew=ew)


def _weighted(answer: WeightedAnswer, amounts: Amounts) -> tuple[str, list[Block]]:
    """The headline, and what becomes of the other tables at pairs."""
    values = {"ns": answer.weighted, "ew": answer.weighted_ew}
    title = _adjusted(answer, amounts, "score-result-weighted", **values)
    others = dict(zip(answer.against, answer.others, strict=True))
    if answer.method is Method.IMPS or not others:
        return title, []
    show = amounts.imps if answer.top is None else amounts.number
    lines = tuple(
        Line(show(value), lead=amounts.number(score, signed=True))
        for score, value in sorted(others.items(), reverse=True)
    )
    return title, [Block(lines, head=amounts.say("score-others"), small=True)]


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
    SplitAnswer: _split,
    SeriousErrorAnswer: _serious_error,
    AssignedAnswer: _assigned,
    AverageAnswer: _average,
    PenaltyAnswer: _penalty,
}
"""Results that are said in one sentence; the others are tables."""
_TABLES: Final[dict[type, Callable[[Any, Amounts], Table]]] = {**TABLES, WeightedAnswer: _weighted}
