"""Numbers of half precision, in which the learned parts of the reader are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ALL: Final = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)


def whole(numbers: NDArray[np.float16]) -> NDArray[np.float32]:
    """The same numbers in full: NumPy takes longer to convert a number than to look it up."""
    return _ALL.take(numbers.view(np.uint16))
