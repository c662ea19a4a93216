"""Training of the learned reader: ``director train``. Needs scikit-learn (development only).

Reproducible: sorted inputs, fixed seeds, deterministic solver. Each model is an L2-regularised
multinomial logistic regression; its temperature is fitted on held-out predictions of a
five-fold cross-validation (Guo et al. 2017, "On Calibration of Modern Neural Networks").
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bot.understanding.analysis import analyse
from bot.understanding.features import cue_features, features_of
from bot.understanding.model import NOT_TOLD, Linear
from bot.understanding.reading import Intent
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from bot.understanding.corpus import Example

SEED: Final = 1927
FOLDS: Final = 5
MIN_VALUE_EXAMPLES: Final = 3
"""A slot value that stands in fewer texts is not learned."""
KIND_STRENGTH: Final = 40.0
SLOT_STRENGTH: Final = 20.0
JITTER: Final = 1e-6
"""Keeps the factorisation stable when two texts have the same features."""
IMPOSSIBLE: Final = -30.0
MAX_STEPS: Final = 200
KEPT_KIND_ROWS: Final = 60_000
KEPT_SLOT_ROWS: Final = 1_500
TEMPERATURES: Final = tuple(float(t) for t in np.geomspace(0.3, 4.0, 40))


@dataclass(frozen=True, slots=True)
class Sample:
    """A text's features and what is to be learned from it."""

    example: Example
    keys: NDArray[np.uint32]
    weights: NDArray[np.float32]


def sample(example: Example, *, cues: bool = False) -> Sample:
    """The features of an example, with ``cues`` those of its kind's cues too."""
    analysis = analyse(example.text, example.language)
    features = features_of(analysis)
    if cues:
        features |= cue_features(analysis, example.kind)
    ordered = sorted(features.items())
    return Sample(
        example,
        np.array([key for key, _ in ordered], dtype=np.uint32),
        np.array([weight for _, weight in ordered], dtype=np.float32),
    )


