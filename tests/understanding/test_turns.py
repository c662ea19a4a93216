"""Whose turn it was, told by seats or by the teller's neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of
from bot.understanding.reader import read

BY_SEATS = [
    ("en", "South bid 2H when it was East's turn. North refused, East passed.", "S", "E", "2H"),
    ("en", "E 1NT, S passes, N 2D with West still to call", "N", "W", "2D"),
    ("en", "South jumped in ahead of East with 1S", "S", "E", "1S"),
    ("sv", "Väst la 2♥ fast Syd var på tur. Syd passade i lugn och ro.", "W", "S", "2H"),
    ("sv", "Öst 1♥, Syd pass, och i Västs ställe lägger Nord dubbelt", "N", "W", "X"),
    ("sv", "E pass i N:s tur, S har inte gjort nåt", "E", "N", "P"),
    ("de", "N 1♠, O passt, dann legt W 1SA. Süd war dran", "W", "S", "1NT"),
    ("de", "Ost eröffnet 1SA als Teiler. Statt Süd passt Nord.", "N", "S", "P"),
    ("fi", "N passasi lännen vuorolla. Itä ei hyväksy.", "N", "W", "P"),
    ("fi", "Jakaja Itä. Etelä aloitti yhdellä padalla.", "S", "E", "1S"),
]
BY_THE_TELLER = [
    ("en", "I doubled although it was my partner's turn", "partner"),
    ("en", "my LHO bid when it was my turn", "rho"),
    ("en", "I passed before my partner", "partner"),
    ("sv", "jag bjöd i högermotståndarens tur", "rho"),
    ("sv", "jag passade före min partner", "partner"),
    ("de", "ich hab vorm Partner gepasst", "partner"),
    ("de", "ich hab vor meinem Partner gepasst", "partner"),
    ("fi", "passasin ennen mun partneria", "partner"),
    ("de", "Rechts von mir war eigentlich dran, ich habe aber gepasst", "rho"),
    ("fi", "Kumppanini oli vuorossa, passasin ensin", "partner"),
    ("fi", "passasin ennenku partneri ehti mitään", "partner"),
    ("en", "Opened a weak 2H and lefty was dealer", "lho"),
    ("sv", "Partnern var giv men jag öppnade 1 spader", "partner"),
    ("de", "Teiler war rechts von mir, ich hab 1 Pik eröffnet", "rho"),
    ("fi", "avasin padalla vaikka partneri oli jakaja", "partner"),
]


BY_THE_DEALER = [
    ("en", "South opened the auction although East was dealer"),
    ("sv", "Syd började budgivningen fast Öst var giv"),
    ("de", "Süd hat angefangen obwohl Ost Teiler war"),
    ("fi", "Etelä aloitti vaikka itä oli jakaja"),
]


def _details(language: str, text: str) -> dict[str, Any]:
    return details_of("call_out_of_rotation", analyse(text, language))


@pytest.mark.parametrize(("language", "text", "offender", "turn", "call"), BY_SEATS)
def test_another_called_than_the_one_whose_turn_it_was(
    language: str, text: str, offender: str, turn: str, call: str
) -> None:
    told = _details(language, text)
    assert (told["offender"], told["in_turn"], told["call"]) == (offender, turn, call)


@pytest.mark.parametrize(("language", "text"), BY_THE_DEALER)
def test_who_began_in_the_dealers_place_was_out_of_turn(language: str, text: str) -> None:
    told = _details(language, text)
    assert (told["offender"], told["in_turn"]) == ("S", "E")


@pytest.mark.parametrize(("language", "text", "turn"), BY_THE_TELLER)
def test_a_turn_is_told_from_the_chair_of_the_teller(language: str, text: str, turn: str) -> None:
    assert _details(language, text)["whose_turn"] == turn


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East opened 1H at North's turn, refused. North passed."),
        ("sv", "Öst öppnade 1♥ i Nords tur, godtas inte. Nord passade."),
        ("de", "Ost eröffnet 1♥ statt Nord, nicht angenommen. Nord passt."),
        ("fi", "Itä avasi 1♥ pohjoisen vuorolla, hylättiin. Pohjoinen passasi."),
    ],
)
def test_who_refuses_is_not_the_one_whose_turn_it_was(language: str, text: str) -> None:
    assert _details(language, text)["accepted"] is False


@pytest.mark.parametrize(
    "text",
    [
        "West bid before his turn",
        "North wasn't the dealer and bid 1H",
        "Nobody at the table knows whose turn it was",
    ],
)
def test_a_turn_that_is_not_told_is_not_guessed(text: str) -> None:
    assert "in_turn" not in _details("en", text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lefty opened 1NT ahead of me and I bid 2C over it"),
        ("sv", "vänstern öppnade 1NT när det var min tur och jag bjöd 2kl"),
        ("de", "der linke Gegner eröffnet vor mir 1SA und ich biete 2 Treff"),
        ("fi", "vasen vastustaja avasi 1NT ennen minua ja minä tarjosin 2 ristiä"),
    ],
)
def test_who_was_to_call_may_have_called_then(language: str, text: str) -> None:
    told = _details(language, text)
    assert told["whose_turn"] == "rho"
    assert told["proper_player_called"]
    assert "lho_called" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I passed out of turn. LHO said no. Partner passed, RHO passed and I opened 1NT"),
        ("sv", "Jag passade utom tur. Vänstern sa nej. Partnern passade och jag öppnade 1NT"),
        ("de", "Ich habe außer der Reihe gepasst. Links lehnt ab. Partner passt, ich eröffne 1SA"),
        ("fi", "Mä passasin väärällä vuorolla. Vasen ei hyväksy. Partneri passaa, minä avaan 1NT"),
    ],
)
def test_the_call_that_is_said_to_be_out_of_turn_is_the_wrong_one(language: str, text: str) -> None:
    told = _details(language, text)
    assert (told["call"], told["replacement_call"]) == ("P", "1NT")


def test_what_was_doubled_out_of_turn_is_not_the_wrong_call() -> None:
    told = _details("en", "Partner opened 1D and I doubled 1NT out of turn, LHO passed")
    assert told.get("call") != "1NT"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East passed at North's turn. North says that he does not accept the pass"),
        ("sv", "Öst passade fast det var nords tur. Nord säger att han inte godtar passen"),
        ("de", "Ost passt, Nord war dran. Nord sagt, dass er das nicht annimmt"),
        ("fi", "Itä passasi pohjoisen vuorolla. Pohjoinen sanoo ettei hyväksy passia"),
    ],
)
def test_what_the_player_in_turn_says_settles_nothing(language: str, text: str) -> None:
    reading = read(text, language=language)
    assert reading.kind == "call_out_of_rotation"
    assert "accepted" not in reading.slots
