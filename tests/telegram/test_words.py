"""The front end's own words, buttons and limits, in all four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answer import Answer, AnswerStatus
from bot.fronts.commands import COMMANDS
from bot.fronts.telegram import logsheet, preferences, screens
from bot.fronts.telegram.codec import Action, Tap, UnknownButton
from bot.fronts.telegram.commands import HANDLERS
from bot.fronts.telegram.texts import Say, language_of
from bot.wording.catalogue import LANGUAGES, catalogue
from bot.wording.document import Block, Document, Line
from rulings.outcome import value_id
from rulings.registry import KINDS, load_kind
from rulings.slots import slots_of
from tests.botapi.entities import parse_html

FRONT = Path(screens.__file__).parent
FILLED_IN: dict[str, str | int] = {
    "hours": 4,
    "days": 30,
    "log_days": 90,
    "hour": "19",
    "minute": "05",
    "minutes": 20,
    "note": "equity <64C>",
    "count": 3,
    "considered": 2,
    "chosen": 1,
    "percent": 67,
    "limit": 4096,
    "language": "<b>",
    "edition": "2017",
    "bot": "director_please_bot",
    "reference": "a & b",
    "host": "models.example.org",
    "passed_on": "Nothing & nobody",
}


def ids(language: str) -> set[str]:
    return {i for i in catalogue(language).ids if i.startswith("telegram-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_as_valid_html(language: str) -> None:
    assert ids(language) == ids("en")
    say = Say(language)
    for message in ids(language):
        text, _ = parse_html(say(message.removeprefix("telegram-"), **FILLED_IN))
        assert text.strip()


def test_no_message_is_left_that_nobody_says() -> None:
    code = "".join(path.read_text() for path in FRONT.glob("*.py"))
    said = {f"telegram-{name}" for name in re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code)}
    said |= {f"telegram-log-{column}" for column in logsheet.COLUMNS}
    said |= {f"telegram-forget-{choice}" for choice in ("me", "chat", "no")}
    for each in preferences.preferences():
        said |= {f"telegram-settings-{end}" for end in (each.name, f"choose-{each.name}")}
        said |= {f"telegram-settings-{each.name}-{value}" for value in (*each.values, "default")}
    said |= {f"telegram-{a}-{b}" for a in ("language", "edition") for b in ("choose", "unknown")}
    assert ids("en") - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_fit(language: str) -> None:
    say = Say(language)
    assert len(say("name")) <= 64
    assert len(say("description")) <= 512
    assert len(say("short-description")) <= 120
    shown = [command for command in COMMANDS if command.scopes]
    assert all(len(command.description(language)) <= 256 for command in shown)


def test_what_is_in_a_menu_is_done_in_telegram() -> None:
    assert {command.name for command in COMMANDS} == set(HANDLERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_described_in_every_language(language: str) -> None:
    own = {i for i in catalogue(language).ids if i.startswith("command-")}
    assert own == {f"command-{command.name}" for command in COMMANDS if command.scopes}
    assert [bool(c.example(language)) for c in COMMANDS] == [
        bool(c.example("en")) for c in COMMANDS
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_fact_fits_a_button(kind: str) -> None:
    for slot in slots_of(load_kind(kind)).values():
        for value in slot.domain:
            tap = Tap(Action.FACT, 36**8, slot.name, value_id(value))
            assert Tap.decode(tap.encode()) == tap
    assert Tap.decode(Tap(Action.FACT, 36**8, "kind", kind).encode()).value == kind


@given(st.text())
def test_no_data_breaks_the_codec(data: str) -> None:
    try:
        tap = Tap.decode(data)
    except UnknownButton:
        return
    assert tap.case >= 0 or data.split(":")[1].startswith("-")


@pytest.mark.parametrize(
    ("code", "language"),
    [("sv", "sv"), ("de-AT", "de"), ("fi_FI", "fi"), ("it", "en"), ("en-BR", "en"), (None, "en")],
)
def test_telegrams_language_becomes_one_of_ours(code: str | None, language: str) -> None:
    assert language_of(code, "en") == language


@given(
    st.lists(
        st.lists(st.text(min_size=1, max_size=1500), min_size=1, max_size=6),
        min_size=1,
        max_size=6,
    ),
    st.booleans(),
)
def test_answers_of_any_length_fit_a_message_and_stay_valid(
    blocks: list[list[str]], fold: bool
) -> None:
    document = Document(
        "Title",
        "2017",
        [Block(tuple(Line(text, ("64A1",)) for text in lines), fold=fold) for lines in blocks],
    )
    answer = Answer(
        status=AnswerStatus.RULED, language="en", edition=2017, text="x", document=document
    )
    html = screens.ruling(answer, Say("en"))
    text, _ = parse_html(html)
    assert screens.visible_length(html) <= screens.MAX_TEXT
    assert text.startswith("Title")
