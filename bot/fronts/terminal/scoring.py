"""``director score``: what a contract scores, and with ``--jsonl`` every other operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.fronts.terminal.asking import director
from bot.fronts.terminal.lines import Unreadable, each_line, put_json, text_of
from bot.fronts.terminal.screen import fail, show_document
from bot.scores import score_json, score_problem
from bot.wording.scoring import refusal_text, score_document
from scoring.errors import ScoringError
from scoring.service import answer

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.problems import Problem


def score(options: Namespace) -> int:
    """One contract a line; exit status 2 when nothing could be scored."""
    if options.jsonl:
        return each_line(_one)
    language = options.lang or director().language
    try:
        text = text_of(options.text)
    except Unreadable as error:
        return fail(str(error))
    if not text.strip():
        return fail('nothing to score: director score "4Sx-2 N" --vul ns')
    request = {
        "text": text,
        "vulnerability": options.vul,
        "board": options.board,
        "language": options.lang,
    }
    try:
        if options.json:
            put_json(score_json(request))
        else:
            show_document(score_document(answer(request), language))
    except ScoringError as error:
        return fail(refusal_text(error, language))
    return 0


def _one(data: dict[str, Any]) -> str | Problem:
    try:
        return score_json(data)
    except ScoringError as error:
        return score_problem(error, data)
