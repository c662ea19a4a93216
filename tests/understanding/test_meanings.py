"""What words mean: one small vocabulary, the same in all languages."""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES, pack
from bot.understanding.meanings import FILE, BadLine, Meanings, entries, meanings
from bot.understanding.text import fold

MEANING = re.compile("[a-z]+( [a-z]+){0,5}|-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_stands_once_and_is_folded(language: str) -> None:
    lines = (pack(language) / FILE).read_text(encoding="utf-8").splitlines()
    listed = [*entries(lines)]
    words = [word for _, said in listed for word in said.split()]
    assert len(words) == len(set(words))
    assert [word for word in words if fold(word) != word] == []
    assert [meaning for meaning, _ in listed if not MEANING.fullmatch(meaning)] == []


@pytest.mark.parametrize(
    ("meaning", "words"),
    [
        (("dummy",), {"en": "dummy", "sv": "trakarlen", "de": "strohmann", "fi": "lepaaja"}),
        (("lead",), {"en": "led", "sv": "utspelat", "de": "ausgespielt", "fi": "lahti"}),
        (("revoke",), {"en": "reneged", "sv": "revokerade", "de": "revoke", "fi": "revokki"}),
    ],
)  # fmt: skip
def test_what_is_learned_in_one_language_helps_the_others(
    meaning: tuple[str, ...], words: dict[str, str]
) -> None:
    assert {language: meanings(language).of(word) for language, word in words.items()} == (
        dict.fromkeys(words, meaning)
    )


@pytest.mark.parametrize(
    ("language", "word", "known"),
    [
        ("en", "declrer", "declarer"),
        ("de", "alleinspielr", "alleinspieler"),
        ("sv", "strafkortet", "straffkortet"),
        ("fi", "pelinvejia", "pelinvieja"),
    ],
)
def test_another_form_or_a_misspelling_means_the_same(language: str, word: str, known: str) -> None:
    assert meanings(language).of(word) == meanings(language).of(known) != ()


@pytest.mark.parametrize("word", ["qzxv", "flobbled"])
def test_a_word_that_is_like_no_other_means_nothing(word: str) -> None:
    assert meanings("en").of(word) == ()


@pytest.mark.parametrize("line", ["lead", ": led", "lead:"])
def test_a_line_without_a_meaning_or_words_is_refused(line: str) -> None:
    with pytest.raises(BadLine, match="line 2: expected 'meaning: words'"):
        Meanings(["lead: led", line])
