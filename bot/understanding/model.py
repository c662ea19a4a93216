"""The learned part of the reader: small linear models over features, and a network beside them.

One model tells the kind (or that a text is a look-up, a score, small talk); for each slot of a
kind, one tells the value or that the text does not say. The linear models weigh which words stand
in a text, the network (``network``) their order; what both say is pooled. Trained by ``director
train``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

import numpy as np
from threadpoolctl import threadpool_limits

from bot.understanding import network
from bot.understanding.features import features_of
from bot.understanding.linear import KIND, Facts, Kinds, Use, load, long
from bot.understanding.steps import features_of_steps, numbered, steps_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from bot.understanding.analysis import Analysis
    from bot.understanding.linear import Lengths, Linear
    from bot.understanding.network import Matrix, Network

NOT_TOLD: Final = "?"
FILE: Final = "model.npz"
NETWORK_FILE: Final = "network.npz"
FEW: Final = {Use.KIND: 4.0, Use.FACT: 2.0}
"""Of a text of so many words the network tells half as surely as of a long one."""


@dataclass(frozen=True, slots=True)
class Look:
    """A text as the models see it."""

    features: NDArray[np.uint32]
    squared: NDArray[np.float32]
    """The squared length of its vector, for each ``Use``."""
    steps: Matrix | None = None
    """Its words in their order, as the network sees them."""
    known: int = 0
    """How many of them it knows."""


class Model:
    """All learned models by name: ``kind``, or ``kind/slot``."""

    def __init__(
        self, models: Mapping[str, Linear], lengths: Lengths, beside: Network | None = None
    ) -> None:
        self._lengths = lengths
        self._kinds = Kinds(models[KIND])
        self._waiting: dict[str, dict[str, Linear]] = {}
        """The models of facts, kind by kind, until a text first needs them."""
        for name, found in sorted(models.items()):
            kind, _, slot = name.partition("/")
            if slot:
                self._waiting.setdefault(kind, {})[slot] = found
        self._slots: dict[str, Facts | None] = {}
        self._network = beside

    def look(self, analysis: Analysis) -> Look:
        """What the models see of a text."""
        features = features_of(analysis)
        squared = self._lengths.squared(features)
        if self._network is None:
            return Look(features, squared)
        return Look(features, squared, *self._network.seen(steps_of(analysis)))

    def kinds(self, seen: Look) -> list[tuple[str, float]]:
        """Kinds (and other intents) with their probability, best first."""
        length = long(seen.squared, Use.KIND)
        beside = self._beside(KIND, seen, Use.KIND, ())
        found = self._kinds.probabilities(seen.features, length, beside)
        return sorted(found[KIND].items(), key=lambda item: -item[1])

    def slots(self, kind: str, seen: Look, cues: Iterable[int] = ()) -> dict[str, dict[str, float]]:
        """For each trained slot of a kind the probabilities of its values and of ``?``.

        ``cues`` are the hashes of what was heard besides.
        """
        if kind not in self._slots:
            own = self._waiting.get(kind)
            self._slots[kind] = Facts(own) if own else None
            self._waiting.pop(kind, None)
        joint = self._slots[kind]
        if joint is None:
            return {}
        more = np.fromiter(cues, dtype=np.uint32)
        squared = seen.squared + self._lengths.squared(more)
        return joint.probabilities(
            np.append(seen.features, more),
            long(squared, Use.FACT),
            self._beside(kind, seen, Use.FACT, more.tolist()),
        )

    def told_by(self, name: str, value: str, analysis: Analysis) -> list[float]:
        """How much each step of a text says of a class, to the network; nothing without one.

        That is how far the class's score falls without the step (occlusion, Zeiler & Fergus 2014).
        ``name`` is ``kind``, or ``kind/slot``.
        """
        head, _, slot = name.partition("/")
        own = self._network.heads.get(head) if self._network else None
        if own is None or self._network is None:
            return []
        classes = [(n, c) for n, listed in own.names.items() for c in listed]
        if (slot or head, value) not in classes:
            return []
        column = classes.index((slot or head, value))
        every = features_of_steps(analysis)
        left = [every, *(every[:n] + every[n + 1 :] or every for n in range(len(every)))]
        seen = [self._network.seen(numbered(steps))[0] for steps in left]
        scores = [self._network.scores(head, steps)[column] for steps in seen]
        return [float(scores[0] - without) for without in scores[1:]]

    def _beside(self, head: str, seen: Look, use: Use, cues: Iterable[int]) -> Matrix | None:
        """What the network says of the classes of a head."""
        if self._network is None or seen.steps is None or head not in self._network.heads:
            return None
        scores = self._network.scores(head, seen.steps, cues)
        return scores * np.float32(seen.known / (seen.known + FEW[use]))


@cache
def model() -> Model:
    """The trained model, loaded once.

    Its matrices are small: several threads for one product only wait for each other, ten times as
    long as the product takes where other processes want the processor too.
    """
    threadpool_limits(limits=1, user_api="blas")
    with resources.as_file(resources.files("bot.understanding")) as folder:
        return Model(*load(folder / FILE), network.load(folder / NETWORK_FILE))
