"""Law 2: dealer and vulnerability."""

import pytest

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer

VULNERABLE = {
    "none": (1, 8, 11, 14),
    "ns": (2, 5, 12, 15),
    "ew": (3, 6, 9, 16),
    "all": (4, 7, 10, 13),
}


@pytest.mark.parametrize(("vulnerability", "numbers"), VULNERABLE.items())
def test_vulnerability_as_in_law_2(vulnerability, numbers):
    for number in numbers:
        assert answer({"op": "board", "number": number}).vulnerability == vulnerability
        assert answer({"op": "board", "number": number + 32}).vulnerability == vulnerability


def test_the_deal_goes_round():
    dealers = "".join(answer({"op": "board", "number": n}).dealer for n in range(1, 21))
    assert dealers == "NESW" * 5


def test_there_is_no_board_zero():
    with pytest.raises(ScoringError) as error:
        answer({"op": "board", "number": 0})
    assert error.value.code is ErrorCode.OUT_OF_RANGE
    assert error.value.allowed == {"min": 1}
