"""Terms: found by their names, inflected, misspelt, in four languages; never in a story."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from bot.answer import AnswerStatus, AskRequest
from bot.service import Director
from bot.terms import TERMS
from bot.understanding.analysis import analyse
from bot.understanding.asked import asked_lookup, looked_up
from bot.understanding.text import fold
from bot.wording.catalogue import LANGUAGES, catalogue
from rulings.editions import edition_of

QUESTIONS = {
    "en": (
        "What is a {}?",
        "hey, can you explain {} please",
        "define {}",
        "{}: what does it mean?",
    ),
    "sv": ("Vad är {}?", "Vad menas med {}", "hej, vad betyder {} egentligen?"),
    "de": ("Was ist eine {}?", "Was bedeutet {}", "Kannst du mir bitte {} erklären?"),
    "fi": ("Mikä on {}?", "Mitä tarkoittaa {}", "hei, voisitko selittää: {}"),
}
INFLECTED = [
    ("en", "minor penalty cards", "minor_penalty_card"),
    ("en", "what are logical alternatives", "logical_alternative"),
    ("en", "when is a revoke established?", "established_revoke"),
    ("en", "left-hand opponent", "lho"),
    ("en", "what's UI?", "unauthorized_information"),
    ("en", "what does the Neuberg formula mean", "neuberg"),
    ("sv", "vad är ett jämförbart bud", "comparable_call"),
    ("sv", "det lilla straffkortet", "minor_penalty_card"),
    ("sv", "stora straffkort", "major_penalty_card"),
    ("sv", "förtydligandeperioden", "clarification_period"),
    ("sv", "vad är etablerade revoker", "established_revoke"),
    ("sv", "den förmodade spelföraren", "presumed_declarer"),
    ("de", "was ist eine Strafkarte", "penalty_card"),
    ("de", "der kleinen Strafkarten", "minor_penalty_card"),
    ("de", "eines ungenügenden Gebots", "insufficient_bid"),
    ("de", "wann ist eine Revoke vollendet?", "established_revoke"),
    ("de", "vergleichbaren Ansagen", "comparable_call"),
    ("fi", "mikä on pysyvä revokki", "established_revoke"),
    ("fi", "pysyvän revokin", "established_revoke"),
    ("fi", "vastaavan tarjouksen", "comparable_call"),
    ("fi", "riittämättömästä maalauksesta", "insufficient_bid"),
    ("fi", "rangaistuskorttia", "penalty_card"),
    ("fi", "lepääjällä", "dummy"),
    ("en", "what's the law number for how late a score can be changed", "correction_period"),
    ("sv", "var i lagen står det om straffpoäng", "procedural_penalty"),
    ("de", "welcher Paragraph regelt Strafpunkte", "procedural_penalty"),
    ("fi", "mikä laki koskee rangaistuspisteitä", "procedural_penalty"),
    ("en", "which law is about changing a call", "changed_call"),
    ("en", "what may dummy do?", "dummys_rights"),
    ("en", "what is the penalty for a revoke", "revoke_rectification"),
    ("en", "which law has two cards at once", "simultaneous_plays"),
    ("sv", "vilken lag gäller utspel från fel hand", "lead_out_of_turn"),
    ("sv", "vad får träkarlen inte göra", "dummys_limits"),
    ("sv", "vilken lag är fel antal kort", "wrong_number_of_cards"),
    ("de", "Regel über Zuschauer", "spectator"),
    ("de", "wo steht, wie der Dummy auszulegen ist", "dummys_hand"),
    ("de", "welcher Paragraph gilt für das Ausspiel von der falschen Seite", "lead_out_of_turn"),
    ("fi", "mikä laki käsittelee alkulähtöä väärästä kädestä", "opening_lead_out_of_turn"),
    ("fi", "missä järjestyksessä lepääjän värit pitää laittaa", "dummys_hand"),
    ("fi", "mikä on oikaistu tulos", "adjusted_score"),
]
MISSPELT = [
    ("en", "what is a comparible call", "comparable_call"),
    ("en", "minor penatly card", "minor_penalty_card"),
    ("en", "unauthorised infomation", "unauthorized_information"),
    ("en", "procedual penalty", "procedural_penalty"),
    ("sv", "jämförbrat bud", "comparable_call"),
    ("sv", "vad är ett strafkort", "penalty_card"),
    ("sv", "felaktig infomation", "misinformation"),
    ("de", "vergleichbahre Ansage", "comparable_call"),
    ("de", "was ist ein Strohman", "dummy"),
    ("fi", "mikä on rangaistuskrotti", "penalty_card"),
    ("fi", "vastava tarjous", "comparable_call"),
]
STORIES = [
    ("en", "declarer revoked and dummy claimed"),
    ("en", "My partner's hesitation: is his double a logical alternative, what do you think?"),
    ("en", "What happens when dummy has a penalty card and West leads out of turn?"),
    ("en", "South made an insufficient bid, what now?"),
    ("en", "what is the penalty for a revoke by the defender at trick five"),
    ("sv", "Spelföraren gjorde revoke i tredje sticket, vad händer?"),
    ("sv", "Öst har ett stort straffkort och väst ska spela ut"),
    ("sv", "Min partner tvekade länge och jag dubblade, vad gäller?"),
    ("de", "Der Strohmann hat eine Karte des Alleinspielers aufgehoben, was nun?"),
    ("de", "Ost bedient nicht und macht den Stich, was passiert?"),
    ("de", "West hat eine Strafkarte und sein Partner spielt aus"),
    ("fi", "Pelinviejä revokoi ja voitti tikin, mitä nyt tehdään?"),
    ("fi", "Länsi lähti väärällä vuorolla, onko se rangaistuskortti?"),
    ("fi", "Partneri epäröi pitkään ja minä kahdensin, saako niin tehdä"),
]


def _names(language: str) -> dict[str, list[str]]:
    file = resources.files("bot.understanding") / "packs" / language / "terms.toml"
    names: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))["terms"]
    return names


def _title(term: str, language: str) -> str:
    return catalogue(language).text(f"term-{term}", "title")


def test_each_term_has_existing_paragraphs() -> None:
    edition = edition_of(2017)
    assert len(TERMS) >= 80
    for term, paragraphs in TERMS.items():
        assert paragraphs, term
        newest = [p for p in paragraphs if "-" not in p]
        assert [p for p in newest if p not in edition.paragraphs] == [], term


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_has_words_and_names(language: str) -> None:
    own = catalogue(language)
    assert {i.removeprefix("term-") for i in own.ids if i.startswith("term-")} == set(TERMS)
    assert set(_names(language)) == set(TERMS)
    assert {term for term in TERMS if not _title(term, language)} == set()
    titles = [_title(term, language) for term in TERMS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_is_found_by_each_of_its_names(language: str) -> None:
    for term, names in _names(language).items():
        for name in names:
            assert fold(name) == name
            found = looked_up(name.replace("*", ""), language, language).lookup.term
            assert found == term, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_is_explained_when_somebody_asks(language: str) -> None:
    director = Director()
    for term, paragraphs in TERMS.items():
        for question in QUESTIONS[language]:
            text = question.format(_title(term, language))
            answer = director.ask(AskRequest(text=text, language=language))  # type: ignore[arg-type]
            assert answer.status is AnswerStatus.LOOKUP, text
            assert answer.citations == [p for p in paragraphs if "-" not in p], text
            assert catalogue(language).text(f"term-{term}") in answer.text


@pytest.mark.parametrize(("language", "text", "term"), [*INFLECTED, *MISSPELT])
def test_inflected_and_misspelt_terms_are_found(language: str, text: str, term: str) -> None:
    assert looked_up(text, language, language).lookup.term == term


@pytest.mark.parametrize(("language", "text"), STORIES)
def test_a_story_full_of_terms_is_no_look_up(language: str, text: str) -> None:
    analysis = analyse(text, language)
    assert asked_lookup(analysis, unsure=False, likely=False) is None
    assert asked_lookup(analysis, unsure=True, likely=False) is None
    answer = Director().ask(AskRequest(text=text, language=language))  # type: ignore[arg-type]
    assert answer.status is not AnswerStatus.LOOKUP


@pytest.mark.parametrize(("language", "text"), [("en", "revoke"), ("sv", "jämförbart bud")])
def test_a_term_alone_is_explained(language: str, text: str) -> None:
    assert Director().ask(AskRequest(text=text, language=language)).status is AnswerStatus.LOOKUP  # type: ignore[arg-type]


def test_a_call_alone_is_no_term_that_is_asked_for() -> None:
    assert Director().ask(AskRequest(text="pass")).status is not AnswerStatus.LOOKUP


def test_a_term_of_another_language_is_found_too() -> None:
    answer = Director().law("comparable call", language="fi")
    assert answer.document.title == "Vastaava tarjous"


def test_near_misses_of_terms_are_offered() -> None:
    answer = Director().law("vulnrabel", language="en")
    assert "Vulnerable" in answer.text
