"""Cards that are named, and calls that are counted, tell what would have to be asked otherwise."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of, implied
from bot.understanding.reader import read


@pytest.mark.parametrize(
    ("language", "text", "rank"),
    [
        ("en", "a defender put down ♦8 and ♣3 at the same time, by accident", "low"),
        ("sv", "en motspelare la ner ♦8 och ♣3 samtidigt, av misstag", "low"),
        ("de", "ein Gegenspieler legt ♦8 und ♣3 zugleich hin, unabsichtlich", "low"),
        ("fi", "puolustaja pani pöytään ♦8 ja ♣3 yhtä aikaa, vahingossa", "low"),
        ("en", "a defender played ♦K and ♣Q at the same time", "honour"),
    ],
)
def test_of_two_low_cards_a_low_one_remains(language: str, text: str, rank: str) -> None:
    told = implied("simultaneous_plays", details_of("simultaneous_plays", analyse(text, language)))
    assert (told["rank"], told["players"]) == (rank, "one")


@pytest.mark.parametrize(
    "text",
    [
        "West ♥7 and East ♥9 at the same time",
        "a defender played ♦K and ♣3 at the same time",
    ],
)
def test_of_an_honour_and_a_low_card_or_of_two_players_it_is_not_told(text: str) -> None:
    told = implied("simultaneous_plays", details_of("simultaneous_plays", analyse(text, "en")))
    assert "rank" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "At the third call one player turns out to have fourteen cards, another twelve."),
        ("sv", "Vid tredje budet visar det sig att en spelare har 14 kort och en annan 12."),
        ("de", "Bei der dritten Ansage stellt sich heraus: ein Spieler hat 14 Karten, einer 12."),
        ("fi", "Kolmas tarjous menossa, kun yhdellä on 14 korttia ja toisella 12."),
    ],
)
def test_two_calls_do_not_tell_whether_a_wrong_hand_called(language: str, text: str) -> None:
    reading = read(text, language=language)
    assert reading.kind == "wrong_number_of_cards"
    assert reading.slots["calls_made"] == 2
    assert "wrong_hand_called" not in reading.slots