def label(value: object) -> str:
    """A slot's value as a class name."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def train(
    corpus: Sequence[Example], progress: Callable[[str], None] = lambda _: None
) -> dict[str, Linear]:
    """All models of a corpus."""
    samples = [sample(e) for e in corpus]
    names = [s.example.kind or s.example.intent.value for s in samples]
    progress(f"kind: {len(samples)} texts, {len(set(names))} classes")
    models = {"kind": fit(samples, names, strength=KIND_STRENGTH, rows=KEPT_KIND_ROWS)}
    situations = [sample(e, cues=True) for e in corpus if e.intent is Intent.SITUATION]
    for kind in sorted({s.example.kind for s in situations}):
        own = [s for s in situations if s.example.kind == kind]
        progress(f"{kind}: {len(own)} texts")
        for slot in tellable(load_kind(kind)):
            values = [label(s.example.slots.get(slot, NOT_TOLD)) for s in own]
            values = _learnable(values)
            if len(set(values)) > 1:
                models[f"{kind}/{slot}"] = fit(
                    own, values, strength=SLOT_STRENGTH, rows=KEPT_SLOT_ROWS
                )
    return models


def _learnable(values: list[str]) -> list[str]:
    counts = Counter(values)
    return [v if counts[v] >= MIN_VALUE_EXAMPLES else NOT_TOLD for v in values]


def _matrix(
    samples: Sequence[Sample],
) -> tuple[Any, NDArray[np.uint32], NDArray[np.float32]]:
    """A sparse matrix over the features that at least two texts have, their keys and weights."""
    from scipy.sparse import csr_matrix

    every = np.concatenate([s.keys for s in samples])
    weights = np.concatenate([s.weights for s in samples])
    keys, first, counts = np.unique(every, return_index=True, return_counts=True)
    kept = counts > 1
    keys, weight_of = keys[kept], weights[first][kept]
    at = np.searchsorted(keys, every)
    at[at == len(keys)] = 0
    hit = keys[at] == every if len(keys) else np.zeros(len(every), dtype=bool)
    row = np.repeat(np.arange(len(samples)), [len(s.keys) for s in samples])
    shape = (len(samples), len(keys))
    return csr_matrix((weights[hit], (row[hit], at[hit])), shape), keys, weight_of


def fit(samples: Sequence[Sample], labels: Sequence[str], *, strength: float, rows: int) -> Linear:
    """One calibrated model; ``strength`` is the inverse of the regularisation.

    There are far more features than texts, so the texts' inner products are factorised and the
    regression is solved in that basis: the same optimum, in a fraction of the time.
    """
    matrix, keys, weight_of = _matrix(samples)
    scale = 1.0 / np.sqrt(max(1.0, float(matrix.multiply(matrix).sum()) / len(samples)))
    gram = (matrix @ matrix.T).toarray() * scale**2
    basis = np.linalg.cholesky(gram + JITTER * np.eye(len(samples)))
    classes = sorted(set(labels))
    scores = _held_out(basis, labels, classes, strength)
    truth = np.array([classes.index(v) for v in labels])
    temperature = _temperature(scores, truth)
    solved, bias = _solve(basis, labels, classes, strength)
    weights = matrix.T @ np.linalg.solve(basis.T, solved) * scale**2 * weight_of[:, None]
    if len(keys) > rows:
        strongest = np.sort(np.argsort(-np.abs(weights).max(axis=1), kind="stable")[:rows])
        keys, weights = keys[strongest], weights[strongest]
    return Linear(
        classes=tuple(classes),
        keys=keys,
        weights=weights.astype(np.float16),
        bias=bias.astype(np.float32),
        temperature=temperature,
    )


def _solve(
    basis: NDArray[np.float64], labels: Sequence[str], classes: Sequence[str], strength: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Weights (basis x classes) and bias; classes missing from ``labels`` stay impossible."""
    from sklearn.linear_model import LogisticRegression

    weights = np.zeros((basis.shape[1], len(classes)))
    bias = np.full(len(classes), IMPOSSIBLE)
    present = sorted(set(labels))
    at = [classes.index(c) for c in present]
    if len(present) == 1:
        bias[at] = 0.0
        return weights, bias
    fitted = LogisticRegression(C=strength, max_iter=MAX_STEPS, tol=1e-3, random_state=SEED)
    fitted.fit(basis, list(labels))
    if len(present) == len(("yes", "no")):  # two classes share one row of weights
        half = fitted.coef_[0] / 2
        weights[:, at] = np.stack([-half, half], axis=1)
        bias[at] = [-fitted.intercept_[0] / 2, fitted.intercept_[0] / 2]
    else:
        weights[:, at] = fitted.coef_.T
        bias[at] = fitted.intercept_
    return weights, bias


def _held_out(
    basis: NDArray[np.float64], labels: Sequence[str], classes: Sequence[str], strength: float
) -> NDArray[np.float64]:
    """Scores (texts x classes) of each text by a model that has not seen it."""
    fold = np.random.default_rng(SEED).permutation(len(labels)) % FOLDS
    scores = np.zeros((len(labels), len(classes)))
    for held in range(FOLDS):
        seen, unseen = np.flatnonzero(fold != held), np.flatnonzero(fold == held)
        if len(unseen) and len(seen):
            known = [labels[int(i)] for i in seen]
            weights, bias = _solve(basis[seen], known, classes, strength)
            scores[unseen] = basis[unseen] @ weights + bias
    return scores


def _temperature(scores: NDArray[np.float64], truth: NDArray[np.int64]) -> float:
    """The temperature with the least log loss on held-out scores."""

    def loss(temperature: float) -> float:
        scaled = scores / temperature
        top = scaled.max(axis=1, keepdims=True)
        normal = np.log(np.exp(scaled - top).sum(axis=1)) + top[:, 0]
        return float(np.mean(normal - scaled[np.arange(len(truth)), truth]))

    return min(TEMPERATURES, key=loss)
