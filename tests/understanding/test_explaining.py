"""``ask --explain``: the words that told a kind and its facts."""

from __future__ import annotations

import pytest

from bot.understanding.explaining import explanation


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("West revoked in trick five and the revoke is established", "revoked"),
        ("Väst gjorde en revoke i stick fem", "revoke"),
        ("West hat in Stich fünf nicht bedient", "bedient"),
        ("Länsi revokoi viidennessä tikissä", "revokoi"),
    ],
)
def test_the_word_for_the_irregularity_tells_its_kind(text: str, word: str) -> None:
    best = next(line for line in explanation(text) if line.split()[1].startswith("revoke"))
    assert word in best.split(": ")[1].split(", ")


def test_a_fact_names_the_words_that_told_it() -> None:
    text = "The revoke by West is established, a defender's"
    facts = [line.split("): ")[1].split(", ") for line in explanation(text) if "): " in line]
    assert facts
    assert all(word in text for words in facts for word in words)


def test_what_notation_tells_exactly_needs_no_words() -> None:
    lines = explanation("East bid 1H over 1S, insufficient")
    (line,) = [line for line in lines if " bid = 1H" in line]
    assert line.endswith("(exact)")


def test_a_text_without_a_word_is_explained_too() -> None:
    assert explanation("?!")[0].startswith("language")
