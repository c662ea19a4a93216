"""The calculations of the terminal: what is typed, what comes back, what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.terminal.running import complaint, director, on_a_terminal, said

HEADING = "board,ns,ew,contract,declarer,tricks"
TRAVELLER = "NS 3 – EW 5: 4S= N\nNS 4 – EW 6: 3NT-1 E\n"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("imps 620 -170", ["790", "+13 IMPs"]),
        ("imps -790", ["−13 IMPs"]),
        ("imps -- -100 −120", ["+1 IMP"]),
        ("vps 17 --boards 16", ["14.39 – 5.61"]),
        ("vps -17 --boards 16 --scale wbf-discrete", ["Victory Points"]),
        ("matchpoints 620 650 -100", ["top 4", "Table 2: 4 matchpoints, 100 %"]),
        ("matchpoints 620,650,-100 --adjusted avg+/avg-", ["top 6"]),
        ("neuberg 7 --results 6 --field 8", ["top of 14", "9.67 matchpoints"]),
        ("butler 620 650 -100 170 140 --drop 1", ["Datum 310"]),
        ("cross-imps 620 650 -100", ["Table 1: +5.5 IMPs"]),
        ("average avg+ --method mp --session 63.2", ["63.2 %"]),
        ("average avg- --method imps", ["−3 IMPs"]),
        ("average avg+ --method imps --session 3.5", ["+3.5 IMPs"]),
        ("weighted 420:60 -50:40 --against 420 450 -50 --method mp", ["N–S 2.2, E–W 3.8"]),
        ("whatis 790", ["4♥♠, doubled, just made, vulnerable"]),
        ("whatis -50", ["1 down"]),
        ("board 12", ["West deals", "N–S vulnerable"]),
    ],
)
def test_a_calculation(line: str, shown: list[str]) -> None:
    text = said(director(*line.split()))
    for part in shown:
        assert part in text


@pytest.mark.parametrize(
    ("line", "said_of_it"),
    [
        ("imps", "director imps 620 -170"),
        ("imps 1 2 3", "limit is 2"),
        ("imps x", "whole number"),
        ("vps 17", "Boards: It is missing"),
        ("vps 17 --boards 0", "Boards: 1 or more"),
        ("vps 17 --boards 16 --scale ebl", "wbf-continuous"),
        ("matchpoints 620 625", "Scores 2: Bridge scores are multiples of 10"),
        ("neuberg 20 --results 6 --field 8", "0 to 10"),
        ("neuberg many --results 6 --field 8", "Matchpoints: It must be a number"),
        ("butler 620 650 --drop 1", "Extremes left out"),
        ("cross-imps 620", "At least 2 are needed"),
        ("average good", "avg+"),
        ("average avg --session 101", "Percentage in the session: 100 or less"),
        ("weighted 420:60 -50:50 --against 420", "100 together, not 110"),
        ("weighted 420:60 -50:40", "Scores at the other tables: It is missing"),
        ("whatis 791", "multiples of 10"),
        ("board 0", "1 or more"),
        ("board 12 --json --deal", "unrecognized arguments: --deal"),
        ("traveller /no/such/file", "No such file"),
        ("session /", "Is a directory"),
    ],
)
def test_what_cannot_be_calculated_is_told_in_one_line(line: str, said_of_it: str) -> None:
    message = complaint(director(*line.split()))
    assert said_of_it in message
    assert message.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "board", "weights"),
    [
        ("en", "West deals", "must make 100"),
        ("sv", "Väst", "100"),
        ("de", "West", "100"),
        ("fi", "Länsi", "100"),
    ],
)
def test_answers_and_refusals_are_in_the_language_asked_for(
    language: str, board: str, weights: str
) -> None:
    text = said(director("board", "12", "--lang", language))
    assert board in text
    assert (language == "en") == ("vulnerable" in text)
    wrong = ("weighted", "420:60", "-50:50", "--against", "420", "--lang", language)
    message = complaint(director(*wrong))
    assert weights in message
    assert "110" in message
    assert (language == "en") == ("must make" in message)


def test_json_is_the_result_of_the_request() -> None:
    found = json.loads(said(director("imps", "620", "-170", "--json")))
    assert (found["op"], found["difference"], found["imps"]) == ("imps", 790, 13)
    found = json.loads(
        said(director("weighted", "420:33,3", "-50:66,7", "--against", "420", "--json"))
    )
    assert [each["weight"] for each in found["outcomes"]] == [33.3, 66.7]


def test_all_calculations_are_in_the_help() -> None:
    text = said(director("--help"))
    for name in ("imps", "vps", "cross-imps", "weighted", "traveller", "session"):
        assert re.search(rf"^    {name}\s", text, re.MULTILINE)
    assert "example: director session" in said(director("session", "--help"))


def test_a_board_from_a_file_or_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(TRAVELLER, encoding="utf-8")
    text = said(director("traveller", str(file), "--board", "5", "--method", "mp"))
    assert "1 3–5: 4S= N · +620 · 2" in text
    piped = said(director("traveller", "-", "--board", "5", stdin=TRAVELLER.encode("utf-16")))
    assert piped == text


def test_a_board_without_vulnerability_is_refused() -> None:
    message = complaint(director("traveller", stdin=TRAVELLER.encode()))
    assert message.startswith("director: Say who was vulnerable")


def _session(boards: int) -> list[str]:
    """A session in which every declarer of three tables makes nine to eleven tricks."""
    lines = [HEADING]
    for board in range(1, boards + 1):
        lines += [f"{board},1,4,3N,N,9", f"{board},2,5,4H,E,10", f"{board},3,6,4S,W,11"]
    return lines


def test_bad_lines_of_a_session_are_named_and_the_rest_is_scored() -> None:
    lines = _session(50)
    lines[9], lines[60], lines[99] = "3,3,6,8S,N,10", "nonsense", "0,3,6,4S,N,10"
    stdin = "\n".join(lines).encode()
    text = said(director("session", "--method", "mp", stdin=stdin))
    assert [line.split(":")[0] for line in text.splitlines() if line.startswith("Line ")] == [
        "Line 10",
        "Line 61",
        "Line 100",
    ]
    found = json.loads(said(director("session", "-", "--method", "imp", "--json", stdin=stdin)))
    assert found["results"] == 147
    assert [error["line"] for error in found["errors"]] == [10, 61, 100]


def test_a_ranking_as_csv_with_the_bad_lines_beside_it() -> None:
    stdin = "\n".join([*_session(4), "5,1,4,8S,N,9"]).encode()
    finished = director("session", "--method", "cross-imp", "--csv", stdin=stdin)
    assert finished.returncode == 0
    assert finished.stdout.decode().splitlines()[0].startswith("rank,side,pair")
    assert len(finished.stdout.splitlines()) == 7
    assert finished.stderr.decode().startswith("director: Line 14: ")
    boards = said(director("session", "--boards-csv", stdin="\n".join(_session(4)).encode()))
    assert len(boards.splitlines()) == 13


def test_names_in_the_encoding_of_older_programs() -> None:
    lines = [HEADING, "1,Åsa,Björn,4S,N,10", "1,Ulla,Pär,4S,N,9"]
    assert "Björn" in said(director("session", stdin="\n".join(lines).encode("latin-1")))


def test_what_is_no_file_of_results() -> None:
    assert "not text" in complaint(director("session", stdin=b"\x00\x01\x02\xff" * 9))
    assert "nothing here to score" in complaint(director("session", stdin=b""))


def test_a_long_file_tells_how_far_it_is(tmp_path: Path) -> None:
    file = tmp_path / "long.csv"
    file.write_text("\n".join(_session(300)), encoding="utf-8")
    finished = director("session", str(file), "--csv")
    assert finished.returncode == 0
    assert finished.stderr.decode().splitlines()[-1] == "300/300"
    assert b"300/300" not in finished.stdout
    assert "150/300" in on_a_terminal("session", str(file))
