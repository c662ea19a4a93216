"""`/score`: what a contract scores, one a line."""

from __future__ import annotations

from html import escape

from bot.fronts.telegram import screens
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.work import note
from bot.wording.scoring import refusal_text, score_document
from scoring.errors import ScoringError
from scoring.service import answer


async def score(desk: Desk, turn: Turn) -> None:
    """`/score 4♠x-2 N`."""
    say = turn.say
    if not turn.argument:
        await desk.reply(turn, say("ask-score"))
        return
    try:
        result = answer({"text": turn.argument, "language": say.language})
    except ScoringError as error:
        note(refused=error.code.value)
        why = escape(refusal_text(error, say.language), quote=False)
        await desk.reply(turn, f"{why}\n{say('ask-score')}")
    else:
        await desk.reply(turn, screens.fitted(score_document(result, say.language), say))
