"""Whether somebody asks for a score; the scoring itself is loaded only where it is needed.

A ruling should not wait for what it does not use: ``bot.scored`` brings the whole scoring room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.answer import Answer

PREFIX: Final = "/score"
LONGEST: Final = 500
"""Characters of a text that may ask for a score without saying so."""


def is_prefixed(text: str) -> bool:
    """Whether a text begins with ``/score``."""
    return text.lstrip().casefold().startswith(PREFIX)


def is_asked(text: str) -> bool:
    """Whether there is no doubt what a text is: it begins with ``/score``, or is pasted results."""
    if is_prefixed(text):
        return True
    if "\n" not in text.strip():
        return False
    from scoring.reading.command import is_pasted

    return is_pasted(text)


def score_answer(
    text: str, language: str, edition: int, facts: Mapping[str, object], *, asked: bool
) -> Answer | None:
    """The answer object of a text that asks for a score; None where it is something else.

    With ``asked`` what cannot be scored is refused with the reason.
    """
    if not asked and len(text) > LONGEST:
        return None
    from bot.scored import answer_of

    return answer_of(text, language, edition, facts, asked=asked)
