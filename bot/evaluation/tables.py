"""The figures of an evaluation as Markdown, written into a document between two marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.evaluation.compare import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.evaluation.run import Report

BEGIN: Final = "<!-- figures: begin -->"
END: Final = "<!-- figures: end -->"
_VERDICTS: Final = {
    Verdict.CORRECT: "correct",
    Verdict.HEDGED: "hedged",
    Verdict.MISSED: "missed",
    Verdict.WRONG: "confidently wrong",
}


class NoPlace(ValueError):
    """The document has not the two marks, one after the other."""


def tables(report: Report) -> str:
    """Verdicts by language, and the reliability of the confidence, as Markdown."""
    return "\n".join([*_verdicts(report, "lang"), "", *_reliability(report)])


def _verdicts(report: Report, key: str) -> Iterator[str]:
    yield "| language | cases | " + " | ".join(_VERDICTS.values()) + " |"
    yield "|---" * (2 + len(_VERDICTS)) + "|"
    for name, counts in report.by(key).items():
        total = sum(counts.values())
        shares = (f"{counts[verdict]} ({counts[verdict] / total:.1%})" for verdict in _VERDICTS)
        yield f"| {name} | {total} | " + " | ".join(shares) + " |"


def _reliability(report: Report) -> Iterator[str]:
    yield "| confidence in the kind | answers | right kind |"
    yield "|---|---|---|"
    for name, answers, share in report.reliability():
        yield f"| {name} | {answers} | {share:.1%} |"


def write_into(document: Path, report: Report) -> None:
    """Put the figures between the marks of a document. Raises ``NoPlace`` or ``OSError``."""
    text = document.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NoPlace(f"{document.name}: {BEGIN} and {END} are needed, in this order")
    document.write_text(f"{before}{BEGIN}\n{tables(report)}\n{END}{after}", encoding="utf-8")
