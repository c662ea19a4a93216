"""Files of results as CSV: headings, separators, notations, and every line that cannot be read."""

import pytest

from scoring.errors import ErrorCode, ScoringError
from scoring.session.csv_rows import is_heading, read_csv
from scoring.session.rows import Row


def rows(text, language=None):
    """The rows that could be read, and the errors of the others."""
    found = list(read_csv(text, language))
    return (
        [entry for entry in found if isinstance(entry, Row)],
        [entry[1] for entry in found if not isinstance(entry, Row)],
    )


@pytest.mark.parametrize(
    ("heading", "known"),
    [
        ("Board,NS,EW,Contract", True),
        ("Bricka;NS;ÖV;Kontrakt;Spelförare;Resultat", True),
        ("Teilung\tNord-Süd\tOst-West\tScore", True),
        ("jako|PE|IL|sitoumus", True),
        ("Board no , North-South , East-West , Score", True),
        ("1,1,2,4S,N,10", False),
        ("name,club,place", False),
        ("", False),
    ],
)
def test_a_heading_is_known_in_any_language(heading, known):
    assert is_heading(heading) is known


@pytest.mark.parametrize("mark", [",", ";", "\t", "|"])
def test_any_usual_separator(mark):
    text = f"board{mark}ns{mark}ew{mark}contract\n1{mark}1{mark}2{mark}4S= N"
    (row,), errors = rows(text)
    assert (row.line, row.board, row.ns, row.ew, row.score_ns, errors) == (2, 1, "1", "2", 420, [])


def test_columns_in_any_order_with_others_between():
    text = "ew,club,contract,board,by,ns,tricks\n7,Ritz,3NT,2,E,5,8\n"
    (row,), _ = rows(text)
    assert (row.board, row.ns, row.ew, row.score_ns) == (2, "5", "7", 50)


def test_without_a_heading_the_usual_order_is_taken():
    (row,), _ = rows("1,1,2,4S,N,10\n")
    assert (row.line, row.score_ns) == (1, 420)


@pytest.mark.parametrize(
    ("cells", "score"),
    [
        # Tricks are all tricks where no cell of the column has a sign …
        (["10", "9"], [420, -50]),
        # … and a bare number is overtricks where one has.
        (["=", "+1", "1", "0", "-1"], [420, 450, 450, 420, -50]),
    ],
)
def test_a_bare_number_is_tricks_or_overtricks_by_its_column(cells, score):
    lines = [f"1,{at},{at + 20},4S,N,{cell}" for at, cell in enumerate(cells, 1)]
    found, errors = rows("\n".join(["board,ns,ew,contract,declarer,result", *lines]))
    assert ([row.score_ns for row in found], errors) == (score, [])


@pytest.mark.parametrize(
    ("contract", "score", "awards"),
    [
        ("", "-50", None),
        ("", "420", None),
        ("pass", "", None),
        ("A+ A-", "", ("avg+", "avg-")),
        ("60/40", "", (60, 40)),
        ("", "a5050", (50, 50)),
    ],
)
def test_a_score_or_an_average_in_the_place_of_a_contract(contract, score, awards):
    (row,), _ = rows(f"board,ns,ew,contract,score\n1,1,2,{contract},{score}")
    if awards:
        assert (row.artificial.ns, row.artificial.ew) == awards
    else:
        assert row.score_ns == int(score or 0)


@pytest.mark.parametrize(
    ("line", "field", "code", "allowed"),
    [
        (",1,2,4S,N,10", "board", ErrorCode.MISSING, {"min": 1}),
        ("0,1,2,4S,N,10", "board", ErrorCode.OUT_OF_RANGE, {"min": 1}),
        ("x,1,2,4S,N,10", "board", ErrorCode.WRONG_TYPE, {"type": "int"}),
        ("1,,2,4S,N,10", "ns", ErrorCode.MISSING, {}),
        ("1,1,,4S,N,10", "ew", ErrorCode.MISSING, {}),
        ("1,1,2,,N,10", "contract", ErrorCode.MISSING, {"form": "4S"}),
        ("1,1,2,8S,N,10", "level", ErrorCode.OUT_OF_RANGE, {"min": 1, "max": 7}),
        ("1,1,2,4S,N,15", "tricks", ErrorCode.OUT_OF_RANGE, {"min": 0, "max": 13}),
        ("1,1,2,4S,N,", "result", ErrorCode.MISSING, {"form": "= +1 -2 10"}),
        ("1,1,2,4S,,10", "declarer", ErrorCode.MISSING, {"one_of": ["N", "E", "S", "W"]}),
        ("1,1,2,4S,Q,10", "text", ErrorCode.UNREADABLE, {}),
        ('1,1,"2,4S,N,10', "line", ErrorCode.UNREADABLE, {}),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_what_is_allowed(line, field, code, allowed):
    found, (error,) = rows(f"board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n{line}")
    assert len(found) == 1
    assert (error.line, error.field, error.code, error.allowed) == (3, field, code, allowed)


@pytest.mark.parametrize(
    ("heading", "field"),
    [
        ("ns,ew,contract,declarer", "board"),
        ("board,ew,contract,declarer", "ns"),
        ("board,ns,contract,declarer", "ew"),
        ("board,ns,ew,declarer", "contract"),
    ],
)
def test_a_heading_without_a_needed_column_is_refused(heading, field):
    with pytest.raises(ScoringError) as error:
        rows(f"{heading}\n1,1,2,4S")
    assert (error.value.field, error.value.code, error.value.line) == (field, ErrorCode.MISSING, 1)
    assert field in error.value.allowed["one_of"]


@pytest.mark.parametrize("text", ["", "\n \n", '""', ";;;"])
def test_a_file_of_nothing(text):
    with pytest.raises(ScoringError) as error:
        rows(text)
    assert error.value.code is ErrorCode.EMPTY
