"""What stands beside each pack: sentences that must be read as what they tell, and no other kind.

A phrase that is added for one kind must not steal a sentence of another.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.languages import LANGUAGES
from bot.understanding.cue_report import which
from bot.understanding.reader import read
from rulings.registry import KINDS, load_kind
from rulings.slots import tellable

FOLDER = Path(__file__).parent / "packs"
KIND_ALONE = "_kind"

Told = tuple[str, str, str, str, str]


def sentences() -> Iterator[Told]:
    """Language, kind, slot, value and text of each sentence."""
    for file in sorted(FOLDER.glob("*.toml")):
        for kind, slots in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for slot, values in slots.items():
                for value, texts in values.items():
                    yield from ((file.stem, kind, slot, value, text) for text in texts)


SENTENCES = [*sentences()]


def test_every_language_has_sentences() -> None:
    assert {language for language, *_ in SENTENCES} == set(LANGUAGES)


@pytest.mark.parametrize(("language", "kind", "slot", "value", "text"), SENTENCES)
def test_no_sentence_is_stolen(language: str, kind: str, slot: str, value: str, text: str) -> None:
    assert kind in KINDS
    reading = read(text, language=language)
    if reading.kind != kind:
        heard = which(text, language, reading.kind) if reading.kind else []
        pytest.fail(f"read as {reading.kind or 'nothing'}, which heard: {heard}")
    if slot != KIND_ALONE:
        assert slot in tellable(load_kind(kind))
        assert str(reading.slots.get(slot)).lower() == value


@pytest.mark.parametrize(("language", "text"), [(told[0], told[-1]) for told in SENTENCES])
def test_a_sentence_tells_its_language(language: str, text: str) -> None:
    assert read(text).language == language
