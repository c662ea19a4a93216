"""Situations in the auction: what happened in words, what is told, what the ruling must say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from rulings.engine import leaves, resolve
from rulings.outcome import Outcome, decide
from rulings.registry import load_kind, read_irregularity

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True)
class Row:
    """A situation with the whole citation list and the facts that matter."""

    words: str
    told: dict[str, Any]
    cites: str
    """All paragraphs, most decisive first, separated by spaces; for an open case the first ones."""
    facts: dict[str, Any]
    asks: str | None
    options: str
    year: int

    def outcome(self, kind: str) -> Outcome:
        return decide(read_irregularity({"kind": kind, **self.told}), self.year)

    def check(self, kind: str) -> None:
        found = self.outcome(kind)
        assert (found.question.name if found.question else None) == self.asks
        cited = " ".join(found.citations)
        still_open = self.asks or self.options
        assert (cited[: len(self.cites)] if still_open else cited) == self.cites
        assert {key: found.facts.get(key) for key in self.facts} == self.facts
        assert " ".join(option.id for option in found.options) == self.options


def row(
    words: str,
    told: dict[str, Any],
    cites: str,
    *,
    asks: str | None = None,
    options: str = "",
    year: int = 2017,
    **facts: Any,
) -> Row:
    """One row of a table of situations."""
    return Row(words, told, cites, facts, asks, options, year)


def situations(rows: Iterable[Row]) -> pytest.MarkDecorator:
    """Run a test for each row, named by its words."""
    return pytest.mark.parametrize("situation", [pytest.param(r, id=r.words) for r in rows])


def unreached(kind: str, rows: Iterable[Row], laws: str, year: int = 2017) -> set[str]:
    """Sentences of these laws in a kind's whole tree that no situation leads to."""
    trees = [r.outcome(kind).tree for r in rows if r.year == year]
    reached = {s for tree in trees for leaf in leaves(tree) for s in leaf.ruling.sentences}
    whole = resolve(load_kind(kind)(), year, whole=True)
    said = {s for leaf in leaves(whole) for s in leaf.ruling.sentences}
    return {s.message for s in said - reached if s.paragraph.startswith(tuple(laws.split()))}
