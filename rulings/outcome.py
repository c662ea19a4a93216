"""The outcome of a case, read off the tree: what programs compare and front ends show.

Nothing here decides anything: status, common facts, options and branches are properties of the
tree that the law functions made.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from rulings.editions import edition_of
from rulings.engine import Fork, Leaf, Origin, Read, Tree, forks, leaves, resolve, undecided
from rulings.slots import AS_THE_LAWS_SAY, ForkKind, Regulations, Slot, Value

if TYPE_CHECKING:
    from rulings.irregularity import Irregularity
    from rulings.terms import Role


class Status(StrEnum):
    """Whether one ruling follows from what is known."""

    RULED = "ruled"
    CONDITIONAL = "conditional"


def value_id(value: Value) -> str:
    """A slot value as an identifier: ``true``, ``false`` or the enum's value."""
    return str(value).lower() if isinstance(value, bool) else value.value


def option_id(value: Value) -> str:
    """The public id of a choice: a yes-or-no choice is ``accept`` or ``refuse``."""
    if isinstance(value, bool):
        return "accept" if value else "refuse"
    return value.value


@dataclass(frozen=True, slots=True)
class Option:
    """One choice the laws give to a player, with what follows from it."""

    slot: Slot
    value: Value
    chooser: Role
    after: tuple[tuple[Slot, Value], ...]
    """Choices that come first (refuse, then require a suit)."""
    tree: Tree

    @property
    def id(self) -> str:
        """The public option id."""
        return option_id(self.value)


@dataclass(frozen=True, slots=True)
class Branch:
    """What follows from one value of the slot that the question asks."""

    slot: Slot
    value: Value
    tree: Tree


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one case under one edition."""

    irregularity: Irregularity
    year: int
    tree: Tree

    @property
    def regulations(self) -> tuple[Read, ...]:
        """What the ruling rests on that a regulating authority may choose, chosen or not."""
        return self._taken(Origin.REGULATED, Origin.UNREGULATED)

    @property
    def status(self) -> Status:
        """``ruled`` unless a fact or a judgement is missing."""
        return Status.CONDITIONAL if undecided(self.tree) else Status.RULED

    @property
    def question(self) -> Slot | None:
        """The slot to ask for: the first the law asks."""
        if isinstance(self.tree, Fork) and self.status is Status.CONDITIONAL:
            return self.tree.slot
        return None

    @property
    def branches(self) -> tuple[Branch, ...]:
        """One for each value of the asked slot."""
        if self.question is None or not isinstance(self.tree, Fork):
            return ()
        return tuple(Branch(self.tree.slot, value, tree) for value, tree in self.tree.branches)

    @property
    def options(self) -> tuple[Option, ...]:
        """The choices that are open now; empty while the case is conditional."""
        return () if self.status is Status.CONDITIONAL else options_of(self.tree)

    @property
    def citations(self) -> tuple[str, ...]:
        """The deciding paragraphs, most decisive first."""
        return citations_of(self.tree)

    @property
    def unsourced(self) -> tuple[str, ...]:
        """The cited paragraphs for which no text of the edition was at hand."""
        known = edition_of(self.year).paragraphs
        return tuple(p for p in self.citations if known[p].unsourced)

    @property
    def facts(self) -> dict[str, Any]:
        """What holds in every way the case can go on."""
        return facts_of(self.tree)

    @property
    def assumptions(self) -> tuple[Read, ...]:
        """Assumed values that the ruling rests on, in the order the law asks."""
        return self._taken(Origin.ASSUMED)

    def _taken(self, *origins: Origin) -> tuple[Read, ...]:
        found: dict[str, Read] = {}
        for leaf in leaves(self.tree):
            for read in leaf.reads:
                if read.origin in origins:
                    found.setdefault(read.slot.name, read)
        return tuple(found.values())


def options_of(tree: Tree) -> tuple[Option, ...]:
    """The choices of a tree, a choice that only opens further choices replaced by those."""
    return tuple(_options(tree, ()))


def _options(tree: Tree, after: tuple[tuple[Slot, Value], ...]) -> list[Option]:
    if isinstance(tree, Leaf) or tree.slot.fork is not ForkKind.CHOICE:
        return []
    if tree.slot.chooser is None:
        msg = f"the choice {tree.slot.name} names no chooser"
        raise ValueError(msg)
    found: list[Option] = []
    for value, branch in tree.branches:
        deeper = _options(branch, (*after, (tree.slot, value)))
        found += deeper or [Option(tree.slot, value, tree.slot.chooser, after, branch)]
    return found


def citations_of(tree: Tree) -> tuple[str, ...]:
    """The paragraphs of all leaves: each leaf's deciding one first, then the others."""
    found = list(leaves(tree))
    deciding = [leaf.ruling.says[0].paragraph for leaf in found]
    others = [p for leaf in found for p in leaf.ruling.paragraphs]
    return tuple(dict.fromkeys(deciding + others))


def facts_of(tree: Tree) -> dict[str, Any]:
    """The facts that all leaves agree on, as JSON values."""
    found = [leaf.ruling.facts for leaf in leaves(tree)]
    first = found[0]
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in first.items()
        if all(other.get(key) == value for other in found[1:])
    }


def open_slots(tree: Tree) -> tuple[Slot, ...]:
    """The facts and judgements that are still open in a tree, in the order of the law."""
    found = {f.slot.name: f.slot for f in forks(tree) if f.slot.fork is not ForkKind.CHOICE}
    return tuple(found.values())


def decide(
    irregularity: Irregularity,
    year: int = 2017,
    regulations: Regulations = AS_THE_LAWS_SAY,
    doubted: frozenset[str] = frozenset(),
) -> Outcome:
    """The outcome of a case under the Laws of ``year``, as the regulations complete them.

    Of slots that are ``doubted`` nothing is assumed: they are open.
    """
    tree = resolve(irregularity, year, regulations=regulations, doubted=doubted)
    return Outcome(irregularity, year, tree)
