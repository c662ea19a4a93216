"""Editions of the Laws: a paragraph index, and which function decides which kind.

The edition is data. A law function names the editions it belongs to where it is defined, so
that the differences between editions stand side by side in the law's own module.

A citation in a law is a paragraph of the edition ``HOME``; one that is numbered as another
edition prints it is marked with its year: ``"27B1(a)"``, ``"1997-27B1"``. Whatever edition is
asked, ``rulings.placing`` finds where that edition prints the same rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, overload

from rulings.paragraphs import NoSuchParagraph, Paragraph, canonical

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Set

    from rulings.irregularity import Irregularity
    from rulings.paragraphs import Part
    from rulings.ruling import Ruling

LAWS_2017: Final = 2017
LAWS_2007: Final = 2007
LAWS_1997: Final = 1997

HOME: Final = LAWS_2017
"""The edition that citations without a year are numbered by; all others are compared with it."""

_MARKED = re.compile(r"(?:(\d{4})-)?(.+)")


def marked(text: str) -> tuple[int, str]:
    """The edition by which a citation is numbered, and its paragraph: ``1997-27B1``, ``27B``."""
    found = _MARKED.fullmatch(text)
    if found is None:
        raise NoSuchParagraph(text)
    year, paragraph = found.groups()
    return int(year) if year else HOME, paragraph


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A paragraph that exists in its edition; ``Edition.cite`` is the only way to make one."""

    edition: int
    paragraph: str

    def __str__(self) -> str:
        """The printed form, as ``27B1(a)``."""
        return self.paragraph


@dataclass(slots=True)
class Edition:
    """An edition: its year, its paragraphs, and the neighbour that it is compared with."""

    year: int
    beside: Edition | None = None
    """The edition next to it on the way to ``HOME``."""
    paragraphs: dict[str, Paragraph] = field(default_factory=dict)
    _by_canonical: dict[str, str] = field(default_factory=dict)
    _moved_here: dict[str, str] = field(default_factory=dict)
    _moved_from: dict[str, str] = field(default_factory=dict)
    _own: set[str] = field(default_factory=set)

    def extend(self, parts: Iterable[Part]) -> None:
        """Add parts of the index; a paragraph printed twice is an error."""
        for part in parts:
            for paragraph in part.paragraphs:
                if paragraph.id in self.paragraphs:
                    msg = f"{paragraph.id} stands twice in the index of {self.year}"
                    raise ValueError(msg)
                self.paragraphs[paragraph.id] = paragraph
                self._by_canonical[canonical(paragraph.id)] = paragraph.id
            self._own |= part.own
            for theirs, here in part.moved.items():
                self._moved_here[theirs] = here
                if here not in self._moved_from or theirs == here:
                    self._moved_from[here] = theirs
        if self.beside is not None:
            self.paragraphs = {p.id: self._inherited(p) for p in self.paragraphs.values()}

    def _inherited(self, paragraph: Paragraph) -> Paragraph:
        """With the references and the silence of the same rule in the neighbour."""
        try:
            theirs = self.neighbours(paragraph.id)
        except NoSuchParagraph:
            return paragraph
        same = {} if self.beside is None else self.beside.paragraphs
        see = paragraph.see or tuple(self._printed(same[theirs].see))
        return replace(paragraph, see=see, silent=paragraph.silent or same[theirs].silent)

    def _printed(self, theirs: Iterable[str]) -> Iterable[str]:
        for paragraph in theirs:
            try:
                yield self.from_neighbour(paragraph)
            except NoSuchParagraph:
                continue

    def cite(self, paragraph: str) -> Citation:
        """A citation of an existing paragraph; raises ``NoSuchParagraph``."""
        if paragraph not in self.paragraphs:
            msg = f"{paragraph} is not in the Laws of {self.year}"
            raise NoSuchParagraph(msg)
        return Citation(self.year, paragraph)

    def from_neighbour(self, paragraph: str) -> str:
        """Where the neighbour's rule is printed here; raises ``NoSuchParagraph``."""
        moved = self._moved_here.get(paragraph)
        if moved is not None:
            return moved
        if self._another_rule(paragraph):
            msg = f"the rule of {paragraph} is not in the Laws of {self.year}"
            raise NoSuchParagraph(msg)
        return paragraph

    def neighbours(self, paragraph: str) -> str:
        """Where the neighbour prints this rule; raises ``NoSuchParagraph``."""
        moved = self._moved_from.get(paragraph)
        if moved is not None:
            return moved
        known = self.beside.paragraphs if self.beside else {}
        if self._another_rule(paragraph) or paragraph not in known:
            msg = f"only the Laws of {self.year} have {paragraph}"
            raise NoSuchParagraph(msg)
        return paragraph

    def _another_rule(self, paragraph: str) -> bool:
        """Whether the number is not here, or is that of another rule than the neighbour's."""
        other = paragraph in self._own or paragraph in self._moved_from
        return other or paragraph in self._moved_here or paragraph not in self.paragraphs

    def find(self, text: str) -> Paragraph:
        """A paragraph as people write it (``27b1a``); raises ``NoSuchParagraph``."""
        try:
            return self.paragraphs[self._by_canonical[canonical(text)]]
        except KeyError:
            raise NoSuchParagraph(text) from None


CaseT = TypeVar("CaseT", bound="Irregularity", contravariant=True)
OwnT = TypeVar("OwnT", contravariant=True)


class LawFunction(Protocol[CaseT]):
    """A law: a pure function of a case."""

    def __call__(self, case: CaseT, /) -> Ruling:
        """Decide the case; reading an unknown slot forks."""


class ComparedLaw(Protocol[CaseT, OwnT]):
    """A law of several editions: ``own`` is what is different in the edition that is asked."""

    def __call__(self, case: CaseT, own: OwnT, /) -> Ruling:
        """Decide the case; reading an unknown slot forks."""


_FUNCTIONS: dict[tuple[int, str], LawFunction[Any]] = {}


@overload
def law(
    number: int | str, *, of: type[CaseT], editions: Set[int]
) -> Callable[[LawFunction[CaseT]], LawFunction[CaseT]]: ...


@overload
def law(
    number: int | str, *, of: type[CaseT], editions: Mapping[int, OwnT]
) -> Callable[[ComparedLaw[CaseT, OwnT]], ComparedLaw[CaseT, OwnT]]: ...


def law(
    number: int | str, *, of: type[CaseT], editions: Set[int] | Mapping[int, Any]
) -> Callable[[Any], Any]:
    """Register the function that decides irregularities of kind ``of`` in these editions.

    ``number`` is the law (or the range, ``"61-64"``) where a reader of the book finds the rule.
    A set of years: the same text in all of them. A mapping from the year to what is different:
    the function takes that as its second argument.
    """

    def register(function: Callable[..., Ruling]) -> Callable[..., Ruling]:
        for year in editions:
            key = (year, of.kind)
            if key in _FUNCTIONS:
                msg = f"{of.kind} has two functions in the Laws of {year} (Law {number})"
                raise ValueError(msg)
            own = partial(function, own=editions[year]) if isinstance(editions, Mapping) else None
            _FUNCTIONS[key] = own or function
        return function

    return register


def function_for(year: int, kind: str) -> LawFunction[Any] | None:
    """The deciding function of a kind in an edition, once its module is imported."""
    return _FUNCTIONS.get((year, kind))
