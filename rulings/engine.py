"""The engine: run a law over what is known, fork where something is not, keep the tree.

Law functions are pure and cheap, so a fork is simply: run the function again once for each
value the open slot can take, with that value filled in. Values that contradict what is known
(``Irregularity.given`` returns ``None``) do not become branches.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from rulings.edition import Citation
from rulings.editions import edition_of, law_of
from rulings.placing import placed, slot_in
from rulings.registry import load_kind
from rulings.slots import AS_THE_LAWS_SAY, ForkKind, Regulations, Slot, Value, slots_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulings.edition import LawFunction
    from rulings.irregularity import Irregularity
    from rulings.ruling import Ruling


class Origin(StrEnum):
    """How the value of a slot came to be known."""

    TOLD = "told"
    ASSUMED = "assumed"
    SUPPOSED = "supposed"
    """Filled in by the engine to see what would follow."""
    REGULATED = "regulated"
    """Chosen by the regulating authority."""
    UNREGULATED = "unregulated"
    """The Laws' own default, because no choice of the regulating authority is known."""


@dataclass(frozen=True, slots=True)
class Read:
    """One fact that a law asked for on the way to its ruling."""

    slot: Slot
    value: Value
    origin: Origin


@dataclass(frozen=True, slots=True)
class Leaf:
    """A decided case: the ruling, its citations and the facts read on the way, in order."""

    ruling: Ruling
    citations: tuple[Citation, ...]
    reads: tuple[Read, ...]


@dataclass(frozen=True, slots=True)
class Fork:
    """An open slot and what follows from each of its values."""

    slot: Slot
    branches: tuple[tuple[Value, Tree], ...]
    reads: tuple[Read, ...]
    """What was read before the fork."""


Tree = Leaf | Fork


@dataclass(frozen=True, slots=True)
class Pending:
    """What one run of a law ended with when it asked for a slot that is not known."""

    slot: Slot
    reads: tuple[Read, ...]


class UnsupportedKind(LookupError):
    """The edition has no function for this kind."""

    def __init__(self, kind: str, year: int) -> None:
        super().__init__(f"{kind} is not decided under the Laws of {year}")
        self.year = year


class _Open(Exception):
    def __init__(self, slot: Slot) -> None:
        self.slot = slot


class _Case:
    """What a law function sees: the irregularity, with reads recorded and unknowns forking."""

    __slots__ = (
        "_doubted",
        "_irregularity",
        "_reads",
        "_regulations",
        "_supposed",
        "_whole",
        "_year",
    )

    def __init__(
        self, irregularity: Irregularity, supposed: frozenset[str], under: _Exploration
    ) -> None:
        self._irregularity = irregularity
        self._supposed = supposed
        self._whole = under.whole
        self._doubted = under.doubted
        self._year = under.year
        self._regulations = under.regulations
        self._reads: dict[str, Read] = {}

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._irregularity, name)
        slot = slot_in(type(self._irregularity), name, self._year)
        if slot is None:
            return value
        if value is not None:
            origin = Origin.SUPPOSED if name in self._supposed else Origin.TOLD
        elif slot.assumed is not None and not self._whole and name not in self._doubted:
            value, origin = self._taken(slot, slot.assumed)
        else:
            raise _Open(slot)
        self._reads.setdefault(name, Read(slot, value, origin))
        return value

    def _taken(self, slot: Slot, default: Value) -> tuple[Value, Origin]:
        """What holds while nothing is told, and why."""
        if slot.fork is not ForkKind.REGULATION:
            return default, Origin.ASSUMED
        chosen = dict(self._regulations).get(slot.name)
        for value in slot.domain:
            if chosen is not None and value == chosen:
                return value, Origin.REGULATED
        return default, Origin.UNREGULATED

    def presume(self, name: str, value: Value) -> Any:
        slot = slot_in(type(self._irregularity), name, self._year)
        if (
            slot is None
            or self._whole
            or name in self._doubted
            or getattr(self._irregularity, name) is not None
        ):
            return getattr(self, name)
        self._reads.setdefault(name, Read(slot, value, Origin.ASSUMED))
        return value

    def supposes(self, name: str) -> bool:
        """Whether the engine filled the slot in."""
        return name in self._supposed

    def asks_for(self, name: str) -> bool:
        """Whether the slot is one in the edition; elsewhere it is a detail."""
        slot = slots_of(type(self._irregularity)).get(name)
        return slot is not None and slot.asked_in(self._year)

    def reads(self) -> tuple[Read, ...]:
        return tuple(self._reads.values())


def told(case: Irregularity, slot: str, *values: Value) -> bool:
    """Whether a slot is known to have one of ``values``, without asking for it.

    For facts that close a case when somebody mentions them but need not be asked for. A fact
    that holds counts as read: it is one of the reasons for the ruling.
    """
    irregularity = case._irregularity if isinstance(case, _Case) else case  # noqa: SLF001
    known = getattr(irregularity, slot)
    if known is None or known not in values:
        return False
    if isinstance(case, _Case) and case.asks_for(slot):
        getattr(case, slot)
    return True


def supposed(case: Irregularity, slot: str) -> bool:
    """Whether nobody told a slot and the engine tries what would follow from one of its values.

    For choices that the law offers in exact terms, while people tell them more vaguely.
    """
    return isinstance(case, _Case) and case.supposes(slot)


