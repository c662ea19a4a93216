"""Whatever is typed, in any script and at any length that is taken, is read without an error."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answer import MAX_TEXT, Answer, AskRequest
from bot.service import Director
from bot.understanding.corpus import examples
from bot.understanding.language import available
from bot.understanding.reader import read
from rulings.registry import KINDS, load_kind

DIRECTOR = Director()
TOLD = [example.text for example in examples()][::7]

PIECES = st.one_of(
    st.sampled_from(TOLD),
    st.text(max_size=12),
    st.sampled_from(
        ["1S", "-", "p", "7NT", "♥", "10", "4♠x", "64A1", "2017", "?!", "\n", "…", "'"]
    ),
)
MIXED = st.lists(PIECES, min_size=1, max_size=40).map(lambda found: " ".join(found)[:MAX_TEXT])
CUT = st.tuples(st.sampled_from(TOLD), st.integers(0, 60), st.integers(1, 200)).map(
    lambda cut: cut[0][cut[1] : cut[1] + cut[2]]
)


@given(st.one_of(st.text(max_size=MAX_TEXT), MIXED, CUT), st.sampled_from([None, *available()]))
@settings(max_examples=300)
def test_every_reading_is_one_that_the_laws_can_take(text: str, language: str | None) -> None:
    reading = read(text, language=language)
    assert reading.language in available()
    assert 0 <= reading.confidence <= 1
    assert {kind for kind, _ in reading.candidates} <= set(KINDS)
    if reading.kind:
        assert set(reading.slots) <= set(load_kind(reading.kind).model_fields)


@given(st.one_of(MIXED, CUT).filter(str.strip))
@settings(max_examples=150)
def test_every_answer_is_valid_by_its_schema(text: str) -> None:
    answer = DIRECTOR.ask(AskRequest(text=text))
    assert Answer.model_validate_json(answer.model_dump_json()).status is answer.status


@pytest.mark.parametrize(
    "piece",
    [
        "1S-",
        "1♠ p ",
        "(",
        "not ",
        "W ",
        "x",
        "ä",
        "0",
        "no wait, ",
        "west led ",
        "\u0301",
        "🂡",
        "-",
    ],
)
def test_one_thing_over_and_over_is_read(piece: str) -> None:
    text = (piece * MAX_TEXT)[:MAX_TEXT]
    assert DIRECTOR.ask(AskRequest(text=text)).text


def _calls(run: Callable[[], object]) -> int:
    """How many functions are called: work that is the same on every machine."""
    count = 0

    def counted(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        run()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize(
    "piece",
    [
        "W:1S ",
        "1s-",
        "E/W 2NT ",
        "N: p ",
        "AKQ director lost my turn, ",
        "dummy not down, lho, ",
        "west led, no wait east, ",
        "in case ",
        "(1S) x ",
    ],
)
def test_a_long_text_takes_no_more_than_its_length(piece: str) -> None:
    """One of these took twenty seconds once, each seat being compared with each bid."""
    texts = [(piece * MAX_TEXT)[:size] for size in (MAX_TEXT - 1, MAX_TEXT // 8, MAX_TEXT)]
    DIRECTOR.ask(AskRequest(text=texts[0]))  # loads what such a text needs
    short, long = (_calls(lambda t=t: DIRECTOR.ask(AskRequest(text=t))) for t in texts[1:])
    assert long < 16 * short
