"""What two editions decide differently, in words: short first, the rest folded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.wording.catalogue import Words, words
from bot.wording.compose import READ_AT_A_GLANCE, Composer
from bot.wording.document import Block, Document, Line, plain
from rulings.outcome import value_id
from rulings.registry import load_kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rulings.circumstances import Circumstances, Condition
    from rulings.differences import Comparison, Difference, FactValue, Group, Side

SHORTEST_NO: Final = len("Nein.")
"""A label no longer than this says nothing without its question."""


class Differ:
    """Words what two editions decide differently about one kind."""

    def __init__(self, language: str, comparison: Comparison) -> None:
        self.comparison = comparison
        self.say: Words = words(language, comparison.new)
        irregularity = load_kind(comparison.kind)()
        self._new = Composer(language, irregularity, comparison.new)
        self._old = Composer(language, irregularity, comparison.old)

    def title(self) -> str:
        """The kind's name."""
        return self._new.title()

    def blocks(self, glance: int = READ_AT_A_GLANCE) -> list[Block]:
        """How many cases, the first of them in full, and folded what is beyond ``glance``."""
        compared = self.comparison
        clusters = _clusters(compared.decided)
        first, rest = self._shown(clusters, glance)
        count = self.say("diff-count", None, count=len(compared.decided))
        blocks = [Block(tuple(first), head=count)]
        if rest:
            more = self.say("diff-more", None, count=sum(len(c.groups) for c in rest))
            blocks.append(Block(tuple(map(self._case, rest)), head=more, fold=True))
        if compared.besides:
            lines = tuple(map(self._aside, compared.besides))
            blocks.append(Block(lines, head=self.say("diff-besides"), fold=True))
        if compared.renumbered:
            pairs = ", ".join(f"{old} → {new}" for old, new in compared.renumbered)
            lead = self.say("diff-renumbered")
            blocks.append(Block((Line(pairs, lead=lead),), small=True))
        return blocks

    def _shown(
        self, clusters: Sequence[_Cluster], glance: int
    ) -> tuple[list[Line], Sequence[_Cluster]]:
        """What can be read at a glance, one cluster at least, and the clusters to fold away."""
        lines: list[Line] = []
        for number, cluster in enumerate(clusters):
            line = self._case(cluster)
            if _length([*lines, line]) > glance:
                if lines or len(cluster.groups) == 1:
                    return lines or [line], clusters[number if lines else number + 1 :]
                return [self._brief(cluster)], clusters
            lines.append(line)
        return lines, ()

    def when(self, paths: Sequence[Circumstances]) -> str:
        """The circumstances, in words."""
        told = (" · ".join(map(self._condition, path)) for path in paths)
        said = f" {self.say('diff-or')} ".join(text for text in told if text)
        return said if all(paths) and paths else self.say("diff-always")

    def sentences(self, side: Side, *, old: bool) -> tuple[Line, ...]:
        """What one of the editions says, each with its paragraph."""
        composer = self._old if old else self._new
        return tuple(map(composer.sentence, side.says))

    def changes(self, difference: Difference) -> str:
        """The facts that changed: what was and what is."""
        before, after = dict(difference.old.facts), dict(difference.new.facts)
        return "; ".join(
            f"{self.say(f'fact-{name}')}: {self._value(name, before[name], self._old.words)} → "
            f"{self._value(name, value, self.say)}"
            for name, value in after.items()
        )

    def _condition(self, condition: Condition) -> str:
        labels = [self._new.label(condition.slot, value) for value in condition.values]
        if len(labels) == 1 and len(labels[0]) <= SHORTEST_NO:
            return f"{self._new.question(condition.slot)} {labels[0]}"
        return " / ".join(labels)

    def _value(self, name: str, value: FactValue, say: Words) -> str:
        if isinstance(value, tuple):
            parts = (part[1] if isinstance(part, tuple) else part for part in value)
            return ", ".join(say(f"fact-{name}", str(part)) for part in parts)
        if isinstance(value, bool):
            return say(f"fact-{name}", value_id(value))
        return str(value) if isinstance(value, int) else say(f"fact-{name}", str(value))

    def _case(self, cluster: _Cluster) -> Line:
        """Cases that share what one of the editions says, which is then said once."""
        groups, shared_old = cluster.groups, cluster.shares_old
        common = _common([path for group in groups for path in group.when])
        lead = self.when([common]) if common else ""
        if len(groups) == 1:
            return self._single(groups[0])
        shared = groups[0].difference.old if shared_old else groups[0].difference.new
        first = self._ruled(shared, old=shared_old, when="")
        others = (self._other(group, old=not shared_old, without=common) for group in groups)
        return Line("", lead=lead, below=(first, *others))

    def _brief(self, cluster: _Cluster) -> Line:
        """Cases told at length elsewhere: what they share, and the paragraphs of the others."""
        whole = self._case(cluster)
        first, *others = whole.below
        year = self.comparison.new if cluster.shares_old else self.comparison.old
        cites = tuple(dict.fromkeys(p for line in others for p in line.cites))
        rest = Line(self.say("depends-on-answer").rstrip(":"), cites, lead=str(year))
        return replace(whole, below=(first, rest))

    def _single(self, group: Group) -> Line:
        old = self._ruled(group.difference.old, old=True, when="")
        new = self._ruled(group.difference.new, old=False, when="")
        return Line("", lead=self.when(group.when), below=(old, self._changed(new, group)))

    def _other(self, group: Group, *, old: bool, without: Circumstances) -> Line:
        paths = [tuple(c for c in path if c not in without) for path in group.when]
        side = group.difference.old if old else group.difference.new
        when = self.when(paths) if all(paths) else ""
        return self._changed(self._ruled(side, old=old, when=when), group)

    def _ruled(self, side: Side, *, old: bool, when: str) -> Line:
        line = self.sentences(side, old=old)[0]
        year = str(self.comparison.old if old else self.comparison.new)
        return replace(line, lead=f"{year} · {when}" if when else year)

    def _changed(self, line: Line, group: Group) -> Line:
        changes = self.changes(group.difference)
        return replace(line, below=(Line(changes),)) if changes else line

    def _aside(self, group: Group) -> Line:
        lines = [
            replace(line, lead=self.say("diff-only", None, year=str(year)))
            for side, year, old in (
                (group.difference.old, self.comparison.old, True),
                (group.difference.new, self.comparison.new, False),
            )
            for line in self.sentences(side, old=old)
        ]
        return Line("", lead=self.when(group.when), below=tuple(lines))


