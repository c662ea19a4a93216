"""USEBIO 1.2: the element names that public programs read and write (DTD ``usebio_v1_2``)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer

HEAD = """<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">
"""


def line(contract, by="", tricks="", score="", pairs=(1, 2)):
    numbers = "".join(
        f"<{side}_PAIR_NUMBER>{pair}</{side}_PAIR_NUMBER>"
        for side, pair in zip(("NS", "EW"), pairs, strict=True)
        if pair
    )
    return (
        f"<TRAVELLER_LINE>{numbers}<CONTRACT>{contract}</CONTRACT><PLAYED_BY>{by}</PLAYED_BY>"
        f"<LEAD>S4</LEAD><TRICKS>{tricks}</TRICKS><SCORE>{score}</SCORE></TRAVELLER_LINE>\n"
    )


def section(*boards, name="A"):
    body = "".join(
        f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>\n{''.join(lines)}</BOARD>"
        for number, *lines in boards
    )
    return f'<SECTION SECTION_ID="{name}">{body}</SECTION>'


def file(*sections):
    event = f'<EVENT EVENT_TYPE="PAIRS"><SESSION>{"".join(sections)}</SESSION></EVENT>'
    return f'{HEAD}<USEBIO Version="1.2"><CLUB/>{event}</USEBIO>'


def scored(text, **more):
    return answer({"op": "session", "text": text, **more})


def test_boards_with_their_traveller_lines():
    text = file(
        section(
            (1, line("4S", "N", 10), line("3NTX", "W", 8, pairs=(3, 4))),
            (2, line("PASS"), line("", score=-110, pairs=(3, 4)), line("A+ A-", pairs=(5, 6))),
        )
    )
    found = scored(text)
    shown = [
        [(row.pair_ns, row.score_ns, row.award_ns) for row in board.tables]
        for board in found.boards
    ]
    assert shown[0] == [("1", 420, None), ("3", 100, None)]
    assert sorted(shown[1]) == [("1", 0, None), ("3", -110, None), ("5", None, "avg+")]
    assert found.errors == []


def test_pair_numbers_may_stand_above_in_a_match():
    match = (
        "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>7</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>9</EW_PAIR_NUMBER>"
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line('1NT', 'S', 7, pairs=(0, 0))}</BOARD></MATCH>"
    )
    (board,) = scored(file(f"<SECTION>{match}</SECTION>")).boards
    assert [(row.pair_ns, row.pair_ew, row.score_ns) for row in board.tables] == [("7", "9", 90)]


def test_sections_number_their_own_pairs():
    found = scored(
        file(section((1, line("4S", "N", 10))), section((1, line("4S", "N", 9)), name="B"))
    )
    assert [row.pair_ns for row in found.boards[0].tables] == ["A1", "B1"]


def test_a_bad_line_is_named_and_the_rest_is_scored():
    found = scored(
        file(section((1, line("4S", "N", 10), line("8S", "N", 10), line("4S", "N", 15))))
    )
    assert found.results == 1
    assert [(error.line, error.field) for error in found.errors] == [(5, "level"), (6, "tricks")]


@pytest.mark.parametrize("method", ["mp", "imp", "cross-imp"])
def test_what_was_written_is_read_again(method):
    lines = (
        "1,1,2,4S,N,10\n1,3,4,4SX,N,9\n1,5,6,A+ A-,,\n2,1,4,pass,,\n2,3,6,3NT,E,9\n2,5,2,60/40,,"
    )
    first = scored(lines, method=method, export="usebio")
    again = scored(first.exported, method=method)
    assert first.exported.startswith('<?xml version="1.0"')
    assert again.boards == first.boards
    assert again.rankings == first.rankings


def test_csv_comes_out_too():
    text = "1,1,2,4S,N,10\n1,3,4,4S,N,9"
    assert scored(text, export="csv").exported.startswith("rank,side,pair")
    assert scored(text, export="boards-csv").exported.startswith("board,rank,ns")
    assert scored(text).exported is None


BOMB = '<!DOCTYPE USEBIO [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><USEBIO>&b;</USEBIO>'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BOMB, ErrorCode.WRONG_TYPE),
        ("<USEBIO><EVENT></USEBIO>", ErrorCode.WRONG_TYPE),
        ("<USEBIO>" * 200, ErrorCode.WRONG_TYPE),
        ("<USEBIO></USEBIO>", ErrorCode.EMPTY),
    ],
)
def test_what_is_no_file_of_results_is_refused(text, code):
    with pytest.raises(ScoringError) as error:
        scored(text)
    assert error.value.code is code


@given(st.text(alphabet="<>/USEBIO!& ABRTLN_", max_size=200))
def test_any_markup_is_scored_or_refused(text):
    try:
        scored(f"<USEBIO>{text}", format="usebio")
    except ScoringError as error:
        refused = error
    assert refused.code in (ErrorCode.WRONG_TYPE, ErrorCode.EMPTY)
