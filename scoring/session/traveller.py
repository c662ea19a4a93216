"""A traveller: the results of one board, one table a line (``NS 3 – EW 5: 4S= N``)."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Known
from scoring.reading.lexicon import Language, written
from scoring.reading.tokens import normalise, tokenise
from scoring.session.rows import Row, read_outcome, seat_language

_VERSUS: Final = r"(?:vs?\.?|mot|gegen|vastaan|[-/:,;|])"


@cache
def _pairs() -> re.Pattern[str]:
    """Two pair numbers, with or without their sides, then the rest of the line."""
    ns, ew = (
        "|".join(sorted(map(re.escape, written("sides", side)), key=len, reverse=True))
        for side in ("NS", "EW")
    )
    return re.compile(
        rf"\s*(?:(?:{ns})\s*)?(\d{{1,4}})(?:\s*{_VERSUS}\s*|\s+)(?:(?:{ew})\s*)?(\d{{1,4}})"
        r"(?:\s*[:;,|.]\s*|\s+[-–—]\s+|\s+)(?P<rest>\S.*)"
    )


def names_pairs(line: str) -> bool:
    """Whether a line begins with two pair numbers, as those of a traveller do."""
    return _pairs().fullmatch(normalise(line)) is not None


def read_traveller(
    text: str, board: int, known: Known, language: Language | None
) -> tuple[list[Row], list[tuple[str, ScoringError]]]:
    """The rows, and the lines that could not be read with why.

    A line without pair numbers is a table of its own: its line counts as both pairs' number.
    Raises ``ScoringError`` when there is no line at all.
    """
    # Only PE and IL tell: a single letter may as well be a suit or a word of another language.
    seats = seat_language(token for token in tokenise(normalise(text)) if len(token) > 1)
    rows: list[Row] = []
    errors: list[tuple[str, ScoringError]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            rows.append(_row(line, (number, board), known, language, seats))
        except ScoringError as error:
            errors.append((line.strip(), error.at_line(number)))
    if not rows and not errors:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    return rows, errors


def _row(
    line: str,
    place: tuple[int, int],
    known: Known,
    language: Language | None,
    seats: Language | None,
) -> Row:
    number, board = place
    match = _pairs().fullmatch(normalise(line))
    ns, ew, rest = (match[1], match[2], match["rest"]) if match else (str(number),) * 2 + (line,)
    outcome = read_outcome(rest, known, language, seats)
    return Row(number, board, ns, ew, outcome.score_ns, outcome.result, outcome.artificial)
