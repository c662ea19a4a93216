"""What two editions decide differently: the laws of both run side by side on the same case.

Nothing is written by hand here. Both laws of a kind are run; while either asks for a slot, every
value of it is tried; where both rule, the rulings are compared. Values that lead to the same are
put together, so that of all the facts only those stay that make a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from rulings.circumstances import Circumstances, Condition, plainest
from rulings.engine import Leaf, Pending, first_step
from rulings.irregularity import Irregularity
from rulings.paragraphs import chain
from rulings.registry import load_kind
from rulings.ruling import Ruling, Say
from rulings.slots import Slot, Value

FactValue = Hashable


@dataclass(frozen=True, slots=True)
class Side:
    """What one of the two editions says that the other does not."""

    says: tuple[Say, ...]
    """The deciding sentence; of what is said besides, all that the other does not say."""
    facts: tuple[tuple[str, FactValue], ...] = ()
    """The facts that both decide and decide differently, with the value in this edition."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How two rulings on the same case differ."""

    old: Side
    new: Side


@dataclass(frozen=True, slots=True)
class Group:
    """The cases that differ in the same way."""

    difference: Difference
    when: tuple[Circumstances, ...]
    """Any of these."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One kind under two editions."""

    kind: str
    old: int
    new: int
    decided: tuple[Group, ...]
    """Cases with another ruling: other facts, or another rule that decides."""
    besides: tuple[Group, ...]
    """Cases in which something else is said besides the ruling, or follows afterwards."""
    renumbered: tuple[tuple[str, str], ...]
    """Rules that both have, printed under different numbers: the old one, the new one."""
    cited: frozenset[str]
    """Every paragraph that a ruling of either edition rests on."""

    def touching(self, paragraph: str) -> Comparison | None:
        """Only what rests on a paragraph or on one below it; ``None`` where no ruling does."""
        if not any(_below(cited, paragraph) for cited in self.cited):
            return None

        def kept(groups: tuple[Group, ...]) -> tuple[Group, ...]:
            return tuple(g for g in groups if _rests_on(g.difference, paragraph))

        pairs = (p for p in self.renumbered if any(_below(number, paragraph) for number in p))
        return replace(
            self,
            decided=kept(self.decided),
            besides=kept(self.besides),
            renumbered=tuple(pairs),
        )


def _below(cited: str, paragraph: str) -> bool:
    return paragraph in chain(cited)


def _rests_on(difference: Difference, paragraph: str) -> bool:
    sentences = (*difference.old.says, *difference.new.says)
    return any(_below(say.paragraph, paragraph) for say in sentences)


