"""The learned part of the reader: small linear models over features, loaded from one file.

One model tells the kind (or that a text is a look-up, a score, small talk); for each slot of a
kind, one tells the value or that the text does not say. Trained by ``director train``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

NOT_TOLD: Final = "?"
KIND: Final = "kind"
FILE: Final = "model.npz"
_FLOATS: Final = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)
"""All numbers of half precision: NumPy takes longer to convert a number than to look it up."""


def whole(squared: float) -> float:
    """The length of a vector, by which facts are weighed; 1 where nothing is known."""
    return squared**0.5 or 1.0


def rooted(squared: float) -> float:
    """The root of the length, by which kinds are weighed."""
    return squared**0.25 or 1.0


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long a text is as a vector of features: long and short texts tell a fact alike.

    The features' hashes are sorted; each has the square of its weight, over all texts.
    """

    keys: NDArray[np.uint32]
    squares: NDArray[np.float16]

    def squared(self, features: NDArray[np.uint32]) -> float:
        """The sum of the squares of the features that are known."""
        found = _found(self.keys, features)
        return float(_FLOATS.take(self.squares.view(np.uint16).take(found)).sum())

    def of(self, features: NDArray[np.uint32]) -> float:
        """The Euclidean length of a text's vector; 1 where no feature is known."""
        return whole(self.squared(features))

    def root(self, features: NDArray[np.uint32]) -> float:
        """The root of the length: for the kind it counts somewhat how much a text says."""
        return rooted(self.squared(features))


@dataclass(frozen=True, slots=True)
class Linear:
    """A multinomial logistic model, calibrated by its temperature.

    The features' hashes are sorted; each has a row of weights.
    """

    classes: tuple[str, ...]
    keys: NDArray[np.uint32]
    weights: NDArray[np.float16]
    bias: NDArray[np.float32]
    temperature: float


def _found(keys: NDArray[np.uint32], features: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Where features stand among sorted keys, those that do not left out."""
    at = np.searchsorted(keys, features)
    known = at < len(keys)
    known[known] = keys[at[known]] == features[known]
    return at[known]


class _Joint:
    """Models of the same features, reckoned together: their columns stand side by side."""

    def __init__(self, models: Mapping[str, Linear]) -> None:
        self.names = tuple(models)
        self.classes = [m.classes for m in models.values()]
        widths = [len(classes) for classes in self.classes]
        self.ends = np.cumsum(widths).tolist()
        self.starts = [end - width for end, width in zip(self.ends, widths, strict=True)]
        self.model_of = np.repeat(np.arange(len(widths)), widths)
        self.bias = np.concatenate([m.bias for m in models.values()])
        temperatures = [m.temperature for m in models.values()]
        self.temperature = np.array(temperatures, dtype=np.float32)[self.model_of]
        if len(models) == 1:
            (only,) = models.values()
            self.keys, weights = only.keys, only.weights
        else:
            self.keys = np.unique(np.concatenate([m.keys for m in models.values()]))
            weights = np.zeros((len(self.keys), sum(widths)), dtype=np.float16)
            for model, start, end in zip(models.values(), self.starts, self.ends, strict=True):
                weights[np.searchsorted(self.keys, model.keys), start:end] = model.weights
        self.halves = weights.view(np.uint16)

    def probabilities(
        self, features: NDArray[np.uint32], length: float
    ) -> dict[str, dict[str, float]]:
        """Calibrated probabilities of the classes of each model, for a text of a length."""
        scores = (self.bias + self._sum(features) / length) / self.temperature
        scores -= np.maximum.reduceat(scores, self.starts)[self.model_of]
        exp = np.exp(scores)
        shares = (exp / np.add.reduceat(exp, self.starts)[self.model_of]).tolist()
        return {
            name: dict(zip(classes, shares[start:end], strict=True))
            for name, classes, start, end in zip(
                self.names, self.classes, self.starts, self.ends, strict=True
            )
        }

    def _sum(self, features: NDArray[np.uint32]) -> NDArray[np.float32]:
        """The sum of the features' rows."""
        at = _found(self.keys, features)
        found = _FLOATS.take(self.halves.take(at, axis=0))
        total: NDArray[np.float32] = found.sum(axis=0)
        return total


class Model:
    """All learned models by name: ``kind``, or ``kind/slot``."""

    def __init__(self, models: Mapping[str, Linear], lengths: Lengths) -> None:
        self._models = dict(models)
        self._lengths = lengths
        self._kinds = _Joint({KIND: self._models[KIND]})
        self._slots: dict[str, _Joint | None] = {}

    @property
    def names(self) -> frozenset[str]:
        """The models that were trained."""
        return frozenset(self._models)

    def kinds(
        self, features: NDArray[np.uint32], squared: float | None = None
    ) -> list[tuple[str, float]]:
        """Kinds (and other intents) with their probability, best first."""
        squared = self.squared(features) if squared is None else squared
        found = self._kinds.probabilities(features, rooted(squared))[KIND]
        return sorted(found.items(), key=lambda item: -item[1])

    def squared(self, features: NDArray[np.uint32]) -> float:
        """The squared length of a text's vector."""
        return self._lengths.squared(features)

    def slots(
        self, kind: str, features: NDArray[np.uint32], squared: float | None = None
    ) -> dict[str, dict[str, float]]:
        """For each trained slot of a kind the probabilities of its values and of ``?``.

        ``squared`` is the squared length of the features, where it is known already.
        """
        if kind not in self._slots:
            before = f"{kind}/"
            own = {
                n.removeprefix(before): m for n, m in self._models.items() if n.startswith(before)
            }
            self._slots[kind] = _Joint(own) if own else None
        joint = self._slots[kind]
        if joint is None:
            return {}
        squared = self.squared(features) if squared is None else squared
        return joint.probabilities(features, whole(squared))


def as_features(hashes: Iterable[int]) -> NDArray[np.uint32]:
    """Feature hashes as the models take them."""
    return np.fromiter(hashes, dtype=np.uint32)


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
        weights=np.concatenate([m.weights.ravel() for _, m in ordered]),
        bias=np.concatenate([m.bias for _, m in ordered]),
    )


def load(path: Path) -> Model:
    """Read what ``save`` wrote."""
    with np.load(path) as arrays:
        head = json.loads(arrays["head"].tobytes())
        keys, weights, bias = arrays["keys"], arrays["weights"], arrays["bias"]
        lengths = Lengths(arrays["known"], arrays["squares"])
    models: dict[str, Linear] = {}
    row = cell = column = 0
    for entry in head:
        rows, classes = entry["rows"], tuple(entry["classes"])
        width = len(classes)
        models[entry["name"]] = Linear(
            classes=classes,
            keys=keys[row : row + rows],
            weights=weights[cell : cell + rows * width].reshape(rows, width),
            bias=bias[column : column + width],
            temperature=entry["temperature"],
        )
        row, cell, column = row + rows, cell + rows * width, column + width
    return Model(models, lengths)


@cache
def model() -> Model:
    """The trained model, loaded once."""
    with resources.as_file(resources.files("bot.understanding") / FILE) as path:
        return load(path)
