"""`/score`: a contract, or any other score as people type it; alone it shows what there is."""

from __future__ import annotations

from bot.fronts.telegram import screens
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.questions import answer_question
from bot.scored import examples
from bot.scores import PREFIX


async def score(desk: Desk, turn: Turn) -> None:
    """`/score 4♠x-2 N`: what it leaves open is asked with buttons, like any open question."""
    if turn.argument:
        await answer_question(desk, turn, f"{PREFIX} {turn.argument}")
    else:
        await desk.reply(turn, screens.fitted(examples(turn.say.language), turn.say))
