"""Small linear models over features: how long a text is, what each class scores, the file.

Features are numbers (``features``); a model keeps its strongest ones, sorted, a row of weights
each.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bot.understanding.precision import Coded, whole

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from bot.understanding.network import Matrix

KIND: Final = "kind"
LINEAR_SHARE: Final = 0.55
NETWORK_SHARE: Final = 1.0
"""How much the scores of either count (a logarithmic opinion pool, Genest & Zidek 1986), chosen on
the held-out texts, which neither has read."""


MOST: Final = 128.0
"""The size of the largest weight; a usual one has some hundredth of it."""


class Use(IntEnum):
    """What features are weighed for."""

    KIND = 0
    FACT = 1


SHORT: Final = {Use.KIND: 800.0, Use.FACT: 1_500.0}
"""What is added to a text's squared length: two words tell nothing as surely as twenty do. A usual
text has some 3,000 for the kind and 4,000 for facts."""


def long(squared: NDArray[np.float32], use: Use) -> float:
    """The length by which a text is weighed, from the squared one; 1 where nothing is known."""
    return (float(squared[use]) + SHORT[use]) ** 0.5 or 1.0


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long a text is as a vector of features: long and short texts tell a fact alike.

    The features' hashes are sorted; each has the squares of its weights over all texts, one for
    each ``Use``.
    """

    keys: NDArray[np.uint32]
    squares: NDArray[np.float16]

    def squared(self, features: NDArray[np.uint32]) -> NDArray[np.float32]:
        """For each ``Use`` the sum of the squares of the features that are known."""
        found = _found(self.keys, features)
        total: NDArray[np.float32] = whole(self.squares.take(found, axis=0)).sum(axis=0)
        return total

    def of(self, features: NDArray[np.uint32], use: Use) -> float:
        """The length by which a text is weighed."""
        return long(self.squared(features), use)


@dataclass(frozen=True, slots=True)
class Linear:
    """A multinomial logistic model, calibrated by its temperature.

    The features' hashes are sorted; each has a row of weights, one for each class but the first:
    only differences count, so each class is told from that one.
    """

    classes: tuple[str, ...]
    keys: NDArray[np.uint32]
    weights: Coded
    bias: NDArray[np.float32]
    temperature: float


