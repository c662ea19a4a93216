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
FILE: Final = "model.npz"


@dataclass(frozen=True, slots=True)
class Linear:
    """A multinomial logistic model: sorted feature hashes, a row of weights for each."""

    classes: tuple[str, ...]
    keys: NDArray[np.uint32]
    weights: NDArray[np.float16]
    bias: NDArray[np.float32]
    temperature: float

    def probabilities(self, features: NDArray[np.uint32]) -> dict[str, float]:
        """Calibrated probabilities of the classes."""
        if len(self.keys):
            at = np.searchsorted(self.keys, features)
            at[at == len(self.keys)] = 0
            rows = at[self.keys[at] == features]
            scores = self.bias + self.weights[rows].sum(axis=0, dtype=np.float32)
        else:
            scores = self.bias
        scores = scores / self.temperature
        exp = np.exp(scores - scores.max())
        shares = exp / exp.sum()
        return dict(zip(self.classes, map(float, shares), strict=True))


class Model:
    """All learned models by name: ``kind``, or ``kind/slot``."""

    def __init__(self, models: Mapping[str, Linear]) -> None:
        self._models = dict(models)

    @property
    def names(self) -> frozenset[str]:
        """The models that were trained."""
        return frozenset(self._models)

    def kinds(self, features: NDArray[np.uint32]) -> list[tuple[str, float]]:
        """Kinds (and other intents) with their probability, best first."""
        found = self._models["kind"].probabilities(features)
        return sorted(found.items(), key=lambda item: -item[1])

    def slot(self, kind: str, slot: str, features: NDArray[np.uint32]) -> dict[str, float]:
        """Probabilities of a slot's values and of ``?`` (not told); empty when untrained."""
        model = self._models.get(f"{kind}/{slot}")
        return model.probabilities(features) if model else {}


def as_features(hashes: Iterable[int]) -> NDArray[np.uint32]:
    """Feature hashes as the models take them."""
    return np.fromiter(hashes, dtype=np.uint32)


def save(models: Mapping[str, Linear], path: Path) -> None:
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
        keys=np.concatenate([m.keys for _, m in ordered]),
        weights=np.concatenate([m.weights.ravel() for _, m in ordered]),
        bias=np.concatenate([m.bias for _, m in ordered]),
    )


def load(path: Path) -> Model:
    """Read what ``save`` wrote."""
    with np.load(path) as arrays:
        head = json.loads(arrays["head"].tobytes())
        keys, weights, bias = arrays["keys"], arrays["weights"], arrays["bias"]
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
    return Model(models)


@cache
def model() -> Model:
    """The trained model, loaded once."""
    with resources.as_file(resources.files("bot.understanding") / FILE) as path:
        return load(path)
