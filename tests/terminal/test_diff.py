"""``director diff``, and ``/diff`` in a conversation."""

from __future__ import annotations

import json

import pytest

from tests.terminal.running import complaint, director, said


def test_the_differences_are_printed() -> None:
    text = said(director("diff", "--lang", "de", "insufficient_bid", "1997", "2017"))
    assert "Ungenügendes Gebot · 1997 → 2017" in text
    assert "27B1(b)" in text


def test_as_json() -> None:
    found = json.loads(said(director("diff", "insufficient_bid", "2007", "--json")))
    assert (found["what"], found["old"], found["new"]) == ("insufficient_bid", 2007, 2017)


@pytest.mark.parametrize(
    ("words", "named"),
    [(("nonsense", "1997"), "nonsense"), (("27", "1950", "2017"), "1997"), (("99",), "93")],
)
def test_what_there_is_not(words: tuple[str, ...], named: str) -> None:
    assert named in complaint(director("diff", *words))


def test_in_a_conversation() -> None:
    text = director("chat", stdin=b"/diff insufficient_bid 1997 2017\n").stdout.decode()
    assert "1997 → 2017" in text
