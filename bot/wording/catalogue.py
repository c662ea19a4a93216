"""Messages in four languages: Project Fluent catalogues, one message parsed when first used.

Parsing two thousand messages costs more than answering a question; so a catalogue is only cut
into messages when it is loaded, and each message is parsed on its first use.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.languages import LANGUAGES, locale
from rulings.edition import HOME

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Arguments",
    "Catalogue",
    "MissingMessage",
    "Words",
    "catalogue",
    "words",
]

FALLBACK: Final = "en"
MAX_WORDED: Final = 20_000
"""So many worded messages are kept; formatting one costs more than finding it."""

_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)

Arguments = dict[str, str | int | float]


class MissingMessage(LookupError):
    """No catalogue has the message."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """``sources`` are file names and their text; an id in two files is an error."""
        self.language = language
        self._sources: dict[str, str] = {}
        for name, text in sources.items():
            for message, source in _cut(text):
                if message in self._sources:
                    msg = f"{language}: {message} stands twice (again in {name})"
                    raise ValueError(msg)
                self._sources[message] = source
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()
        self._worded: dict[tuple[object, ...], str] = {}
        for term in self._sources:
            if term.startswith("-"):
                self._parse(term)

    @property
    def ids(self) -> frozenset[str]:
        """All message ids, terms excluded."""
        return frozenset(i for i in self._sources if not i.startswith("-"))

    def has(self, message: str) -> bool:
        """Whether the language has the message."""
        return message in self._sources

    def text(self, message: str, attribute: str | None = None, **arguments: str | int) -> str:
        """The worded message; raises ``MissingMessage``."""
        key = (message, attribute, *sorted(arguments.items()))
        known = self._worded.get(key)
        if known is not None:
            return known
        if message not in self._sources:
            raise MissingMessage(message)
        self._parse(message)
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingMessage(f"{message}.{attribute}")
        worded, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingMessage(f"{message}: {errors[0]}")
        text = str(worded)
        if len(self._worded) < MAX_WORDED:
            self._worded[key] = text
        return text

    def _parse(self, message: str) -> None:
        if message in self._parsed:
            return
        self._parsed.add(message)
        source = self._sources[message]
        self._bundle.add_resource(FluentResource(source))
        for needed in re.findall(r"\{\s*([a-z][\w-]*)[\s.}]", source):
            if needed in self._sources:
                self._parse(needed)


def _cut(text: str) -> list[tuple[str, str]]:
    starts = list(_MESSAGE.finditer(text))
    ends = [m.start() for m in starts[1:]] + [len(text)]
    return [(m.group(1), text[m.start() : end]) for m, end in zip(starts, ends, strict=True)]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, loaded once."""
    folder = locale(language)
    return Catalogue(
        language,
        {
            file.name: file.read_text(encoding="utf-8")
            for file in sorted(folder.iterdir(), key=lambda f: f.name)
            if file.name.endswith(".ftl")
        },
    )


class Words:
    """Messages of one language; a message that is missing there is taken from English.

    Every message is given ``$edition``, for words that editions have of their own.
    """

    def __init__(self, language: str, edition: int) -> None:
        self.language = language
        self.edition = edition
        self._own = catalogue(language)

    def has(self, message: str) -> bool:
        """Whether any catalogue that is looked in has the message."""
        return self._own.has(message) or catalogue(FALLBACK).has(message)

    def __call__(self, message: str, attribute: str | None = None, **arguments: str | int) -> str:
        """The worded message."""
        source = self._own if self._own.has(message) else catalogue(FALLBACK)
        return source.text(message, attribute, **{"edition": self.edition, **arguments})

    def first(self, *messages: str) -> str:
        """The first of several messages that exists (the special before the general)."""
        for message in messages:
            if self.has(message):
                return self(message)
        raise MissingMessage(" / ".join(messages))


@cache
def words(language: str, edition: int = HOME) -> Words:
    """The messages of a language, as an edition speaks."""
    return Words(language, edition)
