"""Training of the network: ``director train``. Needs PyTorch (the group ``train``).

Seeded, so that the same corpus gives the same network on the same machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional as fn

from bot.understanding.batches import BATCH, SILENT, Batch, Classes, Row, Rows
from bot.understanding.lessons import lesson
from bot.understanding.linear import KIND
from bot.understanding.network import EPSILON, MOST, Block, Head, Network
from bot.understanding.precision import Coded
from bot.understanding.train import RETOLD, VOICES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from bot.understanding.corpus import Example

LATER: Final = {
    **dict.fromkeys(("zp", "zq", "zr", "zs", "zt", *VOICES, *sorted(RETOLD)), 1),
    **dict.fromkeys(("zu", "zv"), 2),
}
"""Files of the corpus that are read in the second stage only, and how often in each round: a
network that had learned from all of them from the start read the held-out texts worse."""


class Stage(NamedTuple):
    """A part of the training."""

    name: str
    rounds: int
    rate: float
    warm: int
    """Steps of the optimiser until the full rate is reached."""


FIRST: Final = Stage("first stage", rounds=10, rate=2e-3, warm=300)
SECOND: Final = Stage("second stage", rounds=3, rate=6e-4, warm=100)
SECOND_SHARES: Final = (0.7, 1.0, 0.28)
"""How much of the texts of the first stage, of the later ones and of the phrases each round of the
second stage reads: who only learns what is new forgets."""
WIDTH: Final = 192
DECAY: Final = 0.02
DROPPED: Final = 0.4
SMOOTHED: Final = 0.05
FACTS: Final = 0.4
"""How much all facts of a text count beside its kind."""
OWN: Final = 0.3
"""How large the numbers of a fact in one kind are at first, beside those it has in all kinds."""
ABOUT: Final = 0.3
"""How large the numbers of a kind are at first that are added to each step."""


class _Block(nn.Module):
    """``Block`` as it is trained."""

    def __init__(self) -> None:
        super().__init__()
        self.window = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.near = nn.LayerNorm(WIDTH, EPSILON)
        self.gates = nn.Linear(WIDTH, 2 * WIDTH)
        self.far = nn.LayerNorm(WIDTH, EPSILON)
        self.drop = nn.Dropout(DROPPED / 2)

    def forward(self, steps: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        """As ``Block.of``; where there is no step nothing is seen."""
        seen = (steps * there[..., None]).transpose(1, 2)
        mixed = fn.gelu(self.window(seen).transpose(1, 2), approximate="tanh")
        near: torch.Tensor = self.near(steps + self.drop(mixed))
        far: torch.Tensor = self.far(near + self.drop(self._carried(near, there)))
        return far

    def _carried(self, steps: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        half = WIDTH // 2
        gates, what = self.gates(steps).split(WIDTH, dim=-1)
        new = torch.sigmoid(gates) * there[..., None]
        kept, taken = 1 - new, new * what
        forwards = _recurrence(kept[..., :half].unbind(1), taken[..., :half].unbind(1))
        backwards = _recurrence(kept[..., half:].unbind(1)[::-1], taken[..., half:].unbind(1)[::-1])
        return torch.cat([torch.stack(forwards, 1), torch.stack(backwards[::-1], 1)], dim=2)

    def finished(self) -> Block:
        """What was learned."""
        values = {n: p.detach().numpy().astype(np.float32) for n, p in self.named_parameters()}
        return Block(
            window=values["window.weight"].transpose(2, 1, 0).reshape(3 * WIDTH, WIDTH),
            shift=values["window.bias"],
            near=np.stack([values["near.weight"], values["near.bias"]]),
            gates=values["gates.weight"].T.copy(),
            gates_shift=values["gates.bias"],
            far=np.stack([values["far.weight"], values["far.bias"]]),
        )


class _Layers(nn.Module):
    """The network as it is trained; ``Network`` is what it becomes."""

    def __init__(self, sizes: torch.Tensor, cues: int, classes: Classes) -> None:
        """``sizes``: how large the numbers of each feature are at first."""
        super().__init__()
        self.classes = classes
        self.features = nn.Parameter(torch.randn(len(sizes), WIDTH) * sizes[:, None])
        self.first = nn.LayerNorm(WIDTH, EPSILON)
        self.text = _Block()
        self.about = nn.Parameter(torch.randn(len(classes.order), WIDTH) * ABOUT)
        self.second = nn.LayerNorm(WIDTH, EPSILON)
        self.story = _Block()
        self.drop = nn.Dropout(DROPPED)
        self.looks = nn.ParameterList(_first_numbers(classes, 0.03))
        self.says = nn.ParameterList(_first_numbers(classes, 0.1))
        self.most = nn.ParameterList(_first_numbers(classes, 0.1))
        self.bias = nn.Parameter(torch.zeros(len(classes.kinds) + classes.total))
        self.heard = nn.Parameter(torch.zeros(cues + 1, classes.widest))

    def weights(self) -> tuple[torch.Tensor, ...]:
        """``looks``, ``says`` and ``most`` of all classes, those of the kind first.

        A fact's are the sum of what it has in all kinds and of what it has in this one.
        """
        of = self.classes.fact_of
        return tuple(
            torch.cat([kinds, own + shared[of]])
            for kinds, own, shared in (self.looks, self.says, self.most)
        )

    def forward(self, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of the kinds, and for each text of its facts' classes, slot by slot."""
        bags = fn.embedding_bag(
            batch.features, self.features, batch.offsets, mode="sum", padding_idx=0
        )
        each = torch.zeros(*batch.there.shape, WIDTH).masked_scatter(
            batch.there[..., None], self.drop(self.first(bags))
        )
        text = self.text(each, batch.there)
        about = self.about[batch.facts][:, None]
        story = self.drop(self.story(self.second(text + about), batch.there))
        steps = self.drop(text)
        gone = torch.where(batch.there, 0.0, -1e4)[..., None]
        looks, says, tops = self.weights()
        count = len(self.classes.kinds)
        share = torch.softmax(steps @ looks[:count].T + gone, dim=1)
        kinds = (share * (steps @ says[:count].T)).sum(dim=1)
        kinds = kinds + (steps + gone).max(dim=1).values @ tops[:count].T + self.bias[:count]
        columns = self.classes.columns[batch.facts] + count
        share = torch.softmax(story @ looks[columns].transpose(1, 2) + gone, dim=1)
        told = (share * (story @ says[columns].transpose(1, 2))).sum(dim=1)
        most = (story + gone).max(dim=1).values[..., None]
        told = told + (tops[columns] @ most)[..., 0] + self.bias[columns]
        told = told + fn.embedding(batch.cues, self.heard, padding_idx=0).sum(dim=1)
        places = self.classes.places[batch.facts]
        facts = told.gather(1, places.flatten(1)).view(places.shape)
        return kinds, facts.masked_fill(~self.classes.real[batch.facts], -1e4)


