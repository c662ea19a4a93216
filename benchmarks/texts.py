"""Texts to measure with: the situations of case files, or lines of plain text, made distinct."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path


def situations(files: list[Path]) -> list[str]:
    """The texts of JSON lines that have one (case files, the corpus), or the lines themselves."""
    found = []
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip():
                found.append(json.loads(line)["text"] if line.startswith("{") else line.strip())
    return list(dict.fromkeys(found))


def distinct(texts: list[str]) -> Iterator[str]:
    """Texts without end, no two alike, so that nothing that was kept helps."""
    for turn in itertools.count(1):
        for text in texts:
            yield f"{text} (table {turn})"
