"""Numbers that are kept in a byte each."""

from __future__ import annotations

import numpy as np

from bot.understanding.precision import Coded


def test_nothing_stays_nothing() -> None:
    """A feature that the network does not know adds nothing."""
    assert Coded.of(np.zeros((2, 3)), most=4.0).numbers().tolist() == [[0.0] * 3] * 2


def test_numbers_are_kept_to_some_hundredths_of_their_size() -> None:
    numbers = np.geomspace(0.01, 64.0, 400) * np.tile([1.0, -1.0], 200)
    kept = Coded.of(numbers, most=64.0).numbers()
    assert (np.abs(kept - numbers) <= 0.03 * np.abs(numbers) + 0.01).all()
    assert (np.sign(kept) * np.sign(numbers) >= 0).all()


def test_rows_are_taken_as_they_were_kept() -> None:
    kept = Coded.of(np.arange(12.0).reshape(4, 3), most=16.0)
    assert (kept.take(np.array([2, 0]), axis=0) == kept.numbers()[[2, 0]]).all()
