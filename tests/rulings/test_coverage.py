"""Every paragraph that decides something is reached by some ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.wording.coverage import coverage_table
from rulings.coverage import coverage, decided
from rulings.editions import EDITIONS
from rulings.registry import KINDS

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("year", EDITIONS)
def test_no_deciding_paragraph_is_left_out(year: int) -> None:
    missing = [row.paragraph for row in coverage(year) if row.missing]
    undecided = [kind for kind in KINDS if not decided(kind, year)]
    if missing and undecided:
        pytest.skip(f"under the Laws of {year} not yet decided: {', '.join(undecided)}")
    assert missing == []


def test_the_table_in_the_docs_is_what_the_command_prints() -> None:
    """Refresh it with ``./director laws --coverage > docs/laws.md``."""
    assert (DOCS / "laws.md").read_text(encoding="utf-8").rstrip() == coverage_table(2017)
