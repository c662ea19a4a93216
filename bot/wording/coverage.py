"""The laws as lists: titles, and which paragraphs a ruling reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.lookup import title_of
from bot.wording.catalogue import words
from rulings.coverage import Coverage, coverage
from rulings.editions import edition_of
from rulings.paragraphs import law_number

if TYPE_CHECKING:
    from collections.abc import Iterator


def law_list(year: int, language: str = "en") -> str:
    """The laws of an edition by number and short title."""
    say = words(language, year)
    whole = [p.id for p in edition_of(year).paragraphs.values() if p.parent is None]
    return "\n".join(f"{number:>3}  {title_of(number, say)}" for number in whole)


def _rows(rows: list[Coverage]) -> Iterator[str]:
    reached = [r.paragraph for r in rows if r.kinds]
    kinds = dict.fromkeys(kind for r in rows for kind in r.kinds)
    if reached:
        yield f"- reached: {', '.join(reached)} ({', '.join(kinds)})"
    missing = [r.paragraph for r in rows if r.missing]
    if missing:
        yield f"- **not reached**: {', '.join(missing)}"
    unsourced = [r.paragraph for r in rows if r.unsourced]
    if unsourced:
        yield f"- **no source at hand**: {', '.join(unsourced)}"
    reasons: dict[str, list[str]] = {}
    for row in rows:
        if row.silent is not None:
            reasons.setdefault(row.silent.value, []).append(row.paragraph)
    for reason, paragraphs in reasons.items():
        yield f"- decides nothing ({reason}): {', '.join(paragraphs)}"


def _unsourced(count: int) -> str:
    return f" For {count} no text of the edition was at hand." if count else ""


def coverage_table(year: int, language: str = "en") -> str:
    """Law by law: the paragraphs reached, not reached, and those that decide nothing."""
    say = words(language, year)
    laws: dict[int, list[Coverage]] = {}
    for row in coverage(year):
        laws.setdefault(law_number(row.paragraph), []).append(row)
    every = [row for rows in laws.values() for row in rows]
    lines = [
        f"# Laws of {year}: what the rulings reach",
        "",
        (
            f"{len(every)} paragraphs: {sum(bool(r.kinds) for r in every)} reached by a ruling, "
            f"{sum(r.missing for r in every)} not reached, "
            f"{sum(r.silent is not None for r in every)} that decide nothing by themselves."
            f"{_unsourced(sum(r.unsourced for r in every))}"
        ),
        "",
    ]
    for number, rows in laws.items():
        lines += [f"## Law {number} {title_of(str(number), say)}".rstrip(), "", *_rows(rows), ""]
    return "\n".join(lines).rstrip()