@dataclass(frozen=True, slots=True)
class _Pair:
    """The same complete case as each edition rules on it."""

    old: Ruling
    new: Ruling


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence that only one edition says."""

    say: Say
    in_new: bool


@dataclass(frozen=True, slots=True)
class _Asked:
    slot: Slot
    branches: tuple[tuple[Value, _Pair | _Asked], ...]


@dataclass(frozen=True, slots=True)
class _Split:
    slot: Slot
    branches: tuple[tuple[tuple[Value, ...], _Node], ...]


_Node = _Split | Difference | None
"""``None``: nothing is different."""


@lru_cache(maxsize=512)
def compare(kind: str, old: int, new: int) -> Comparison:
    """What the two editions decide differently in irregularities of a kind.

    Raises ``UnsupportedKind`` where one of them does not decide the kind, ``NoSuchKind`` and
    ``NoSuchEdition``.
    """
    tree = _side_by_side(load_kind(kind)(), frozenset(), old, new)
    pairs = list(_pairs(tree))
    return Comparison(
        kind,
        old,
        new,
        decided=_decided(tree),
        besides=_besides(tree),
        renumbered=tuple(dict.fromkeys(n for pair in pairs for n in _renumbered(pair))),
        cited=frozenset(p for pair in pairs for p in (*pair.old.paragraphs, *pair.new.paragraphs)),
    )


def _side_by_side(
    irregularity: Irregularity, supposed: frozenset[str], old: int, new: int
) -> _Pair | _Asked:
    after = first_step(irregularity, supposed, new)
    before = first_step(irregularity, supposed, old)
    if isinstance(after, Leaf) and isinstance(before, Leaf):
        return _Pair(before.ruling, after.ruling)
    pending = after if isinstance(after, Pending) else before
    assert isinstance(pending, Pending)  # noqa: S101 one of the two is, and mypy cannot see it
    name = pending.slot.name
    branches = [
        (value, _side_by_side(filled, supposed | {name}, old, new))
        for value in pending.slot.domain
        if (filled := irregularity.given(**{name: value})) is not None
    ]
    return branches[0][1] if len(branches) == 1 else _Asked(pending.slot, tuple(branches))


def _pairs(tree: _Pair | _Asked) -> Iterator[_Pair]:
    if isinstance(tree, _Pair):
        yield tree
    else:
        for _, branch in tree.branches:
            yield from _pairs(branch)


def _reduced(tree: _Pair | _Asked, differ: Callable[[_Pair], Difference | None]) -> _Node:
    """The tree of what differs: values that lead to the same stand together."""
    if isinstance(tree, _Pair):
        return differ(tree)
    leading_to: dict[_Node, list[Value]] = {}
    for value, branch in tree.branches:
        leading_to.setdefault(_reduced(branch, differ), []).append(value)
    if len(leading_to) == 1:
        return next(iter(leading_to))
    return _Split(tree.slot, tuple((tuple(values), node) for node, values in leading_to.items()))


def _decided(tree: _Pair | _Asked) -> tuple[Group, ...]:
    return tuple(
        Group(difference, when) for difference, when in _cases(_reduced(tree, _decision)).items()
    )


def _besides(tree: _Pair | _Asked) -> tuple[Group, ...]:
    """Sentence by sentence, because each has cases of its own; those with the same together."""
    said = dict.fromkeys(said for pair in _pairs(tree) for said in _aside(pair))
    together: dict[tuple[Circumstances, ...], list[_Said]] = {}
    for one in said:
        for when in _cases(_reduced(tree, partial(_says_aside, one))).values():
            together.setdefault(when, []).append(one)

    def side(group: list[_Said], *, in_new: bool) -> Side:
        return Side(tuple(one.say for one in group if one.in_new is in_new))

    return tuple(
        Group(Difference(side(group, in_new=False), side(group, in_new=True)), when)
        for when, group in together.items()
    )


def _says_aside(one: _Said, pair: _Pair) -> Difference | None:
    if one not in _aside(pair):
        return None
    side = Side((one.say,))
    return Difference(Side(()), side) if one.in_new else Difference(side, Side(()))


def _cases(node: _Node) -> dict[Difference, tuple[Circumstances, ...]]:
    found: dict[Difference, list[Circumstances]] = {}
    for difference, when in _paths(node, ()):
        found.setdefault(difference, []).append(when)
    return {difference: plainest(when) for difference, when in found.items()}


def _paths(node: _Node, when: Circumstances) -> Iterator[tuple[Difference, Circumstances]]:
    if isinstance(node, Difference):
        yield node, when
    elif isinstance(node, _Split):
        for values, branch in node.branches:
            yield from _paths(branch, (*when, Condition(node.slot, values)))


def _decision(pair: _Pair) -> Difference | None:
    """Other facts, or a deciding rule that the other edition's ruling does not even mention."""
    old, new = pair.old, pair.new
    facts = _conflicting(old, new)
    if not facts and _mentions(new, old.says[0]) and _mentions(old, new.says[0]):
        return None

    def side(own: Ruling) -> Side:
        return Side(own.says[:1], tuple((key, _frozen(dict(own.facts)[key])) for key in facts))

    return Difference(side(old), side(new))


def _aside(pair: _Pair) -> tuple[_Said, ...]:
    """What only one of them says, apart from the decision."""
    decision = _decision(pair)
    told = {*decision.old.says, *decision.new.says} if decision else set()
    sides = ((pair.old, pair.new, False), (pair.new, pair.old, True))
    return tuple(
        _Said(say, in_new)
        for own, other, in_new in sides
        for say in own.sentences
        if say not in told and not _mentions(other, say)
    )


def _mentions(ruling: Ruling, say: Say) -> bool:
    """Whether a ruling has the same sentence, wherever its edition prints it."""
    return any(other.message == say.message for other in ruling.sentences)


def _conflicting(old: Ruling, new: Ruling) -> list[str]:
    """A fact of which one edition says nothing is no contradiction."""
    before, after = dict(old.facts), dict(new.facts)
    return [key for key, value in after.items() if key in before and before[key] != value]


def _frozen(value: Any) -> FactValue:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value


def _renumbered(pair: _Pair) -> Iterator[tuple[str, str]]:
    printed = {say.message: say.paragraph for say in pair.old.sentences}
    for say in pair.new.sentences:
        before = printed.get(say.message, say.paragraph)
        if before != say.paragraph:
            yield before, say.paragraph
