"""``director imps``, ``vps``, ``session`` and the other calculations."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from bot.fronts.terminal.asking import director
from bot.fronts.terminal.calculations import CALCULATIONS, Calculation
from bot.fronts.terminal.files import contents, progress
from bot.fronts.terminal.lines import Unreadable, put_json
from bot.fronts.terminal.screen import fail, show_document
from bot.wording.catalogue import words
from bot.wording.scoring import refusal_text, score_document
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.traveller import SessionAnswer
from scoring.service import parse, score

if TYPE_CHECKING:
    from argparse import Namespace

_UNFIT: Final = {ErrorCode.MISSING, ErrorCode.EMPTY, ErrorCode.TOO_LONG}
"""The refusals after which an example helps."""
_AT_IMPS: Final = {"imps", "imp"}


def calculate(options: Namespace) -> int:
    """One calculation; exit status 2 when it cannot be done."""
    known = CALCULATIONS[options.command]
    language = options.lang or director().language
    try:
        answer = score(parse(request_of(known, options)), progress(sys.stderr))
    except Unreadable as error:
        return fail(str(error))
    except ScoringError as error:
        return fail(_refused(error, known, language))
    if options.json:
        put_json(answer.model_dump_json())
    elif isinstance(answer, SessionAnswer) and answer.exported is not None:
        _put_text(answer, answer.exported, language)
    else:
        show_document(score_document(answer, language))
    return 0


def request_of(known: Calculation, options: Namespace) -> dict[str, object]:
    """The request object of a command line.

    Raises ``ScoringError`` for more words than the command takes, ``Unreadable`` for its file.
    """
    request: dict[str, object] = {"op": known.op}
    if known.is_file:
        request |= {"text": contents(options.words), "language": options.lang}
        request |= {"export": options.export} if getattr(options, "export", None) else {}
    else:
        request |= _fields(known, options.words)
    for option in known.options:
        given = getattr(options, option.field)
        if given is not None:
            read = [each for word in given for each in option.read(word)]
            request[option.field] = read if option.many else read[0]
    if "session" in request:
        at_imps = request.get("method") in _AT_IMPS
        request["session_imps" if at_imps else "session_percentage"] = request.pop("session")
    return request


def _fields(known: Calculation, given: list[str]) -> dict[str, object]:
    """The words after the command as fields; none at all leaves them missing."""
    read = [each for word in given for each in known.read(word)]
    if known.many:
        return {known.many: read[0] if known.op == "neuberg" and len(read) == 1 else read}
    if not read:
        return {}
    if len(read) > len(known.forms):
        most = {"max": len(known.forms)}
        raise ScoringError(known.forms[0][0], ErrorCode.TOO_LONG, dict(most), value=len(read))
    return dict(zip(known.forms[len(read) - 1], read, strict=True))


def _refused(error: ScoringError, known: Calculation, language: str) -> str:
    """What is wrong, on which line; with an example where too little or too much was given."""
    text = refusal_text(error, language)
    if error.line:
        text = words(language)("score-line", None, line=str(error.line), what=text)
    return f"{text} {known.example}" if error.code in _UNFIT else text


def _put_text(answer: SessionAnswer, exported: str, language: str) -> None:
    """The export on stdout; the lines that were left out on stderr."""
    sys.stdout.buffer.write(exported.encode())
    sys.stdout.buffer.flush()
    say = words(language)
    for bad in answer.errors:
        what = refusal_text(bad, language)
        fail(say("score-line", None, line=str(bad.line), what=what))
