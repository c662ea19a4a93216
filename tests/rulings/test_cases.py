"""The rulings of hand-filled irregularities: the Laws measured apart from the reading."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.evaluation.compare import mismatches
from rulings.outcome import decide
from rulings.registry import read_irregularity

CASES = Path(__file__).parent / "cases"


def _cases() -> list[Any]:
    return [
        pytest.param(json.loads(line), id=json.loads(line)["id"])
        for file in sorted(CASES.glob("*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


@pytest.mark.parametrize("case", _cases())
def test_structured_case_gets_its_ruling(case: dict[str, Any]) -> None:
    outcome = decide(read_irregularity(case["irregularity"]), case["edition"])
    answer = {
        "status": outcome.status,
        "kind": outcome.irregularity.kind,
        "citations": outcome.citations,
        "facts": outcome.facts,
        "options": [{"id": option.id} for option in outcome.options],
    }
    assert mismatches(answer, case["expect"]) == []
