"""Reading contracts in four languages and every usual notation."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer

DOUBLED_TWO_DOWN = [
    ("en", "four spades doubled, two down, vulnerable"),
    ("en", "What is four spades doubled minus two, vulnerable?"),
    ("en", "4 spades dbl down 2 vul"),
    ("en", "4S x two off red"),
    ("sv", "4 spader dubbelt två bet i zonen"),
    ("sv", "vad ger fyra spader dubblat 2 bet i zon?"),
    ("sv", "4sp d -2 zon"),
    ("sv", "4 spadr dubblt två bet zonen"),
    ("de", "4 Pik im Kontra zwei Faller in Gefahr"),
    ("de", "vier Pik kontriert, 2 Faller, in Gefahr"),
    ("de", "4PX-2 in Gefahr"),
    ("de", "4 Pik kontra 8 Stiche in Gefahr"),
    ("fi", "4 pataa kahdennettuna kaksi pietiä vyöhykkeessä"),
    ("fi", "neljä pataa kahdennettu -2 vaarassa"),
    ("fi", "4 pataa kahdenettuna kaksi pietia vyohykkeessa"),
    ("fi", "4P X 8 tikkiä vaarassa"),
]


@pytest.mark.parametrize(("language", "text"), DOUBLED_TWO_DOWN)
def test_the_same_result_in_four_languages(language, text):
    for spoken in (language, None):
        found = answer({"text": text, "language": spoken})
        assert found.score == -500
        assert (found.level, found.denomination, found.penalty) == (4, "S", "X")
        assert found.tricks == 8
        assert found.vulnerable is True
        assert found.declarer is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4Sx-2 N", (4, "S", "X", "N", 8)),
        ("4♠ X by N −2", (4, "S", "X", "N", 8)),
        ("4SNX-2", (4, "S", "X", "N", 8)),
        ("4 S * N - 2", (4, "S", "X", "N", 8)),
        ("3 sang +1 Ost", (3, "NT", "", "E", 10)),
        ("3 sang +1 Öst", (3, "NT", "", "E", 10)),
        ("6hjx= V", (6, "H", "X", "W", 12)),
        ("3ns=", (3, "NT", "", "S", 9)),
        ("3nt made 4 west", (3, "NT", "", "W", 10)),
        ("3nt w 10 tricks", (3, "NT", "", "W", 10)),
        ("3NT W 10", (3, "NT", "", "W", 10)),
        ("2♦️xx+1 e", (2, "D", "XX", "E", 9)),
        ("5 kl redubblat hemma syd", (5, "C", "XX", "S", 11)),
        ("3 Treff rekontra ein Überstich Süd", (3, "C", "XX", "S", 10)),
        ("3 ohne Trumpf erfüllt West", (3, "NT", "", "W", 9)),
        ("5 ristiä tasan lännellä", (5, "C", "", "W", 11)),
        ("2 hertaa ±0 etela", (2, "H", "", "S", 8)),
        ("1 sangi kaksi ylitikkiä itä", (1, "NT", "", "E", 9)),
        ("7 no trump minus three by east", (7, "NT", "", "E", 10)),
    ],
)
def test_notations(text, expected):
    found = answer({"text": text, "vulnerability": "none"})
    parts = (found.level, found.denomination, found.penalty, found.declarer, found.tricks)
    assert parts == expected
    sign = 1 if found.declarer in "NS" else -1
    assert found.score_ns == sign * found.score


@pytest.mark.parametrize(
    "text",
    [
        *("pass", "passed out", "All pass", "rundpass", "utpassad", "pass runt"),
        *("durchgepasst", "alle passen", "kaikki passasivat", "passi"),
    ],
)
def test_passed_out(text):
    found = answer({"text": text, "board": 1})
    assert found.passed_out
    assert (found.score, found.score_ns) == (0, 0)


@pytest.mark.parametrize(
    ("text", "vulnerable"),
    [
        ("4S= N ns vul", True),
        ("4S= N ew vul", False),
        ("4S= N board 2", True),
        ("4S= N bricka 3", False),
        ("4S= N Board 4", True),
        ("4S= N jako 8", False),
        ("4 spader hemma nord öv i zonen", False),
        ("4 spader hemma nord alla i zonen", True),
        ("4 spader hemma nord ingen i zon", False),
        ("4 Pik erfüllt Nord nicht in Gefahr", False),
        ("4 Pik erfüllt Nord, alle in Gefahr", True),
        ("4 pataa tasan pohjoinen ei kukaan vaarassa", False),
        ("4 pataa tasan pohjoinen ei vaarassa", False),
        ("4 pataa tasan pohjoinen molemmat vaarassa", True),
        ("4S= N not vulnerable", False),
        ("4S= N nv", False),
        ("4S= N love all", False),
        ("4S= N game all", True),
        ("4 spader hemma ozon", False),
    ],
)
def test_vulnerability_by_word_side_or_board(text, vulnerable):
    found = answer({"text": text})
    assert found.vulnerable is vulnerable
    assert found.score == (620 if vulnerable else 420)


def test_a_missing_vulnerability_is_asked_for_with_both_scores():
    found = answer({"text": "4S= N"})
    assert found.score is None
    assert found.question == "vulnerable"
    assert {case.when["vulnerable"]: case.score for case in found.ambiguous} == {
        True: 620,
        False: 420,
    }


def test_vulnerability_is_not_asked_for_when_it_changes_nothing():
    found = answer({"text": "2S= N"})
    assert (found.score, found.score_ns, found.question) == (110, 110, None)


def test_declarer_is_asked_for_when_only_one_side_is_vulnerable():
    found = answer({"text": "4S=", "vulnerability": "ew"})
    assert found.question == "declarer"
    assert {case.when["declarer"]: case.score_ns for case in found.ambiguous} == {
        "NS": 420,
        "EW": -620,
    }


@pytest.mark.parametrize(
    ("language", "text", "slot", "values"),
    [
        # C is Coeur or clubs in German, E is East or etelä in Finnish, R is risti or ruutu.
        ("de", "4C= N nicht in Gefahr", "denomination", {"C", "H"}),
        ("fi", "4S= E", "declarer", {"E", "S"}),
        ("fi", "4R= ei vaarassa", "denomination", {"C", "D"}),
        (None, "1NT made 7 nv", "tricks", {7, 13}),
    ],
)
def test_an_ambiguous_notation_is_asked_about(language, text, slot, values):
    found = answer({"text": text, "language": language})
    assert {case.when[slot] for case in found.ambiguous} == values or slot == "denomination"
    if found.ambiguous:
        assert found.question == slot
    else:
        assert found.denomination is None


def test_the_letter_of_an_unnamed_language_is_international():
    assert answer({"text": "4C= N nv"}).denomination == "C"
    assert answer({"text": "4H= E nv"}).declarer == "E"


@pytest.mark.parametrize(
    ("text", "field", "code", "allowed"),
    [
        ("8S=", "level", ErrorCode.OUT_OF_RANGE, {"min": 1, "max": 7}),
        ("0NT=", "level", ErrorCode.OUT_OF_RANGE, {"min": 1, "max": 7}),
        ("4S 15 tricks", "tricks", ErrorCode.OUT_OF_RANGE, {"min": 0, "max": 13}),
        ("4S N 15", "tricks", ErrorCode.OUT_OF_RANGE, {"min": 0, "max": 13}),
        ("4S+4", "result", ErrorCode.OUT_OF_RANGE, {"min": -10, "max": 3}),
        ("4S-11", "result", ErrorCode.OUT_OF_RANGE, {"min": -10, "max": 3}),
        ("4S made 3", "tricks", ErrorCode.OUT_OF_RANGE, {"min": 10, "max": 13}),
        ("4S= board 0", "board", ErrorCode.OUT_OF_RANGE, {"min": 1}),
        ("4S= N by south", "declarer", ErrorCode.CONTRADICTION, {"one_of": ["N", "S"]}),
        ("4S= and two down", "result", ErrorCode.CONTRADICTION, {"one_of": ["8", "10"]}),
        (
            "4 spades 4 hearts =",
            "denomination",
            ErrorCode.CONTRADICTION,
            {"one_of": ["S", "H"]},
        ),
        ("4S", "result", ErrorCode.MISSING, {"form": "= +1 -2 10"}),
        ("4S bananas", "text", ErrorCode.UNREADABLE, {}),
        ("-2 N", "contract", ErrorCode.MISSING, {"form": "4S"}),
        ("", "text", ErrorCode.EMPTY, {"min_items": 1}),
        ("   \n ", "text", ErrorCode.EMPTY, {"min_items": 1}),
    ],
)
def test_impossible_input_is_refused_by_field(text, field, code, allowed):
    with pytest.raises(ScoringError) as error:
        answer({"text": text})
    assert (error.value.field, error.value.code) == (field, code)
    assert error.value.allowed == allowed


def test_text_and_board_may_not_contradict_each_other():
    with pytest.raises(ScoringError) as error:
        answer({"text": "4S= vul", "vulnerability": "none"})
    assert error.value.code is ErrorCode.CONTRADICTION


def test_several_lines_are_scored_and_the_bad_one_is_named():
    found = answer({"text": "3NT= N\n8S= N\n\n4H-1 E\npass", "board": 1})
    assert [result.score_ns for result in found.results] == [400, 50, 0]
    assert [(error.line, error.field) for error in found.errors] == [(2, "level")]


def test_the_working_of_620():
    found = answer({"text": "4S= N", "vulnerability": "all"})
    assert found.breakdown == {"tricks": 120, "game": 500}
    assert [(step.id, step.args["points"]) for step in found.working] == [
        ("tricks", 120),
        ("game", 500),
        ("total", 620),
    ]


@given(st.text(max_size=40))
def test_any_text_is_scored_or_refused(text):
    with contextlib.suppress(ScoringError):
        answer({"text": text})


@given(
    st.integers(1, 7),
    st.sampled_from(["C", "D", "H", "S", "NT"]),
    st.sampled_from(["", "X", "XX"]),
    st.sampled_from("NESW"),
    st.integers(0, 13),
)
def test_what_is_written_is_what_is_read(level, denomination, penalty, declarer, tricks):
    relative = tricks - 6 - level
    result = f"{relative:+d}" if relative else "="
    for text in (
        f"{level}{denomination}{penalty}{result} {declarer}",
        f"{level}{denomination} {declarer} {penalty} {result}".lower(),
        f"{level} {denomination} {penalty} by {declarer} {tricks} tricks",
    ):
        found = answer({"text": text, "vulnerability": "all"})
        parts = (found.level, found.denomination, found.penalty, found.declarer, found.tricks)
        assert parts == (level, denomination, penalty, declarer, tricks)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "we bid 6NT, non vul, and made all thirteen"),
        ("sv", "6NT utom zonen, alla tretton"),
        ("de", "6SA nicht in Gefahr, alle dreizehn"),
        ("fi", "6NT ei vaarassa, kaikki kolmetoista"),
    ],
)
def test_all_thirteen_are_tricks_and_not_who_is_vulnerable(language, text):
    found = answer({"text": text, "language": language})
    assert (found.score, found.vulnerable) == (1020, False)


def test_a_finnish_number_may_be_spoken():
    assert answer({"text": "5 ruutua XX yks pieti ei vaarassa", "language": "fi"}).score == -200
