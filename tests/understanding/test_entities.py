"""Seats, calls, cards and suits, as players of four languages write them."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.written import EntityType

CARDS = [
    ("en", "he played H4", ["H4"]),
    ("en", "the queen of spades fell", ["SQ"]),
    ("en", "♥10 and ♣A", ["HT", "CA"]),
    ("en", "heart king on the table", ["HK"]),
    ("sv", "hjärteress låg på bordet", ["HA"]),
    ("sv", "han visade spader kung", ["SK"]),
    ("sv", "klöverfyran", ["C4"]),
    ("de", "die Pik-Dame", ["SQ"]),
    ("de", "Herz Neun und ♦8", ["H9", "D8"]),
    ("fi", "ristikuningas", ["CK"]),
    ("fi", "patakuninkaan", ["SK"]),
    ("fi", "ruutu ysi ja herttanelonen", ["D9", "H4"]),
    ("fi", "ruutu 9:n, ruutujätkän ja patakasini", ["D9", "DJ", "S8"]),
    ("fi", "hertta 3 tikkiä, ristiä 10 pisteellä", []),
    ("sv", "hj tio, kl9, klöver D och hjärtertvån", ["HT", "C9", "CQ", "H2"]),
    ("sv", "i hjärter 3 stick, spader E", []),
    ("de", "die Karo 5, Tr 7 und Herz K", ["D5", "C7", "HK"]),
    ("de", "Pik As, dann Treff Bub und C5", ["SA", "CJ", "H5"]),
    ("de", "H5 und CK", ["H5", "CK"]),
    ("de", "in Herz 3 Stiche, Pik 4-1", []),
    ("en", "the spade 2 and heart K", ["S2", "HK"]),
    ("en", "hearts 3-2, spades 3 times", []),
    ("en", "K♦, then ace and king of spades", ["DK", "SA", "SK"]),
    ("en", "QH and 9 of clubs, 5-3 in spades", ["HQ", "C9"]),
    ("sv", "vi ses kl 7", []),
    ("sv", "ess, kung och tia i klöver", ["CA", "CK", "CT"]),
    ("de", "AK, TD bitte", []),
    ("en", "on trick 4, ace of spades", ["SA"]),
    ("en", "two jacks of spades", ["SJ"]),
    ("en", "hearts 3rd round, hearts six tricks, law 16C2", []),
    ("en", "trick 3 - queen of hearts", ["HQ"]),
    ("sv", "i stick 3, kung i spader kl tre", ["SK"]),
    ("de", "Karo 2. Runde, Herz acht Stiche, § 12C2", []),
    ("fi", "äkkäsi sen, saanko jatkaa", []),
    ("fi", "ri8, herttaässällä 4pa:ta vastaan", ["C8", "HA"]),
]
CALLS = [
    ("en", "1h-p-1d", ["1H", "P", "1D"]),
    ("en", "West opened one spade and East doubled", ["1S", "X"]),
    ("en", "3NT by South", ["3NT"]),
    ("en", "he opened a heart", ["1H"]),
    ("en", "he discarded a heart", []),
    ("sv", "1 hj – pass – 1 ru", ["1H", "P", "1D"]),
    ("sv", "Nord bjöd två klöver, Öst dubblade", ["2C", "X"]),
    ("sv", "han hade en ruter kvar", []),
    ("sv", "2sang", ["2NT"]),
    ("de", "Nord eröffnet 1♥, Ost kontriert, Süd rekontriert", ["1H", "X", "XX"]),
    ("de", "zwei Treff, dann Pass", ["2C", "P"]),
    ("de", "1SA", ["1NT"]),
    ("fi", "länsi avasi 1 pata ja pohjoinen kahdensi", ["1S", "X"]),
    ("fi", "kolme sangia", ["3NT"]),
    ("fi", "itä passasi", ["P"]),
    ("fi", "1he, 2pa ja 3ri:n jälkeen 3sa", ["1H", "2S", "3C", "3NT"]),
    ("fi", "he lähtivät, pa", []),
    ("fi", "ykköshertan päälle kolmosristi, sit kakkossangi", ["1H", "3C", "2NT"]),
    ("fi", "kontra, ei rekontra, ja pas", ["X", "XX", "P"]),
    ("fi", "Pasi ei tiennyt kontrahtia", []),
    ("sv", "1c, 2d och sen tvåhjärter", ["1C", "2D", "2H"]),
    ("sv", "dubbelkortet blev redubbelt, passades av Nord", ["X", "XX", "P"]),
    ("de", "1co, 3 tr und ein 5-Karo-Gebot", ["1H", "3C", "5D"]),
    ("de", "1T - 1C - 1P", ["1C", "1H", "1S"]),
    ("de", "1C - 1H - 1S", ["1C", "1H", "1S"]),
    ("de", "1T - p - 1C - p - 1SA", ["1C", "P", "1H", "P", "1NT"]),
    (
        "en",
        "no bid, no bid, 1h p 2h (p) 4H X p p p",
        ["P", "P", "1H", "P", "2H", "P", "4H", "X", *"PPP"],
    ),
    ("en", "two hearts left, we p", []),
    ("en", "West opened 2 hearts left hand opponent doubled", ["2H", "X"]),
    ("en", "there was no bid at all before 1S", ["1S"]),
    ("en", "trick 3 - hearts were led, a 5-heart suit", []),
    ("en", "3 no trump, 4 no trumps", ["3NT", "4NT"]),
    ("en", "2 diamnds over 2 clubs", ["2D", "2C"]),
    ("en", "doubting it", []),
    ("fi", "1H P 2H P P P", ["1H", "P", "2H", "P", "P", "P"]),
    ("fi", "P 1he, I pas, E 2he", ["1H", "P", "2H"]),
    ("de", "Eintreffen, 1NT - 2C", ["1NT", "2C"]),
    ("sv", "Tuulalla, Östen passade", ["P"]),
    ("sv", "1NT (2sp) D p", ["1NT", "2S", "X", "P"]),
    ("sv", "1hj d va fel", ["1H"]),
    ("fi", "p p p 1pa, kontra", ["P", "P", "P", "1S", "X"]),
]
SEATS = [
    ("en", "W led, East followed, then S", ["W", "E", "S"]),
    ("en", "I think the s is lower case", []),
    ("sv", "Öst spelade ut före Väst", ["E", "W"]),
    ("sv", "nord och syd", ["N", "S"]),
    ("de", "Süd, O und Westen", ["S", "E", "W"]),
    ("fi", "lännellä oli, idän kortti, etelälle, pohjoinen", ["W", "E", "S", "N"]),
    ("fi", "E löi kädestä, itä hyväksyy", ["S", "E"]),
    ("fi", "etelä vie, E löi", ["S", "E"]),
    ("fi", "P-E parit istuu", []),
    ("en", "N/S vul, E/W not, South-North, N led WE", ["N"]),
    ("de", "Nord-Süd schreiben, Ostspieler gibt", ["E"]),
]


def _values(language: str, text: str, kind: EntityType) -> list[str]:
    found = analyse(text, language).entities
    return [e.value for e in found if e.type is kind]


@pytest.mark.parametrize(("language", "text", "cards"), CARDS)
def test_cards_are_read(language: str, text: str, cards: list[str]) -> None:
    assert _values(language, text, EntityType.CARD) == cards


@pytest.mark.parametrize(("language", "text", "calls"), CALLS)
def test_calls_are_read(language: str, text: str, calls: list[str]) -> None:
    assert _values(language, text, EntityType.CALL) == calls


@pytest.mark.parametrize(("language", "text", "seats"), SEATS)
def test_seats_are_read(language: str, text: str, seats: list[str]) -> None:
    assert _values(language, text, EntityType.SEAT) == seats


@pytest.mark.parametrize("emoji", ["♥️", "♡", "❤️", "♥"])
def test_every_sign_of_a_suit_is_the_same_suit(emoji: str) -> None:
    assert _values("en", f"1{emoji}", EntityType.CALL) == ["1H"]


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("E vei 3NT. L ok, I ei.", "SWE"),
        ("P avasi, sitten E sanoi", "NS"),
        ("E löi, W seurasi", "EW"),
        ("E löi väärästä kädestä", "E"),
        ("itä löi, E seurasi, L ei", "ESW"),
    ],
)
def test_beside_the_other_finnish_letters_e_is_south(text: str, seats: str) -> None:
    found = analyse(text, "fi").entities
    assert "".join(e.value for e in found if e.type is EntityType.SEAT) == seats