def _recurrence(kept: Sequence[torch.Tensor], taken: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """What is carried on at each step."""
    states = [taken[0]]
    for keep, take in zip(kept[1:], taken[1:], strict=True):
        states.append(torch.addcmul(take, keep, states[-1]))
    return states


def _first_numbers(classes: Classes, size: float) -> list[torch.Tensor]:
    """At random: for each kind; for each fact of a kind; for each fact in whatever kind."""
    own = torch.randn(classes.total, WIDTH) * size * OWN
    shared = torch.randn(classes.facts, WIDTH) * size
    return [torch.randn(len(classes.kinds), WIDTH) * size, own, shared]


def train_network(
    corpus: Sequence[Example],
    phrases: Sequence[Example],
    models: Mapping[str, tuple[str, ...]],
    progress: Callable[[str], None] = lambda _: None,
    later: Sequence[Example] = (),
) -> Network:
    """What texts and phrases teach; ``models`` are the classes of the linear models by name.

    ``later`` is what is read in the second stage only, as often as it stands there.
    """
    texts = [lesson(e, whole=True) for e in (*corpus, *later)]
    lessons = [*texts, *(lesson(e, whole=False) for e in phrases)]
    torch.manual_seed(1)
    classes = Classes(models)
    rows = Rows(lessons, classes)
    layers = _Layers(rows.sizes, len(rows.cue_of), classes)
    first = [*range(len(corpus)), *range(len(texts), len(lessons))]
    _learn(layers, rows, FIRST, lambda: first, progress)
    if later:
        shares = np.repeat(SECOND_SHARES, [len(corpus), len(later), len(phrases)])
        _learn(layers, rows, SECOND, lambda: _some(rows, shares), progress)
    return _finished(layers, rows, classes)


def _some(rows: Rows, shares: NDArray[np.float64]) -> list[int]:
    """Lessons at random, each as likely as its share."""
    chosen: list[int] = np.flatnonzero(rows.random.random(len(shares)) < shares).tolist()
    return chosen


def _learn(
    layers: _Layers,
    rows: Rows,
    stage: Stage,
    chosen: Callable[[], Sequence[int]],
    progress: Callable[[str], None],
) -> None:
    """One stage; ``chosen`` gives the lessons of each round."""
    optimiser = torch.optim.AdamW(layers.parameters(), lr=stage.rate, weight_decay=DECAY)
    steps = -(-len(chosen()) // BATCH) * stage.rounds
    rates = torch.optim.lr_scheduler.LambdaLR(
        optimiser,
        lambda step: (
            min(1.0, step / stage.warm) * 0.5 * (1 + np.cos(np.pi * min(1.0, step / steps)))
        ),
    )
    for number in range(1, stage.rounds + 1):
        losses: list[float] = []
        for order in rows.orders(chosen()):
            loss = _loss(layers, rows, [rows.rows[n] for n in order])
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(layers.parameters(), 2.0)
            optimiser.step()
            rates.step()
            losses.append(float(loss.detach()))
        mean = sum(losses) / len(losses)
        progress(f"network, {stage.name}: round {number} of {stage.rounds}, loss {mean:.3f}")


def _loss(layers: _Layers, rows: Rows, some: list[Row]) -> torch.Tensor:
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


def _finished(layers: _Layers, rows: Rows, classes: Classes) -> Network:
    """What was learned, without what only training needs."""
    values = {n: p.detach().numpy().astype(np.float32) for n, p in layers.named_parameters()}
    every = (t.detach().numpy() for t in layers.weights())
    values |= dict(zip(("looks", "says", "most"), every, strict=True))

    def head(name: str, start: int, cues: Mapping[int, int]) -> Head:
        names = {KIND: classes.kinds} if name == KIND else classes.heads[name]
        stop = start + sum(map(len, names.values()))
        return Head(
            names=names,
            looks=values["looks"][start:stop].T.copy(),
            says=values["says"][start:stop].T.copy(),
            most=values["most"][start:stop].T.copy(),
            bias=values["bias"][start:stop],
            cues={cue: row for row, cue in enumerate(cues)},
            heard=values["heard"][list(cues.values()), : stop - start],
            about=None if name == KIND else values["about"][classes.order.index(name)],
        )

    heads = {KIND: head(KIND, 0, {})}
    first = len(classes.kinds)
    for name, start in zip(classes.order, classes.starts.tolist(), strict=False):
        cues = {cue: row for (kind, cue), row in rows.cue_of.items() if kind == name}
        heads[name] = head(name, first + start, cues)
    return Network(
        keys=rows.keys,
        features=Coded.of(np.vstack([values["features"][1:], np.zeros((1, WIDTH))]), MOST),
        first=np.stack([values["first.weight"], values["first.bias"]]),
        text=layers.text.finished(),
        second=np.stack([values["second.weight"], values["second.bias"]]),
        story=layers.story.finished(),
        heads=heads,
    )
