"""Butler and cross-IMPs, and VPs as requests."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer

SCORES = st.lists(st.integers(-150, 150).map(lambda tens: tens * 10), min_size=2, max_size=20)


@pytest.mark.parametrize(
    ("scores", "datum", "imps"),
    [
        # Source: Skanderborg Bridgeklub, 8660bridge.dk/Imp-opg.html, board 1, its three sections.
        ([420, 230, 200, 420, 400], 330, [3, -3, -4, 3, 2]),
        ([170, 420, 400, 520, 420, 170, 420], 360, [-5, 2, 1, 4, 2, -5, 2]),
        ([450, 450, 170, 170, 260], 300, [4, 4, -4, -4, -1]),
        # Exact fives go away from zero: EBU White Book 4.2.6.2.
        ([420, 430, 430, 420], 430, [0, 0, 0, 0]),
        ([-420, -430, -430, -420], -430, [0, 0, 0, 0]),
    ],
)
def test_butler(scores, datum, imps):
    found = answer({"op": "butler", "scores": scores})
    assert (found.datum, found.imps) == (datum, imps)


def test_extremes_are_left_out_at_each_end():
    scores = [1430, 620, 600, 620, -800]
    assert answer({"op": "butler", "scores": scores, "drop": 1}).datum == 610
    with pytest.raises(ScoringError) as error:
        answer({"op": "butler", "scores": scores, "drop": 3})
    assert error.value.allowed == {"min": 0, "max": 2}


def test_cross_imps_as_the_danish_federation_shows_them():
    """Source: bridge.dk/4130/IMPs_across_the_field.html (sums)."""
    found = answer({"op": "cross_imps", "scores": [140, 420, -50, 170, 140]})
    assert found.totals == [-3, 30, -26, 2, -3]
    assert found.imps == [-0.75, 7.5, -6.5, 0.5, -0.75]


@given(SCORES)
def test_cross_imps_sum_to_nothing(scores):
    assert sum(answer({"op": "cross_imps", "scores": scores}).totals) == 0


@given(
    st.integers(-300, 300), st.integers(1, 64), st.sampled_from(["wbf-continuous", "wbf-discrete"])
)
def test_vps_sum_to_twenty_and_follow_the_sign(imps, boards, scale):
    found = answer({"op": "vps", "imps": imps, "boards": boards, "scale": scale})
    winner, loser = found.vps
    assert winner + loser == pytest.approx(20)
    assert winner >= loser
    assert found.own == (loser if imps < 0 else winner)


def test_a_25_point_scale_is_the_organizers_own():
    bands = [3, 7, 11, 15, 19, 23, 27, 31, 36, 41, 47, 53, 59, 65, 72]
    request = {"op": "vps", "boards": 16, "scale": "vp25", "bands": bands}
    wins = {2: (15, 15), 3: (16, 14), 46: (25, 5), 47: (25, 4), 99: (25, 0)}
    for margin, vps in wins.items():
        assert answer({**request, "imps": margin}).vps == vps


@pytest.mark.parametrize(
    ("bands", "code"), [(None, ErrorCode.MISSING), ([3, 3], ErrorCode.NOT_ASCENDING)]
)
def test_a_25_point_scale_needs_rising_bands(bands, code):
    request = {"op": "vps", "imps": 1, "boards": 16, "scale": "vp25", "bands": bands}
    with pytest.raises(ScoringError) as error:
        answer(request)
    assert (error.value.field, error.value.code) == ("bands", code)
