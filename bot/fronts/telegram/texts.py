"""The front end's own words, and which language to use for whom."""

from __future__ import annotations

from functools import cache
from html import escape

from bot.languages import names
from bot.wording.catalogue import LANGUAGES, words

LANGUAGE_NAMES = names()
"""Each language calls itself, so that everybody finds their own."""


class Say:
    """Messages of this front end in one language; what is filled in is escaped for HTML."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = words(language)

    def __call__(self, message: str, **filled_in: str | int) -> str:
        """The message `telegram-…` as Telegram HTML."""
        safe = {
            name: escape(value, quote=False) if isinstance(value, str) else value
            for name, value in filled_in.items()
        }
        return self._words(f"telegram-{message}", None, **safe)


def language_of(code: str | None, default: str) -> str:
    """Our language for Telegram's code, which may be missing, regional or invented."""
    primary = (code or "").replace("_", "-").split("-")[0].lower()
    return primary if primary in LANGUAGES else default


@cache
def words_in_any(message: str) -> frozenset[str]:
    """The words that a message lists, in all languages together; people mix them."""
    return frozenset(word for code in LANGUAGES for word in Say(code)(message).split())
