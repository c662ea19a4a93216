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
    ("text", "shown"),
    [
        ("imps 620 -170", "+13 IMPs"),
        (
            "12C1c 60% 4S= N 40% 4S-1, vul, other tables 620 170",
            "N–S 1.8, E–W 2.2 (top 4) · 12C1(c)",
        ),
        ("viktat 60 % 620 40 % -100 mot 170", "Viktat resultat: N–S +3,2 IMP, Ö–V −3,2 IMP"),
        ("neuberg 8 von 10, 5,5", "7,12 Matchpunkte"),
        ("rangaistus 10 % täysi 24", "2,4"),
        ("Board 5\nNS 3 – EW 5: 4S= N\nNS 4 – EW 6: 3NT-1 E", "1 3–5: 4S= N · +620 · 2"),
    ],
)
def test_whatever_a_director_types_is_answered_in_his_language(text: str, shown: str) -> None:
    assert shown in said(director("score", text))
    assert shown in said(director("score", stdin=text.encode()))


@pytest.mark.parametrize(
    ("text", "said_of_it"),
    [
        ("vp 17", "Boards: It is missing. Allowed: 1 to 200.\nFor example: vp +13 24 boards"),
        ("imps bananas", "I cannot read “bananas”.\nFor example: imps 620 -170"),
        ("viktat 60 % 620 50 % -100 mot 170", "100 tillsammans, inte 110"),
        ("15 Stiche 4 Pik", "0 bis 13"),
        ("jako 0", "1"),
        ("följesedel", "Till exempel: följesedel bricka 5\nNS 3"),
        ("bananas", "director score --help shows all that I work out."),
    ],
)
def test_what_cannot_be_worked_out_is_told_with_an_example(text: str, said_of_it: str) -> None:
    assert said_of_it in complaint(director("score", text))


def test_the_help_shows_what_can_be_typed_in_every_language() -> None:
    text = said(director("score", "--help"))
    for example in ("imps 620 -170", "vad ger 790", "Ordnungsstrafe 10 % Top 24", "jako 12"):
        assert example in text


def test_a_conversation_asks_what_a_contract_leaves_open() -> None:
    text = said(director("chat", stdin=b"3NT+1\n1\n/score\n"))
    assert "[1] vulnerable: 630" in text
    assert "+630 for declarer’s side" in text
    assert "Dealer and vulnerability: board 12" in text


def test_a_contract_told_to_ask_is_scored() -> None:
    text = said(director("ask", "4 spader dubbelt två bet i zonen"))
    assert "−500 för spelförarens sida" in text
    found = json.loads(said(director("ask", "--json", "3NT+1")))
    assert (found["status"], found["question"]["slot"]) == ("lookup", "vulnerable")
    assert [branch["when"] for branch in found["branches"]] == [
        {"vulnerable": True},
        {"vulnerable": False},
    ]
    assert {case["score"] for case in found["score"]["ambiguous"]} == {630, 430}


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
