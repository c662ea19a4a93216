"""Travellers and whole sessions, from pasted text, CSV and PBN."""

import contextlib
import csv
import io
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer, parse, score
from scoring.session.outputs import (
    BOARD_COLUMNS,
    RANKING_COLUMNS,
    board_rows,
    ranking_rows,
    to_csv,
)

TRAVELLERS = {
    "en": "NS 3 – EW 5: 4S= N\nNS 1 - EW 2: 4S-1 S\n2 v 4: 3NT= N\nNS 4 – EW 6: 4S= S\n",
    "sv": "NS 3 – ÖV 5: 4 spader hemma nord\n1 mot 2: 4 sp bet 1 syd\n2-4 3 sang = N\n4 6 420",
    "de": "NS 3 – OW 5: 4 Pik erfüllt Nord\n1 gegen 2: 4P ein Faller S\n2/4 3SA = N\n4 6: +420",
    "fi": "PE 3 – IL 5: 4 pataa tasan pohjoinen\n1 vastaan 2: 4P -1 E\n2 4 3 sangi = P\n4,6,420",
}


@pytest.mark.parametrize(("language", "text"), TRAVELLERS.items())
def test_a_traveller_in_four_languages(language, text):
    request = {"op": "traveller", "text": text, "board": 1, "language": language}
    table = answer(request).table
    shown = [(line.rank, line.pair_ns, line.score_ns, line.ns, line.ew) for line in table.tables]
    assert shown == [
        ("1=", "3", 420, 5, 1),
        ("1=", "4", 420, 5, 1),
        ("3", "2", 400, 2, 4),
        ("4", "1", -50, 0, 6),
    ]
    assert table.top == 6


def test_a_traveller_by_imps():
    text = "1 2 4S= N\n3 4 4S-1 N\n5 6 A+ A-"
    table = answer({"op": "traveller", "text": text, "board": 1, "method": "imp"}).table
    assert table.datum == 190
    assert [(line.pair_ns, line.ns, line.ew) for line in table.tables] == [
        ("1", 6, -6),
        ("5", 3, -3),
        ("3", -6, 6),
    ]


@pytest.mark.parametrize("method", ["mp", "imp", "cross-imp"])
def test_a_traveller_shows_its_working(method):
    text = "1 2 4S= N\n3 4 4S-1 N\n5 6 A+ A-"
    found = answer({"op": "traveller", "text": text, "board": 1, "method": method})
    assert found.working


def test_too_much_is_refused():
    long_text = "1 2 4S= N\n" * 501
    for op in ("traveller", "contract"):
        with pytest.raises(ScoringError) as error:
            answer({"op": op, "text": long_text, "board": 1})
        assert (error.value.code, error.value.allowed) == (ErrorCode.TOO_LONG, {"max": 500})
    with pytest.raises(ScoringError) as error:
        answer({"op": "session", "text": "1,1,2,4S,N,=\n" + "1,1,2,8S,N,=\n" * 2000})
    assert (error.value.field, error.value.line) == ("level", 2)


def test_a_bad_line_of_a_traveller_is_named():
    found = answer({"op": "traveller", "text": "1 2 4S= N\n\n3 4 8S= N\n5 6 4S= N", "board": 2})
    assert len(found.table.tables) == 2
    assert [(error.line, error.field) for error in found.errors] == [(3, "level")]


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("", "text", ErrorCode.EMPTY),
        ("\n \n", "text", ErrorCode.EMPTY),
        ("1 2 4S= N", "vulnerability", ErrorCode.MISSING),
        ("hello", "text", ErrorCode.UNREADABLE),
    ],
)
def test_a_traveller_that_cannot_be_scored(text, field, code):
    with pytest.raises(ScoringError) as error:
        answer({"op": "traveller", "text": text})
    assert (error.value.field, error.value.code) == (field, code)


def test_declarer_is_needed_only_where_it_matters():
    with pytest.raises(ScoringError) as error:
        answer({"op": "traveller", "text": "1 2 4S=", "board": 1})
    assert (error.value.field, error.value.allowed) == (
        "declarer",
        {"one_of": ["N", "E", "S", "W"]},
    )
    assert answer({"op": "traveller", "text": "1 2 pass", "board": 1}).table.tables[0].passed_out


# Two pairs each way, two boards: NS 1 beats NS 2 on both.
MITCHELL = """Board,NS,EW,Contract,Declarer,Result
1,1,1,4S,N,+1
1,2,2,4S,N,=
2,1,2,3NT,E,-1
2,2,1,3NT,E,=
"""


