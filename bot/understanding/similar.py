"""Texts of the corpus that are nearly the same: the reader learns nothing from the second one.

Alike is measured on what two texts share of their runs of letters (Jaccard). Two texts that differ
in one word and therefore in their label are no duplicates: they teach what that word means.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from bot.understanding.text import SUIT_OF_SYMBOL as SUITS
from bot.understanding.text import normalise, tokenise

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.understanding.corpus import Example

RUN: Final = 4
"""Letters of a run, spaces included."""
ALIKE: Final = 0.7
"""Share of runs in common from which on two texts with the same label are one too many."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two texts that are nearly the same; ``second`` is the one that came later."""

    first: Example
    second: Example
    share: float

    @property
    def contradicts(self) -> bool:
        """Whether the two are labelled differently."""
        return _label(self.first) != _label(self.second)


def _label(example: Example) -> tuple[object, ...]:
    return example.intent, example.kind, example.slots


def near_duplicates(corpus: Iterable[Example]) -> Iterator[Pair]:
    """Pairs within a language: alike with the same label, or the same words with two labels.

    Only texts of one kind can have the same label, so the others are only looked at for the same
    words.
    """
    by_kind: dict[tuple[str, str, str], list[Example]] = {}
    by_words: dict[tuple[str, frozenset[str]], Example] = {}
    for example in corpus:
        label = (example.language, example.intent.value, example.kind)
        by_kind.setdefault(label, []).append(example)
        other = by_words.setdefault((example.language, _runs(example.text)), example)
        if (other.intent, other.kind) != (example.intent, example.kind):
            yield Pair(other, example, 1.0)
    for told in by_kind.values():
        for one, another, share in alike([example.text for example in told]):
            pair = Pair(told[one], told[another], share)
            if share == 1.0 or not pair.contradicts:
                yield pair


def alike(
    texts: Sequence[str], least: float = ALIKE, *, since: int = 0
) -> Iterator[tuple[int, int, float]]:
    """Places of texts that share at least ``least`` of their runs, the earlier first.

    Only texts from the place ``since`` on are compared with those before them.

    Two sets of which so much is shared have a run in common among the first
    ``n - ceil(least * n) + 1`` of each, whatever order all runs are put in (a prefix filter);
    with the rarest first the fewest texts have to be compared.
    """
    sets = [_runs(text) for text in texts]
    common = Counter(run for each in sets for run in each)
    seen: dict[str, list[int]] = {}
    for number, own in enumerate(sets):
        ranked = sorted(own, key=lambda run: (common[run], run))
        prefix = ranked[: len(own) - ceil(least * len(own)) + 1]
        small, large = least * len(own), len(own) / least
        near = {other for run in prefix for other in seen.get(run, ())}
        for other in sorted(near) if number >= since else ():
            if not small <= len(sets[other]) <= large:
                continue
            shared = len(own & sets[other])
            share = shared / (len(own) + len(sets[other]) - shared)
            if share >= least:
                yield other, number, share
        for run in prefix:
            seen.setdefault(run, []).append(number)


def _runs(text: str) -> frozenset[str]:
    """The runs of letters of a text, as the reader sees it, without punctuation."""
    tokens = [token.word for token in tokenise(normalise(text))]
    words = [word for word in tokens if word.isalnum() or word in SUITS]
    padded = f" {' '.join(words or tokens)} "
    return frozenset(padded[i : i + RUN] for i in range(max(1, len(padded) - RUN + 1)))
