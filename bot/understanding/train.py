"""Training of the learned reader: ``director train``. Needs SciPy (development only).

Reproducible: sorted inputs and a closed-form solution. A model's temperature is fitted on
leave-one-out predictions (Guo et al. 2017, "On Calibration of Modern Neural Networks").
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bot.understanding.analysis import analyse
from bot.understanding.details import label
from bot.understanding.features import weighted_features_of
from bot.understanding.lessons import cues_of
from bot.understanding.linear import KIND, MOST, Lengths, Linear, Use
from bot.understanding.model import NOT_TOLD
from bot.understanding.precision import Coded
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from bot.understanding.corpus import Example

RETOLD: Final = frozenset({"zw", "zx", "zy"})
"""Files of the corpus that only the network reads: linear models that had read the first two as
well, half of them of rare situations, read the ordinary ones worse."""
VOICES: Final = ("va", "vb", "vc", "vd", "ve", "vf", "vg")
"""Files in which one situation is told many times, or nearly so: they teach the linear models kinds
only. With the facts of so many texts that are alike these were too sure of other situations."""
MIN_VALUE_EXAMPLES: Final = 3
"""A slot value that stands in fewer texts is not learned."""
RIDGE: Final = 0.1
LIGHT: Final = 10.0
"""How many times less a phrase is learned from than a text: there are many, and they are short."""
KEPT_KIND_ROWS: Final = 60_000
KEPT_SLOT_ROWS: Final = 2_500
LARGEST: Final = 15_000
"""Rows of a matrix that is inverted in one piece."""
LEFT_OUT: Final = 20
"""One in so many texts is left out to fit the temperature of what is solved by iteration."""
ROUNDS: Final = 200
NEAR_ENOUGH: Final = 1e-4
"""The share of the squares that may stay unexplained by the solution."""
TINY: Final = 1e-30
BLOCK: Final = 1_000
"""Rows of inner products that are reckoned at a time."""
TEMPERATURES: Final = tuple(float(t) for t in np.geomspace(0.02, 1.0, 40))


@dataclass(frozen=True, slots=True)
class Sample:
    """A text's features and what is to be learned from it."""

    example: Example
    keys: NDArray[np.uint32]
    weights: NDArray[np.float32]
    """A row for each key: its weight for the kind, and for the facts."""


def sample(example: Example, *, cues: bool = False) -> Sample:
    """The features of an example, with ``cues`` those of its kind's cues too."""
    analysis = analyse(example.text, example.language)
    features = weighted_features_of(analysis)
    if cues:
        features |= cues_of(example.kind, analysis)
    ordered = sorted(features.items())
    return Sample(
        example,
        np.array([key for key, _ in ordered], dtype=np.uint32),
        np.array([weight for _, weight in ordered], dtype=np.float32).reshape(-1, len(Use)),
    )


