"""The exhaustive walk: every kind, every leaf, and what may never happen on the way.

The whole tree of each kind is small enough to be walked entirely (about a thousand leaves
together). Which facts are known beforehand is sampled with a fixed seed, bounded by ``SUBSETS``.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import ValidationError

from bot.wording.catalogue import LANGUAGES, catalogue
from bot.wording.compose import Composer
from rulings.coverage import decided
from rulings.editions import EDITIONS
from rulings.engine import Fork, Leaf, Tree, UnsupportedKind, forks, leaves, resolve
from rulings.registry import KINDS, load_kind
from rulings.slots import ForkKind, tellable

if TYPE_CHECKING:
    from collections.abc import Iterator

SUBSETS = 6
"""Sampled sets of facts known beforehand, for each leaf."""
HEAPS = 60
"""Sets of facts thrown together at random, for each kind."""
SEED = 20171027


every_law = pytest.mark.parametrize(
    ("kind", "year"), [(kind, year) for year in EDITIONS for kind in KINDS]
)


def _whole(kind: str, year: int) -> Tree:
    if not decided(kind, year):
        pytest.skip(f"{kind} is not decided under the Laws of {year}")
    return resolve(load_kind(kind)(), year, whole=True)


def _cases(
    tree: Tree, known: dict[str, Any] | None = None
) -> Iterator[tuple[dict[str, Any], Leaf]]:
    """Every complete case of a tree: the values that lead to a leaf, and the leaf."""
    known = known or {}
    if isinstance(tree, Leaf):
        yield known, tree
        return
    for value, branch in tree.branches:
        yield from _cases(branch, {**known, tree.slot.name: value})


def _decision(leaf: Leaf) -> tuple[str, dict[str, Any]]:
    """What counts of a ruling: the deciding paragraph and the facts, not the explanations."""
    return leaf.ruling.says[0].paragraph, dict(leaf.ruling.facts)


def _reached(tree: Tree, facts: dict[str, Any]) -> list[Leaf]:
    """The leaves of a tree that agree with a complete set of facts."""
    if isinstance(tree, Leaf):
        return [tree]
    value = facts.get(tree.slot.name)
    return [
        leaf
        for branch_value, branch in tree.branches
        if value is None or branch_value == value
        for leaf in _reached(branch, facts)
    ]


@every_law
def test_every_leaf_decides_and_cites(kind: str, year: int) -> None:
    for path, leaf in _cases(_whole(kind, year)):
        assert leaf.citations, path
        assert leaf.ruling.says, path


@pytest.mark.parametrize("language", LANGUAGES)
@every_law
def test_everything_a_tree_says_has_words(kind: str, year: int, language: str) -> None:
    own = catalogue(language)
    composer = Composer(language, load_kind(kind)(), year)
    tree = _whole(kind, year)
    said = {say for leaf in leaves(tree) for say in leaf.ruling.sentences}
    assert sorted(say.message for say in said if not own.has(say.message)) == []
    assert all(composer.sentence(say).text for say in said)
    assert own.has(f"kind-{kind}")
    for fork in forks(tree):
        assert composer.question(fork.slot)
        for value, _ in fork.branches:
            assert composer.label(fork.slot, value)


@every_law
def test_a_complete_case_has_one_ruling(kind: str, year: int) -> None:
    tree = _whole(kind, year)
    for path, leaf in _cases(tree):
        assert _reached(tree, path) == [leaf]


@every_law
def test_knowing_more_never_changes_the_ruling_it_leads_to(kind: str, year: int) -> None:
    """Whatever part of a leaf's facts is told beforehand, the rest leads to the same ruling."""
    choose = random.Random(SEED)
    model = load_kind(kind)
    for path, leaf in _cases(_whole(kind, year)):
        for _ in range(SUBSETS):
            known = {k: v for k, v in path.items() if choose.random() < 0.5}
            told = model().given(**known)
            if told is None:
                continue  # a slot implied by another one that was left out
            reached = _reached(resolve(told, year, whole=True), path)
            decided = [_decision(other) for other in reached]
            assert _decision(leaf) in decided, (known, path)


@every_law
def test_no_fork_is_empty_or_single(kind: str, year: int) -> None:
    for fork in forks(_whole(kind, year)):
        assert isinstance(fork, Fork)
        assert len(fork.branches) > 1


@every_law
def test_nothing_is_asked_that_changes_nothing(kind: str, year: int) -> None:
    """Whatever is told beforehand, the answers to a question lead to different rulings."""
    choose = random.Random(SEED)
    model = load_kind(kind)
    for path, _ in _cases(_whole(kind, year)):
        known = {k: v for k, v in path.items() if choose.random() < 0.5}
        told = model().given(**known)
        if told is None:
            continue
        for fork in forks(resolve(told, year)):
            if fork.slot.fork is ForkKind.CHOICE:
                continue
            ways = {
                tuple(repr((leaf.ruling, leaf.citations)) for leaf in leaves(branch))
                for _, branch in fork.branches
            }
            assert len(ways) > 1, (known, fork.slot.name)


def _anything(choose: random.Random) -> tuple[Any, ...]:
    """A value of each sort that a detail can have; whether it fits, the kind itself decides."""
    calls = [choose.choice(("P", "X", "XX", "1C", "1H", "1NT", "2C", "3S", "7NT")) for _ in "123"]
    card = choose.choice("SHDC") + choose.choice("2TQA")
    number, seat = choose.randint(0, 13), choose.choice("NESW")
    return (seat, number, card, calls[0], tuple(calls), (card,), choose.choice((True, False)))


@every_law
def test_whatever_is_told_there_is_a_ruling_or_a_refusal(kind: str, year: int) -> None:
    """Facts that only together leave another one no value are refused, and the refusal says why."""
    choose = random.Random(SEED)
    model = load_kind(kind)
    words, names = tellable(model), list(model.model_fields)
    for _ in range(HEAPS):
        case = model()
        for name in choose.sample(names, min(len(names), choose.randint(1, 10))):
            value = choose.choice(words.get(name) or _anything(choose))
            case = case.given(**{name: value}) or case
        try:
            tree = resolve(case, year)
        except UnsupportedKind:
            pytest.skip(f"{kind} is not decided under the Laws of {year}")
        except ValidationError:
            continue
        assert list(leaves(tree)), case
