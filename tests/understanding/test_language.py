"""The language is read off the text; the expected one counts where the text does not tell."""

from __future__ import annotations

import pytest

from bot.understanding.language import available, detect
from bot.understanding.text import normalise, tokenise

TEXTS = [
    ("en", "he led the wrong card and nobody noticed"),
    ("sv", "han spelade ut från fel hand och ingen såg det"),
    ("sv", "pass i fel tur, vad gör vi"),
    ("sv", "overhoppad, TL hjalp, revoke i stick 5"),
    ("de", "er hat nicht bedient und den Stich gemacht"),
    ("de", "ausser reihe kontriert, was jetzt"),
    ("fi", "länsi ei tunnustanut väriä"),
    ("fi", "vaaralla vuorolla passattu, mita nyt"),
    ("sv", "Syd revokerade"),
    ("de", "Süd claimt"),
    ("de", "Ost kontriert seinen eigenen Partner"),
    ("fi", "Itä kahdensi oman partnerinsa tarjouksen"),
]


def _detect(text: str, expected: str) -> str:
    return detect(tokenise(normalise(text)), expected)


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_the_text_tells_its_language(language: str, text: str) -> None:
    other = "de" if language != "de" else "fi"
    assert _detect(text, other) == language


@pytest.mark.parametrize("expected", ["en", "sv", "de", "fi"])
@pytest.mark.parametrize("notation", ["1S-1D", "3NT X", "♠4 ♥K", "??", ""])
def test_bare_notation_never_decides(notation: str, expected: str) -> None:
    assert _detect(notation, expected) == expected


def test_every_language_has_a_pack() -> None:
    assert available() == ("en", "de", "fi", "sv")
