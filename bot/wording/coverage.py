"""The laws as lists: titles, and which paragraphs a ruling reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.lookup import message_of
from bot.wording.catalogue import Words, words
from rulings.coverage import Coverage, coverage
from rulings.edition import law_number
from rulings.editions import edition_of

if TYPE_CHECKING:
    from collections.abc import Iterator


def _title(say: Words, paragraph: str) -> str:
    message = message_of(paragraph)
    return say(message, "title") if say.has(message) else ""


def law_list(year: int, language: str = "en") -> str:
    """The laws of an edition by number and short title."""
    say = words(language)
    whole = [p.id for p in edition_of(year).paragraphs.values() if p.parent is None]
    return "\n".join(f"{number:>3}  {_title(say, number)}" for number in whole)


def _rows(rows: list[Coverage]) -> Iterator[str]:
    reached = [r.paragraph for r in rows if r.kinds]
    kinds = dict.fromkeys(kind for r in rows for kind in r.kinds)
    if reached:
        yield f"- reached: {', '.join(reached)} ({', '.join(kinds)})"
    missing = [r.paragraph for r in rows if r.missing]
    if missing:
        yield f"- **not reached**: {', '.join(missing)}"
    reasons: dict[str, list[str]] = {}
    for row in rows:
        if row.silent is not None:
            reasons.setdefault(row.silent.value, []).append(row.paragraph)
    for reason, paragraphs in reasons.items():
        yield f"- decides nothing ({reason}): {', '.join(paragraphs)}"


def coverage_table(year: int, language: str = "en") -> str:
    """Law by law: the paragraphs reached, not reached, and those that decide nothing."""
    say = words(language)
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
        ),
        "",
    ]
    for number, rows in laws.items():
        lines += [f"## Law {number} {_title(say, str(number))}".rstrip(), "", *_rows(rows), ""]
    return "\n".join(lines).rstrip()
