"""Calls out of rotation told without seats: who called, and whose turn it was seen from him."""

from __future__ import annotations

import pytest

from bot.understanding.reader import read
from rulings.terms import Turn


@pytest.mark.parametrize(
    ("language", "text", "turn"),
    [
        ("en", "my RHO bid when it was my partner's turn", Turn.RHO),
        ("en", "I bid 1S when it was my RHO's turn", Turn.RHO),
        ("sv", "vänster motståndare bjöd när det var min partners tur", Turn.LHO),
        ("de", "Der Gegner links hat geboten, als mein Partner dran war", Turn.LHO),
        ("fi", "oikea vastustaja tarjosi vaikka oli partnerini vuoro", Turn.RHO),
        ("fi", "avasin 1 hertan vaikka oli partnerini vuoro", Turn.PARTNER),
    ],
)
def test_whose_turn_it_was_is_seen_from_whoever_called(
    language: str, text: str, turn: Turn
) -> None:
    reading = read(text, language=language)
    assert reading.kind == "call_out_of_rotation"
    assert reading.slots["whose_turn"] == turn


def test_a_finnish_verb_names_the_teller() -> None:
    reading = read("tarjosin 1 padan väärällä vuorolla", language="fi")
    assert str(reading.slots["call"]) == "1S"