def test_a_mitchell_has_two_rankings():
    found = answer({"op": "session", "text": MITCHELL})
    sides = {ranking.side: ranking.standings for ranking in found.rankings}
    assert [(each.rank, each.contestant, each.percentage) for each in sides["NS"]] == [
        ("1", "1", 100),
        ("2", "2", 0),
    ]
    assert [(each.rank, each.contestant) for each in sides["EW"]] == [("1=", "1"), ("1=", "2")]
    one = answer({"op": "session", "text": MITCHELL, "winners": 1})
    assert [ranking.side for ranking in one.rankings] == [None]


def test_a_howell_has_one_ranking():
    text = (
        "board;ns;ew;contract;by;tricks\n1;1;2;1NT;N;7\n1;3;4;1NT;N;8\n2;3;1;1NT;S;7\n2;2;4;pass;;"
    )
    found = answer({"op": "session", "text": text})
    assert len(found.rankings) == 1
    assert [(each.rank, each.contestant) for each in found.rankings[0].standings] == [
        ("1", "3"),
        ("2=", "2"),
        ("2=", "4"),
        ("4", "1"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "bricka;ns;öv;kontrakt;spelförare;resultat\n1;1;2;4 sp;N;=\n1;3;4;3 sang;V;-1",
        "Teilung\tNS\tOW\tKontrakt\tAlleinspieler\tStiche\n1\t1\t2\t4P\tN\t10\n1\t3\t4\t3SA\tW\t8",
        "jako,PE,IL,sitoumus,pelinviejä,tulos\n1,1,2,4 pataa,P,=\n1,3,4,3 sangi,L,-1",
        "1,1,2,4S,N,10\n1,3,4,3NT,W,8",
        "\ufeffBoard,NS,EW,Score\n1,1,2,420\n1,3,4,50",
        'Board|NS|EW|Contract|Declarer|Result\n1|1|2|"4S"|N|0\n\n1|3|4|3NT|W|-1\n',
    ],
)
def test_files_as_clubs_export_them(text):
    found = answer({"op": "session", "text": text})
    assert found.errors == []
    assert [line.score_ns for line in found.boards[0].tables] == [420, 50]


@pytest.mark.parametrize("language", [None, "fi"])
def test_finnish_seat_letters_are_told_by_their_company(language):
    """E is etelä (South) beside P, I and L, and East beside N, S and W."""
    finnish = "jako,PE,IL,sitoumus,pelinviejä,tulos\n1,1,2,4S,P,=\n1,3,4,4S,E,="
    found = answer({"op": "session", "text": finnish, "language": language})
    assert [line.declarer for line in found.boards[0].tables] == ["N", "S"]
    request = {"op": "traveller", "text": "PE 1 - IL 2: 4S= E", "board": 1, "language": language}
    assert answer(request).table.tables[0].declarer == "S"


def test_shared_seat_letters():
    text = "board,ns,ew,contract,declarer,result\n1,1,2,4S,N,=\n1,3,4,4S,E,="
    found = answer({"op": "session", "text": text})
    assert [line.declarer for line in found.boards[0].tables] == ["N", "E"]


PBN = """% PBN 2.1
[Event "Club evening"]
[Board "1"]
[ScoreTable "Rank\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R"]
 1  1  2 4S   N 10
 2  3  4 3NT  W  8
 3  5  6 9C   W  8

[Event "Club evening"]
[Board "2"]
[Vulnerable "None"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]
1 4 4SX N 8
3 2 Pass - -
"""


def test_pbn_score_tables():
    found = answer({"op": "session", "text": PBN})
    scores = [[line.score_ns for line in board.tables] for board in found.boards]
    assert scores == [[420, 50], [0, -300]]
    assert [(error.line, error.field) for error in found.errors] == [(7, "level")]


def test_pbn_games():
    games = "\n\n".join(
        f'[Event "Match"]\n[Board "1"]\n[North "{n}"]\n[South "B"]\n[East "C"]\n[West "D"]\n'
        f'[Contract "4S"]\n[Declarer "{seat}"]\n[Result "{tricks}"]'
        for n, seat, tricks in (("A", "N", 10), ("X", "S", 9))
    )
    found = answer({"op": "session", "text": games})
    assert [(line.pair_ns, line.score_ns) for line in found.boards[0].tables] == [
        ("A/B", 420),
        ("X/B", -50),
    ]


