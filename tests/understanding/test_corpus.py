"""The labelled texts: every label is one that the laws' models take, and no text stands twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.understanding.corpus import BadLabel, Example, examples, parse, phrases
from bot.understanding.reading import Intent
from bot.understanding.similar import alike, near_duplicates
from rulings.registry import KINDS

CASES = Path(__file__).parents[1] / "cases"


@pytest.fixture(scope="module")
def corpus() -> list[Example]:
    return [*examples()]


def test_every_text_has_a_label_that_holds(corpus: list[Example]) -> None:
    assert {example.kind for example in corpus} - {""} == set(KINDS)


def test_every_phrase_has_a_label_that_holds() -> None:
    assert {phrase.kind for phrase in phrases()} <= set(KINDS)


def test_a_slot_that_the_kind_does_not_have_is_refused() -> None:
    line = '{"text": "x", "lang": "en", "irregularity": {"kind": "revoke", "wombat": true}}'
    with pytest.raises(BadLabel, match="wombat"):
        parse(line, "here:1")


def test_no_text_stands_twice(corpus: list[Example]) -> None:
    pairs = [(pair.first.text, pair.second.text) for pair in near_duplicates(corpus)]
    assert not pairs


def test_the_measured_cases_are_not_in_the_corpus(corpus: list[Example]) -> None:
    """What is measured must not have been learned."""
    for language in ("en", "sv", "de", "fi"):
        learned = [e.text for e in corpus if e.language == language]
        files = [CASES / f"{language}.jsonl", *CASES.glob(f"retold/measured_{language}.jsonl")]
        lines = [x for file in files for x in file.read_text(encoding="utf-8").splitlines()]
        measured = [json.loads(line)["text"] for line in lines if line.strip()]
        pairs = alike([*learned, *measured], since=len(learned))
        both = [other for one, other, _ in pairs if one < len(learned)]
        assert not [measured[other - len(learned)] for other in both]


def _told(text: str, kind: str, **slots: object) -> Example:
    return Example(text, "en", Intent.SITUATION, kind, slots)


def test_one_word_more_makes_no_new_text() -> None:
    first = _told("Dummy revoked and nobody noticed until the end", "revoke")
    second = _told("Dummy revoked and nobody noticed it until the end", "revoke")
    (pair,) = near_duplicates([first, second])
    assert (pair.first, pair.second, pair.contradicts) == (first, second, False)


def test_one_word_that_changes_the_label_makes_a_new_text() -> None:
    texts = [
        _told("South revoked, the revoke is established now", "revoke", established=True),
        _told("South revoked, the revoke is not established now", "revoke", established=False),
    ]
    assert not [*near_duplicates(texts)]


def test_the_same_words_with_two_labels_contradict() -> None:
    texts = [_told("West led twice!", "lead_out_of_turn"), _told("west led twice", "played_card")]
    (pair,) = near_duplicates(texts)
    assert pair.contradicts


def test_alike_in_two_languages_is_no_duplicate() -> None:
    texts = [Example("revoke?", each, Intent.LOOKUP) for each in ("en", "sv")]
    assert not [*near_duplicates(texts)]
