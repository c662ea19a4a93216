"""What a director types: every operation by its words, in four languages."""

import contextlib
import json
import tomllib
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.reading.command import read_command
from scoring.reading.lexicon import LANGUAGES
from scoring.reading.spoken import spoken
from scoring.service import answer

SAME_REQUEST = [
    json.loads(line)
    for line in Path(__file__).with_name("commands.jsonl").read_text("utf-8").splitlines()
]
"""Requests, each with texts that make it."""


@pytest.mark.parametrize(
    ("request_", "text"),
    [(same["request"], text) for same in SAME_REQUEST for text in same["texts"]],
)
def test_a_command_makes_the_request(request_, text):
    assert read_command(text) == request_
    assert answer({"text": text}).op == request_["op"]
    assert answer({"text": f"/score {text}"}) == answer(request_)


ROWS = "NS 3 – EW 5: 4S= N\nNS 4 – EW 6: 3NT-1 E"


@pytest.mark.parametrize(
    ("head", "fields"),
    [
        ("traveller board 5", {"board": 5}),
        ("Board 5, imps", {"board": 5, "method": "imps"}),
        ("följesedel bricka 5", {"board": 5}),
        ("Laufzettel Board 5, alle in Gefahr", {"board": 5, "vulnerability": "all"}),
        ("kiertolappu jako 5 butler pudota 1", {"board": 5, "method": "butler", "drop": 1}),
        ("traveller, NS vul, cross-imps", {"vulnerability": "ns", "method": "cross_imps"}),
        ("ingen i zonen", {"vulnerability": "none"}),
    ],
)
def test_a_pasted_traveller_says_above_what_it_is(head, fields):
    found = read_command(f"{head}\n{ROWS}")
    assert found == {"op": "traveller", "text": f"\n{ROWS}", "language": None, **fields}


def test_a_bad_line_is_named_by_its_place_in_what_was_pasted():
    for head in ("traveller board 5", "Board 5\n"):
        found = answer({"text": f"{head}\n{ROWS}\nNS 1 – EW 2: 8S= N"})
        assert [error.line for error in found.errors] == [head.count("\n") + 4]
    rows = "Board,NS,EW,Score\n1,1,2,420\n0,3,4,50"
    assert [error.line for error in answer({"text": f"results mp\n{rows}"}).errors] == [4]


def test_a_traveller_is_known_by_its_lines():
    found = answer({"text": ROWS, "board": 5})
    assert [line.score_ns for line in found.table.tables] == [620, 50]
    below = answer({"text": f"{ROWS}\n\nboard 5"})
    assert below.table == found.table
    one_line = answer({"text": "traveller board 5; 3-5 4S= N; 4-6 3NT-1 E"})
    assert [line.score_ns for line in one_line.table.tables] == [620, 50]


def test_a_pasted_file_is_ranked():
    found = answer({"text": "results butler\nBoard,NS,EW,Score\n1,1,2,420\n1,3,4,50"})
    assert (found.op, found.method, found.results) == ("session", "imp", 2)


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("imps", "difference", ErrorCode.MISSING),
        ("imps 1 2 3", "difference", ErrorCode.TOO_LONG),
        ("imps bananas", "text", ErrorCode.UNREADABLE),
        ("vp 17", "boards", ErrorCode.MISSING),
        ("vp 17 boards 16", "boards", ErrorCode.CONTRADICTION),
        ("vp 17 imps, 16 boards, 24 boards", "boards", ErrorCode.CONTRADICTION),
        ("vp 17 imps, 16 boards, 24", "text", ErrorCode.UNREADABLE),
        ("vp 17 0 boards", "boards", ErrorCode.OUT_OF_RANGE),
        ("mp 620 625", "scores.1", ErrorCode.NOT_A_SCORE),
        ("mp 620 650 avg+", "adjusted", ErrorCode.MISSING),
        ("neuberg 8 of 10", "matchpoints", ErrorCode.MISSING),
        ("neuberg 8 of 10, 15", "matchpoints", ErrorCode.OUT_OF_RANGE),
        ("fouled", "groups", ErrorCode.EMPTY),
        ("butler 620 drop 1", "drop", ErrorCode.OUT_OF_RANGE),
        ("weighted 60% 620 50% -100 against 170", "outcomes", ErrorCode.WEIGHTS_SUM),
        ("weighted 60% 620 40% -100", "against", ErrorCode.MISSING),
        ("weighted 60% 620 40% against 170", "outcomes.1.score", ErrorCode.MISSING),
        ("weighted 60% 620 -100 against 170", "outcomes.0.score", ErrorCode.TOO_LONG),
        ("weighted 60% 8S= N 40% 620 against 170", "level", ErrorCode.OUT_OF_RANGE),
        ("weighted 60% 4S= N 40% 4S-1 against 170", "vulnerability", ErrorCode.MISSING),
        ("weighted 60% 4S= 40% 4S-1, vul, against 170", "declarer", ErrorCode.MISSING),
        # "Vulnerable" is said of one side only; here each side declares.
        ("weighted 60% 4S= N vul 40% 4H= E, against 170", "vulnerability", ErrorCode.MISSING),
        ("split NS 620 against 170 50", "ew", ErrorCode.MISSING),
        ("serious error table -100 adjusted 620 against 170", "without_error", ErrorCode.MISSING),
        ("assigned possible 650 non-offenders NS against 50", "outcomes", ErrorCode.EMPTY),
        ("avg+ 101%", "session_percentage", ErrorCode.OUT_OF_RANGE),
        ("penalty 10%", "top", ErrorCode.MISSING),
        ("penalty 3", "unit", ErrorCode.MISSING),
        ("penalty 3 imps 4", "amount", ErrorCode.TOO_LONG),
        ("what is 791", "score", ErrorCode.NOT_A_SCORE),
        ("board 0", "number", ErrorCode.OUT_OF_RANGE),
        ("traveller", "text", ErrorCode.EMPTY),
    ],
)
def test_a_command_that_makes_no_request_is_refused_by_field(text, field, code):
    with pytest.raises(ScoringError) as error:
        answer({"text": text})
    assert (error.value.field, error.value.code) == (field, code)


