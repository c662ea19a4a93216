"""``director score``."""

from __future__ import annotations

import json

import pytest

from tests.terminal.running import complaint, director, said


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("4Sx-2", "N", "--vul", "ns"), ["4♠ doubled", "North", "2 down", "−500"]),
        (
            ("3 sang +1 Ost", "--lang", "de", "--board", "1"),
            ["1 Überstich", "+430", "nicht in Gefahr"],
        ),
        (("6hjx=", "V", "--lang", "sv", "--vul", "all"), ["6♥ dubblat", "+1660", "i zonen"]),
        (("4 pataa -1 E", "--lang", "fi", "--vul", "none"), ["4♠", "−50"]),
        (("pass",), ["Passed out"]),
    ],
)
def test_a_contract_with_its_working(arguments: tuple[str, ...], shown: list[str]) -> None:
    text = said(director("score", *arguments))
    for part in shown:
        assert part in text


def test_what_the_text_leaves_open_is_asked_with_every_case() -> None:
    text = said(director("score", "3NT+1"))
    assert "Was declarer vulnerable?" in text
    assert "630" in text
    assert "430" in text


def test_json() -> None:
    found = json.loads(said(director("score", "--json", "4S= W", "--board", "3")))
    assert (found["score"], found["score_ns"], found["vulnerable"]) == (620, -620, True)


def test_several_lines_through_a_pipe() -> None:
    text = said(director("score", "--vul", "none", stdin="4♠= N\n3NT-1 E\nnonsense\n".encode()))
    assert "+420" in text
    assert "−50" in text
    assert "Line 3" in text


def test_a_batch_of_all_operations() -> None:
    lines = [
        {"id": 1, "op": "imps", "ours": 620, "theirs": -170},
        {"id": 2, "op": "board", "number": 0},
        {"id": 3, "op": "board", "number": 7},
        {"id": 4, "text": "1C= N", "vulnerability": "none"},
    ]
    stdin = "\n".join(map(json.dumps, lines)).encode()
    found = [json.loads(a) for a in said(director("score", "--jsonl", stdin=stdin)).splitlines()]
    assert [each["id"] for each in found] == [1, 2, 3, 4]
    assert found[0]["imps"] == 13
    assert found[1]["error"]["errors"][0]["field"] == "number"
    assert found[2]["dealer"] == "S"
    assert found[3]["score"] == 70


@pytest.mark.parametrize(
    ("arguments", "said_of_it"),
    [
        (("8S=", "N"), "1 to 7"),
        (("4S+9", "N"), "−10 to 3"),
        (("--board", "0", "4S="), "1 or more"),
        (("hello",), "4♠x-2 N"),
        (("--vul", "red", "4S="), "none"),
        (("8", "Pik", "--lang", "de"), "1 bis 7"),
        ((), "nothing to score"),
    ],
)
def test_impossible_contracts_are_refused_with_what_is_allowed(
    arguments: tuple[str, ...], said_of_it: str
) -> None:
    assert said_of_it in complaint(director("score", *arguments))
