"""``director score``: a contract or any other score as typed; with ``--jsonl`` as requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.fronts.terminal.lines import Unreadable, each_line, put_json, text_of
from bot.fronts.terminal.screen import fail, show_document
from bot.scored import (
    refused,
    score_json,
    score_problem,
    score_text,
)
from bot.wording.document import plain
from scoring.errors import ScoringError
from scoring.reading.spoken import spoken

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.problems import Problem


def score(options: Namespace) -> int:
    """A contract a line, or a command; exit status 2 when nothing could be scored."""
    if options.jsonl:
        return each_line(_one)
    try:
        text = text_of(options.text)
    except Unreadable as error:
        return fail(str(error))
    if not text.strip():
        return fail('nothing to score: director score "4Sx-2 N" --vul ns (director score --help)')
    beside = {"vulnerability": options.vul, "board": options.board, "language": options.lang}
    language = options.lang or spoken(text) or _default()
    try:
        if options.json:
            put_json(score_json({"text": text, **beside}))
        else:
            show_document(score_text(text, language, beside=beside).document)
    except ScoringError as error:
        return fail(plain(refused(error, text, language, "director score --help")))
    return 0


def _default() -> str:
    """The configured language; what rules is loaded only where it is needed."""
    from bot.fronts.terminal.asking import director

    return director().language


def _one(data: dict[str, Any]) -> str | Problem:
    try:
        return score_json(data)
    except ScoringError as error:
        return score_problem(error, data)
