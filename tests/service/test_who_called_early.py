"""Calls out of rotation told without seats: who called, and whose turn it was seen from him."""

from __future__ import annotations

import pytest

from bot.understanding.reader import read
from rulings.terms import Seat, Turn


@pytest.mark.parametrize(
    ("language", "text", "turn"),
    [
        ("en", "my RHO bid when it was my partner's turn", Turn.RHO),
        ("en", "I bid 1S when it was my RHO's turn", Turn.RHO),
        ("en", "lho opened 1d before my partner", Turn.LHO),
        ("en", "my partner doubled before LHO", Turn.RHO),
        ("de", "mein Partner bot 2 Karo vor RHO", Turn.LHO),
        ("fi", "parini tarjosi 1 padan ennen RHO:ta", Turn.LHO),
        ("sv", "vänster motståndare bjöd när det var min partners tur", Turn.LHO),
        ("de", "Der Gegner links hat geboten, als mein Partner dran war", Turn.LHO),
        ("fi", "oikea vastustaja tarjosi vaikka oli partnerini vuoro", Turn.RHO),
        ("fi", "avasin 1 hertan vaikka oli partnerini vuoro", Turn.PARTNER),
        ("en", "It was partner's turn but LHO bid 1H", Turn.LHO),
        ("de", "Mein linker Gegner war dran. Der rechte bot 1 Pik", Turn.PARTNER),
        ("sv", "min partner skulle bjuda, men högern dubblade, jag kallade på TL", Turn.RHO),
        ("de", "Das Gebot kam von mir, obwohl rechts dran war", Turn.RHO),
        ("en", "It was my turn to open but LHO opened 1S", Turn.RHO),
        ("sv", "Det var min tur, men högern bjöd 2 hjärter", Turn.LHO),
        ("de", "Ich war dran, doch mein Partner bot 1 Pik", Turn.PARTNER),
        ("fi", "Minun vuoroni oli mutta vasen tarjosi 1 ruudun", Turn.RHO),
        ("de", "Der Gegner links von mir bot vor meinem Partner", Turn.LHO),
        ("en", "I open 1D, RHO bids 1S before LHO has called", Turn.PARTNER),
        ("sv", "VH öppnade trots att HH skulle ha börjat", Turn.PARTNER),
        ("fi", "olin jakaja, vasemmalla istuva avasi 1 hertan", Turn.RHO),
        ("fi", "passasin oikeen vastustajan vuorolla", Turn.RHO),
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


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East opened 1C at South's turn, West hasn't called yet"),
        ("en", "East bid 1C when it was South's turn, West does not accept"),
        ("sv", "Öst öppnade 1 klöver på Syds tur, Väst har inte hunnit bjuda än"),
        ("de", "Ost eröffnete 1 Treff als Süd dran war, West hat noch nichts gesagt"),
        ("fi", "Itä avasi 1 ristin etelän vuorolla, länsi ei ole vielä tarjonnut"),
    ],
)
def test_who_has_not_called_yet_did_not_call_out_of_turn(language: str, text: str) -> None:
    slots = read(text, language=language).slots
    assert (slots.get("offender"), slots.get("in_turn")) in ((Seat.EAST, Seat.SOUTH), (None, None))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South passed, the turn was actually East's"),
        ("sv", "Syd passade, turen var ju Östs"),
        ("de", "Süd hat gepasst, dran war aber Ost"),
        ("fi", "Etelä passasi, vuoro oli kuitenkin Idän"),
        ("en", "South passed out of turn, it was East's turn, North has said nothing"),
    ],
)
def test_small_words_may_stand_between_a_turn_and_its_player(language: str, text: str) -> None:
    slots = read(text, language=language).slots
    assert (slots["offender"], slots["in_turn"]) == (Seat.SOUTH, Seat.EAST)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Partner was dealer, but on my left a club was opened"),
        ("de", "Teiler war mein Partner, aber der linke Gegner machte mit Treff auf"),
        ("fi", "parini oli jakaja, mutta vasen ehti avata ruudun"),
    ],
)
def test_who_tells_it_did_not_call_where_only_others_are_named(language: str, text: str) -> None:
    assert read(text, language=language).slots.get("whose_turn") != Turn.PARTNER


def test_nobody_called_in_turn_before_the_dealer() -> None:
    slots = read("West passed before North, who was dealer, and East bid 1D", language="en").slots
    assert (slots["offender"], slots["in_turn"]) == (Seat.WEST, Seat.NORTH)


def test_what_is_called_once_the_director_came_is_not_called_at_once() -> None:
    text = "East opened 1H when South was dealer. We called the Director, then South bid 2C"
    assert "proper_player_called" not in read(text, language="en").slots


def test_the_dealer_may_be_told_between_commas() -> None:
    slots = read("North, who was the dealer, looked away when West bid 1H", language="en").slots
    assert (slots["offender"], slots["in_turn"]) == (Seat.WEST, Seat.NORTH)


def test_the_turn_is_whose_it_is_said_to_be_not_the_next_players() -> None:
    slots = read("At West's turn East bid 1NT", language="en").slots
    assert (slots["offender"], slots["in_turn"]) == (Seat.EAST, Seat.WEST)
