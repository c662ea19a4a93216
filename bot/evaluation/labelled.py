"""Labelled texts as cases: what the engine makes of the label is what the answer has to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.answer import AnswerStatus
from bot.understanding.corpus import parse
from bot.understanding.reading import Intent
from rulings.editions import EDITIONS
from rulings.outcome import decide
from rulings.registry import load_kind

if TYPE_CHECKING:
    from bot.understanding.corpus import Example

STATUS: Final = {
    Intent.LOOKUP: AnswerStatus.LOOKUP,
    Intent.SCORE: AnswerStatus.LOOKUP,
    Intent.CHAT: AnswerStatus.UNKNOWN,
}


def labelled(line: str, where: str) -> dict[str, Any]:
    """A corpus line as a case of the newest edition. Raises ``BadLabel``."""
    example = parse(line, where)
    return {
        "id": where,
        "text": example.text,
        "lang": example.language,
        "edition": max(EDITIONS),
        "expect": _expected(example),
    }


def _expected(example: Example) -> dict[str, Any]:
    if not example.kind:
        return {"status": STATUS[example.intent].value}
    outcome = decide(load_kind(example.kind).model_validate(example.slots), max(EDITIONS))
    return {
        "kind": example.kind,
        "status": outcome.status.value,
        "facts": outcome.facts,
        "options": [option.id for option in outcome.options],
    }
