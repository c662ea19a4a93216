"""Training of the network: ``director train``. Needs PyTorch (the group ``train``).

Seeded, so that the same corpus gives the same network on the same machine. Words as typed are left
out half of the time, so that it leans on meanings and ideas, which hold in every language; whole
steps now and then, so that no single word decides.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional as fn

from bot.understanding.features import hashed
from bot.understanding.lessons import Lesson, lesson
from bot.understanding.linear import KIND
from bot.understanding.model import NOT_TOLD
from bot.understanding.network import EPSILON, Head, Network
from bot.understanding.steps import WORD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bot.understanding.corpus import Example

WIDTH: Final = 128
EPOCHS: Final = 12
BATCH: Final = 64
RATE: Final = 2e-3
DECAY: Final = 0.02
WARM: Final = 300
"""Steps of the optimiser until the full rate is reached."""
DROPPED: Final = 0.4
WORDS_DROPPED: Final = 0.5
STEPS_DROPPED: Final = 0.1
CUES_DROPPED: Final = 0.5
"""Other people say it in words that no cue knows."""
SMOOTHED: Final = 0.05
FACTS: Final = 0.5
"""How much all facts of a text count beside its kind."""
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


class _Classes:
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
class _Row:
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


class _Layers(nn.Module):
    """The network as it is trained; ``Network`` is what it becomes."""

    def __init__(self, sizes: torch.Tensor, cues: int, classes: _Classes) -> None:
        """``sizes``: how large the numbers of each feature are at first."""
        super().__init__()
        self.classes = classes
        self.features = nn.Parameter(torch.randn(len(sizes), WIDTH) * sizes[:, None])
        self.first = nn.LayerNorm(WIDTH, EPSILON)
        self.window = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.second = nn.LayerNorm(WIDTH, EPSILON)
        self.drop = nn.Dropout(DROPPED)
        self.drop_half = nn.Dropout(DROPPED / 2)
        every = len(classes.kinds) + classes.total
        self.looks = nn.Parameter(torch.randn(every, WIDTH) * 0.03)
        self.says = nn.Parameter(torch.randn(every, WIDTH) * 0.1)
        self.most = nn.Parameter(torch.randn(every, WIDTH) * 0.1)
        self.bias = nn.Parameter(torch.zeros(every))
        self.heard = nn.Parameter(torch.zeros(cues + 1, classes.widest))

    def forward(self, batch: _Batch) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of the kinds, and for each text of its facts' classes, slot by slot."""
        bags = fn.embedding_bag(
            batch.features, self.features, batch.offsets, mode="sum", padding_idx=0
        )
        steps = torch.zeros(*batch.there.shape, WIDTH).masked_scatter(
            batch.there[..., None], self.drop(self.first(bags))
        )
        mixed = fn.gelu(self.window(steps.transpose(1, 2)).transpose(1, 2), approximate="tanh")
        steps = self.drop(self.second(steps + self.drop_half(mixed)))
        gone = torch.where(batch.there, 0.0, -1e4)[..., None]
        most = (steps + gone).max(dim=1).values
        count = len(self.classes.kinds)
        share = torch.softmax(steps @ self.looks[:count].T + gone, dim=1)
        kinds = (share * (steps @ self.says[:count].T)).sum(dim=1)
        kinds = kinds + most @ self.most[:count].T + self.bias[:count]
        columns = self.classes.columns[batch.facts] + count
        share = torch.softmax(steps @ self.looks[columns].transpose(1, 2) + gone, dim=1)
        told = (share * (steps @ self.says[columns].transpose(1, 2))).sum(dim=1)
        told = told + (self.most[columns] @ most[..., None])[..., 0] + self.bias[columns]
        told = told + fn.embedding(batch.cues, self.heard, padding_idx=0).sum(dim=1)
        places = self.classes.places[batch.facts]
        facts = told.gather(1, places.flatten(1)).view(places.shape)
        return kinds, facts.masked_fill(~self.classes.real[batch.facts], -1e4)


@dataclass(frozen=True, slots=True)
class _Batch:
    """Some lessons side by side."""

    features: torch.Tensor
    offsets: torch.Tensor
    there: torch.Tensor
    cues: torch.Tensor
    facts: torch.Tensor