@pytest.mark.parametrize(
    "text",
    [
        *("vp " + "boards 1 " * 300, "vp 1" + " boards" * 900, "weighted " + "60% 4S= N " * 300),
        *(
            "neuberg " + "results 1 field 2 " * 200,
            "mp " + "10 field " * 300,
            "vp bands " + "1 " * 900,
        ),
        *("traveller\n" + "1 2 4S= N\n" * 900, "1:1 " * 900, "vp bands " + "1 " * 900),
    ],
)
def test_a_long_text_does_not_take_long(text):
    """What is tried grows with the labels there are, not with how often they are written."""
    with contextlib.suppress(ScoringError):
        answer({"text": text, "board": 1} if "traveller" in text else {"text": text})


@pytest.mark.parametrize(
    "text",
    [
        *("4S= board 3", "3 spader, ett straff", "what is 4S= worth", "4Sx-2 N vs bad split"),
        *("pass", "vad ger 4 spader hemma", "hello", "board 3 4S= N", "6 Treff Teilung 5 erfüllt"),
    ],
)
def test_a_contract_is_no_command(text):
    assert read_command(text) is None


def test_what_stands_beside_a_text_holds_for_its_contracts():
    text = "weighted 60% 4S= N 40% 4S-1 N against 620"
    assert answer({"text": text, "board": 2}) == answer({"text": text, "vulnerability": "ns"})
    with pytest.raises(ScoringError) as error:
        answer({"text": "imps 620 -170", "board": 2})
    assert error.value.code is ErrorCode.UNKNOWN_FIELD


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("4 spader dubbelt två bet i zonen", "sv"),
        ("4 Pik im Kontra zwei Faller", "de"),
        ("4 pataa kaksi pietiä", "fi"),
        ("weighted 60% 620", "en"),
        ("4Sx-2 N", None),
        ("imps 620 -170", None),
    ],
)
def test_the_words_tell_the_language(text, language):
    assert spoken(text) == language


def test_no_phrase_is_a_command_twice():
    """A phrase that means two operations would be read by chance."""
    meant = {}
    for name in ("international", *LANGUAGES):
        data = resources.files("scoring.notation").joinpath(f"{name}.toml").read_text("utf-8")
        for op, phrases in tomllib.loads(data)["commands"].items():
            for phrase in phrases:
                assert meant.setdefault(phrase.casefold(), op) == op


PARTS = st.sampled_from(
    [
        *("imps", "vp", "mp", "neuberg", "weighted", "split", "avg+", "penalty", "60%", "1/3"),
        *("NS", "against", "board", "of", "620", "-100", "4S=", "N", ",", "\n", ";", "drop", "top"),
        *(
            "traveller",
            "1-2",
            "session",
            "vul",
            "0",
            "99999999999999999999",
            "5,5",
            ":",
            "/",
            "table",
        ),
    ]
)


@given(st.lists(PARTS, max_size=14).map(" ".join))
def test_any_heap_of_words_makes_a_request_or_is_refused(text):
    with contextlib.suppress(ScoringError):
        assert json.loads(answer({"text": text}).model_dump_json())
