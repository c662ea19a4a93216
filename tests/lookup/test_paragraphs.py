"""Paragraphs: found however they are written, answered with their neighbours."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus, AskRequest
from bot.decided import kinds_deciding, written
from bot.lookup import nearest
from bot.service import Director
from bot.understanding.analysis import analyse
from bot.understanding.asked import asked_lookup
from bot.understanding.paragraphs import paragraphs_in
from bot.understanding.text import normalise, tokenise
from bot.wording.catalogue import LANGUAGES
from bot.wording.document import Document, plain, telegram_html
from rulings.editions import edition_of
from rulings.paragraphs import canonical

EDITION = edition_of(2017)
TELEGRAM = 4_096
LAW = {"en": "law", "sv": "Lag", "de": "Regel", "fi": "laki"}


def _named(text: str) -> list[str]:
    return [canonical(w.text) for w in paragraphs_in(tokenise(normalise(text)))]


def _spaced(paragraph: str) -> str:
    """``27B1(a)`` as ``27 B 1 a``."""
    marks = paragraph.replace("(", " ").replace(")", "")
    return "".join(f" {c} " if c.isupper() else c for c in marks).strip()


@pytest.mark.parametrize("law", range(1, 94))
def test_every_paragraph_is_found_however_it_is_written(law: int) -> None:
    director = Director()
    for paragraph in EDITION.paragraphs.values():
        if paragraph.law != law:
            continue
        bare = paragraph.id.replace("(", "").replace(")", "")
        spaced = _spaced(paragraph.id)
        for text in (f"law {paragraph.id}?", f"law {bare.lower()}", f"§{bare}"):
            assert _named(text) == [canonical(paragraph.id)], text
        for text in (f"L{bare}", f"Lag {spaced}", f"law: {spaced.lower()}", f"{bare} §"):
            assert _named(text) == [canonical(paragraph.id)], text
        for text in (paragraph.id, bare, bare.lower(), spaced):
            assert director.law(text).citations == [paragraph.id], text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("what does Law 64 say about this", ["64"]),
        ("laws 61 and 64", ["61", "64"]),
        ("Lag 27, 30 och 31", ["27", "30", "31"]),
        ("difference between 64A1 and 64A2", ["64a1", "64a2"]),
        ("Regel 12 C 1 (e)(ii)", ["12c1eii"]),
        ("pykälän 64 mukaan", ["64"]),
        ("law sixty-four, please", ["64"]),
        ("law twenty seven B", ["27b"]),
        ("var står i 64:an?", ["64"]),
        ("lag sjuttiotvå B", ["72b"]),
        ("Paragraph siebenundzwanzig", ["27"]),
        ("pykälä viiskyt, kiitos", ["50"]),
        ("mitä 50:ssä sanotaan", ["50"]),
        ("a rule of two tricks", []),
        ("hon lade hjärter 2:an", []),
        ("in sixty seconds", []),
        ("Lakien 64A1:n ja 64A2:n ero", ["64a1", "64a2"]),
        ("law no. 9", ["9"]),
        ("law 25 a player may change", ["25"]),
        ("law 27 in the 2007 edition", ["27"]),
        ("64Z9", ["64z9"]),
        ("law 99", ["99"]),
        ("", []),
    ],
)
def test_what_stands_around_is_left_out(text: str, named: list[str]) -> None:
    assert _named(text) == named


@pytest.mark.parametrize(
    "text",
    [
        "3NT",
        "4S",
        "1C",
        "she played the 9C",
        "the 10C was led",
        "bid 2D over 1H, then 3C",
        "trick 12",
        "board 14",
        "40 % of the field",
        "620",
        "at 10.30",
        "contract 4Hx-2",
        "13 cards a hand",
    ],
)
def test_calls_cards_and_numbers_are_no_paragraphs(text: str) -> None:
    assert _named(text) == []


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("64Z9", ["64", "64A", "64B", "64C"]),
        ("99", ["90", "91", "92", "93"]),
        ("27B1c", ["27B1", "27B1(a)", "27B1(b)"]),
        ("64C9", ["64C", "64C1", "64C2"]),
        ("59B", ["59"]),
        ("123456789", ["90", "91", "92", "93"]),
    ],
)
def test_the_nearest_are_offered_for_unknown_ones(text: str, near: list[str]) -> None:
    assert nearest(text, 2017) == near


@pytest.mark.parametrize("text", ["law 64Z9", "64Z9", "Lag 99", "laki 99"])
def test_an_unknown_paragraph_is_answered_with_the_nearest(text: str) -> None:
    for answer in (Director().law(text), Director().ask(AskRequest(text=text))):
        assert answer.status is AnswerStatus.LOOKUP
        assert answer.citations == []
        assert ("64A" if "64" in text else "93") in answer.text


def test_nonsense_is_said_back_shortened() -> None:
    answer = Director().law("<b>blah</b> " * 400)
    assert answer.citations == []
    assert len(answer.text) < 300
    assert "<b>" not in telegram_html(answer.document)


def test_a_paragraph_shows_its_place_and_what_it_decides() -> None:
    answer = Director().law("64A1", language="en")
    assert answer.document.title.startswith("64A1 · ")
    assert "64A2" in answer.text
    assert "· 64A\n" in answer.text
    assert "Revoke" in answer.text


def test_a_law_shows_what_stands_below() -> None:
    answer = Director().law("law 27", language="en")
    assert answer.citations == ["27"]
    for below in ("27A", "27B1(a)", "27D"):
        assert below in answer.text


def test_one_of_two_that_exists_is_shown() -> None:
    answer = Director().law("law 64A1 and law 64Z9")
    assert answer.citations == ["64A1"]
    assert "64Z9" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_look_up_is_too_long(language: str) -> None:
    director = Director()
    for paragraph in EDITION.paragraphs:
        document = director.law(paragraph, language=language).document
        shown = Document(document.title, document.tag, [b for b in document.blocks if not b.fold])
        assert len(plain(shown)) <= 1_500, paragraph
        assert len(telegram_html(document)) <= TELEGRAM, paragraph


@pytest.mark.parametrize(
    ("text", "given", "language"),
    [
        ("Lag 27", None, "sv"),
        ("Regel 27 bitte", None, "de"),
        ("pykälä 64A1", None, "fi"),
        ("law 27", None, "en"),
        ("law 27", "fi", "fi"),
        ("64A1", None, "sv"),
        ("straffkort", None, "sv"),
        ("comparable call", "de", "de"),
        ("vergleichbare Ansage", None, "de"),
        ("vastaava tarjous", "en", "en"),
    ],
)
def test_the_language_is_given_or_that_of_the_text(
    text: str, given: str | None, language: str
) -> None:
    answer = Director(language="sv").law(text, language=given)
    assert answer.language == language
    assert answer.citations


@pytest.mark.parametrize(("language", "word"), LAW.items())
def test_a_question_about_a_law_is_answered(language: str, word: str) -> None:
    answer = Director().ask(AskRequest(text=f"{word} 64A1", language=language))  # type: ignore[arg-type]
    assert (answer.status, answer.citations) == (AnswerStatus.LOOKUP, ["64A1"])


@pytest.mark.parametrize(
    "text",
    [
        "I'd like to know what it says in number 27 of the laws",
        "kan du visa lag 27 tack",
        "zeig mir bitte Paragraph 27",
        "saisko sen bridgelain 27 kohdan tähän luettavaksi",
    ],
)
def test_a_law_is_shown_to_who_wants_to_read_it(text: str) -> None:
    answer = Director().ask(AskRequest(text=text))
    assert (answer.status, answer.citations) == (AnswerStatus.LOOKUP, ["27"])


def test_a_story_that_quotes_a_law_is_not_a_look_up() -> None:
    story = "According to law 27 he must pass, but West bid 1H over 1S and South did not accept it"
    assert asked_lookup(analyse(story, "en"), unsure=False, likely=False) is None
    assert asked_lookup(analyse(story, "en"), unsure=True, likely=False) is None


def test_a_heading_decides_through_what_stands_below() -> None:
    for paragraph in ("64", "64A", "64A1"):
        assert kinds_deciding(EDITION.paragraphs[paragraph], EDITION)[0] == "revoke"


def test_the_table_of_deciding_kinds_is_fresh() -> None:
    """Refresh it with ``python -m bot.decided``."""
    from importlib import resources

    from bot.decided import FILE

    assert resources.files("bot").joinpath(FILE).read_text(encoding="utf-8") == written()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("was sagt 64 über Revoke?", True),
        ("what does the rulebook say in 64 about revokes", True),
        ("what is the correction period, 20 minutes?", False),
        ("what is board 16 vulnerable?", False),
    ],
)
def test_a_mere_number_is_a_law_only_where_it_counts_nothing(text: str, found: bool) -> None:
    answer = Director().ask(AskRequest(text=text))
    assert (answer.citations == ["64"]) is found
    assert not any(cited in {"20", "16"} for cited in answer.citations)
