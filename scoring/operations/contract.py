"""``contract``: what a contract scores (Law 77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from scoring import points
from scoring.contract import ALL_TRICKS, Contract
from scoring.denomination import Denomination
from scoring.errors import Allowed, ErrorCode, ScoringError
from scoring.operations.base import MAX_LINES, MAX_TEXT, Answer, Request
from scoring.operations.cases import Case, Known, Slot, cases
from scoring.penalty import Penalty
from scoring.points import Component
from scoring.reading.contract_text import read_contract
from scoring.reading.lexicon import Language
from scoring.seats import Seat, Side
from scoring.vulnerability import Vulnerability
from scoring.working import Argument, Step, StepId, step


class ContractRequest(Request):
    """One contract a line, with what is known of the board.

    ``vulnerable`` is for where only declarer's side is known, not the whole board. It and the
    fields after ``board`` answer a ``question``: they choose among what the text leaves open.
    """

    op: Literal["contract"] = "contract"
    text: Annotated[str, Field(max_length=MAX_TEXT)]
    vulnerability: Vulnerability | None = None
    vulnerable: bool | None = None
    board: Annotated[int, Field(ge=1)] | None = None
    denomination: Denomination | None = None
    tricks: Annotated[int, Field(ge=0, le=ALL_TRICKS)] | None = None
    declarer: Seat | Side | None = None
    language: Language | None = None


class Alternative(BaseModel):
    """One way to read an ambiguous line: the values of the open slots, and the score."""

    model_config = ConfigDict(frozen=True)

    when: dict[Slot, bool | str | int | None]
    score: int
    score_ns: int | None
    breakdown: dict[Component, int]
    working: list[Step]


class ContractAnswer(Answer):
    """The score of one line.

    ``score`` is for declarer's side, ``score_ns`` for North–South (None without a declarer). What
    the text leaves open is None; when that changes the score, ``ambiguous`` has every case and
    ``question`` names the slot to ask for. ``relative`` counts over- or undertricks.
    """

    op: Literal["contract"] = "contract"
    text: str
    score: int | None
    score_ns: int | None
    level: int | None
    denomination: Denomination | None
    penalty: Penalty
    declarer: Seat | None
    tricks: int | None
    relative: int | None
    vulnerable: bool | None
    passed_out: bool
    breakdown: dict[Component, int]
    ambiguous: list[Alternative] = Field(default=[])
    question: Slot | None = None


class LineError(BaseModel):
    """A line that could not be scored: what a ``ScoringError`` says, and where."""

    model_config = ConfigDict(frozen=True)

    line: int
    text: str
    field: str
    code: ErrorCode
    allowed: Allowed
    value: str | int | float | None

    @classmethod
    def of(cls, line: int, text: str, error: ScoringError) -> LineError:
        """The record of an error at a 1-based line."""
        return cls(
            line=line,
            text=text,
            field=error.field,
            code=error.code,
            allowed=error.allowed,
            value=error.value,
        )

    def as_error(self) -> ScoringError:
        """The error again, with its line."""
        return ScoringError(
            self.field, self.code, self.allowed, value=self.value, line=self.line or None
        )


class ContractsAnswer(Answer):
    """Several lines: those that could be read in ``results``, the others in ``errors``."""

    op: Literal["contracts"] = "contracts"
    results: list[ContractAnswer]
    errors: list[LineError]


def contract(request: ContractRequest) -> ContractAnswer | ContractsAnswer:
    """Scores the text; the error of a single line is raised, those of several are collected."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(request.text.replace(";", "\n").splitlines(), 1)
        if line.strip()
    ]
    if not lines:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    if len(lines) > MAX_LINES:
        raise ScoringError("text", ErrorCode.TOO_LONG, {"max": MAX_LINES}, value=len(lines))
    if len(lines) == 1:
        return score_line(lines[0][1], request)
    results: list[ContractAnswer] = []
    errors: list[LineError] = []
    for number, line in lines:
        try:
            results.append(score_line(line, request))
        except ScoringError as error:
            errors.append(LineError.of(number, line, error))
    return ContractsAnswer(results=results, errors=errors)


