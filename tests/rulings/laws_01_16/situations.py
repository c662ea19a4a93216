"""Situations as rows of a table: what happened in words, what is known, what must follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from rulings.outcome import Status, decide
from rulings.registry import read_irregularity

if TYPE_CHECKING:
    from rulings.outcome import Outcome


def outcome(kind: str, **told: Any) -> Outcome:
    return decide(read_irregularity({"kind": kind, **told}))


def ruled(words: str, told: dict[str, Any], paragraphs: str, **facts: Any) -> Any:
    """A situation that is ruled: the first paragraphs of the ruling and some of its facts."""
    return pytest.param(told, tuple(paragraphs.split()), facts, id=words)


def assert_ruled(
    kind: str, told: dict[str, Any], paragraphs: tuple[str, ...], facts: dict[str, Any]
) -> None:
    found = outcome(kind, **told)
    assert found.status is Status.RULED
    assert found.citations[: len(paragraphs)] == paragraphs
    assert {key: found.facts.get(key) for key in facts} == facts


def asked(found: Outcome) -> tuple[str, list[str]]:
    """The slot that is asked for, and its values."""
    assert found.status is Status.CONDITIONAL
    assert found.question is not None
    return found.question.name, [str(b.value) for b in found.branches]
