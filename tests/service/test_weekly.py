"""What every club meets in a week, in plain words: nobody would forgive misreading these.

``weekly.jsonl``: a text, its kind, and what it tells beyond doubt. All have to hold after every
training; the measured sets, where single texts may turn, have hardly a sentence so plain.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.service.asking import asked

LINES = Path(__file__).with_name("weekly.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("row", [json.loads(line) for line in LINES], ids=lambda row: row["text"])
def test_a_weekly_call_is_understood(row: dict[str, Any]) -> None:
    answer = asked(row["text"], row["lang"])
    assert answer.kind == row["kind"]
    assert row["told"].items() <= answer.irregularity.items()