def train(
    corpus: Sequence[Example],
    phrases: Sequence[Example] = (),
    progress: Callable[[str], None] = lambda _: None,
    voices: Sequence[Example] = (),
) -> tuple[dict[str, Linear], Lengths]:
    """All models of a corpus and of phrases for single facts; and what makes texts equally long.

    ``voices`` teach the kinds only.
    """
    texts = [sample(e) for e in corpus]
    named = [sample(p) for p in phrases if not p.slots]  # they tell the kind, not what is untold
    named += [sample(e) for e in voices]
    phrases = [p for p in phrases if p.slots]
    told = [s for s in texts if s.example.kind]
    heard = [sample(s.example, cues=True) for s in told]
    others = [s for s in texts if not s.example.kind]
    lengths = _lengths([*heard, *others, *named])
    samples = [*texts, *named]
    names = [s.example.kind or s.example.intent.value for s in samples]
    progress(f"kind: {len(samples)} texts, {len(set(names))} classes")
    models = {KIND: _Texts(samples, lengths, Use.KIND).fit_many(names, kept=KEPT_KIND_ROWS)}
    # each text twice: other people say it in words that no cue knows
    twice = [copy for copies in zip(heard, told, strict=True) for copy in copies]
    said = [sample(e, cues=True) for e in phrases]
    for kind in sorted({s.example.kind for s in told}):
        pairs = [s for s in twice if s.example.kind == kind]
        pieces = [s for s in said if s.example.kind == kind]
        own = [*pairs, *pieces]
        progress(f"{kind}: {len(pairs) // 2} texts, {len(pieces)} phrases")
        rows = _Texts(own, lengths, Use.FACT, pairs=len(pairs) // 2)
        for slot in tellable(load_kind(kind)):
            values = [label(s.example.slots.get(slot, NOT_TOLD)) for s in own]
            values = _learnable(values)
            if len(set(values[: len(pairs)])) > 1:  # phrases alone do not tell how rare a fact is
                models[f"{kind}/{slot}"] = rows.fit(values, kept=KEPT_SLOT_ROWS)
    return models, lengths


def _lengths(samples: Sequence[Sample]) -> Lengths:
    """The squared weights of the features that more than one text has (TF-IDF)."""
    keys, first, counts = np.unique(
        np.concatenate([s.keys for s in samples]), return_index=True, return_counts=True
    )
    kept = counts > 1
    given = np.concatenate([s.weights for s in samples])[first[kept]]
    rarity = np.log((1 + len(samples)) / (1 + counts[kept]))[:, None]
    return Lengths(keys[kept], ((given * rarity) ** 2).astype(np.float16))


def _learnable(values: list[str]) -> list[str]:
    counts = Counter(values)
    return [v if counts[v] >= MIN_VALUE_EXAMPLES else NOT_TOLD for v in values]


class _Texts:
    """Texts as rows of weighted features, and the inverse of their inner products.

    There are far more features than texts, so ridge regression is solved in its dual form; the
    inverse is shared by all models of the same texts.
    """

    def __init__(
        self,
        samples: Sequence[Sample],
        lengths: Lengths,
        use: Use,
        pairs: int = 0,
    ) -> None:
        """``pairs``: of so many texts there are two samples, first of all, left out together."""
        from scipy.sparse import csr_matrix

        every = np.concatenate([s.keys for s in samples])
        given = np.concatenate([s.weights[:, use] for s in samples])
        keys, first, counts = np.unique(every, return_index=True, return_counts=True)
        kept = counts > 1  # a feature of one text says nothing of another
        self.keys = keys[kept]
        rarity = np.log((1 + len(samples)) / (1 + counts[kept]))
        self.count_of = counts[kept].astype(np.float32)
        self.weight_of = (given[first][kept] * rarity).astype(np.float32)
        at = np.searchsorted(self.keys, every)
        at[at == len(self.keys)] = 0
        hit = self.keys[at] == every if len(self.keys) else np.zeros(len(every), dtype=bool)
        row = np.repeat(np.arange(len(samples)), [len(s.keys) for s in samples])
        length = np.array([lengths.of(s.keys, use) for s in samples], dtype=np.float32)
        cells = (self.weight_of[at[hit]] / length[row[hit]], (row[hit], at[hit]))
        self.rows: Any = csr_matrix(cells, (len(samples), len(self.keys)))
        size = float(self.rows.multiply(self.rows).sum()) / len(samples)
        self.scale = 1.0 / np.sqrt(size or 1.0)
        self.pairs = pairs
        self.texts = 2 * pairs or len(samples)
        """So many samples are of whole texts: the prior and the calibration are theirs."""

    @cached_property
    def inverse(self) -> NDArray[np.float32]:
        """The inverse of the inner products with the ridge."""
        gram = self._products()
        ridge = np.full(len(gram), RIDGE, dtype=np.float32)
        ridge[self.texts :] *= LIGHT
        gram[np.diag_indices_from(gram)] += ridge
        return _inverse(gram)

    def _products(self) -> NDArray[np.float32]:
        """All inner products, scaled; some rows at a time, since sparse products take much room."""
        size = self.rows.shape[0]
        gram = np.empty((size, size), dtype=np.float32)
        for start in range(0, size, BLOCK):
            some = slice(start, start + BLOCK)
            gram[some] = (self.rows[some] @ self.rows.T).toarray() * self.scale**2
        return gram

    def _left_out(self, dual: NDArray[np.float32]) -> NDArray[np.float32]:
        """By how much each text's score falls short when the text is left out, all its copies."""
        short: NDArray[np.float32] = dual / np.diag(self.inverse)[:, None]
        at = np.arange(2 * self.pairs).reshape(self.pairs, 2)
        blocks = self.inverse[at[:, :, None], at[:, None, :]]
        both = np.linalg.solve(blocks, dual[at])
        short[at.ravel()] = both.reshape(at.size, dual.shape[1])
        return short

    def _silent(self, labels: Sequence[str]) -> list[int]:
        """Phrases for other facts: what they say of this one is nothing, not that it is untold."""
        return [n for n, v in enumerate(labels) if n >= self.texts and v == NOT_TOLD]

    def fit(self, labels: Sequence[str], *, kept: int) -> Linear:
        """One calibrated model, its ``kept`` strongest features.

        What a text would score were it left out of the training follows from the inverse
        (Rasmussen & Williams 2006, section 5.4.2); the temperature is fitted on those scores.
        """
        classes = sorted(set(labels))
        truth = np.array([classes.index(v) for v in labels])
        wanted = np.eye(len(classes), dtype=np.float32)[truth]
        share = wanted[: self.texts].mean(axis=0)
        wanted[self._silent(labels)] = share
        dual = self.inverse @ (wanted - share)
        held_out = wanted - self._left_out(dual)
        temperature = _temperature(held_out[: self.texts], truth[: self.texts])
        return self._model(classes, dual, share, temperature, kept)

    def fit_many(self, labels: Sequence[str], *, kept: int) -> Linear:
        """The same for more texts than an inverse has room for, by conjugate gradients.

        The temperature is fitted on a few texts that are left out at first.
        """
        classes = sorted(set(labels))
        truth = np.array([classes.index(v) for v in labels])
        wanted = np.eye(len(classes), dtype=np.float32)[truth]
        share = wanted.mean(axis=0)
        out = np.arange(len(labels)) % LEFT_OUT == 0
        scaled = self.rows * self.scale
        dual = np.zeros_like(wanted)
        dual[~out] = _solve(scaled[~out], (wanted - share)[~out], dual[~out])
        scores = share + scaled[out] @ (scaled.T @ dual)
        temperature = _temperature(scores, truth[out])
        dual = _solve(scaled, wanted - share, dual)
        return self._model(classes, dual, share, temperature, kept)

    def _model(
        self,
        classes: Sequence[str],
        dual: NDArray[np.float32],
        share: NDArray[np.float32],
        temperature: float,
        kept: int,
    ) -> Linear:
        """The weights of the ``kept`` strongest features."""
        weights = self.rows.T @ dual * self.scale**2 * self.weight_of[:, None]
        keys = self.keys
        if len(keys) > kept:
            strength = -np.abs(weights).max(axis=1) * np.sqrt(self.count_of)
            strongest = np.sort(np.argsort(strength, kind="stable")[:kept])
            keys, weights = keys[strongest], weights[strongest]
        return Linear(
            classes=tuple(classes),
            keys=keys,
            weights=Coded.of(weights[:, 1:] - weights[:, :1], MOST),
            bias=share.astype(np.float32),
            temperature=temperature,
        )


def _solve(rows: Any, wanted: NDArray[np.float32], start: NDArray[np.float32]) -> Any:
    """What the inner products of rows with the ridge turn into the wanted columns.

    Conjugate gradients, all columns at once (Shewchuk 1994); ``start`` is where they begin.
    """
    columns = rows.T.tocsr()

    def product(dual: NDArray[np.float32]) -> Any:
        return rows @ (columns @ dual) + RIDGE * dual

    dual = start.copy()
    rest = wanted - product(dual)
    way = rest.copy()
    size = (rest**2).sum(axis=0)
    enough = NEAR_ENOUGH * float((wanted**2).sum())
    for _ in range(ROUNDS):
        if float(size.sum()) < enough:
            break
        ahead = product(way)
        step = size / np.maximum((way * ahead).sum(axis=0), TINY)
        dual += step * way
        rest -= step * ahead
        before, size = size, (rest**2).sum(axis=0)
        way = rest + size / np.maximum(before, TINY) * way
    return dual


def _inverse(gram: NDArray[np.float32]) -> NDArray[np.float32]:
    """The inverse of a symmetric, positive definite matrix; overwrites it.

    By Cholesky, which is half the work; a large one in four parts with the Schur complement of the
    first, since LAPACK's routines fail on matrices of some gigabytes.
    """
    size = len(gram)
    if size <= LARGEST:
        return _small_inverse(gram)
    half = size // 2
    first = _inverse(gram[:half, :half].copy())
    across = gram[:half, half:]
    onto = first @ across
    second = _inverse(gram[half:, half:] - across.T @ onto)
    gram[half:, half:] = second
    across[:] = onto @ second
    gram[:half, :half] = first + across @ onto.T
    across *= -1
    gram[half:, :half] = across.T
    return gram


def _small_inverse(gram: NDArray[np.float32]) -> NDArray[np.float32]:
    from scipy.linalg import lapack

    factor, failed = lapack.spotrf(gram, lower=1, overwrite_a=1)
    lower, failed = (factor, failed) if failed else lapack.spotri(factor, lower=1, overwrite_c=1)
    if failed:
        msg = "the inner products of the texts are not positive definite"
        raise np.linalg.LinAlgError(msg)
    whole: NDArray[np.float32] = np.tril(lower) + np.tril(lower, -1).T
    return whole


def _temperature(scores: NDArray[np.float64], truth: NDArray[np.int64]) -> float:
    """The temperature with the least log loss on held-out scores."""

    def loss(temperature: float) -> float:
        scaled = scores / temperature
        top = scaled.max(axis=1, keepdims=True)
        normal = np.log(np.exp(scaled - top).sum(axis=1)) + top[:, 0]
        return float(np.mean(normal - scaled[np.arange(len(truth)), truth]))

    return min(TEMPERATURES, key=loss)
