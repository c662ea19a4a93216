"""Cards that are named tell what would have to be asked otherwise."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of, implied


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
