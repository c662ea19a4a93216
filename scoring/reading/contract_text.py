"""Reads a line with a contract and its result, in whatever language and notation it is."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.errors import ErrorCode, ScoringError
from scoring.reading.compact import compact
from scoring.reading.items import Items, itemise
from scoring.reading.lexicon import LANGUAGES, Language
from scoring.reading.reading import Reading
from scoring.reading.sentence import readings
from scoring.reading.tokens import normalise, tokenise

MAX_LINE = 300
"""Characters of one line; more is not a contract."""


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A line in one language: its readings, or why there are none."""

    language: Language
    items: Items
    found: tuple[Reading, ...]
    error: ScoringError | None


def read_contract(line: str, language: Language | None = None) -> tuple[Reading, ...]:
    """The readings of one line, more than one only when its notation is ambiguous.

    ``language`` is what the person speaks; without it, or where the line does not fit it, the
    language that fits best is taken, and of equals all. Raises ``ScoringError``.
    """
    if len(line) > MAX_LINE:
        raise ScoringError("text", ErrorCode.TOO_LONG, {"max": MAX_LINE}, value=len(line))
    if short := compact(line, language):
        return (short,)
    tokens = tokenise(normalise(line))
    if not tokens:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    if language and (own := _attempt(tokens, language)).found and not own.items.guesses:
        return own.found
    attempts = [_attempt(tokens, each) for each in LANGUAGES]
    best_rank = min(_rank(attempt, language) for attempt in attempts)
    best = [attempt for attempt in attempts if _rank(attempt, language) == best_rank]
    found = dict.fromkeys(reading for attempt in best for reading in attempt.found)
    if found:
        return tuple(found)
    error = best[0].error
    raise error or ScoringError("text", ErrorCode.UNREADABLE, value=line)


def _attempt(tokens: list[str], language: Language) -> _Attempt:
    items = itemise(tokens, language)
    try:
        if items.unknown:
            raise ScoringError("text", ErrorCode.UNREADABLE, value=items.unknown[0])
        return _Attempt(language, items, readings(items), None)
    except ScoringError as error:
        return _Attempt(language, items, (), error)


def _rank(attempt: _Attempt, language: Language | None) -> tuple[int, bool, int, bool, int]:
    """Smaller is better: all words known, readable, few guesses, the person's own language."""
    return (
        len(attempt.items.unknown),
        attempt.error is not None,
        attempt.items.guesses,
        attempt.language != language and language is not None,
        -attempt.items.own_words,
    )
