"""The working of a score, step by step, and refusals: what a front end says of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from bot.wording.amounts import Amounts, capital, yes_or_no
from bot.wording.catalogue import words
from scoring.errors import Allowed, ErrorCode
from scoring.working import Argument, Step, StepId

Shown = dict[str, str | int | float]

_COUNTS: Final = frozenset({"count", "dropped"})
"""Whole numbers that a message chooses its words by."""
_WORDS: Final = frozenset({"penalty", "rule", "case", "unit"})
"""Arguments that a message chooses its words by."""
_OPEN_END: Final = "none"
_IMPS: Final = {StepId.IMP_RANGE, StepId.DATUM_IMPS, StepId.AWARD_IMPS}
"""The steps whose ``imps`` is a result of its own, not the IMPs of a match."""
_ONE_NUMBER: Final = {
    ErrorCode.NOT_A_SCORE,
    ErrorCode.NOT_ASCENDING,
    ErrorCode.WEIGHTS_SUM,
    ErrorCode.TOO_LONG,
}
"""The refusals whose sentence has a place for one number."""
_SIGNED: Final = {
    StepId.CROSS_IMPS: frozenset({"total", "average"}),
    StepId.DATUM_IMPS: frozenset({"difference"}),
}


def step_text(step: Step, language: str) -> str:
    """One step of a working in words."""
    say = words(language)
    amounts = Amounts(say)
    shown = {name: _argument(step, name, value, amounts) for name, value in step.args.items()}
    if step.id is StepId.TRICKS:
        shown["contract"] = amounts.contract(step.args["level"], str(step.args["denomination"]))
    return capital(say(f"score-step-{step.id}", None, **shown))


def _argument(step: Step, name: str, value: Argument, amounts: Amounts) -> str | int:
    if isinstance(value, bool):
        return yes_or_no(value)
    if name in _COUNTS and isinstance(value, int):
        return value
    if name == "imps" and step.id in _IMPS and isinstance(value, int | float):
        return amounts.imps(value)
    if isinstance(value, int | float):
        return amounts.number(value, signed=name in _SIGNED.get(step.id, ()))
    named: Mapping[str, Callable[[str], str]] = {
        "dealer": amounts.where,
        "side": amounts.where,
        "vulnerability": amounts.vulnerability,
        "award": amounts.award,
    }
    if name in named:
        return named[name](value)
    return value if value else _OPEN_END


class Refusal(Protocol):
    """What ``ScoringError`` and ``LineError`` share."""

    @property
    def field(self) -> str:
        """The field, dotted."""

    @property
    def code(self) -> ErrorCode:
        """Why."""

    @property
    def allowed(self) -> Allowed:
        """What would have been accepted."""

    @property
    def value(self) -> str | int | float | None:
        """What came in."""


def refusal_text(refusal: Refusal, language: str) -> str:
    """What is wrong, with the field's name in words and what is allowed."""
    say = words(language)
    special = f"score-missing-{refusal.field}"
    if refusal.code is ErrorCode.MISSING and say.has(special):
        return say(special)
    if refusal.code is ErrorCode.EMPTY:
        needed = refusal.allowed.get("min_items", 1)
        allowed = str(needed) if isinstance(needed, int) and needed > 1 else _OPEN_END
    elif refusal.code in _ONE_NUMBER:
        limit = next((n for n in refusal.allowed.values() if isinstance(n, int | float)), 0)
        allowed = Amounts(say).number(limit)
    else:
        allowed = _allowed(refusal.allowed, language) or _OPEN_END
    why = say(
        f"score-refusal-{refusal.code}",
        None,
        allowed=allowed,
        given=_given(refusal.value, language),
    )
    return say("score-refusal", None, field=_field(refusal.field, language), why=why)


def _given(value: str | int | float | None, language: str) -> str:
    if value is None or value == "":
        return _OPEN_END
    return value if isinstance(value, str) else Amounts(words(language)).number(value)


def _field(field: str, language: str) -> str:
    """``outcomes.1.weight`` as ``Outcomes 2: Weight``; a field without words stays as it is."""
    say = words(language)
    parts: list[str] = []
    for part in field.split("."):
        if part.isdecimal() and parts:
            parts[-1] += f" {int(part) + 1}"
        else:
            known = say.has(f"score-field-{part}")
            parts.append(say(f"score-field-{part}") if known else part)
    return ": ".join(parts)


def _allowed(allowed: Allowed, language: str) -> str:
    """What would have been accepted, in a few words; empty where nothing is said of it."""
    say = words(language)
    number = Amounts(say).number
    shown = {
        name: number(value) if isinstance(value, int | float) else str(value)
        for name, value in allowed.items()
    }
    if isinstance(choices := allowed.get("one_of"), list):
        return ", ".join(map(str, choices))
    if {"min", "max"} <= shown.keys():
        return say("score-allowed-between", None, min=shown["min"], max=shown["max"])
    for name in ("above", "below", "form"):
        if name in shown:
            return say(f"score-allowed-{name}", None, **{name: shown[name]})
    if kind := allowed.get("type"):
        known = say.has(f"score-type-{kind}")
        return say(f"score-type-{kind}" if known else "score-type-other")
    for name in ("min", "max"):
        if name in shown:
            return say(f"score-allowed-{name}", None, **{name: shown[name]})
    return ""
