"""Editions of the Laws: a paragraph index, and which function decides which kind.

The edition is data. A law function names the editions it belongs to where it is defined, so
that the differences between editions stand side by side in the law's own module.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rulings.irregularity import Irregularity
    from rulings.ruling import Ruling

LAWS_2017 = 2017
LAWS_2007 = 2007
LAWS_1997 = 1997


class Silence(StrEnum):
    """Why a paragraph decides nothing by itself."""

    HEADING = "heading"
    """It only groups the paragraphs below it."""
    DEFINITION = "definition"
    PROCEDURE = "procedure"
    """It says how the game is normally played."""
    ORGANISATION = "organisation"
    REFERENCE = "reference"
    """It only points to another paragraph."""


class NoSuchParagraph(LookupError):
    """A citation that the edition's index does not know."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of an edition: ``64A1`` with its parent, children and cross references."""

    id: str
    parent: str | None
    children: tuple[str, ...]
    see: tuple[str, ...]
    silent: Silence | None

    @property
    def law(self) -> int:
        """The number of the law it stands in."""
        return law_number(self.id)


_LAW = re.compile(r"^\d+")
_STEP = re.compile(r"\([a-z]+\)|\d+|[A-Z]")


def law_number(paragraph: str) -> int:
    """``27B1(a)`` -> 27."""
    found = _LAW.match(paragraph)
    if found is None:
        raise NoSuchParagraph(paragraph)
    return int(found.group())


def canonical(paragraph: str) -> str:
    """The form in which citations compare: no parentheses, spaces or case (``27b1a``)."""
    return re.sub(r"[()\s.]", "", paragraph).lower()


def chain(paragraph: str) -> tuple[str, ...]:
    """The paragraph and what it stands under, outermost first: ``27``, ``27B``, ``27B1``, …"""
    steps = _STEP.findall(paragraph)
    return tuple("".join(steps[: n + 1]) for n in range(len(steps)))


def index(
    laws: str,
    *,
    see: Mapping[str, str] | None = None,
    silent: Mapping[Silence, str] | None = None,
) -> tuple[Paragraph, ...]:
    """Read a paragraph index written compactly.

    ``laws`` has a line a law: ``27: A A1 A2 B B1 B1(a)``. ``see`` maps a paragraph to the
    paragraphs it refers to, ``silent`` a reason to the paragraphs that decide nothing
    (both space-separated, full ids). A paragraph that has children and no sentence of its own
    in any ruling need not be listed as ``HEADING``: that is found out from the tree.
    """
    ids: list[str] = []
    for line in laws.strip().splitlines():
        number, _, rest = line.strip().partition(":")
        ids.append(number)
        ids.extend(f"{number}{part}" for part in rest.split())
    reasons = {p: why for why, listed in (silent or {}).items() for p in listed.split()}
    known = set(ids)
    children: dict[str, list[str]] = {}
    parents: dict[str, str | None] = {}
    for pid in ids:
        above = [p for p in chain(pid)[:-1] if p in known]
        parents[pid] = above[-1] if above else None
        if above:
            children.setdefault(above[-1], []).append(pid)
    unknown = (set(reasons) | set(see or {})) - known
    if unknown:
        raise NoSuchParagraph(", ".join(sorted(unknown)))
    return tuple(
        Paragraph(
            id=pid,
            parent=parents[pid],
            children=tuple(children.get(pid, ())),
            see=tuple((see or {}).get(pid, "").split()),
            silent=reasons.get(pid),
        )
        for pid in ids
    )


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A paragraph that exists in its edition; ``Edition.cite`` is the only way to make one."""

    edition: int
    paragraph: str

    def __str__(self) -> str:
        """The printed form, as ``27B1(a)``."""
        return self.paragraph


CaseT = TypeVar("CaseT", bound="Irregularity", contravariant=True)


class LawFunction(Protocol[CaseT]):
    """A law: a pure function of a case."""

    def __call__(self, case: CaseT, /) -> Ruling:
        """Decide the case; reading an unknown slot forks."""


@dataclass(slots=True)
class Edition:
    """An edition: its year, its paragraphs, its deciding function for each kind."""

    year: int
    paragraphs: dict[str, Paragraph] = field(default_factory=dict)
    _by_canonical: dict[str, str] = field(default_factory=dict)

    def extend(self, paragraphs: Iterable[Paragraph]) -> None:
        """Add a part of the index; a paragraph printed twice is an error."""
        for paragraph in paragraphs:
            if paragraph.id in self.paragraphs:
                msg = f"{paragraph.id} stands twice in the index of {self.year}"
                raise ValueError(msg)
            self.paragraphs[paragraph.id] = paragraph
            self._by_canonical[canonical(paragraph.id)] = paragraph.id

    def cite(self, paragraph: str) -> Citation:
        """A citation of an existing paragraph; raises ``NoSuchParagraph``."""
        if paragraph not in self.paragraphs:
            msg = f"{paragraph} is not in the Laws of {self.year}"
            raise NoSuchParagraph(msg)
        return Citation(self.year, paragraph)

    def find(self, text: str) -> Paragraph:
        """A paragraph as people write it (``27b1a``); raises ``NoSuchParagraph``."""
        try:
            return self.paragraphs[self._by_canonical[canonical(text)]]
        except KeyError:
            raise NoSuchParagraph(text) from None


_FUNCTIONS: dict[tuple[int, str], LawFunction[Any]] = {}


def law(
    number: int | str, *, of: type[CaseT], editions: set[int]
) -> Callable[[LawFunction[CaseT]], LawFunction[CaseT]]:
    """Register the function that decides irregularities of kind ``of`` in these editions.

    ``number`` is the law (or the range, ``"61-64"``) where a reader of the book finds the rule.
    """

    def register(function: LawFunction[CaseT]) -> LawFunction[CaseT]:
        for year in editions:
            key = (year, of.kind)
            if key in _FUNCTIONS:
                msg = f"{of.kind} has two functions in the Laws of {year} (Law {number})"
                raise ValueError(msg)
            _FUNCTIONS[key] = function
        return function

    return register


def function_for(year: int, kind: str) -> LawFunction[Any] | None:
    """The deciding function of a kind in an edition, once its module is imported."""
    return _FUNCTIONS.get((year, kind))