def score_line(line: str, request: ContractRequest) -> ContractAnswer:
    """Scores one line. Raises ``ScoringError``."""
    known = Known(request.vulnerability, request.vulnerable, request.board)
    found = _chosen(cases(read_contract(line, request.language), known), request)
    first = found[0]
    slots = [case.slots() for case in found]
    differing: list[Slot] = [name for name in slots[0] if len({s[name] for s in slots}) > 1]
    contract_ = first.result.contract
    decided = len({(case.score, case.declarer) for case in found}) == 1
    sides = {case.score_ns for case in found}
    tricks = first.result.tricks if contract_ and "tricks" not in differing else None
    return ContractAnswer(
        text=line,
        score=first.score if decided else None,
        score_ns=first.score_ns if len(sides) == 1 else None,
        level=contract_.level if contract_ else None,
        denomination=contract_.denomination
        if contract_ and "denomination" not in differing
        else None,
        penalty=contract_.penalty if contract_ else Penalty.NONE,
        declarer=first.declarer if "declarer" not in differing else None,
        tricks=tricks,
        relative=tricks - contract_.target if contract_ and tricks is not None else None,
        vulnerable=first.vulnerable if contract_ and "vulnerable" not in differing else None,
        passed_out=contract_ is None,
        breakdown=points.components(first.result, first.vulnerable) if decided else {},
        working=working(first) if decided else [],
        ambiguous=[] if decided else _alternatives(found, differing),
        question=None if decided else differing[0],
    )


def _chosen(found: list[Case], request: ContractRequest) -> list[Case]:
    """The cases that a question left, once it is answered. Raises ``ScoringError`` for none."""
    slots: tuple[Slot, ...] = ("denomination", "tricks", "declarer")
    for name in slots:
        value = getattr(request, name)
        if value is None:
            continue
        fitting = [case for case in found if _fits(case, name, value)]
        if not fitting:
            said = dict.fromkeys(str(case.slots()[name]) for case in found)
            raise ScoringError(name, ErrorCode.CONTRADICTION, {"one_of": [*said, str(value)]})
        found = fitting
    return found


def _fits(case: Case, name: Slot, answered: object) -> bool:
    """Whether an answer agrees with a case; a seat agrees with its side."""
    said: object = case.slots()[name]
    if name == "declarer":
        said = case.declarer or case.side
        if isinstance(said, Side) and isinstance(answered, Seat):
            answered = answered.side
        elif isinstance(said, Seat) and isinstance(answered, Side):
            said = said.side
    return said in (None, answered)


def _alternatives(found: Sequence[Case], differing: Sequence[Slot]) -> list[Alternative]:
    return [
        Alternative(
            when={name: value for name, value in case.slots().items() if name in differing},
            score=case.score,
            score_ns=case.score_ns,
            breakdown=points.components(case.result, case.vulnerable),
            working=working(case),
        )
        for case in found
    ]


def working(case: Case) -> list[Step]:
    """Law 77 part by part, then the total."""
    contract_ = case.result.contract
    if contract_ is None:
        return [step(StepId.PASSED_OUT)]
    parts = points.components(case.result, case.vulnerable)
    steps = [_part(part, value, contract_, case) for part, value in parts.items()]
    return [*steps, step(StepId.TOTAL, case.score)]


def _part(part: Component, value: int, contract_: Contract, case: Case) -> Step:
    count = case.result.relative
    details: dict[Component, tuple[Argument, ...]] = {
        Component.TRICKS: (
            contract_.level,
            contract_.denomination.value,
            contract_.penalty.value,
        ),
        Component.OVERTRICKS: (count, points.overtrick_value(contract_, case.vulnerable)),
        Component.PART_SCORE: (),
        Component.DOUBLED_MADE: (contract_.penalty.value,),
        Component.UNDERTRICKS: (-count, contract_.penalty.value, case.vulnerable),
    }
    return step(StepId(part.value), *details.get(part, (case.vulnerable,)), value)
