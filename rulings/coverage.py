"""Which paragraphs of an edition a ruling reaches, which decide nothing, and which are left.

The trees are walked, and besides every fact and every pair of facts of a kind is told, so that
also the leaves are reached that exist only when somebody mentions something.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from rulings.editions import edition_of, law_of
from rulings.engine import leaves, resolve
from rulings.paragraphs import Silence
from rulings.registry import KINDS, load_kind
from rulings.slots import slots_of, tellable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulings.irregularity import Irregularity
    from rulings.slots import Value


@dataclass(frozen=True, slots=True)
class Coverage:
    """One paragraph: the kinds whose rulings cite it, or why it decides nothing."""

    paragraph: str
    kinds: tuple[str, ...]
    silent: Silence | None
    unsourced: bool = False
    """What is said of it rests on no text of the edition."""

    @property
    def missing(self) -> bool:
        """It decides something, and no ruling reaches it."""
        return not self.kinds and self.silent is None and not self.unsourced


def decided(kind: str, year: int) -> bool:
    """Whether the edition has a function for a kind."""
    return law_of(year, load_kind(kind).kind) is not None


def _told(kind: str, year: int) -> Iterator[Irregularity]:
    """The kind with nothing told, with each fact, and with each pair of facts told."""
    empty = load_kind(kind)()
    elsewhere = {name for name, s in slots_of(type(empty)).items() if not s.asked_in(year)}
    facts: list[tuple[str, Value]] = [
        (name, value)
        for name, domain in tellable(type(empty)).items()
        for value in domain
        if name not in elsewhere
    ]
    yield empty
    for first in facts:
        told = empty.given(**dict([first]))
        if told is not None:
            yield told
    for first, second in combinations(facts, 2):
        if first[0] != second[0] and (told := empty.given(**dict([first, second]))) is not None:
            yield told


@cache
def reached(kind: str, year: int) -> frozenset[str]:
    """The paragraphs that the rulings of a kind cite."""
    found: set[str] = set()
    if not decided(kind, year):
        return frozenset()
    for leaf in leaves(resolve(load_kind(kind)(), year, whole=True)):
        found.update(leaf.ruling.paragraphs)
    for told in _told(kind, year):
        for leaf in leaves(resolve(told, year)):
            found.update(leaf.ruling.paragraphs)
    return frozenset(found)


@cache
def coverage(year: int) -> tuple[Coverage, ...]:
    """Every paragraph of an edition in the order of the book.

    A heading that no ruling cites decides through the paragraphs below it.
    """
    edition = edition_of(year)
    kinds_of: dict[str, list[str]] = {}
    for kind in KINDS:
        for cited in reached(kind, year):
            kinds_of.setdefault(cited, []).append(kind)
    rows: list[Coverage] = []
    for paragraph in edition.paragraphs.values():
        kinds = tuple(kinds_of.get(paragraph.id, ()))
        silent = paragraph.silent
        if not kinds and silent is None and paragraph.children:
            silent = Silence.HEADING
        rows.append(Coverage(paragraph.id, kinds, None if kinds else silent, paragraph.unsourced))
    return tuple(rows)
