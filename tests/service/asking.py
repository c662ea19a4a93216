"""One text, one answer."""

from __future__ import annotations

from bot.answer import Answer, AskRequest
from bot.service import Director


def asked(text: str, language: str = "en") -> Answer:
    """What the director answers."""
    return Director().ask(AskRequest.model_validate({"text": text, "language": language}))
