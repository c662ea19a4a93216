"""Victory Points: the WBF scales of 2013 and tables of the older kind.

Source: *The New WBF IMP to VP Scales*, technical report of the WBF Scoring Panel (Bavin, Bethe,
Bramley, Buchen). With ``tau`` the golden section and ``X = 15 * sqrt(boards)``, a win by ``M``
IMPs is worth ``10 + 10 * (1 - tau**(3M/X)) / (1 - tau**3)``, 20 from ``X`` on. Both scales are
then made concave: no IMP (or VP) may be worth more than the one before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from decimal import ROUND_CEILING, Context, Decimal
from fractions import Fraction
from functools import cache
from typing import Final

_CONTEXT: Final = Context(prec=40)
_TAU: Final = (_CONTEXT.sqrt(Decimal(5)) - 1) / 2
_SPAN: Final = 1 - _CONTEXT.power(_TAU, 3)
DRAW: Final = 10
MOST: Final = 20
_HUNDREDTHS: Final = 100


def _blitz(boards: int) -> Decimal:
    """The margin that wins all 20, not rounded."""
    return 15 * _CONTEXT.sqrt(Decimal(boards))


@cache
def continuous_scale(boards: int) -> tuple[int, ...]:
    """The winner's VPs in hundredths for a margin of 0, 1, 2, … IMPs; the last entry is 20 VPs."""
    blitz = _blitz(boards)
    size = int(blitz.to_integral_value(ROUND_CEILING)) + 1
    scale = [_winner_hundredths(margin, blitz) for margin in range(size)]
    changed = True
    while changed:
        changed = False
        for margin in range(1, size - 1):
            if scale[margin + 1] - scale[margin] > scale[margin] - scale[margin - 1]:
                scale[margin] += 1
                changed = True
    return tuple(scale)


def _winner_hundredths(margin: int, blitz: Decimal) -> int:
    if margin >= blitz:
        return MOST * _HUNDREDTHS
    decay = _CONTEXT.power(_TAU, _CONTEXT.divide(Decimal(3 * margin), blitz))
    won = DRAW + DRAW * _CONTEXT.divide(1 - decay, _SPAN)
    return int(_CONTEXT.multiply(won, Decimal(_HUNDREDTHS)) + Decimal("0.5"))


@cache
def discrete_scale(boards: int) -> tuple[int, ...]:
    """The smallest margin that wins 11, 12, … 20 VPs.

    The margins are those where the curve passes 10.5, 11.5, … VPs, then each band is made at
    least as wide as the one before; a draw's band counts on both sides of zero.
    """
    starts = [_margin_for(Decimal(vp) - Decimal("0.5"), boards) for vp in range(1, DRAW + 1)]
    changed = True
    while changed:
        changed = False
        for index in range(len(starts) - 1):
            before = starts[index] - starts[index - 1] if index else 2 * starts[0] - 1
            if before > starts[index + 1] - starts[index]:
                starts[index] -= 1
                changed = True
    return tuple(starts)


def _margin_for(won: Decimal, boards: int) -> int:
    """The smallest margin worth at least ``won`` VPs above a draw."""
    exponent = _CONTEXT.divide(
        _CONTEXT.ln(1 - _CONTEXT.multiply(won, _SPAN) / DRAW), _CONTEXT.ln(_TAU)
    )
    margin = _CONTEXT.multiply(exponent, _blitz(boards)) / 3
    return int(margin.to_integral_value(ROUND_CEILING))


def continuous(margin: int, boards: int) -> Fraction:
    """The winner's VPs for a margin of 0 or more IMPs."""
    scale = continuous_scale(boards)
    return Fraction(scale[min(margin, len(scale) - 1)], _HUNDREDTHS)


def discrete(margin: int, boards: int) -> int:
    """The winner's VPs, whole numbers."""
    return DRAW + bisect_right(discrete_scale(boards), margin)


def banded(margin: int, starts: Sequence[int]) -> tuple[int, int]:
    """Winner's and loser's VPs on a 25-point scale: 15–15, 16–14, … 25–5, 25–4, … 25–0.

    ``starts`` are the smallest margins of the bands after the draw, from 16–14 on.
    """
    band = bisect_right(starts, margin)
    return min(15 + band, 25), 15 - band
