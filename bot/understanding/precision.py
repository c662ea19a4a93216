"""Numbers of half precision, and of a byte, in which the learned parts of the reader are kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ALL: Final = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)
_SIDE: Final = 127
"""Codes for numbers on either side of nothing."""
_BENT: Final = 255.0
"""How much finer small numbers are told than large ones (mu-law, ITU-T G.711)."""


def whole(numbers: NDArray[np.float16]) -> NDArray[np.float32]:
    """The same numbers in full: NumPy takes longer to convert a number than to look it up."""
    return _ALL.take(numbers.view(np.uint16))


@dataclass(frozen=True, slots=True)
class Coded:
    """Numbers kept in a byte each, to some hundredth of their size."""

    codes: NDArray[np.uint8]
    values: NDArray[np.float32]
    """What each code stands for."""

    @classmethod
    def of(cls, numbers: NDArray[np.floating[Any]], most: float) -> Self:
        """Numbers of a size of ``most`` at most, rounded to those that there are codes for."""
        share = np.clip(numbers / np.float32(most), -1.0, 1.0)
        bent = np.sign(share) * np.log1p(_BENT * np.abs(share)) / np.log1p(_BENT)
        return cls.read((np.rint(bent * _SIDE) + _SIDE).astype(np.uint8), most)

    @classmethod
    def read(cls, codes: NDArray[np.uint8], most: float) -> Self:
        """Codes that ``of`` made."""
        level = np.arange(-_SIDE, _SIDE + 1) / _SIDE
        values = np.sign(level) * np.expm1(np.abs(level) * np.log1p(_BENT)) * most / _BENT
        return cls(codes, values.astype(np.float32))

    def take(self, at: NDArray[np.integer[Any]], axis: int | None = None) -> NDArray[np.float32]:
        """The numbers at some places (rows where ``axis`` is 0), in full."""
        return self.values.take(self.codes.take(at, axis=axis))

    def numbers(self) -> NDArray[np.float32]:
        """All of them, in full."""
        return self.values.take(self.codes)
