"""The figures of an evaluation, in a document that one command keeps."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.running import director, said

CASE = {
    "id": "a",
    "lang": "en",
    "text": "West led face up out of turn, opening lead, dummy is not down yet",
    "expect": {"status": "unknown"},
}


def test_the_figures_replace_those_before(tmp_path: Path) -> None:
    cases, document = tmp_path / "cases.jsonl", tmp_path / "figures.md"
    cases.write_text(json.dumps(CASE), encoding="utf-8")
    frame = "# Figures\n<!-- figures: begin -->\n{}\n<!-- figures: end -->\nThe end.\n"
    document.write_text(frame.format("old"), encoding="utf-8")
    said(director("evaluate", "--write", str(document), str(cases)))
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Figures\n")
    assert text.endswith("\nThe end.\n")
    assert "old" not in text
    assert "| en | 1 | 0 (0.0%) |" in text
    assert "confidence in the kind" in text


def test_a_document_without_a_place_for_them_is_left_alone(tmp_path: Path) -> None:
    cases, document = tmp_path / "cases.jsonl", tmp_path / "figures.md"
    cases.write_text(json.dumps(CASE), encoding="utf-8")
    document.write_text("no marks", encoding="utf-8")
    finished = director("evaluate", "--write", str(document), str(cases))
    assert finished.returncode == 2
    assert b"figures.md" in finished.stderr
    assert document.read_text(encoding="utf-8") == "no marks"


def test_labelled_texts_are_cases_too(tmp_path: Path) -> None:
    told = {"kind": "bid_above_seven"}
    texts = [
        {"text": "East bid 8 spades, what now?", "lang": "en", "irregularity": told},
        {"text": "thanks, see you next week", "lang": "en", "intent": "chat"},
    ]
    file = tmp_path / "texts.jsonl"
    file.write_text("\n".join(map(json.dumps, texts)), encoding="utf-8")
    report = json.loads(said(director("evaluate", "--json", str(file))))
    assert report["total"] == 2
    assert report["kind"] == {"bid_above_seven": {"correct": 1}, "unknown": {"correct": 1}}


def test_a_label_that_cannot_be_is_named(tmp_path: Path) -> None:
    file = tmp_path / "texts.jsonl"
    text = {"text": "?", "lang": "en", "irregularity": {"kind": "revoke", "trick": 13}}
    file.write_text(json.dumps(text), encoding="utf-8")
    finished = director("evaluate", str(file))
    assert finished.returncode == 2
    assert b"texts.jsonl:1" in finished.stderr