class _Rows:
    """All lessons in numbers, and batches of them."""

    def __init__(self, lessons: Sequence[Lesson], classes: _Classes) -> None:
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

    def _row(self, taught: Lesson, classes: _Classes) -> _Row:
        parts = [part for step in taught.steps for part in step]
        cues = [
            self.cue_of.setdefault((taught.facts, cue), len(self.cue_of) + 1) for cue in taught.cues
        ]
        return _Row(
            features=np.array([self.row_of.get(hashed(*p), 0) for p in parts], dtype=np.int64),
            typed=np.array([sort == WORD for sort, _ in parts]),
            lengths=np.array([len(step) for step in taught.steps], dtype=np.int64),
            kind=classes.kinds.index(taught.kind) if taught.kind else SILENT,
            facts=classes.order.index(taught.facts) if taught.facts in classes.heads else 0,
            labels=classes.labels(taught),
            cues=cues,
            weight=1.0 if taught.whole else LIGHT,
        )

    def orders(self) -> Iterator[list[int]]:
        """Which lessons come together: at random, but those of like length, which is faster."""
        mixed = self.random.permutation(len(self.rows)).tolist()
        batches: list[list[int]] = []
        for start in range(0, len(mixed), BATCH * SORTED):
            some = sorted(
                mixed[start : start + BATCH * SORTED], key=lambda n: len(self.rows[n].lengths)
            )
            batches += [some[at : at + BATCH] for at in range(0, len(some), BATCH)]
        for number in self.random.permutation(len(batches)).tolist():
            yield batches[number]

    def batch(self, rows: Sequence[_Row]) -> _Batch:
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
        return _Batch(
            features=torch.from_numpy(features),
            offsets=torch.from_numpy(np.cumsum(lengths) - lengths),
            there=torch.from_numpy(np.arange(counts.max()) < counts[:, None]),
            cues=torch.tensor([cues + [0] * (most - len(cues)) for cues in heard]),
            facts=torch.tensor([row.facts for row in rows]),
        )


def train_network(
    corpus: Sequence[Example],
    phrases: Sequence[Example],
    models: Mapping[str, tuple[str, ...]],
    progress: Callable[[str], None] = lambda _: None,
) -> Network:
    """What texts and phrases teach; ``models`` are the classes of the linear models by name."""
    lessons = [lesson(e, whole=True) for e in corpus] + [lesson(e, whole=False) for e in phrases]
    torch.manual_seed(1)
    classes = _Classes(models)
    rows = _Rows(lessons, classes)
    layers = _Layers(rows.sizes, len(rows.cue_of), classes)
    optimiser = torch.optim.AdamW(layers.parameters(), lr=RATE, weight_decay=DECAY)
    steps = -(-len(lessons) // BATCH) * EPOCHS
    rates = torch.optim.lr_scheduler.LambdaLR(
        optimiser,
        lambda step: min(1.0, step / WARM) * 0.5 * (1 + np.cos(np.pi * min(1.0, step / steps))),
    )
    for epoch in range(1, EPOCHS + 1):
        total = 0.0
        for order in rows.orders():
            loss = _loss(layers, rows, [rows.rows[n] for n in order])
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(layers.parameters(), 2.0)
            optimiser.step()
            rates.step()
            total += float(loss.detach()) * len(order)
        progress(f"network: round {epoch} of {EPOCHS}, loss {total / len(lessons):.3f}")
    return _finished(layers, rows, classes)


def _loss(layers: _Layers, rows: _Rows, some: list[_Row]) -> torch.Tensor:
    kinds, facts = layers(rows.batch(some))
    wanted = torch.tensor([row.kind for row in some])
    labels = torch.tensor([row.labels for row in some])
    weights = torch.tensor([row.weight for row in some])
    each = fn.cross_entropy(
        facts.flatten(0, 1), labels.flatten(), ignore_index=SILENT, reduction="none"
    )
    told = (each.view(labels.shape).sum(dim=1) * weights).sum() / len(some)
    if bool((wanted == SILENT).all()):
        return FACTS * told
    return FACTS * told + fn.cross_entropy(
        kinds, wanted, ignore_index=SILENT, label_smoothing=SMOOTHED
    )


def _finished(layers: _Layers, rows: _Rows, classes: _Classes) -> Network:
    """What was learned, without what only training needs."""
    values = {n: p.detach().numpy().astype(np.float32) for n, p in layers.named_parameters()}

    def head(names: Mapping[str, Sequence[str]], start: int, cues: Mapping[int, int]) -> Head:
        stop = start + sum(map(len, names.values()))
        return Head(
            names=names,
            looks=values["looks"][start:stop].T.copy(),
            says=values["says"][start:stop].T.copy(),
            most=values["most"][start:stop].T.copy(),
            bias=values["bias"][start:stop],
            cues={cue: row for row, cue in enumerate(cues)},
            heard=values["heard"][list(cues.values()), : stop - start],
        )

    heads = {KIND: head({KIND: classes.kinds}, 0, {})}
    first = len(classes.kinds)
    for name, start in zip(classes.order, classes.starts.tolist(), strict=False):
        cues = {cue: row for (kind, cue), row in rows.cue_of.items() if kind == name}
        heads[name] = head(classes.heads[name], first + start, cues)
    return Network(
        keys=rows.keys,
        features=np.concatenate([values["features"][1:], np.zeros((1, WIDTH), dtype=np.float32)]),
        first=np.stack([values["first.weight"], values["first.bias"]]),
        window=values["window.weight"].transpose(2, 1, 0).reshape(3 * WIDTH, WIDTH),
        shift=values["window.bias"],
        second=np.stack([values["second.weight"], values["second.bias"]]),
        heads=heads,
    )
