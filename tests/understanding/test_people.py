"""Who did it, and what a text cannot tell of players that it does not name."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.people import own_side_offends
from bot.understanding.reader import read


@pytest.mark.parametrize(
    ("language", "text", "own"),
    [
        ("en", "I revoked and we won it", True),
        ("sv", "min partner bekände inte och vi vann sticket", True),
        ("de", "ich habe nicht bedient und wir haben den Stich gemacht", True),
        ("fi", "minä revokoin ja me voitimme tikin", True),
        ("en", "LHO revoked and we won the trick", False),
        ("en", "My partner was declarer when West revoked", False),
        ("sv", "spelföraren bekände inte, vi vann sticket", False),
        ("en", "we were a trick short", False),
    ],
)
def test_whether_the_tellers_side_revoked(language: str, text: str, own: bool) -> None:
    assert own_side_offends(analyse(text, language)) is own


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sv", "väst bjöd 1 hj efter att öst öppnat 1 sp"),
        ("de", "West reizt 1 Coeur nach 1 Pik von Ost"),
    ],
)
def test_a_pass_that_is_left_out_makes_no_bid_out_of_turn(language: str, text: str) -> None:
    reading = read(text, language=language)
    assert reading.kind == "insufficient_bid"
    assert "out_of_rotation" not in reading.slots


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West bid 1H after 1S by East"),
        ("de", "West reizt 1 Coeur nach 1 Pik von Ost"),
    ],
)
def test_a_bid_is_no_contract_while_the_auction_goes_on(language: str, text: str) -> None:
    assert "declarer" not in read(text, language=language).slots


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South is declarer. South revoked in hearts"),
        ("sv", "Syd är spelförare. Syd bekände inte hjärter"),
        ("de", "Süd ist Alleinspieler. Süd hat Herz nicht bedient"),
        ("fi", "Etelä on pelinviejä. Etelä ei tunnustanut herttaa"),
    ],
)
def test_a_declarer_who_is_named_again_did_it_himself(language: str, text: str) -> None:
    assert read(text, language=language).slots["offender"] == "S"
