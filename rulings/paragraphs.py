"""The paragraphs of an edition: its index, and how it stands to the edition next to it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


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
    unsourced: bool = False
    """No text of the edition was at hand for what is said of it."""

    @property
    def law(self) -> int:
        """The number of the law it stands in."""
        return law_number(self.id)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an index; ``moved`` and ``own`` compare it with the edition next to it."""

    paragraphs: tuple[Paragraph, ...]
    moved: Mapping[str, str] = field(default_factory=dict)
    """Where the same rule has another number: the neighbour's -> this edition's."""
    own: frozenset[str] = frozenset()
    """The same number, another rule."""


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
) -> Part:
    """Read a paragraph index written compactly.

    ``laws`` has a line a law: ``27: A A1 A2 B B1 B1(a)``. ``see`` maps a paragraph to the
    paragraphs it refers to, ``silent`` a reason to the paragraphs that decide nothing
    (both space-separated, full ids). A paragraph that has children and no sentence of its own
    in any ruling need not be listed as ``HEADING``: that is found out from the tree.
    """
    return Part(tuple(_read(laws, see or {}, silent or {}, frozenset())))


def next_to(
    laws: str,
    *,
    moved: Mapping[str, str] | None = None,
    own: str = "",
    see: Mapping[str, str] | None = None,
    silent: Mapping[Silence, str] | None = None,
    unsourced: str = "",
) -> Part:
    """The index of an edition that is compared with the one next to it.

    ``laws`` lists all its paragraphs as in ``index``. The same number is the same rule, with the
    neighbour's summary, references and silence, but for two lists: ``moved`` (the neighbour's
    number -> this edition's) where the rule stands elsewhere, and ``own`` where the number
    belongs to another rule. ``see`` and ``silent`` are needed only for what is not inherited;
    ``unsourced`` lists the paragraphs for which no text was at hand.
    """
    paragraphs = tuple(_read(laws, see or {}, silent or {}, frozenset(unsourced.split())))
    return Part(paragraphs, moved or {}, frozenset(own.split()))


def _read(
    laws: str,
    see: Mapping[str, str],
    silent: Mapping[Silence, str],
    unsourced: frozenset[str],
) -> Iterator[Paragraph]:
    ids: list[str] = []
    for line in laws.strip().splitlines():
        number, _, rest = line.strip().partition(":")
        ids += [number] if number else []
        ids.extend(f"{number}{part}" for part in rest.split())
    reasons = {p: why for why, listed in silent.items() for p in listed.split()}
    known = set(ids)
    children: dict[str, list[str]] = {}
    parents: dict[str, str | None] = {}
    for pid in ids:
        above = [p for p in chain(pid)[:-1] if p in known]
        parents[pid] = above[-1] if above else None
        if above:
            children.setdefault(above[-1], []).append(pid)
    unknown = (reasons.keys() | see.keys() | unsourced) - known
    if unknown:
        raise NoSuchParagraph(", ".join(sorted(unknown)))
    for pid in ids:
        yield Paragraph(
            id=pid,
            parent=parents[pid],
            children=tuple(children.get(pid, ())),
            see=tuple(see.get(pid, "").split()),
            silent=reasons.get(pid),
            unsourced=pid in unsourced,
        )
