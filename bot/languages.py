"""Which languages there are, and where the data of each lies: no other module names one.

A language is a folder with its pack (what people say) and its locale (what the bot says). The
built-in ones lie apart, in the rooms that use them; an added one is one folder, ``<code>/`` with
the files of the pack and ``<code>/locale/*.ftl``.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import AfterValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

from config.packs import BUILT_IN, MARK, added_languages, added_packs

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = (*BUILT_IN, *added_languages())
"""The codes, English first."""


def pack(language: str) -> Traversable:
    """The folder of what people say in a language."""
    return _folder(language) or resources.files("bot.understanding") / "packs" / language


def locale(language: str) -> Traversable:
    """The folder of what the bot says in a language."""
    own = _folder(language)
    return own / "locale" if own else resources.files("bot.wording") / "locales" / language


def _folder(language: str) -> Traversable | None:
    folder = added_packs()
    return folder / language if folder is not None and language not in BUILT_IN else None


@cache
def marks(language: str) -> dict[str, Any]:
    """A language's ``language.toml``: its own name, how it writes numbers, what it is known by."""
    text = (pack(language) / MARK).read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return found


def names() -> dict[str, str]:
    """What each language calls itself, so that everybody finds their own."""
    return {language: str(marks(language)["name"]) for language in LANGUAGES}


def _known(language: str) -> str:
    if language not in LANGUAGES:
        *others, last = (f"'{each}'" for each in LANGUAGES)
        expected = f"{', '.join(others)} or {last}"
        raise PydanticCustomError(
            "literal_error", "Input should be {expected}", {"expected": expected}
        )
    return language


LanguageCode = Annotated[
    str,
    AfterValidator(_known),
    WithJsonSchema({"type": "string", "enum": list(LANGUAGES)}),
]
"""A language that there is."""
