"""``director evaluate``: answers against case files, by language, edition and kind."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bot.answer import AskRequest
from bot.evaluation.compare import Verdict, mismatches, verdict
from bot.evaluation.labelled import labelled
from rulings.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.service import Director

BINS = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01)
"""Edges of the reliability table."""


LABELS = frozenset({"irregularity", "intent"})
"""What a line of the corpus has instead of what to expect."""
_EMPTY: dict[str, Any] = {
    "kind": "",
    "kinds_also_ok": [],
    "laws": [],
    "laws_any": [],
    "facts": {},
    "options": [],
}


class BadCase(ValueError):
    """A case file that cannot be read; the message names file and line."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One case and how its answer compares."""

    case: dict[str, Any]
    answer: dict[str, Any]
    verdict: Verdict
    lacks: list[str]


@dataclass(slots=True)
class Report:
    """All judged cases, and those of editions that are not here."""

    judged: list[Judged] = field(default_factory=list)
    skipped: int = 0

    def by(self, key: str) -> dict[str, Counter[Verdict]]:
        """Verdicts counted by ``lang``, ``edition`` or ``kind``."""
        table: dict[str, Counter[Verdict]] = {}
        for row in self.judged:
            name = _key(row.case, key)
            table.setdefault(name, Counter())[row.verdict] += 1
        return dict(sorted(table.items()))

    def reliability(self) -> list[tuple[str, int, float]]:
        """Bins of confidence in the kind: how many answers, and the share with the right kind."""
        rows: list[tuple[str, int, float]] = []
        for low, high in pairwise(BINS):
            inside = [
                j for j in self.judged if j.answer["kind"] and low <= j.answer["confidence"] < high
            ]
            right = sum(_right_kind(j) for j in inside)
            share = right / len(inside) if inside else 0.0
            rows.append((f"{low:.2f}-{min(high, 1.0):.2f}", len(inside), share))
        return rows

    def as_json(self) -> dict[str, Any]:
        """The report for machines."""
        return {
            "total": len(self.judged),
            "skipped": self.skipped,
            **{
                key: {name: dict(counts) for name, counts in self.by(key).items()}
                for key in ("lang", "edition", "kind")
            },
            "reliability": self.reliability(),
            "not_correct": [
                {"id": j.case["id"], "verdict": j.verdict, "lacks": j.lacks}
                for j in self.judged
                if j.verdict is not Verdict.CORRECT
            ],
        }


def _right_kind(row: Judged) -> bool:
    expect = row.case["expect"]
    return row.answer["kind"] in {expect["kind"], *expect["kinds_also_ok"]}


def _key(case: dict[str, Any], key: str) -> str:
    if key == "kind":
        return str(case["expect"]["kind"] or case["expect"]["status"])
    return str(case[key])


def read_cases(path: Path) -> Iterable[dict[str, Any]]:
    """The cases of a file, or the texts of a labelled one; raises ``BadCase`` or ``OSError``."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            case = json.loads(line)
            if "expect" not in case and not LABELS.isdisjoint(case):
                case = labelled(line, f"{path.parent.name}/{path.name}:{number}")
            lacking = {"id", "text", "lang", "expect"} - set(case)
        except (ValueError, TypeError) as error:
            raise BadCase(f"{path.name}:{number}: not a case: {error}") from error
        if lacking or "status" not in case["expect"]:
            named = ", ".join(sorted(lacking)) or "expect.status"
            raise BadCase(f"{path.name}:{number}: not a case: {named} is missing")
        case["expect"] = {**_EMPTY, **case["expect"]}
        case.setdefault("edition", max(EDITIONS))
        yield case


def evaluate(director: Director, cases: Iterable[dict[str, Any]], *, detect: bool) -> Report:
    """Answer and judge the cases; with ``detect`` the language is not given away."""
    report = Report()
    for case in cases:
        if case["edition"] not in EDITIONS:
            report.skipped += 1
            continue
        request = AskRequest(
            text=case["text"],
            edition=case["edition"],
            language=None if detect else case["lang"],
        )
        answer = director.ask(request).model_dump(mode="json")
        expect = case["expect"]
        report.judged.append(
            Judged(case, answer, verdict(answer, expect), mismatches(answer, expect))
        )
    return report
