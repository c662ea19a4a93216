"""Compare an answer with what a case file expects."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from rulings.paragraphs import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Verdict(StrEnum):
    """How an answer compares with the expectation."""

    CORRECT = "correct"
    HEDGED = "hedged"
    """Right kind and laws, but conditional where a ruling was possible."""
    MISSED = "missed"
    WRONG = "confidently_wrong"
    """A definite ruling that is not the right one."""


def cites(citations: Iterable[str], expected: str) -> bool:
    """Whether a paragraph, or one below it, is among the citations (``64A`` by ``64A1``)."""
    wanted = canonical(expected)
    for citation in map(canonical, citations):
        rest = citation.removeprefix(wanted)
        if citation.startswith(wanted) and not (rest[:1].isdigit() and wanted[-1].isdigit()):
            return True
    return False


def _fact_agrees(expected: Any, got: Any) -> bool:
    if isinstance(expected, list):
        return isinstance(got, list) and set(expected) <= set(got)
    return bool(expected == got)


def mismatches(answer: Mapping[str, Any], expect: Mapping[str, Any]) -> list[str]:
    """What an answer lacks, in words; empty when it is correct.

    Both are JSON objects: an answer of the contract and the ``expect`` of a case.
    """
    found: list[str] = []
    status = expect["status"]
    if answer["status"] != status:
        found.append(f"status {answer['status']}, expected {status}")
    if status in ("ruled", "conditional"):
        kinds = {expect["kind"], *expect["kinds_also_ok"]}
        if answer["kind"] not in kinds:
            found.append(f"kind {answer['kind']}, expected {expect['kind']}")
    found += [f"law {law} not cited" for law in expect["laws"] if not _cited(answer, law)]
    found += [
        f"none of {', '.join(group)} cited"
        for group in expect["laws_any"]
        if not any(_cited(answer, law) for law in group)
    ]
    facts = answer["facts"]
    found += [
        f"{key} is {facts.get(key)!r}, expected {value!r}"
        for key, value in expect["facts"].items()
        if not _fact_agrees(value, facts.get(key))
    ]
    missing = set(expect["options"]) - {option["id"] for option in answer["options"]}
    if missing:
        found.append(f"options not offered: {', '.join(sorted(missing))}")
    return found


def _cited(answer: Mapping[str, Any], law: str) -> bool:
    return cites(answer["citations"], law)


def verdict(answer: Mapping[str, Any], expect: Mapping[str, Any]) -> Verdict:
    """Judge one answer.

    Wrong means: a definite ruling (or a look-up shown as one) that is not the expected one.
    """
    if not mismatches(answer, expect):
        return Verdict.CORRECT
    if answer["status"] == "ruled":
        return Verdict.WRONG
    kinds = {expect["kind"], *expect["kinds_also_ok"]}
    if (
        answer["status"] == "conditional"
        and expect["status"] == "ruled"
        and answer["kind"] in kinds
        and all(_cited(answer, law) for law in expect["laws"])
        and all(any(_cited(answer, law) for law in group) for group in expect["laws_any"])
    ):
        return Verdict.HEDGED
    return Verdict.MISSED
