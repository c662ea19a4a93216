"""From what a person types to a request: ``imps 620 -170``, ``12C1c 60% 620 40% -100, …``.

The one grammar of commands, for the terminal, chats and HTTP alike. Its words stand in
``scoring/notation``, for all languages; a text that is no command is a contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Known
from scoring.reading.figures import FIGURES, Fields, awards
from scoring.reading.lexicon import Language
from scoring.reading.outcomes import OUTCOMES
from scoring.reading.pieces import Form, Piece, pieces, prepared
from scoring.reading.results import Results
from scoring.reading.tables import is_file, is_traveller, session, traveller

MAX_COMMAND: Final = 4_000
"""Characters of a command; a traveller may be longer."""
_TABLES: Final = {"traveller": traveller, "session": session}

_FIRST: Final = (
    *("traveller", "session", "weighted", "split", "serious_error", "assigned", "fouled"),
    "penalty",
)
"""Commands that must stand first, because elsewhere their words say something else."""
_ANYWHERE: Final = ("neuberg", "vps", "butler", "cross_imps", "average", "imps", "matchpoints")
"""Commands that are heard anywhere, where several are the first of these is meant."""
_ALONE: Final = ("board", "whatis")
"""Commands with a single number and nothing else."""


def read_command(
    text: str, language: Language | None = None, known: Known | None = None
) -> Fields | None:
    """The request that a text makes, or None where it is a contract.

    ``known`` is what stands beside the text about the board of its contracts. Raises
    ``ScoringError`` where it is a command, but one that makes no request.
    """
    text = text.strip()
    lines = text.splitlines()
    if not lines:
        return None
    if is_file(lines):
        return {"op": "session", **session(lines, language)}
    if is_traveller(lines):
        return {"op": "traveller", **traveller(lines, language)}
    head = pieces(prepared(lines[0][:MAX_COMMAND]))
    op = _operation(head)
    if op is None:
        return None
    if op in _TABLES:
        return {"op": op, **_TABLES[op](lines, language)}
    if len(text) > MAX_COMMAND:
        raise ScoringError("text", ErrorCode.TOO_LONG, {"max": MAX_COMMAND}, value=len(text))
    ready = prepared(text)
    if op in OUTCOMES:
        return {"op": op, **OUTCOMES[op](Results(ready, pieces(ready), language, known or Known()))}
    found = pieces(ready)
    unknown = next((piece for piece in found if piece.form is Form.REST), None)
    if unknown is not None:
        raise ScoringError("text", ErrorCode.UNREADABLE, value=unknown.text)
    return {"op": op, **FIGURES[op](found)}


def command_of(text: str) -> str | None:
    """The operation that a text asks for by its words; None for a contract."""
    lines = text.strip().splitlines() or [""]
    if is_file(lines):
        return "session"
    if is_traveller(lines):
        return "traveller"
    return _operation(pieces(prepared(lines[0][:MAX_COMMAND])))


def is_pasted(text: str) -> bool:
    """Whether a text is a traveller or a file of results by its looks."""
    lines = text.strip().splitlines()
    return is_file(lines) or is_traveller(lines)


def without_prefix(text: str) -> str:
    """The text after a leading ``/score`` or ``score``, which say nothing more."""
    stripped = text.lstrip()
    first = next(iter(pieces(prepared(stripped[:80]))), None)
    if first is None or not first.means("command:score"):
        return text
    rest = stripped[first.end :]
    return rest.removeprefix(":").lstrip(" ") if rest.strip() else text


def _operation(found: Sequence[Piece]) -> str | None:
    """What is asked for, or None for a contract."""
    first = next((piece for piece in found if not piece.says_nothing), None)
    if first is None:
        return None
    for op in _FIRST:
        if first.means(f"command:{op}"):
            return op
    strange = any(piece.form is Form.REST for piece in found)
    said = {op for op in _ANYWHERE if any(piece.means(f"command:{op}") for piece in found)}
    if awards(found):
        said.add("average")
        if first.means("command:matchpoints"):
            said.discard("average")
    led = next((op for op in _ANYWHERE if first.means(f"command:{op}")), None)
    if said and (led or not strange):
        return next(op for op in _ANYWHERE if op in said)
    alone = next((op for op in _ALONE if any(p.means(f"command:{op}") for p in found)), None)
    numbers = sum(piece.form is Form.NUMBER for piece in found)
    return alone if alone and not strange and numbers == 1 else None
