"""Which kinds of irregularity a paragraph decides, from a table made out of the rulings.

Walking every ruling takes seconds, so the table is kept in ``decided.toml``; after a change of
a law ``python -m bot.decided`` writes it anew.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulings.paragraphs import law_number
from rulings.registry import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulings.edition import Edition
    from rulings.paragraphs import Paragraph

FILE: Final = "decided.toml"


@cache
def _table() -> dict[str, dict[str, str]]:
    table: dict[str, dict[str, str]] = tomllib.loads(
        resources.files("bot").joinpath(FILE).read_text(encoding="utf-8")
    )
    return table


@cache
def _paragraphs(year: int) -> dict[str, frozenset[str]]:
    """Kind -> the paragraphs that its rulings cite."""
    return {kind: frozenset(cited.split()) for kind, cited in _table().get(str(year), {}).items()}


def kinds_deciding(paragraph: Paragraph, edition: Edition) -> list[str]:
    """The kinds whose rulings cite a paragraph or one below it.

    A kind that has more of its paragraphs in the same law comes first.
    """
    wanted = {paragraph.id, *_below(paragraph, edition)}
    found: dict[str, int] = {}
    for kind in KINDS:
        cited = _paragraphs(edition.year).get(kind, frozenset())
        if wanted & cited:
            found[kind] = sum(law_number(p) == paragraph.law for p in cited)
    return sorted(found, key=lambda kind: -found[kind])


def law_of(kind: str, year: int) -> int | None:
    """The law that most of the paragraphs stand in which a kind's rulings cite; may be none."""
    laws = Counter(law_number(p) for p in _paragraphs(year).get(kind, ()))
    return max(laws, key=lambda law: (laws[law], -law), default=None)


def _below(paragraph: Paragraph, edition: Edition) -> Iterator[str]:
    for child in paragraph.children:
        yield child
        yield from _below(edition.paragraphs[child], edition)


def written() -> str:
    """The table as its file should say it, from the rulings of all editions."""
    from rulings.coverage import reached
    from rulings.editions import EDITIONS, edition_of

    rows = ["# Kind -> paragraphs its rulings cite. Made by: python -m bot.decided"]
    for year in EDITIONS:
        order = {p: n for n, p in enumerate(edition_of(year).paragraphs)}
        rows.append(f"[{year}]")
        for kind in KINDS:
            cited = sorted(reached(kind, year), key=order.__getitem__)
            rows += [f'{kind} = "{" ".join(cited)}"'] if cited else []
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    (Path(__file__).parent / FILE).write_text(written(), encoding="utf-8")
