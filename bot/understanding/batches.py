"""What the network is trained on: texts in numbers, some side by side, parts of them left out.

Words as typed are left out half of the time, so that the network leans on meanings and ideas, which
hold in every language; whole steps now and then, so that no single word decides. Needs PyTorch.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch

from bot.understanding.features import hashed
from bot.understanding.linear import KIND
from bot.understanding.model import NOT_TOLD
from bot.understanding.steps import WORD

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.understanding.lessons import Lesson

BATCH: Final = 64
WORDS_DROPPED: Final = 0.5
STEPS_DROPPED: Final = 0.1
CUES_DROPPED: Final = 0.5
"""Other people say it in words that no cue knows."""
LIGHT: Final = 0.3
"""How much a phrase counts beside a text."""
RARE: Final = {WORD: 4}
"""In how many texts a feature has to stand; the others in two."""
SMALL: Final = {WORD: 0.1}
"""How large the numbers of a feature are at first; of the others 0.3."""
SILENT: Final = -100
"""The label of what a text does not teach."""
SORTED: Final = 50
"""Batches that are sorted by length together."""


class Classes:
    """All classes in one row: those of the kind, then the facts' kind by kind.

    A fact's classes stand in their model's order, as the linear models have them.
    """

    def __init__(self, models: Mapping[str, tuple[str, ...]]) -> None:
        self.kinds = models[KIND]
        self.heads: dict[str, dict[str, tuple[str, ...]]] = {}
        for name, classes in sorted(models.items()):
            if name != KIND:
                kind, slot = name.split("/")
                self.heads.setdefault(kind, {})[slot] = classes
        self.order = list(self.heads)
        every = [(slot, c) for h in self.heads.values() for slot, own in h.items() for c in own]
        numbers = {fact: number for number, fact in enumerate(dict.fromkeys(every))}
        self.fact_of = torch.tensor([numbers[fact] for fact in every])
        """For each class of a fact the number of that fact whatever the kind: many kinds have a
        ``side``, or an LHO who accepts."""
        self.facts = len(numbers)
        widths = [sum(map(len, slots.values())) for slots in self.heads.values()]
        self.starts = np.cumsum([0, *widths])
        self.total = int(self.starts[-1])
        self.widest = max(widths)
        self.slots = max(map(len, self.heads.values()))
        longest = max(len(c) for slots in self.heads.values() for c in slots.values())
        count = len(self.order)
        self.columns = torch.zeros(count, self.widest, dtype=torch.long)
        self.places = torch.zeros(count, self.slots, longest, dtype=torch.long)
        self.real = torch.zeros(count, self.slots, longest, dtype=torch.bool)
        for row, slots in enumerate(self.heads.values()):
            self.columns[row, : widths[row]] = torch.arange(
                int(self.starts[row]), int(self.starts[row + 1])
            )
            at = 0
            for number, classes in enumerate(slots.values()):
                self.places[row, number, : len(classes)] = torch.arange(at, at + len(classes))
                self.real[row, number, : len(classes)] = True
                at += len(classes)

    def labels(self, taught: Lesson) -> list[int]:
        """For each slot of the lesson's kind the number of its value."""
        found = [SILENT] * self.slots
        for number, (slot, classes) in enumerate(self.heads.get(taught.facts, {}).items()):
            if slot in taught.values:
                value = taught.values[slot]
                found[number] = classes.index(value if value in classes else NOT_TOLD)
        return found


@dataclass(frozen=True, slots=True)
class Row:
    """A lesson in numbers."""

    features: Any
    typed: Any
    """Whether each of them is a word as typed."""
    lengths: Any
    """How many each step has."""
    kind: int
    facts: int
    labels: list[int]
    cues: list[int]
    weight: float


@dataclass(frozen=True, slots=True)
class Batch:
    """Some lessons side by side."""

    features: torch.Tensor
    offsets: torch.Tensor
    there: torch.Tensor
    cues: torch.Tensor
    facts: torch.Tensor


class Rows:
    """All lessons in numbers, and batches of them."""

    def __init__(self, lessons: Sequence[Lesson], classes: Classes) -> None:
        counts = Counter(part for one in lessons for part in {p for s in one.steps for p in s})
        known = {
            hashed(*p): SMALL.get(p[0], 0.3) for p, n in counts.items() if n >= RARE.get(p[0], 2)
        }
        self.keys = np.array(sorted(known), dtype=np.uint32)
        self.sizes = torch.tensor([0.0, *(known[key] for key in self.keys.tolist())])
        self.row_of = {key: row for row, key in enumerate(self.keys.tolist(), 1)}
        self.cue_of: dict[tuple[str, int], int] = {}
        self.random = np.random.default_rng(1)
        self.rows = [self._row(one, classes) for one in lessons]

    def _row(self, taught: Lesson, classes: Classes) -> Row:
        parts = [part for step in taught.steps for part in step]
        cues = [
            self.cue_of.setdefault((taught.facts, cue), len(self.cue_of) + 1) for cue in taught.cues
        ]
        return Row(
            features=np.array([self.row_of.get(hashed(*p), 0) for p in parts], dtype=np.int64),
            typed=np.array([sort == WORD for sort, _ in parts]),
            lengths=np.array([len(step) for step in taught.steps], dtype=np.int64),
            kind=classes.kinds.index(taught.kind) if taught.kind else SILENT,
            facts=classes.order.index(taught.facts) if taught.facts in classes.heads else 0,
            labels=classes.labels(taught),
            cues=cues,
            weight=1.0 if taught.whole else LIGHT,
        )

    def orders(self, numbers: Sequence[int]) -> Iterator[list[int]]:
        """Which of these lessons come together: at random, but of like length, which is faster."""
        mixed = self.random.permutation(numbers).tolist()
        batches: list[list[int]] = []
        for start in range(0, len(mixed), BATCH * SORTED):
            some = sorted(
                mixed[start : start + BATCH * SORTED], key=lambda n: len(self.rows[n].lengths)
            )
            batches += [some[at : at + BATCH] for at in range(0, len(some), BATCH)]
        for number in self.random.permutation(len(batches)).tolist():
            yield batches[number]

    def batch(self, rows: Sequence[Row]) -> Batch:
        """Lessons side by side, some of their words, steps and cues left out."""
        lengths = np.concatenate([row.lengths for row in rows])
        features = np.concatenate([row.features for row in rows])
        typed = np.concatenate([row.typed for row in rows])
        lost = typed & (self.random.random(len(features)) < WORDS_DROPPED)
        lost |= np.repeat(self.random.random(len(lengths)) < STEPS_DROPPED, lengths)
        features[lost] = 0
        counts = np.array([len(row.lengths) for row in rows])
        heard = [row.cues if self.random.random() >= CUES_DROPPED else [] for row in rows]
        most = max(1, *(len(cues) for cues in heard))
        return Batch(
            features=torch.from_numpy(features),
            offsets=torch.from_numpy(np.cumsum(lengths) - lengths),
            there=torch.from_numpy(np.arange(counts.max()) < counts[:, None]),
            cues=torch.tensor([cues + [0] * (most - len(cues)) for cues in heard]),
            facts=torch.tensor([row.facts for row in rows]),
        )
