"""Who won the trick of a revoke, and what a text itself says that nobody knows."""

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of
from bot.understanding.whose_trick import not_so


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West did not follow to a club and his partner won the trick."),
        ("sv", "Väst bekände inte klöver och hans partner vann sticket."),
        ("de", "West revokierte und sein Partner gewann den Stich."),
        ("fi", "Länsi ei tunnustanut ristiä ja sen pari voitti tikin."),
    ],
)
def test_his_partner_is_on_the_side_of_who_revoked(language: str, text: str) -> None:
    assert details_of("revoke", analyse(text, language)).get("side_won_trick") is True


def test_the_teller_is_not_he() -> None:
    told = details_of("revoke", analyse("han spelade och jag bekände inte; han vann", "sv"))
    assert "side_won_trick" not in told


def test_who_won_a_later_trick_did_not_win_this_one() -> None:
    told = details_of("revoke", analyse("My LHO revoked. We won it, later they won two.", "en"))
    assert told.get("side_won_trick") is not True


def test_his_partner_led_to_the_next_trick() -> None:
    text = "Vasuri ei tunnustanut, sitten sen pari lähti seuraavaan tikkiin."
    assert details_of("revoke", analyse(text, "fi")).get("moment") != "only_opponents_played_on"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East revoked. Nobody remembers who won the trick."),
        ("sv", "Öst revokerade. Vem som vann sticket vet vi inte."),
        ("de", "Ost hat revokiert. Wer den Stich gewonnen hat, weiß niemand."),
        ("fi", "Itä teki revoken. Emme muista kuka voitti tikin."),
    ],
)
def test_a_winner_whom_nobody_knows_is_not_told(language: str, text: str) -> None:
    denied = set(not_so(analyse(text, language)))
    assert {("won_by", "offender"), ("won_by", "partner"), ("won_by", "other_side")} <= denied


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A revoke. We are not sure whether his side has played to the next trick."),
        ("de", "Ein Revoke. Wir wissen nicht, ob seine Seite zum nächsten Stich gespielt hat."),
        ("fi", "Revoke. Emme tiedä onko hänen puolensa pelannut seuraavaan tikkiin."),
    ],
)
def test_a_next_trick_of_which_nobody_knows_establishes_nothing(language: str, text: str) -> None:
    denied = set(not_so(analyse(text, language)))
    assert {("established", True), ("established", False)} <= denied
