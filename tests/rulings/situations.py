"""Situations told in words, with the ruling they must get; shared by the tests of the laws."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from rulings.engine import leaves, resolve
from rulings.outcome import Outcome, decide
from rulings.registry import load_kind, read_irregularity

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True)
class Situation:
    """One situation: what happened, what is told of it, and what must come out."""

    words: str
    told: dict[str, Any]
    cites: str
    """The paragraphs, most decisive first, separated by spaces."""
    facts: dict[str, Any] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    asks: str | None = None
    """The slot that is asked for; ``None`` where the ruling is definite."""
    year: int = 2017

    def outcome(self, kind: str) -> Outcome:
        return decide(read_irregularity({"kind": kind, **self.told}), self.year)

    def check(self, kind: str) -> None:
        outcome = self.outcome(kind)
        question = outcome.question
        assert (question.name if question else None) == self.asks
        assert " ".join(outcome.citations) == self.cites
        assert outcome.facts == self.facts
        assert tuple(option.id for option in outcome.options) == self.options


def table(situations: Iterable[Situation]) -> pytest.MarkDecorator:
    """Parametrize a test with situations, named by their words."""
    return pytest.mark.parametrize("situation", [pytest.param(s, id=s.words) for s in situations])


def unreached(kind: str, situations: Iterable[Situation], year: int = 2017) -> set[str]:
    """The sentences of a law, told-only branches included, that no situation leads to."""
    reached = {
        sentence.message
        for situation in situations
        if situation.year == year
        for leaf in leaves(situation.outcome(kind).tree)
        for sentence in leaf.ruling.sentences
    }
    whole = resolve(load_kind(kind)(), year, whole=True)
    return {s.message for leaf in leaves(whole) for s in leaf.ruling.sentences} - reached
