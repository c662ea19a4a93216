"""A card seen during the auction: on which side its owner turned out to be (Laws 24D and 24E)."""

from __future__ import annotations

import pytest

from bot.understanding.reader import read


@pytest.mark.parametrize(
    ("language", "text", "side"),
    [
        ("en", "I dropped a club in the auction and they became declarers", "defending"),
        (
            "en",
            "during the bidding my partner flashed the king of spades, we ended up in 4H",
            "declaring",
        ),
        (
            "sv",
            "jag tappade ett hjärterkort under budgivningen och sen fick motståndarna kontraktet",
            "defending",
        ),
        (
            "sv",
            "under budgivningen visade min partner ruter ess, vi spelade sedan 3NT",
            "declaring",
        ),
        (
            "de",
            "Mir ist in der Reizung ein Karo gefallen, danach spielten die Gegner 4 Herz",
            "defending",
        ),
        ("fi", "pudotin tarjousten aikana padan kuninkaan ja me saimme sitoumuksen", "declaring"),
    ],
)
def test_the_side_follows_from_who_plays_the_contract(language: str, text: str, side: str) -> None:
    reading = read(text, language=language)
    assert reading.kind == "exposed_card_in_auction"
    assert reading.slots["side"] == side


def test_who_only_bids_has_not_told_which_side_declares() -> None:
    reading = read("I dropped a club in the auction, partner had bid 1H", language="en")
    assert reading.slots.get("side") not in ("declaring", "defending")