def _found(keys: NDArray[np.uint32], features: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Where features stand among sorted keys, those that do not left out."""
    at = keys.searchsorted(features)
    known = at < len(keys)
    known[known] = keys[at[known]] == features[known]
    return at[known]


class Scores(ABC):
    """Models of the same features, reckoned together: their classes stand side by side."""

    def __init__(self, models: Mapping[str, Linear]) -> None:
        self.names = tuple(models)
        self.classes = [m.classes for m in models.values()]
        widths = [len(classes) for classes in self.classes]
        self.stops: list[int] = np.cumsum(widths).tolist()
        self.starts = [stop - width for stop, width in zip(self.stops, widths, strict=True)]
        self.model_of = np.repeat(np.arange(len(widths)), widths)
        self.bias = np.concatenate([m.bias for m in models.values()])
        temperatures = [m.temperature for m in models.values()]
        self.temperature = np.array(temperatures, dtype=np.float32)[self.model_of]

    def probabilities(
        self, features: NDArray[np.uint32], length: float, beside: Matrix | None
    ) -> dict[str, dict[str, float]]:
        """Calibrated probabilities of the classes of each model, for a text of a length.

        ``beside`` is what the network says of the same classes.
        """
        scores = (self.bias + self.total(features) / length) / self.temperature
        if beside is not None:
            scores = LINEAR_SHARE * scores + NETWORK_SHARE * beside
        scores -= np.maximum.reduceat(scores, self.starts)[self.model_of]
        exp = np.exp(scores)
        shares = (exp / np.add.reduceat(exp, self.starts)[self.model_of]).tolist()
        return {
            name: dict(zip(classes, shares[start:stop], strict=True))
            for name, classes, start, stop in zip(
                self.names, self.classes, self.starts, self.stops, strict=True
            )
        }

    @abstractmethod
    def total(self, features: NDArray[np.uint32]) -> NDArray[np.floating[Any]]:
        """For each class the sum of the features' weights."""


class Kinds(Scores):
    """The one model of all kinds, in which every feature tells of every class."""

    def __init__(self, model: Linear) -> None:
        super().__init__({KIND: model})
        self.keys = model.keys
        self.weights = model.weights

    def total(self, features: NDArray[np.uint32]) -> NDArray[np.floating[Any]]:
        """For each class the sum of the features' weights."""
        found = self.weights.take(_found(self.keys, features), axis=0)
        return np.append(np.float32(0.0), found.sum(axis=0))


class Facts(Scores):
    """The models of a kind's slots: most features tell of few of them.

    The weights that there are stand one after the other, feature by feature; ``rows`` tells where
    those of each feature begin and end, ``columns`` to which class each belongs.
    """

    def __init__(self, models: Mapping[str, Linear]) -> None:
        super().__init__(models)
        every = [*zip(models.values(), self.starts, self.stops, strict=True)]
        keys = np.concatenate([np.repeat(m.keys, stop - start - 1) for m, start, stop in every])
        narrow = np.min_scalar_type(len(self.bias))
        columns = np.concatenate(
            [
                np.tile(np.arange(start + 1, stop, dtype=narrow), len(m.keys))
                for m, start, stop in every
            ]
        )
        codes = np.concatenate([m.weights.codes.ravel() for m in models.values()])
        order = np.argsort(keys, kind="stable")
        self.keys, counts = np.unique(keys, return_counts=True)
        self.rows = np.append(0, np.cumsum(counts)).astype(np.int32)
        self.columns = columns[order]
        self.weights = Coded.read(codes[order], MOST)

    def total(self, features: NDArray[np.uint32]) -> NDArray[np.floating[Any]]:
        """For each class the sum of the features' weights."""
        at = _found(self.keys, features)
        ends = self.rows[at + 1]
        counts = ends - self.rows[at]
        cells = np.arange(counts.sum()) + np.repeat(ends - np.cumsum(counts), counts)
        weights = self.weights.take(cells)
        return np.asarray(np.bincount(self.columns.take(cells), weights, len(self.bias)))


def save(models: Mapping[str, Linear], lengths: Lengths, path: Path) -> None:
    """Write the models to one compressed file: all rows in three arrays, cut by the head."""
    ordered = sorted(models.items())
    head = [
        {
            "name": name,
            "classes": found.classes,
            "rows": len(found.keys),
            "temperature": round(found.temperature, 4),
        }
        for name, found in ordered
    ]
    np.savez_compressed(
        path,
        head=np.frombuffer(json.dumps(head).encode(), dtype=np.uint8),
        known=lengths.keys,
        squares=lengths.squares,
        keys=np.concatenate([m.keys for _, m in ordered]),
        weights=np.concatenate([m.weights.codes.ravel() for _, m in ordered]),
        bias=np.concatenate([m.bias for _, m in ordered]),
    )


def load(path: Path) -> tuple[dict[str, Linear], Lengths]:
    """Read what ``save`` wrote, each model by itself: it may be given up when it is not needed."""
    with np.load(path) as arrays:
        head = json.loads(arrays["head"].tobytes())
        keys, weights, bias = arrays["keys"], arrays["weights"], arrays["bias"]
        lengths = Lengths(arrays["known"], arrays["squares"])
    models: dict[str, Linear] = {}
    row = cell = column = 0
    for entry in head:
        rows, classes = entry["rows"], tuple(entry["classes"])
        width = len(classes) - 1
        cells = weights[cell : cell + rows * width].reshape(rows, width)
        models[entry["name"]] = Linear(
            classes=classes,
            keys=keys[row : row + rows].copy(),
            weights=Coded.read(cells.copy(), MOST),
            bias=bias[column : column + len(classes)],
            temperature=entry["temperature"],
        )
        row, cell, column = row + rows, cell + rows * width, column + len(classes)
    return models, lengths
