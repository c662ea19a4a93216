"""The one error of this room: structured, without a word of any language.

A front end turns ``field``, ``code`` and ``allowed`` into a sentence.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

Allowed: TypeAlias = dict[str, int | float | str | list[str] | list[int]]
"""What would have been accepted: ``min``/``max`` (inclusive), ``one_of``, ``sum``, ``form``, …"""


class ErrorCode(StrEnum):
    """Why an input was refused; every code has one message in each language."""

    OUT_OF_RANGE = "out_of_range"
    """A number outside ``allowed["min"]`` … ``allowed["max"]``."""
    NOT_ONE_OF = "not_one_of"
    """A word that is not in ``allowed["one_of"]``."""
    MISSING = "missing"
    """The field is needed and was not given."""
    UNKNOWN_FIELD = "unknown_field"
    """A field that the operation does not have."""
    WRONG_TYPE = "wrong_type"
    """Text where a number is needed, and the like; ``allowed["type"]`` names what is needed."""
    UNREADABLE = "unreadable"
    """A word or line that means nothing here; ``value`` quotes it."""
    CONTRADICTION = "contradiction"
    """The field is given twice, differently; ``allowed["one_of"]`` lists what was found."""
    NOT_A_SCORE = "not_a_score"
    """Bridge scores are multiples of ``allowed["multiple_of"]``."""
    NOT_ASCENDING = "not_ascending"
    """A scale whose margins do not rise from ``allowed["min"]``."""
    WEIGHTS_SUM = "weights_sum"
    """Weights that do not make ``allowed["sum"]``; ``value`` is what they make."""
    EMPTY = "empty"
    """A text, list or file without content; ``allowed["min_items"]`` says how many are needed."""
    TOO_LONG = "too_long"
    """More than ``allowed["max"]`` items or characters."""


class ScoringError(ValueError):
    """An input that cannot be scored.

    ``field`` names the offending field (dotted for nested ones, ``outcomes.1.weight``),
    ``allowed`` says what would have been accepted, ``value`` repeats what came in, ``line`` is
    the 1-based line of a pasted text or file where that applies.
    """

    def __init__(
        self,
        field: str,
        code: ErrorCode,
        allowed: Allowed | None = None,
        *,
        value: str | int | float | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(f"{field}: {code}")
        self.field = field
        self.code = code
        self.allowed: Allowed = allowed or {}
        self.value = value
        self.line = line

    def at_line(self, line: int | None) -> ScoringError:
        """The same error, told where it happened; None for nowhere in particular."""
        return ScoringError(self.field, self.code, self.allowed, value=self.value, line=line)
