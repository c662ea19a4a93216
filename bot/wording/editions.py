"""The page about editions: how they stand to each other, what they decide differently."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.wording.differences import Differ
from rulings.coverage import decided
from rulings.differences import compare
from rulings.editions import EDITIONS
from rulings.registry import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulings.differences import Group

PAGE_LANGUAGE: Final = "en"

_HEAD: Final = """\
# Editions of the Laws

The Laws of 2017, 2007 and 1997 stand side by side: a rule that did not change exists once, and what
differs stands in the law's own module. This page is made from the rulings themselves by
`./director laws --editions > docs/editions.md`; `director diff 27 1997 2017` shows any part of it
in four languages.

## Adding an edition

An edition is a paragraph index and the laws that it changes. For the Laws of 2027:

1. **Name it.** `LAWS_2027` in `rulings/edition.py`; the year in `EDITIONS` and, with the edition it
   is compared with (2017), in `BESIDE` in `rulings/editions/__init__.py`; the year in `Edition` in
   `config/settings.py`; the years from which on it was in force in `bot/understanding/years.py`.
2. **List its paragraphs.** `rulings/editions/y2027/`, five files as in the other editions, one line
   a law in the order of the book. `next_to` compares with 2017: the same number is the same rule,
   `moved` says where a rule stands now, `own` which numbers belong to another rule. A part that is
   printed as before is imported from the edition before it.
3. **Change the laws that changed,** each in its own module. A law that says nothing of 2027 is
   decided as in 2017. One that differs in a citation or a fact gets an object
   (`LAW_27_2027 = replace(LAW_27_2017, …)`) in the mapping of its `@law`; one that is another law
   altogether a function of its own. New rules are cited with their year: `"2027-27B1"`.
4. **Word it.** `p2027-…` and `law2027-…` in the four languages, for new rules only; `$edition`
   chooses the word of its time in a shared sentence.
5. **Look at it.** `director diff LAW 2017 2027` shows what was done, `director laws --coverage
   --edition 2027` what was forgotten. The exhaustive tests take the new edition in by themselves.

`tests/rulings/next_edition/` is such an edition, invented: it changes one rule of Law 27, and
`tests/rulings/test_next_edition.py` shows that this takes two files and that all else stays.
"""


def editions_page() -> str:
    """The whole page, in Markdown."""
    steps = list(pairwise(reversed(EDITIONS)))
    return "\n".join([_HEAD, *_overview(steps), *_details(steps)]).rstrip()


def _overview(steps: list[tuple[int, int]]) -> Iterator[str]:
    """A table: how many cases of each kind are decided differently."""
    yield "## How many cases are decided differently"
    yield ""
    yield "| | " + " | ".join(f"{old} → {new}" for old, new in steps) + " |"
    yield "|---|" + "---|" * len(steps)
    for kind in KINDS:
        counts = " | ".join(_count(kind, old, new) for old, new in steps)
        name = Differ(PAGE_LANGUAGE, compare(kind, EDITIONS[0], EDITIONS[0])).title()
        yield f"| {name} (`{kind}`) | {counts} |"
    yield ""


def _both(kind: str, old: int, new: int) -> bool:
    return decided(kind, old) and decided(kind, new)


def _count(kind: str, old: int, new: int) -> str:
    if not _both(kind, old, new):
        return "not decided"
    return str(len(compare(kind, old, new).decided) or "–")


def _details(steps: list[tuple[int, int]]) -> Iterator[str]:
    for old, new in steps:
        yield f"## From {old} to {new}"
        yield ""
        for kind in KINDS:
            if _both(kind, old, new):
                yield from _kind(Differ(PAGE_LANGUAGE, compare(kind, old, new)))


def _kind(differ: Differ) -> Iterator[str]:
    compared = differ.comparison
    if not compared.decided:
        return
    yield f"### {differ.title()}"
    yield ""
    for group in compared.decided:
        yield f"- {differ.when(group.when)}"
        yield from (f"  - {line}" for line in _sides(differ, group))
    if compared.renumbered:
        yield f"- Same rule, other number: {', '.join(map(' → '.join, compared.renumbered))}"
    yield ""


def _sides(differ: Differ, group: Group) -> Iterator[str]:
    compared, difference = differ.comparison, group.difference
    for side, year, old in (
        (difference.old, compared.old, True),
        (difference.new, compared.new, False),
    ):
        for line in differ.sentences(side, old=old):
            yield f"{year}, {', '.join(line.cites)}: {line.text}"
    changes = differ.changes(difference)
    if changes:
        yield changes