class _Cluster:
    """Groups in which one of the two editions says the same."""

    def __init__(self, groups: Sequence[Group], *, shares_old: bool) -> None:
        self.groups = tuple(groups)
        self.shares_old = shares_old


def _clusters(groups: Iterable[Group]) -> list[_Cluster]:
    """Other consequences before other words; together what shares a sentence of an edition."""
    left = sorted(groups, key=lambda group: not group.difference.new.facts)
    found: list[_Cluster] = []
    while left:
        first = left[0]
        by_new = [g for g in left if _same(g, first, _said_new)]
        by_old = [g for g in left if _same(g, first, _said_old)]
        cluster = by_old if len(by_old) > len(by_new) else by_new
        found.append(_Cluster(cluster, shares_old=cluster is by_old))
        left = [g for g in left if g not in cluster]
    return found


def _same(one: Group, other: Group, said: Callable[[Group], object]) -> bool:
    return said(one) == said(other)


def _said_old(group: Group) -> object:
    return group.difference.old.says


def _said_new(group: Group) -> object:
    return group.difference.new.says


def _common(paths: Sequence[Circumstances]) -> Circumstances:
    """What holds in all of the cases."""
    return tuple(c for c in paths[0] if all(c in path for path in paths[1:])) if paths else ()


def _length(lines: Sequence[Line]) -> int:
    return len(plain(Document(blocks=[Block(tuple(lines))])))