def test_three_bad_lines_among_a_thousand_are_named_and_the_rest_is_scored():
    lines = ["Board,NS,EW,Contract,Declarer,Result"]
    lines += [
        f"{board},{table},{table + 20},4S,N,="
        for board, table in product(range(1, 51), range(1, 21))
    ]
    lines[10] = "1,10,30,8S,N,="
    lines[500] = "x,1,2,4S,N,="
    lines[900] = '45,1,"2,4S,N,='
    found = answer({"op": "session", "text": "\n".join(lines)})
    assert found.results == 997
    assert [(error.line, error.field) for error in found.errors] == [
        (11, "level"),
        (501, "board"),
        (901, "line"),
    ]


def test_a_file_without_results_is_refused():
    for text in ("", "\n\n", "Board,NS,EW,Contract\n"):
        with pytest.raises(ScoringError) as error:
            answer({"op": "session", "text": text})
        assert error.value.code is ErrorCode.EMPTY
    with pytest.raises(ScoringError) as error:
        answer({"op": "session", "text": "Board,Contract,Declarer,Result\n1,4S,N,="})
    assert (error.value.field, error.value.line) == ("ns", 1)


def test_boards_played_less_often_are_factored():
    """Board 2 lost one of its three results: 12C2, Neuberg."""
    text = (
        "board,ns,ew,contract,score\n1,1,2,,420\n1,3,4,,400\n1,5,6,,-50\n"
        "2,1,4,,110\n2,3,6,,100\n2,5,2,A+ A-,"
    )
    found = answer({"op": "session", "text": text, "winners": 1})
    second = {line.pair_ns: (line.ns, line.ew) for line in found.boards[1].tables}
    assert second["1"] == (3.5, 0.5)
    assert second["3"] == (0.5, 3.5)
    # Pair 5 scored nothing elsewhere: 60 % of 4. Pair 2 averaged 0 %: that, not 40 %.
    assert second["5"] == (2.4, 0)


@pytest.mark.parametrize(("edition", "average_minus"), [(2017, 0), (1997, 1.6)])
def test_the_edition_decides_what_an_average_minus_is_worth(edition, average_minus):
    rows = "board,ns,ew,contract,declarer\n1,1,2,4S=,N\n1,3,4,4S-1,N\n1,5,6,3S=,N\n"
    rows += "2,3,1,A- A+,\n2,2,5,1NT=,N\n2,4,6,1NT=,N\n"
    found = answer({"op": "session", "text": rows, "edition": edition})
    awarded = next(line for line in found.boards[1].tables if line.award_ns)
    # Pair 3 has 0 % elsewhere, pair 1 has 100 %.
    assert (awarded.ns, awarded.ew) == (average_minus, 4)


def test_progress_is_told_board_by_board():
    told = []
    score(parse({"op": "session", "text": MITCHELL}), progress=lambda *done: told.append(done))
    assert told == [(1, 2), (2, 2)]


def test_results_come_out_as_csv():
    found = answer({"op": "session", "text": MITCHELL})
    ranking = list(csv.reader(io.StringIO(to_csv(RANKING_COLUMNS, ranking_rows(found)))))
    assert ranking[0] == list(RANKING_COLUMNS)
    assert ranking[1] == ["1", "NS", "1", "2", "4.00", "100.00", ""]
    boards = list(csv.DictReader(io.StringIO(to_csv(BOARD_COLUMNS, board_rows(found.boards)))))
    assert boards[0]["contract"] == "4S"
    assert boards[0]["result"] == "+1"
    assert boards[0]["score_ns"] == "450"
    # What was written can be read again.
    again = answer({"op": "session", "text": to_csv(BOARD_COLUMNS, board_rows(found.boards))})
    assert again.rankings == found.rankings


@given(
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.sampled_from(["mp", "imp", "cross-imp"]),
)
def test_what_one_side_wins_the_other_loses(overtricks, method):
    text = "\n".join(f"1,{n},{n + 10},4S,N,{10 + extra}" for n, extra in enumerate(overtricks))
    found = answer({"op": "session", "text": text, "method": method})
    for line in found.boards[0].tables:
        total = 6 if method == "mp" else 0
        assert line.ns + line.ew == pytest.approx(total)


@given(st.text(max_size=200))
def test_any_file_is_scored_or_refused(text):
    for op in ("session", "traveller"):
        with contextlib.suppress(ScoringError):
            answer({"op": op, "text": text})
