"""`/score`: what a contract scores, line by line."""

from __future__ import annotations

from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.work import note
from bot.wording.catalogue import words
from scoring.errors import ScoringError
from scoring.operations.contract import ContractAnswer, ContractsAnswer
from scoring.service import answer

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "NT": "NT"}
MAX_LINES = 40
"""A message that shows more results would not fit a screen anyway."""


async def score(desk: Desk, turn: Turn) -> None:
    """`/score 4♠x-2 N`, one contract a line."""
    text = "\n".join(turn.argument.splitlines()[:MAX_LINES])
    if not text:
        await desk.reply(turn, turn.say("ask-score"))
        return
    say = turn.say
    try:
        result = answer({"text": text, "language": say.language})
    except ScoringError as error:
        note(refused=error.code.value)
        await desk.reply(turn, f"{say('score-unclear')}\n{say('ask-score')}")
        return
    if isinstance(result, ContractsAnswer):
        lines = [_line(each, say) for each in result.results]
        lines += [f"{each.line}. {say('score-unclear')}" for each in result.errors]
        await desk.reply(turn, "\n".join(lines))
    elif isinstance(result, ContractAnswer):
        await desk.reply(turn, _line(result, say))


def _line(result: ContractAnswer, say: Say) -> str:
    if result.passed_out:
        return say("score-passed-out")
    if result.score is not None:
        points = f"{_signed(result.score)} {say('score-side')}"
        return say("score-points", contract=_contract(result, say), points=points)
    head = f"<b>{_contract(result, say)}</b>"
    cases = [
        f"• {', '.join(_value(value, say) for value in case.when.values())}: "
        f"<b>{_signed(case.score)}</b>"
        for case in result.ambiguous
    ]
    return "\n".join([head, *cases])


def _contract(result: ContractAnswer, say: Say) -> str:
    denomination = SYMBOLS[result.denomination.value] if result.denomination else ""
    bid = f"{result.level or ''}{denomination}{result.penalty.value}"
    parts = [bid + _relative(result.relative)]
    if result.declarer is not None:
        parts.append(words(say.language)(f"seat-{result.declarer.value}"))
    if result.vulnerable is not None:
        parts.append(_vulnerability(result.vulnerable, say))
    return ", ".join(parts)


def _relative(relative: int | None) -> str:
    if relative is None:
        return ""
    return "=" if relative == 0 else _signed(relative)


def _vulnerability(vulnerable: bool, say: Say) -> str:
    return say("score-vulnerable" if vulnerable else "score-not-vulnerable")


def _value(value: bool | str | int | None, say: Say) -> str:
    if isinstance(value, bool):
        return _vulnerability(value, say)
    return SYMBOLS.get(str(value), "–" if value is None else str(value))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
