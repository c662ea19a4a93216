"""Law 78A, matchpoints, from frequencies: plain, factored (Neuberg) and weighted in one formula.

A score that occurs ``f`` times above ``b`` worse results earns ``2b + f - 1``. With whole
frequencies that is Law 78A (two for a win, one for a tie, none against oneself); with
frequencies factored by field/results it is Neuberg's formula (EBU, L&EC articles); with the
weights of an assigned score (Law 12C1(c)) as fractional frequencies it is the matchpointing of
weighted scores (EBL, P. Eidt, Belfast 2020).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias

Frequency: TypeAlias = int | Fraction
Frequencies: TypeAlias = Mapping[int, Frequency]


def frequencies(scores: Iterable[int]) -> dict[int, int]:
    """How often each score occurs."""
    return dict(Counter(scores))


def matchpoints(table: Frequencies) -> dict[int, Frequency]:
    """North–South matchpoints of each score, two for a win; scores are North–South's."""
    awarded: dict[int, Frequency] = {}
    below: Frequency = 0
    for score in sorted(table):
        awarded[score] = 2 * below + table[score] - 1
        below += table[score]
    return awarded


def factored(table: Frequencies, field: int) -> dict[int, Fraction]:
    """The frequencies as if the board had been played ``field`` times (Neuberg)."""
    results = sum(table.values())
    return {score: Fraction(frequency) * field / results for score, frequency in table.items()}


def neuberg(earned: Fraction, results: int, field: int) -> Fraction:
    """Matchpoints among ``results`` scores (two for a win), factored to a field."""
    return (earned + 1) * field / results - 1


def top(field: int) -> int:
    """The most matchpoints on a board, two for a win."""
    return 2 * (field - 1)
