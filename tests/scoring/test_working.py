"""The working that front ends put into words."""

from scoring.errors import ErrorCode, ScoringError
from scoring.service import ANSWER, REQUEST, answer
from scoring.working import STEP_ARGS, StepId

LINE = [{"score": 620}]
ADJUSTED = {"against": [50], "method": "imps"}
EVERY_STEP = [
    {"text": "7NTX+0 N", "vulnerability": "all"},
    {"text": "6S= N", "vulnerability": "none"},
    {"text": "1NT+2 N", "vulnerability": "none"},
    {"text": "1NT-2 N", "vulnerability": "none"},
    {"text": "pass"},
    {"op": "board", "number": 17},
    {"op": "imps", "ours": 620, "theirs": 50},
    {"op": "vps", "imps": 5, "boards": 8},
    {"op": "vps", "imps": 5, "boards": 8, "scale": "wbf-discrete"},
    {"op": "fouled", "groups": [[50, 60], [70] * 5], "small_groups": "percent"},
    {"op": "neuberg", "matchpoints": 3, "results": 4, "field": 5},
    {"op": "butler", "scores": [50, 60]},
    {"op": "cross_imps", "scores": [50, 60]},
    {"op": "weighted", "outcomes": LINE, "against": [50]},
    {"op": "split", "ns": LINE, "ew": LINE, "knockout": True, **ADJUSTED},
    {"op": "assigned", "outcomes": LINE, "non_offending": "NS", **ADJUSTED},
    {
        "op": "serious_error",
        "table": 50,
        "without_error": LINE,
        "adjusted": LINE,
        "non_offending": "NS",
        **ADJUSTED,
    },
    {"op": "average", "award": "avg+", "session_percentage": 65, "top": 10},
    {"op": "average", "award": "avg+", "method": "imps"},
    {"op": "penalty", "top": 10, "score": 5},
    {"op": "penalty", "unit": "imps", "amount": 3},
]


def test_every_step_is_used_with_its_arguments():
    steps = [step for request in EVERY_STEP for step in answer(request).working]
    assert {step.id for step in steps} == set(StepId) == set(STEP_ARGS)
    for step in steps:
        assert tuple(step.args) == STEP_ARGS[step.id]


def test_answers_survive_json():
    for request in EVERY_STEP:
        found = answer(request)
        assert ANSWER.validate_json(found.model_dump_json()) == found


def test_the_operation_defaults_to_a_contract_and_others_are_refused():
    assert answer({"text": "pass"}).op == "contract"
    for bad, field, code in (
        ({"op": "bidding"}, "op", ErrorCode.NOT_ONE_OF),
        ({"op": "board", "number": 1, "colour": "red"}, "colour", ErrorCode.UNKNOWN_FIELD),
        ({"op": None}, "op", ErrorCode.NOT_ONE_OF),
        ({}, "text", ErrorCode.MISSING),
    ):
        try:
            answer(bad)
        except ScoringError as error:
            found = (error.field, error.code)
        assert found == (field, code)


def test_a_method_may_be_called_as_elsewhere():
    lines = {"outcomes": LINE, "against": [50]}
    assert answer({"op": "weighted", "method": "mp", **lines}).method == "matchpoints"
    assert answer({"op": "weighted", "method": "imp", **lines}).method == "imps"
    traveller = {"op": "traveller", "text": "1 2 pass\n3 4 pass", "board": 1}
    assert answer({**traveller, "method": "matchpoints"}).method == "mp"
    assert answer({**traveller, "method": "cross_imps"}).method == "cross-imp"


def test_requests_and_answers_have_a_schema():
    ops = set(REQUEST.json_schema()["discriminator"]["mapping"])
    assert {"contract", "imps", "vps", "matchpoints", "neuberg", "butler", "cross_imps"} <= ops
    assert {"weighted", "average", "board"} <= ops
    assert ops <= set(ANSWER.json_schema()["discriminator"]["mapping"])
