"""Situations of the play that 2007 and 1997 decide alike, under paragraphs of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings.edition import LAWS_1997, LAWS_2007
from tests.rulings.situations import Situation, unreached

if TYPE_CHECKING:
    from collections.abc import Iterable


def row(
    year: int,
    words: str,
    told: dict[str, Any],
    cites: str,
    *,
    options: str = "",
    asks: str | None = None,
    **facts: Any,
) -> Situation:
    """One situation under the Laws of ``year``; ``options`` are separated by spaces."""
    choices = tuple(options.split())
    return Situation(f"{year}: {words}", told, cites, facts, choices, asks, year)


def both(
    words: str, told: dict[str, Any], cites: str, cites_1997: str | None = None, **rest: Any
) -> tuple[Situation, Situation]:
    """A situation with the same outcome in 2007 and 1997, the citations as each prints them."""
    return (
        row(LAWS_2007, words, told, cites, **rest),
        row(LAWS_1997, words, told, cites_1997 or cites, **rest),
    )


def never_reached(kind: str, rows: Iterable[Situation]) -> set[str]:
    """The sentences of a kind that no situation of an older edition leads to."""
    told = list(rows)
    return unreached(kind, told, LAWS_2007) | unreached(kind, told, LAWS_1997)
