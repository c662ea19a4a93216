"""The part of the learned reader that sees words in their order: a small network.

Each step of a text is looked at with its neighbours (a convolution) and with what is carried on
from all steps before and behind (a recurrence); for the facts of a kind once more, now that the
kind is known. Each class (a kind, a value of a fact) then attends to the steps that tell of it
(Mullenbach et al. 2018, "Explainable Prediction of Medical Codes from Clinical Text"). What it says
is pooled with what the linear models say (``model``). Trained by ``director train``
(``train_network``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from bot.understanding.precision import Coded, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from bot.understanding.steps import Steps

    Matrix: TypeAlias = NDArray[np.float32]

BLOCKS: Final = ("text", "story")
OF_A_BLOCK: Final = ("window", "shift", "near", "gates", "gates_shift", "far")
OF_A_HEAD: Final = ("looks", "says", "most", "bias", "heard")
MOST: Final = 4.0
"""The size of the largest number of a feature."""
EPSILON: Final = 1e-5
"""Keeps a step without any features from being divided by nothing."""


@dataclass(frozen=True, slots=True)
class Head:
    """What the classes of some models look for, side by side in columns; D is the width.

    ``names`` tells of each model its classes, in the order of the columns.
    """

    names: Mapping[str, Sequence[str]]
    looks: Matrix
    """D × C: to which steps each class attends."""
    says: Matrix
    """D × C: what a step that is attended to says of the class."""
    most: Matrix
    """D × C: what the strongest sign anywhere in the text says."""
    bias: Matrix
    """C."""
    cues: Mapping[int, int]
    """The row of ``heard`` of each cue, by its hash."""
    heard: Matrix
    """A row for each cue: what it says of each class."""
    about: Matrix | None = None
    """D: the kind whose facts these are, as it is added to each step; none for the kind itself."""

    def scores(self, steps: Matrix, cues: Iterable[int]) -> Matrix:
        """The score of each class."""
        attention = steps @ self.looks
        attention -= attention.max(axis=0)
        np.exp(attention, out=attention)
        told = (attention * (steps @ self.says)).sum(axis=0) / attention.sum(axis=0)
        scores: Matrix = told + steps.max(axis=0) @ self.most + self.bias
        rows = [self.cues[cue] for cue in cues if cue in self.cues]
        return scores + self.heard[rows].sum(axis=0) if rows else scores


@dataclass(frozen=True, slots=True)
class Block:
    """Layers that show each step in its surroundings; D is the width."""

    window: Matrix
    """3·D × D: what a step means between the one before it and the one behind."""
    shift: Matrix
    """D: is added to that."""
    near: Matrix
    """Scale and shift of the normalised steps after that: 2 × D."""
    gates: Matrix
    """D × 2·D: how far a step replaces what was carried so far, and by what."""
    gates_shift: Matrix
    """2·D: is added to that."""
    far: Matrix
    """Scale and shift after what was carried: 2 × D."""

    def of(self, steps: Matrix) -> Matrix:
        """Each step (T × D) with its neighbours and all that stands before and behind: T × D."""
        edge = np.zeros((1, steps.shape[1]), dtype=np.float32)
        wide = np.concatenate([edge, steps, edge])
        beside = np.concatenate([wide[:-2], wide[1:-1], wide[2:]], axis=1)
        near = _normal(steps + _gelu(beside @ self.window + self.shift), self.near)
        return _normal(near + self._carried(near), self.far)

    def _carried(self, steps: Matrix) -> Matrix:
        """What each step has of all before it (half of the columns) and of all behind: T × D.

        A recurrent layer whose gates see the steps only (Feng et al. 2024, "Were RNNs All We
        Needed?").
        """
        width = steps.shape[1]
        both = steps @ self.gates + self.gates_shift
        new = 1 / (1 + np.exp(-both[:, :width]))
        kept, taken = _two_ways(1 - new), _two_ways(new * both[:, width:])
        state = taken[0]
        for keep, take in zip(kept[1:], taken[1:], strict=True):
            state = np.add(take, keep * state, out=take)
        return _two_ways(taken)


@dataclass(frozen=True, slots=True)
class Network:
    """The layers below the heads, and the heads by name (``kind``, or a kind's facts)."""

    keys: NDArray[np.uint32]
    """The hashes of the features it knows, sorted."""
    features: Coded
    """A row for each, and one of zeros for those it does not know; D columns."""
    first: Matrix
    """Scale and shift of the normalised steps: 2 × D."""
    text: Block
    """What a step is in the text."""
    second: Matrix
    """Scale and shift of the steps to which a kind was added: 2 × D."""
    story: Block
    """What a step is in the story of that kind."""
    heads: Mapping[str, Head]

    def seen(self, steps: Steps) -> tuple[Matrix, int]:
        """Each step of a text in its surroundings (T × D), and how many it knows.

        The first, which every text has, does not count.
        """
        at = self.keys.searchsorted(steps.hashes)
        at[at == len(self.keys)] = 0
        at[self.keys[at] != steps.hashes] = len(self.keys)
        there = np.minimum.reduceat(at, steps.starts) < len(self.keys)
        known = int(np.count_nonzero(there[1:]))
        each = np.add.reduceat(self.features.take(at, axis=0), steps.starts)
        return self.text.of(_normal(each, self.first)), known

    def scores(self, name: str, steps: Matrix, cues: Iterable[int] = ()) -> Matrix:
        """The score of each class of a head; ``steps`` is of ``seen``."""
        head = self.heads[name]
        if head.about is not None:
            steps = self.story.of(_normal(steps + head.about, self.second))
        return head.scores(steps, cues)


def _two_ways(steps: Matrix) -> Matrix:
    """Steps whose second half of columns runs from the last to the first; and back again."""
    half = steps.shape[1] // 2
    return np.concatenate([steps[:, :half], steps[::-1, half:]], axis=1)


def _normal(steps: Matrix, scale: Matrix) -> Matrix:
    """Layer normalisation."""
    width = np.float32(steps.shape[1])
    centred = steps - np.add.reduce(steps, axis=1, keepdims=True) / width
    size = np.einsum("td,td->t", centred, centred)[:, None] / width
    normal: Matrix = centred / np.sqrt(size + np.float32(EPSILON)) * scale[0] + scale[1]
    return normal


def _gelu(x: Matrix) -> Matrix:
    """The Gaussian error linear unit, by its approximation with tanh."""
    inner = np.float32(np.sqrt(2 / np.pi)) * (x + np.float32(0.044715) * x * x * x)
    bent: Matrix = np.float32(0.5) * x * (1 + np.tanh(inner))
    return bent


def save(network: Network, path: Path) -> None:
    """Write a network to one compressed file: features in bytes, the rest in half precision."""
    heads = sorted(network.heads.items())
    head = [
        {"name": name, "models": {n: list(c) for n, c in found.names.items()}}
        for name, found in heads
    ]
    arrays: dict[str, Matrix] = {"first": network.first, "second": network.second}
    for name in BLOCKS:
        block = getattr(network, name)
        arrays |= {f"{name}/{part}": getattr(block, part) for part in OF_A_BLOCK}
    for number, (_, found) in enumerate(heads):
        arrays |= {f"{number}/{part}": getattr(found, part) for part in OF_A_HEAD}
        if found.about is not None:
            arrays[f"{number}/about"] = found.about
    cues: dict[str, NDArray[Any]] = {
        f"{number}/cues": np.array(list(found.cues), dtype=np.uint32)
        for number, (_, found) in enumerate(heads)
    }
    np.savez_compressed(
        path,
        allow_pickle=False,
        head=np.frombuffer(json.dumps(head).encode(), dtype=np.uint8),
        keys=network.keys,
        features=network.features.codes,
        **cues,
        **{name: array.astype(np.float16) for name, array in arrays.items()},
    )


def load(path: Path) -> Network:
    """Read what ``save`` wrote."""
    with np.load(path) as stored:
        head = json.loads(stored["head"].tobytes())
        arrays: dict[str, NDArray[Any]] = {
            name: whole(array) if array.dtype == np.float16 else array
            for name, array in stored.items()
        }
    heads: dict[str, Head] = {}
    for number, entry in enumerate(head):
        own = {part: arrays[f"{number}/{part}"] for part in OF_A_HEAD}
        cues = {cue: row for row, cue in enumerate(arrays[f"{number}/cues"].tolist())}
        about = arrays.get(f"{number}/about")
        heads[entry["name"]] = Head(names=entry["models"], cues=cues, about=about, **own)
    blocks = {
        name: Block(**{part: arrays[f"{name}/{part}"] for part in OF_A_BLOCK}) for name in BLOCKS
    }
    return Network(
        keys=arrays["keys"],
        features=Coded.read(arrays["features"], MOST),
        first=arrays["first"],
        second=arrays["second"],
        heads=heads,
        **blocks,
    )
