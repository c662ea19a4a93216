"""Law 77: every contract, doubling, vulnerability and number of tricks."""

from itertools import product

import pytest

from scoring.contract import Contract
from scoring.denomination import Denomination
from scoring.penalty import Penalty
from scoring.points import components, score
from scoring.result import PASSED_OUT, Result

ALL_RESULTS = [
    (Result(Contract(level, denomination, penalty), tricks), vulnerable)
    for level, denomination, penalty, vulnerable, tricks in product(
        range(1, 8), Denomination, Penalty, (False, True), range(14)
    )
]


def test_all_2940_scores_agree_with_endplay():
    """Oracle: endplay 0.5, an independent implementation of the scoring table."""
    types = pytest.importorskip("endplay.types")
    denominations = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "NT": "nt"}
    penalties = {"": "passed", "X": "doubled", "XX": "redoubled"}
    assert len(ALL_RESULTS) == 2940
    for result, vulnerable in ALL_RESULTS:
        theirs = types.Contract(
            level=result.contract.level,
            denom=getattr(types.Denom, denominations[result.contract.denomination]),
            declarer=types.Player.north,
            penalty=getattr(types.Penalty, penalties[result.contract.penalty]),
            result=result.relative,
        ).score(types.Vul.both if vulnerable else types.Vul.none)
        assert score(result, vulnerable) == theirs, (result, vulnerable)


def test_the_parts_make_the_whole():
    for result, vulnerable in ALL_RESULTS:
        assert sum(components(result, vulnerable).values()) == score(result, vulnerable)


@pytest.mark.parametrize(
    ("level", "denomination", "penalty", "tricks", "vulnerable", "points"),
    [
        # Scores every player knows by heart.
        (4, "S", "", 10, True, 620),
        (3, "NT", "", 9, False, 400),
        (4, "S", "X", 10, False, 590),
        (1, "NT", "XX", 7, True, 760),
        (7, "NT", "XX", 13, True, 2980),
        (7, "NT", "XX", 0, True, -7600),
        (2, "C", "X", 9, True, 380),
        (3, "H", "X", 5, False, -800),
    ],
)
def test_well_known_scores(level, denomination, penalty, tricks, vulnerable, points):  # noqa: PLR0917
    contract = Contract(level, Denomination(denomination), Penalty(penalty))
    assert score(Result(contract, tricks), vulnerable) == points


def test_a_passed_out_board_scores_nothing():
    assert score(PASSED_OUT, vulnerable=True) == 0
    assert components(PASSED_OUT, vulnerable=True) == {}
