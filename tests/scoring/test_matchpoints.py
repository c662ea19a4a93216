"""Law 78A, Neuberg and fouled boards."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.matchpoints import factored, frequencies, matchpoints, neuberg, top
from scoring.service import answer

SCORES = st.lists(st.integers(-150, 150).map(lambda tens: tens * 10), min_size=1, max_size=30)


def test_the_ebl_lecture_on_scoring():
    """Source: P. Eidt, A Lecture about Scoring, EBL workshop Alicante 2015, tables B and D."""
    found = answer(
        {"op": "matchpoints", "scores": [590, 100, -400, -100, 500, 690, -100, -550, -400, -400]}
    )
    assert found.matchpoints == [16, 12, 4, 9, 14, 18, 9, 0, 4, 4]
    assert found.matchpoints_ew == [2, 6, 14, 9, 4, 0, 9, 18, 14, 14]
    hundred = {1660: 1, 1430: 21, 680: 54, 650: 18, 620: 4, -100: 1, -200: 1}
    assert list(matchpoints(hundred).values()) == [0, 2, 7, 29, 101, 176, 198]


def test_ten_results_of_eleven():
    """Source: EBU, The Neuberg Formula - the Principle, first example."""
    table = frequencies([520, 500, 490, 480, 460, 450, 430, 420, 400, -50])
    expected = [19.9, 17.7, 15.5, 13.3, 11.1, 8.9, 6.7, 4.5, 2.3, 0.1]
    assert [float(each) for each in matchpoints(factored(table, 11)).values()] == expected[::-1]
    plain = {"op": "neuberg", "matchpoints": list(range(18, -1, -2)), "results": 10, "field": 11}
    assert answer(plain).matchpoints == expected


@pytest.mark.parametrize(
    ("earned", "results", "field", "factor"),
    [
        (4, 6, 7, Fraction(29, 6)),  # Wikipedia, Neuberg formula: 4.8333 and 10.6667
        (9, 6, 7, Fraction(32, 3)),
        (12, 7, 10, Fraction(123, 7)),  # EBU, Scoring of fouled boards (N. Doe): 7 and 3 of 10
        (0, 7, 10, Fraction(3, 7)),
        (4, 3, 10, Fraction(47, 3)),
        (0, 3, 10, Fraction(7, 3)),
    ],
)
def test_published_factors(earned, results, field, factor):
    assert neuberg(Fraction(earned), results, field) == factor


@pytest.mark.parametrize(("results", "percentage"), [(3, 88.89), (4, 93.75)])
def test_the_top_of_a_small_group_of_seven(results, percentage):
    """Source: pjms.nl, The manual method: 88.9 % and 93.8 %."""
    request = {"op": "neuberg", "matchpoints": 2 * results - 2, "results": results, "field": 7}
    assert answer(request).percentages == percentage


def test_small_groups_by_fixed_percentages():
    """Source: EBU White Book 4.2.3.3: 65/55 for two results, 70/60/50 for three."""
    request = {"op": "fouled", "groups": [[620] * 6, [100, 50], [420, 400, -50]]}
    plain, fixed = answer(request), answer({**request, "small_groups": "percent"})
    assert fixed.groups[1].percentages == [65, 55]
    assert fixed.groups[2].percentages == [70, 60, 50]
    assert plain.groups[0].matchpoints == fixed.groups[0].matchpoints == [10] * 6


def test_averages_are_of_the_top_and_leave_the_others_factored():
    """Source: EBU, Neuberg: ten results of eleven, the eleventh an average plus and minus."""
    scores = [520, 500, 490, 480, 460, 450, 430, 420, 400, -50]
    adjusted = [{"ns": "avg+", "ew": 40}]
    found = answer({"op": "matchpoints", "scores": scores, "adjusted": adjusted})
    assert found.top == 20
    assert found.matchpoints[0] == 19.9
    assert (found.adjusted[0].ns, found.adjusted[0].ew) == (12, 8)


def test_american_points_are_half():
    found = answer({"op": "matchpoints", "scores": [620, 620, -100], "win": 1})
    assert found.matchpoints == [1.5, 1.5, 0]
    assert found.top == 2


def test_a_single_result_is_an_average():
    found = answer({"op": "matchpoints", "scores": [620]})
    assert (found.matchpoints, found.percentages, found.top) == ([0], [50], 0)


@pytest.mark.parametrize(
    ("request_", "field", "code"),
    [
        ({"op": "matchpoints", "scores": []}, "scores", ErrorCode.EMPTY),
        ({"op": "matchpoints", "scores": [625]}, "scores.0", ErrorCode.NOT_A_SCORE),
        ({"op": "matchpoints", "scores": [620] * 3, "field": 2}, "field", ErrorCode.OUT_OF_RANGE),
        (
            {"op": "neuberg", "matchpoints": 19, "results": 10, "field": 11},
            "matchpoints",
            ErrorCode.OUT_OF_RANGE,
        ),
        (
            {"op": "neuberg", "matchpoints": 9, "results": 10, "field": 9},
            "field",
            ErrorCode.OUT_OF_RANGE,
        ),
        ({"op": "neuberg", "matchpoints": 9, "results": 0, "field": 9}, "results", None),
    ],
)
def test_impossible_boards_are_refused(request_, field, code):
    with pytest.raises(ScoringError) as error:
        answer(request_)
    assert error.value.field == field
    assert error.value.code == (code or ErrorCode.OUT_OF_RANGE)


@given(SCORES)
def test_matchpoints_are_comparisons(scores):
    found = answer({"op": "matchpoints", "scores": scores})
    for score, earned in zip(scores, found.matchpoints, strict=True):
        beaten = sum(1 for other in scores if other < score)
        tied = sum(1 for other in scores if other == score) - 1
        assert earned == 2 * beaten + tied


@given(SCORES, st.integers(0, 20))
def test_both_sides_make_a_top_and_all_tables_the_average(scores, missing):
    field = len(scores) + missing
    table = matchpoints(factored(frequencies(scores), field))
    earned = [Fraction(table[score]) for score in scores]
    assert sum(earned) == Fraction(top(field), 2) * len(scores)
    found = answer({"op": "matchpoints", "scores": scores, "field": field})
    for ns, ew in zip(found.matchpoints, found.matchpoints_ew, strict=True):
        assert ns + ew == pytest.approx(found.top, abs=0.011)


@given(SCORES, st.randoms())
def test_the_order_of_tables_does_not_matter(scores, random):
    shuffled = scores[:]
    random.shuffle(shuffled)
    before = answer({"op": "matchpoints", "scores": scores}).matchpoints
    after = answer({"op": "matchpoints", "scores": shuffled}).matchpoints
    assert sorted(zip(scores, before, strict=True)) == sorted(zip(shuffled, after, strict=True))
