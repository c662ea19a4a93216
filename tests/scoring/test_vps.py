"""Victory Points: the published WBF tables."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.vps import continuous, continuous_scale, discrete

# Source: WBF continuous scale for 24 boards, as published; winner's VPs for 0, 1, 2, … IMPs.
WBF_24 = """
    10 10.25 10.5 10.75 10.99 11.23 11.46 11.68 11.9 12.12 12.33 12.54 12.75 12.95 13.15 13.34
    13.53 13.72 13.9 14.08 14.26 14.43 14.6 14.76 14.92 15.08 15.24 15.39 15.54 15.69 15.83
    15.97 16.11 16.25 16.38 16.51 16.64 16.77 16.89 17.01 17.13 17.25 17.36 17.47 17.58 17.69
    17.79 17.89 17.99 18.09 18.19 18.29 18.38 18.47 18.56 18.65 18.74 18.82 18.9 18.98 19.06
    19.14 19.22 19.3 19.37 19.44 19.51 19.58 19.65 19.72 19.79 19.85 19.91 19.97 20
"""

# Source: WBF discrete scale as in the EBU White Book 3.1.1; the smallest margins for 11 … 20 VPs.
WBF_DISCRETE = {
    5: (1, 3, 5, 7, 10, 13, 16, 20, 25, 31),
    6: (1, 3, 5, 8, 11, 14, 18, 22, 27, 33),
    7: (1, 3, 6, 9, 12, 15, 19, 24, 29, 36),
    8: (1, 4, 7, 10, 13, 17, 21, 26, 31, 39),
    9: (1, 4, 7, 10, 13, 17, 22, 27, 33, 41),
    10: (1, 4, 7, 10, 14, 18, 23, 28, 35, 43),
    11: (2, 5, 8, 11, 15, 19, 24, 30, 37, 45),
    12: (2, 5, 8, 12, 16, 20, 25, 31, 38, 47),
    13: (2, 5, 8, 12, 16, 21, 26, 32, 40, 49),
    14: (2, 5, 9, 13, 17, 22, 27, 34, 41, 51),
    15: (2, 5, 9, 13, 17, 22, 28, 35, 43, 53),
    16: (2, 5, 9, 13, 18, 23, 29, 36, 44, 54),
    20: (2, 6, 10, 15, 20, 26, 32, 40, 49, 61),
    24: (2, 6, 11, 16, 22, 28, 35, 44, 54, 66),
    28: (2, 7, 12, 18, 24, 30, 38, 47, 58, 72),
    32: (3, 8, 13, 19, 25, 33, 41, 51, 62, 77),
    40: (3, 8, 14, 21, 28, 36, 46, 56, 69, 86),
    48: (3, 9, 16, 23, 31, 40, 50, 62, 76, 94),
    56: (3, 10, 17, 25, 33, 43, 54, 67, 82, 101),
    64: (4, 11, 18, 26, 36, 46, 58, 71, 88, 108),
}


def test_the_published_continuous_scale_for_24_boards():
    assert [continuous(margin, 24) for margin in range(75)] == [
        Fraction(vp) for vp in WBF_24.split()
    ]


@pytest.mark.parametrize(("boards", "starts"), WBF_DISCRETE.items())
def test_both_sides_of_every_discrete_boundary(boards, starts):
    assert discrete(0, boards) == 10
    for vp, start in enumerate(starts, 11):
        assert discrete(start - 1, boards) == vp - 1
        assert discrete(start, boards) == vp


@given(st.integers(1, 200))
def test_every_imp_is_worth_no_more_than_the_one_before(boards):
    scale = continuous_scale(boards)
    steps = [after - before for before, after in pairwise(scale)]
    assert (scale[0], scale[-1]) == (1000, 2000)
    assert all(step >= 0 for step in steps)
    assert all(after <= before for before, after in pairwise(steps))


@given(st.integers(1, 200), st.integers(0, 400))
def test_more_imps_never_win_fewer_discrete_vps(boards, margin):
    assert 10 <= discrete(margin, boards) <= discrete(margin + 1, boards) <= 20
