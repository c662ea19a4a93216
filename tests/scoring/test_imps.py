"""Law 78B."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.imps import imp_range, imps
from scoring.service import answer

# Law 78B (2017), copied as numbers: the last difference of each row.
LAST = {
    0: 10,
    1: 40,
    2: 80,
    3: 120,
    4: 160,
    5: 210,
    6: 260,
    7: 310,
    8: 360,
    9: 420,
    10: 490,
    11: 590,
    12: 740,
    13: 890,
    14: 1090,
    15: 1290,
    16: 1490,
    17: 1740,
    18: 1990,
    19: 2240,
    20: 2490,
    21: 2990,
    22: 3490,
    23: 3990,
}


@pytest.mark.parametrize(("size", "last"), LAST.items())
def test_both_sides_of_every_boundary(size, last):
    assert imps(last) == size
    assert imps(last + 10) == size + 1
    assert imps(-last) == -size
    assert imps(-last - 10) == -size - 1


def test_24_is_the_most():
    assert imps(15160) == 24
    assert imp_range(24) == (4000, None)


@given(st.integers(-2000, 2000).map(lambda tens: tens * 10))
def test_symmetric_and_within_its_range(difference):
    size = imps(difference)
    assert imps(-difference) == -size
    low, high = imp_range(abs(size))
    assert low <= abs(difference) <= (high or 10**9)


def test_two_scores_are_compared():
    found = answer({"op": "imps", "ours": 620, "theirs": -170})
    assert found.imps == 13
    assert [step.id for step in found.working] == ["difference", "imp_range"]


@pytest.mark.parametrize(
    ("request_", "field", "code"),
    [
        ({}, "difference", ErrorCode.MISSING),
        ({"ours": 620}, "theirs", ErrorCode.MISSING),
        ({"theirs": 620}, "ours", ErrorCode.MISSING),
        ({"ours": 620, "theirs": 0, "difference": 100}, "difference", ErrorCode.CONTRADICTION),
        ({"difference": "many"}, "difference", ErrorCode.WRONG_TYPE),
    ],
)
def test_what_is_missing_is_named(request_, field, code):
    with pytest.raises(ScoringError) as error:
        answer({"op": "imps", **request_})
    assert (error.value.field, error.value.code) == (field, code)
