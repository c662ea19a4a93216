"""Assigned and artificial adjusted scores: Laws 12, 86, 88, 90."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer

# Source for the pairs examples: P. Eidt, Calculating Scores: Weighted, Split and Serious Error,
# EBL, Belfast 2020.
EBL_FIELD = [110] * 5 + [50] * 3 + [-50] * 2 + [-110] * 2
EBL_OUTCOMES = [{"score": 110, "weight": 60}, {"score": -50, "weight": 40}]


def test_the_ebl_weighted_score_at_pairs():
    found = answer({"op": "weighted", "outcomes": EBL_OUTCOMES, "against": EBL_FIELD})
    assert (found.weighted, found.weighted_ew, found.top) == (13.8, 10.2, 24)
    assert [(each.ns, each.ew) for each in found.outcomes] == [(19, 5), (6, 18)]


def test_the_other_tables_change_too():
    found = answer({"op": "weighted", "outcomes": EBL_OUTCOMES, "against": EBL_FIELD})
    assert dict(zip(EBL_FIELD, found.others, strict=True)) == {
        110: 19.4,
        50: 10.8,
        -50: 5.4,
        -110: 1,
    }


def test_weighted_teams_weigh_imps_not_points():
    """Source: EBU White Book 4.1.1.4: each component is turned into IMPs first."""
    outcomes = [
        {"score": 1430, "weight": 25},
        {"score": 680, "weight": 40},
        {"score": 650, "weight": 20},
        {"score": -100, "weight": 15},
    ]
    found = answer({"op": "weighted", "outcomes": outcomes, "against": [680], "method": "imps"})
    assert [each.ns for each in found.outcomes] == [13, 0, -1, -13]
    assert (found.weighted, found.weighted_ew) == (1.1, -1.1)


def test_the_rounding_of_weighted_imps_is_a_parameter():
    request = {
        "op": "weighted",
        "outcomes": [{"score": 620, "weight": "100/3"}, {"score": -100, "weight": "200/3"}],
        "against": [-100],
        "method": "imps",
    }
    assert answer(request).weighted == 4
    thirds = {**request, "against": [140]}
    assert answer(thirds).weighted == -0.67
    assert answer({**thirds, "decimals": 0}).weighted == -1
    assert answer({**thirds, "decimals": 0}).rounding.decimals == 0


@pytest.mark.parametrize("method", ["cross_imps", "butler"])
def test_weighted_imp_pairs(method):
    request = {"op": "weighted", "outcomes": EBL_OUTCOMES, "against": EBL_FIELD, "method": method}
    found = answer(request)
    values = [each.ns for each in found.outcomes]
    assert found.weighted == pytest.approx(0.6 * values[0] + 0.4 * values[1], abs=0.01)
    assert found.weighted == -found.weighted_ew


@pytest.mark.parametrize(
    ("change", "field", "code"),
    [
        ({"outcomes": [{"score": 110, "weight": 60}] * 2}, "outcomes", ErrorCode.WEIGHTS_SUM),
        ({"outcomes": [{"score": 110, "weight": 0}]}, "outcomes.0.weight", ErrorCode.OUT_OF_RANGE),
        ({"outcomes": []}, "outcomes", ErrorCode.EMPTY),
        ({"against": []}, "against", ErrorCode.EMPTY),
        ({"method": "imps"}, "against", ErrorCode.OUT_OF_RANGE),
        ({"method": "points"}, "method", ErrorCode.NOT_ONE_OF),
    ],
)
def test_impossible_weights_are_refused(change, field, code):
    request = {"op": "weighted", "outcomes": EBL_OUTCOMES, "against": EBL_FIELD}
    with pytest.raises(ScoringError) as error:
        answer({**request, **change})
    assert (error.value.field, error.value.code) == (field, code)


@given(st.integers(1, 99), st.lists(st.sampled_from(EBL_FIELD), min_size=1, max_size=12))
def test_a_weighted_board_keeps_its_matchpoints(weight, against):
    outcomes = [{"score": 110, "weight": weight}, {"score": -50, "weight": 100 - weight}]
    found = answer({"op": "weighted", "outcomes": outcomes, "against": against, "decimals": 6})
    tables = len(against) + 1
    assert found.weighted + found.weighted_ew == pytest.approx(found.top)
    assert found.weighted + sum(found.others) == pytest.approx(tables * (tables - 1))


def test_split_scores_need_not_add_up():
    """Each line adds up to the top by itself; the two sides together do not (EBU forum 901)."""
    found = answer(
        {
            "op": "split",
            "ns": [{"score": 620}],
            "ew": [{"score": -100}],
            "against": [620, 620, 140, -100],
        }
    )
    assert (found.ns.value, found.ew.value, found.top) == (6, 7, 8)
    assert found.ns.others == [6, 6, 2, 0]
    assert found.ew.others == [1, 1, 4, 7]


def test_a_knockout_averages_a_split_score():
    """Law 12C4: +11 and +4 become +3.5 and -3.5."""
    found = answer(
        {
            "op": "split",
            "ns": [{"score": 620}],
            "ew": [{"score": -100}],
            "against": [50],
            "method": "imps",
            "knockout": True,
        }
    )
    assert (found.ns.value, found.ew.value) == (11, 4)
    assert (found.final_ns, found.final_ew) == (3.5, -3.5)


# Source: R. Barker, Application of Law 12C1(b) revisited (2011): A at the table, C without the
# error, B without the infraction; the non-offenders get A + B - C where both kinds of damage occur.
@pytest.mark.parametrize(
    ("table", "without_error", "case", "non_offenders", "offenders"),
    [
        (100, 300, "part_self_inflicted", 2 + 9 - 6, -9),
        (300, 300, "none_self_inflicted", 9, -9),
        (100, 800, "all_self_inflicted", 2, -9),
        (500, 800, "no_damage", 10, -10),
    ],
)
def test_serious_errors(table, without_error, case, non_offenders, offenders):
    found = answer(
        {
            "op": "serious_error",
            "table": table,
            "without_error": [{"score": without_error}],
            "adjusted": [{"score": 420}],
            "against": [50],
            "method": "imps",
            "non_offending": "NS",
        }
    )
    assert found.case == case
    assert (found.non_offenders, found.offenders) == (non_offenders, offenders)


def test_serious_errors_at_pairs_are_seen_from_the_non_offenders():
    """East-West let 3D make by revoking: 3D-1 would have scored +50 for them."""
    request = {
        "op": "serious_error",
        "table": 110,
        "without_error": [{"score": -50}],
        "adjusted": [{"score": -110}],
        "against": [110, 50, -50, -110],
        "non_offending": "EW",
    }
    found = answer(request)
    # East-West: 1 at the table, 5 without the error, 7 adjusted.
    assert (found.damage, found.self_inflicted, found.real) == (6, 4, 2)
    assert (found.non_offenders, found.offenders) == (3, 1)
    assert found.citations == ["12C1(e)"]
    assert answer({**request, "edition": 2007}).citations == ["12C1(b)"]


def test_the_value_of_an_error_is_taken_from_the_value_of_the_due_score():
    """Source: H. van Staveren, BLML, December 2010: V(1430) - (V(50) - V(-980)), in IMPs each."""
    found = answer(
        {
            "op": "serious_error",
            "table": -980,
            "without_error": [{"score": 50}],
            "adjusted": [{"score": 1430}],
            "against": [680],
            "method": "imps",
            "non_offending": "NS",
        }
    )
    due, without, table = 13, -12, -17
    assert found.non_offenders == due - (without - table)
    assert found.offenders == -due


@pytest.mark.parametrize(
    ("request_", "citations"),
    [
        ({"op": "weighted", "outcomes": EBL_OUTCOMES}, {2017: "12C1(c)", 2007: "12C1(c)"}),
        # 1997: the director assigns one result a side, only a committee may do otherwise.
        ({"op": "weighted", "outcomes": EBL_OUTCOMES}, {1997: "12C3"}),
        ({"op": "weighted", "outcomes": [{"score": 110}]}, {1997: "12C2"}),
        (
            {"op": "split", "ns": [{"score": 110}], "ew": [{"score": -50}], "knockout": True},
            {2017: "12C1(c) 12C4", 2007: "12C1(c) 12C4", 1997: "12C2 86B"},
        ),
        (
            {"op": "assigned", "outcomes": [{"score": 110}], "non_offending": "NS"},
            {1997: "12C2", 2007: "12C1(e)"},
        ),
    ],
)
def test_each_edition_has_its_own_law_for_it(request_, citations):
    for edition, laws in citations.items():
        found = answer({**request_, "against": EBL_FIELD, "edition": edition})
        assert found.citations == laws.split()


@pytest.mark.parametrize(
    ("text", "edition", "outcome"),
    [
        ("avg- 35%", 1997, 40),
        ("avg- 35%", 2007, 35),
        ("avg- 35%", 2017, 35),
        ("avg- 35% laws 2017", 1997, 35),
    ],
)
def test_the_edition_of_a_chat_holds_where_the_text_names_none(text, edition, outcome):
    assert answer({"text": text}, edition).percentage == outcome


def test_1997_knows_no_serious_error():
    request = {
        "op": "serious_error",
        "table": 110,
        "without_error": [{"score": -50}],
        "adjusted": [{"score": -110}],
        "against": [110],
        "non_offending": "EW",
    }
    with pytest.raises(ScoringError) as error:
        answer(request, 1997)
    assert (error.value.field, error.value.allowed) == ("edition", {"one_of": ["2007", "2017"]})


def test_the_assigned_score_of_1997_takes_the_ends():
    """Law 12C2 of 1997: best likely result for one side, worst probable for the other."""
    outcomes = [{"score": 620}, {"score": 650, "likely": False}, {"score": -100}]
    request = {"op": "assigned", "outcomes": outcomes, "against": [50], "method": "imps"}
    north = answer({**request, "non_offending": "NS"})
    assert (north.score_ns, north.score_ew) == (620, 650)
    assert (north.value_ns, north.value_ew) == (11, -12)
    east = answer({**request, "non_offending": "EW"})
    assert (east.score_ns, east.score_ew) == (-100, -100)


@pytest.mark.parametrize(
    ("request_", "value", "citations"),
    [
        ({"award": "avg+"}, 60, ["12C2(a)"]),
        ({"award": "avg"}, 50, ["12C2(a)"]),
        ({"award": "avg-"}, 40, ["12C2(a)"]),
        ({"award": "avg+", "session_percentage": 63.5}, 63.5, ["12C2(a)", "12C2(c)"]),
        ({"award": "avg+", "session_percentage": 55}, 60, ["12C2(a)"]),
        ({"award": "avg-", "session_percentage": 35}, 35, ["12C2(a)", "12C2(c)"]),
        ({"award": "avg", "session_percentage": 70}, 50, ["12C2(a)"]),
        ({"award": "avg+", "session_percentage": 63.5, "edition": 1997}, 63.5, ["12C1", "88"]),
        ({"award": "avg-", "session_percentage": 35, "edition": 1997}, 40, ["12C1"]),
    ],
)
def test_averages_in_percent(request_, value, citations):
    found = answer({"op": "average", **request_})
    assert (found.percentage, found.imps) == (value, None)
    assert found.citations == citations


@pytest.mark.parametrize(
    ("request_", "imps", "citations"),
    [
        ({"award": "avg+"}, 3, ["12C2(b)"]),
        ({"award": "avg"}, 0, ["12C2(b)"]),
        ({"award": "avg-"}, -3, ["12C2(b)"]),
        ({"award": "avg+", "edition": 1997}, 3, ["86A"]),
        # EBU White Book 4.1.1.1: a pair averaging +4 gets +4.
        ({"award": "avg+", "session_imps": 4}, 4, ["12C2(b)", "12C2(c)"]),
        ({"award": "avg-", "session_imps": -4}, -4, ["12C2(b)", "12C2(c)"]),
        ({"award": "avg+", "value": 2}, 2, ["12C2(b)"]),
    ],
)
def test_averages_in_imps(request_, imps, citations):
    found = answer({"op": "average", "method": "imps", **request_})
    assert (found.imps, found.percentage) == (imps, None)
    assert found.citations == citations


def test_an_average_of_a_top():
    assert answer({"op": "average", "award": "avg+", "top": 24}).matchpoints == 14.4


@pytest.mark.parametrize(
    ("request_", "deduction", "result"),
    [
        ({"top": 24, "score": 13.8}, 2.4, 11.4),
        ({"top": 24, "amount": 25}, 6, None),
        ({"unit": "imps", "amount": 3, "score": 1}, 3, -2),
        ({"unit": "vps", "amount": 0.5, "score": 12.25}, 0.5, 11.75),
    ],
)
def test_procedural_penalties(request_, deduction, result):
    found = answer({"op": "penalty", **request_})
    assert (found.deduction, found.result) == (deduction, result)


@pytest.mark.parametrize(
    ("request_", "field", "allowed"),
    [
        ({"op": "vps", "imps": 7}, "boards", {"min": 1, "max": 200}),
        ({"op": "average"}, "award", {"one_of": ["avg+", "avg", "avg-"]}),
        ({"op": "whatis"}, "score", {"min": -10000, "max": 10000}),
        ({"op": "matchpoints"}, "scores", {"min_items": 1}),
        (
            {"op": "assigned", "outcomes": [{"score": 110}], "against": [50]},
            "non_offending",
            {"one_of": ["NS", "EW"]},
        ),
        ({"op": "board"}, "number", {"min": 1, "max": 9999}),
    ],
)
def test_what_is_missing_is_told_with_what_it_may_be(request_, field, allowed):
    with pytest.raises(ScoringError) as error:
        answer(request_)
    assert (error.value.field, error.value.code) == (field, ErrorCode.MISSING)
    assert error.value.allowed == allowed


@pytest.mark.parametrize(("request_", "field"), [({}, "top"), ({"unit": "imps"}, "amount")])
def test_a_penalty_needs_its_size(request_, field):
    with pytest.raises(ScoringError) as error:
        answer({"op": "penalty", **request_})
    assert (error.value.field, error.value.code) == (field, ErrorCode.MISSING)


def test_what_scores_790():
    found = answer({"op": "whatis", "score": 790})
    ways = {
        (m.levels, m.denominations, m.penalty, m.relative, m.vulnerable) for m in found.declaring
    }
    assert ways == {
        ((4,), ("H", "S"), "X", 0, True),
        ((4,), ("H", "S"), "X", 2, False),
        ((2,), ("NT",), "X", 3, False),
    }
    assert found.defending == []


def test_what_scores_500_for_the_defenders():
    found = answer({"op": "whatis", "score": 500})
    downs = {(match.penalty, match.relative, match.vulnerable) for match in found.defending}
    assert ("X", -2, True) in downs
    assert ("X", -3, False) in downs
    assert found.declaring == []


def test_no_contract_scores_10():
    found = answer({"op": "whatis", "score": 10})
    assert (found.declaring, found.defending, found.passed_out) == ([], [], False)
    assert answer({"op": "whatis", "score": 0}).passed_out
