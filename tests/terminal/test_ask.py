"""``director ask``, ``law``, ``chat`` and what all commands have in common."""

from __future__ import annotations

import json
from subprocess import PIPE, Popen

import pytest

from tests.http.running import environment
from tests.terminal.running import COMMAND, complaint, director, on_a_terminal, said

REVOKE = {"text": "please tell me", "facts": {"kind": "revoke", "established": True}}


def test_alone_it_prints_help() -> None:
    assert "ask" in said(director())


def test_a_question_as_words_as_one_argument_and_through_a_pipe_is_the_same() -> None:
    once = said(director("ask", "what does law 64A1 say"))
    assert "64A1" in once
    assert once == said(director("ask", "what", "does", "law", "64A1", "say"))
    assert once == said(director("ask", stdin=b"what does law 64A1 say\n"))
    assert once == said(director("ask", "-", stdin=b"\xef\xbb\xbfwhat does law 64A1 say"))
    assert once == said(director("ask", "--", "what does law 64A1 say"))


def test_json_is_the_answer_object() -> None:
    answer = json.loads(said(director("ask", "--json", "--lang", "sv", "64A1")))
    assert (answer["language"], answer["edition"]) == ("sv", 2017)


def test_a_batch_is_answered_line_by_line_whatever_is_in_it() -> None:
    lines = [
        json.dumps({**REVOKE, "id": 1}).encode(),
        b"",
        b"{not json",
        b"\xff\xfe\x00",
        b'{"id": "s", "text": "\\ud800"}',
        json.dumps({"id": "e", "text": ""}).encode(),
        json.dumps({"id": "l", "text": "x" * 100_000}).encode(),
        json.dumps({"id": "k", "text": "x", "facts": {"kind": "renege"}}).encode(),
        json.dumps({**REVOKE, "id": 2, "language": "de"}).encode(),
    ]
    answers = [
        json.loads(a)
        for a in said(director("ask", "--jsonl", stdin=b"\n".join(lines))).splitlines()
    ]
    assert [a["id"] for a in answers] == [1, None, None, None, "e", "l", "k", 2]
    assert [("error" in a) for a in answers] == [False, *[True] * 6, False]
    assert answers[-1]["language"] == "de"
    assert {a["error"]["status"] for a in answers if "error" in a} == {400, 422}


@pytest.mark.parametrize(
    ("stdin", "said_of_it"),
    [
        (b"", "nothing to rule on"),
        (b" \n\t", "nothing to rule on"),
        (bytes(range(128, 256)), "UTF-8"),
        (b"x" * 100_000, "too long"),
        (b"x" * 5_000, "4096 characters"),
    ],
)
def test_what_is_no_question_is_refused_in_a_line(stdin: bytes, said_of_it: str) -> None:
    message = complaint(director("ask", stdin=stdin))
    assert said_of_it in message
    assert message.count("\n") == 1


def test_an_argument_that_is_no_text() -> None:
    assert "UTF-8" in complaint(director("ask", b"revoke \xff\xfe"))


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (("ask", "--lang", "fr", "x"), "'en', 'sv', 'de', 'fi'"),
        (("ask", "--edition", "1950", "x"), "2017"),
        (("ask", "--edition", "new", "x"), "--edition"),
        (("law", "--edition", "1950", "64A1"), "2017"),
        (("tree", "renege"), "revoke"),
        (("tree", "revoke", "--edition", "1950"), "2017"),
        (("rule", "x"), "ask"),
        (("ask", "--json", "--jsonl"), "not allowed with"),
    ],
)
def test_bad_usage_says_what_is_allowed(arguments: tuple[str, ...], allowed: str) -> None:
    assert allowed in complaint(director(*arguments))


def test_a_wrong_setting_is_named() -> None:
    assert "DIRECTOR_LANGUAGE" in complaint(director("ask", "x", DIRECTOR_LANGUAGE="fr"))


def test_a_paragraph() -> None:
    assert said(director("law", "64a1")).startswith("64A1")


def test_a_paragraph_that_does_not_exist() -> None:
    assert "64A" in complaint(director("law", "64Z9"))


def test_a_reader_who_has_seen_enough_is_no_fault() -> None:
    with Popen(
        [*COMMAND, "tree", "revoke", "--whole"], env=environment(), stdout=PIPE, stderr=PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_terminal_shows_colours_unless_told_not_to() -> None:
    coloured = on_a_terminal("ask", "law 64A1")
    assert "\x1b[" in coloured
    for plain in (
        on_a_terminal("ask", "law 64A1", NO_COLOR="1"),
        said(director("ask", "law 64A1")),
    ):
        assert "\x1b" not in plain
        assert "64A1" in plain


def test_other_encodings_lose_only_what_they_do_not_have() -> None:
    finished = director("score", "4S= N", "--vul", "none", PYTHONIOENCODING="ascii")
    assert finished.returncode == 0
    assert b"+420" in finished.stdout


def test_a_conversation_goes_on_with_the_number_of_an_answer() -> None:
    typed = "a defender revoked\n1\n"
    shown = said(director("chat", "--lang", "en", stdin=typed.encode()))
    assert "[1] Yes, established" in shown
    assert shown.count("64A1") > 1


def test_the_regulations_of_a_federation_are_named() -> None:
    text = "West led out of turn, face down"
    assert "SBF" in said(director("ask", "--profile", "sbf", text))
    assert "SBF" in said(director("ask", text, DIRECTOR_PROFILE="sbf"))
    assert "acbl" in complaint(director("ask", "--profile", "nowhere", text))
