"""What several networks say of a text, for another one to learn from besides its label.

Each of them has seen two thirds of the texts, so that what is said of a text is in part said by one
that cannot have learned it by heart; and what one of them happens to believe the others correct
(Hinton et al. 2015, "Distilling the Knowledge in a Neural Network").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

import numpy as np

from bot.understanding.linear import KIND
from bot.understanding.steps import numbered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bot.understanding.batches import Classes
    from bot.understanding.corpus import Example
    from bot.understanding.lessons import Lesson
    from bot.understanding.network import Matrix, Network

TEACHERS: Final = 3


def kept_from(example: Example) -> int:
    """The teacher that does not see a text, by its number; the same on every machine."""
    return crc32(example.text.encode()) % TEACHERS


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the teachers say of a text together."""

    kinds: NDArray[np.float16]
    """The probability of each kind."""
    facts: NDArray[np.float16]
    """For each slot of the text's kind the probability of each value, as in ``Classes.places``."""


def opinion(teachers: Sequence[Network], taught: Lesson, classes: Classes) -> Opinion:
    """The mean of what teachers of these classes say of a lesson."""
    steps = numbered(taught.steps)
    kinds = np.zeros(len(classes.kinds), dtype=np.float32)
    facts = np.zeros(classes.places.shape[1:], dtype=np.float32)
    known = taught.facts in classes.heads
    row = classes.order.index(taught.facts) if known else 0
    places, real = classes.places[row].numpy(), classes.real[row].numpy()
    for network in teachers:
        seen, _ = network.seen(steps)
        kinds += _softmax(network.heads[KIND].scores(seen))
        if known:
            scores = network.heads[taught.facts].scores(seen, taught.cues)
            facts += _softmax(np.where(real, scores[places], -np.inf)) * real
    count = len(teachers)
    return Opinion((kinds / count).astype(np.float16), (facts / count).astype(np.float16))


def _softmax(scores: Matrix) -> Matrix:
    """Probabilities along the last axis; of slots without any class zeros."""
    top = scores.max(axis=-1, keepdims=True)
    shares: Matrix = np.exp(scores - np.where(np.isfinite(top), top, 0.0))
    total = shares.sum(axis=-1, keepdims=True)
    shares /= np.where(total > 0, total, 1.0)
    return shares