def presumed(case: Irregularity, slot: str, value: Value) -> Any:
    """A slot's value, or ``value`` as an assumption while nothing is told.

    For a presumption that holds only in some circumstances; one that always holds is declared
    with the slot (``assumed``).
    """
    return case.presume(slot, value) if isinstance(case, _Case) else getattr(case, slot)


@dataclass(frozen=True, slots=True)
class _Exploration:
    function: LawFunction[Any]
    year: int
    whole: bool
    regulations: Regulations
    doubted: frozenset[str] = frozenset()

    def explore(self, irregularity: Irregularity, supposed: frozenset[str]) -> Tree:
        step = self.step(irregularity, supposed)
        if isinstance(step, Leaf):
            return step
        return self._fork(irregularity, step.slot, supposed, step.reads)

    def step(self, irregularity: Irregularity, supposed: frozenset[str]) -> Leaf | Pending:
        case = _Case(irregularity, supposed, self)
        try:
            decided = self.function(cast("Irregularity", case))
        except _Open as fork:
            return Pending(fork.slot, case.reads())
        ruling = placed(decided, self.year)
        citations = tuple(map(edition_of(self.year).cite, ruling.paragraphs))
        return Leaf(ruling, citations, case.reads())

    def _fork(
        self,
        irregularity: Irregularity,
        slot: Slot,
        supposed: frozenset[str],
        reads: tuple[Read, ...],
    ) -> Tree:
        branches: list[tuple[Value, Tree]] = []
        for value in slot.domain if self.whole else slot.offered:
            filled = irregularity.given(**{slot.name: value})
            if filled is not None:
                branches.append((value, self.explore(filled, supposed | {slot.name})))
        if not branches:  # what is known contradicts itself: the refusal says where
            return self.explore(irregularity.adding(**{slot.name: slot.domain[0]}), supposed)
        if len(branches) == 1:  # what is known leaves one value only: nothing to ask
            return branches[0][1]
        first = branches[0][1]
        asked = self.whole or slot.fork is ForkKind.CHOICE
        if not asked and all(_alike(first, tree) for _, tree in branches[1:]):
            return _without(first, slot)  # whatever the answer, the same follows
        return Fork(slot, tuple(branches), reads)


def _alike(one: Tree, other: Tree) -> bool:
    """Whether the same follows in both, for whatever reasons."""
    if isinstance(one, Leaf) or isinstance(other, Leaf):
        return (
            isinstance(one, Leaf)
            and isinstance(other, Leaf)
            and (one.ruling, one.citations) == (other.ruling, other.citations)
        )
    return (
        one.slot == other.slot
        and len(one.branches) == len(other.branches)
        and all(
            value == another and _alike(tree, branch)
            for (value, tree), (another, branch) in zip(one.branches, other.branches, strict=True)
        )
    )


def _without(tree: Tree, slot: Slot) -> Tree:
    """A tree whose rulings do not rest on a slot."""
    reads = tuple(read for read in tree.reads if read.slot != slot)
    if isinstance(tree, Leaf):
        return replace(tree, reads=reads)
    branches = tuple((value, _without(branch, slot)) for value, branch in tree.branches)
    return replace(tree, reads=reads, branches=branches)


@lru_cache(maxsize=4096)
def resolve(
    irregularity: Irregularity,
    year: int = 2017,
    *,
    whole: bool = False,
    regulations: Regulations = AS_THE_LAWS_SAY,
    doubted: frozenset[str] = frozenset(),
) -> Tree:
    """The tree of rulings for what is known of a case, under the Laws of ``year``.

    ``regulations``: what the regulating authority has chosen where the Laws let it. Of slots that
    are ``doubted`` nothing is assumed. With ``whole`` every slot forks over its whole domain,
    assumed values, regulations and values that are only told included: the tree of the law itself.
    Raises ``UnsupportedKind``, and ``ValidationError`` for facts that leave another no value.
    """
    exploration = _exploration(irregularity.kind, year, whole, regulations)
    exploration = replace(exploration, doubted=doubted) if doubted else exploration
    return exploration.explore(irregularity, frozenset())


def first_step(irregularity: Irregularity, supposed: frozenset[str], year: int) -> Leaf | Pending:
    """One run of a law, every slot of which is to fork: its ruling, or the first open slot.

    ``supposed``: the slots that were filled in to see what would follow.
    Raises ``UnsupportedKind``.
    """
    exploration = _exploration(irregularity.kind, year, whole=True, regulations=AS_THE_LAWS_SAY)
    return exploration.step(irregularity, supposed)


def _exploration(kind: str, year: int, whole: bool, regulations: Regulations) -> _Exploration:
    load_kind(kind)
    function = law_of(year, kind)
    if function is None:
        raise UnsupportedKind(kind, year)
    return _Exploration(function, year, whole, regulations)


def leaves(tree: Tree) -> Iterator[Leaf]:
    """All decided cases of a tree, in the order of the law."""
    if isinstance(tree, Leaf):
        yield tree
    else:
        for _, branch in tree.branches:
            yield from leaves(branch)


def forks(tree: Tree) -> Iterator[Fork]:
    """All forks of a tree, outermost first."""
    if isinstance(tree, Fork):
        yield tree
        for _, branch in tree.branches:
            yield from forks(branch)


def undecided(tree: Tree) -> bool:
    """Whether a fact or a judgement is missing somewhere, not only players' choices."""
    return any(f.slot.fork is not ForkKind.CHOICE for f in forks(tree))
