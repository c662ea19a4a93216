"""Leads out of turn told by seats: who led, whose turn it was."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of
from bot.understanding.reader import read
from bot.understanding.shapes import trick_number


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West led a club to trick four although East had won the trick"),
        ("en", "West has led, not East"),
        ("sv", "Väst spelade ut i stället för Öst"),
        ("de", "West spielt aus, Ost war am Stich"),
        ("fi", "Länsi lähti, vaikka Itä voitti tikin"),
    ],
)
def test_who_led_and_who_was_to_lead(language: str, text: str) -> None:
    told = details_of("lead_out_of_turn", analyse(text, language))
    assert (told["hand"], told["turn"]) == ("W", "E")


def test_nobody_is_said_to_have_led_where_only_one_player_is_named() -> None:
    assert "hand" not in details_of("lead_out_of_turn", analyse("West led out of turn", "en"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West won the last trick but it's East who leads, declarer has done nothing yet"),
        ("sv", "Väst vann förra sticket men det är Öst som spelar ut"),
        ("de", "West hat den vorigen Stich gewonnen, aber Ost spielt aus"),
        ("fi", "Länsi voitti edellisen tikin mutta Itä lähti"),
    ],
)
def test_after_a_trick_nobody_makes_the_opening_lead(language: str, text: str) -> None:
    assert "opening_lead_out_of_turn" not in dict(read(text, language=language).candidates)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West won the trick but South (declarer) leads a heart from hand"),
        ("sv", "Väst vann sticket men Syd (spelförare) spelade ut hjärter från handen"),
        ("de", "West hat den Stich, aber Süd als Alleinspieler spielt Herz aus der Hand aus"),
        ("fi", "Länsi voitti tikin, mutta pelinviejä Etelä lähti kädestään"),
    ],
)
def test_who_won_the_trick_before_is_not_who_led(language: str, text: str) -> None:
    told = details_of("lead_out_of_turn", analyse(text, language))
    assert told["declarer"] == "S"
    assert told.get("offender") is None
    assert told.get("led_by") in (None, "declarer")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West won trick 12, but East led to the next"),
        ("sv", "Väst vann stick 12 men Öst spelade ut till nästa"),
        ("de", "West gewinnt Stich 12, aber Ost spielt zum nächsten aus"),
        ("fi", "Länsi voitti tikin 12 mutta itä lähti seuraavaan"),
    ],
)
def test_after_a_trick_that_was_won_the_lead_is_to_the_next_one(language: str, text: str) -> None:
    assert details_of("lead_out_of_turn", analyse(text, language))["trick"] == 13


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West won the trick, South (declarer) leads nevertheless. East says fine, West no"),
        ("sv", "Väst vann sticket, Syd (spelförare) spelar ut ändå. Öst säger ja, Väst nej"),
        ("de", "West hat den Stich, Süd (Alleinspieler) spielt aus, Ost sagt ja, West nein"),
        ("fi", "Länsi voitti tikin, Etelä (pelinviejä) lähti silti. Itä sanoo joo, Länsi ei"),
    ],
)
def test_declarers_lead_is_not_of_who_is_named_next(language: str, text: str) -> None:
    told = details_of("lead_out_of_turn", analyse(text, language))
    assert told["led_by"] == "declarer"
    assert "hand" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a defender faces a card halfway through the hand though it isn't his lead"),
        ("sv", "mitt i spelet spelar en motspelare ut öppet fast han inte är inne"),
        ("de", "mitten im Spiel spielt ein Gegner offen aus, obwohl er nicht dran ist"),
        ("fi", "kesken pelin puolustaja lähti kuvapuoli ylöspäin väärällä vuorolla"),
    ],
)
def test_in_the_middle_of_the_play_nobody_makes_the_opening_lead(language: str, text: str) -> None:
    kinds = dict(read(text, language=language).candidates)
    assert "lead_out_of_turn" in kinds
    assert "opening_lead_out_of_turn" not in kinds


@pytest.mark.parametrize(
    ("language", "text", "accepts"),
    [
        ("en", "I sit after dummy and I'm happy with it, my partner wants it taken back", True),
        ("en", "West, who plays next, refuses; East accepts", False),
        ("sv", "Försvararen efter träkarlen godkänner, hans partner vägrar", True),
        ("de", "Der Gegner hinter dem Dummy lehnt ab, sein Partner nimmt an", False),
        ("fi", "Seuraavaksi pelaava puolustaja ei hyväksy, mutta hänen parinsa hyväksyy", False),
    ],
)
def test_where_the_defenders_differ_the_next_one_is_heard(
    language: str, text: str, accepts: bool
) -> None:
    told = details_of("lead_out_of_turn", analyse(text, language))
    assert told["next_defender_accepts"] is accepts


def test_nothing_is_heard_of_a_next_one_who_is_not_named() -> None:
    told = details_of("lead_out_of_turn", analyse("one defender accepts, one refuses", "en"))
    assert "next_defender_accepts" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The defender who plays next, left of dummy, says fine, his partner refuses"),
        ("sv", "Försvararen som spelar näst, efter träkarlen, godtar det, hans partner vägrar"),
        ("de", "Der als Nächster dran ist, hinter dem Dummy, nimmt an, sein Partner lehnt ab"),
        ("fi", "Seuraavaksi pelaava, lepääjän jälkeen, hyväksyy, hänen partnerinsa kieltäytyy"),
    ],
)
def test_who_plays_next_may_be_told_in_two_ways(language: str, text: str) -> None:
    told = details_of("lead_out_of_turn", analyse(text, language))
    assert told["next_defender_accepts"] is True


@pytest.mark.parametrize(
    ("language", "text", "trick"),
    [("en", "East leads out of turn at T6", 6), ("fi", "T12, itä löi väärästä kädestä", 12)],
)
def test_a_trick_is_noted_by_its_letter(language: str, text: str, trick: int) -> None:
    assert trick_number(analyse(text, language)) == trick


def test_where_the_letter_is_a_suit_it_notes_a_card() -> None:
    assert trick_number(analyse("West spielt T6 aus", "de")) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Declarer led from hand although West had won the trick"),
        ("en", "declarer led from dummy but LHO had won the trick"),
        ("sv", "Spelföraren spelade ut från handen fast väst hade vunnit sticket"),
        ("de", "Der Alleinspieler spielt aus der Hand aus, obwohl West den Stich gewonnen hat"),
        ("fi", "Pelinviejä lähti kädestä vaikka länsi oli voittanut tikin"),
    ],
)
def test_after_a_defenders_trick_declarer_leads_at_an_opponents_turn(
    language: str, text: str
) -> None:
    told = details_of("lead_out_of_turn", analyse(text, language))
    assert (told["led_by"], told["whose_turn"]) == ("declarer", "opponent")


def test_a_trick_won_in_dummy_is_declarers() -> None:
    text = "South is declarer, North had won the trick in dummy but he led from hand"
    assert read(text, language="en").slots["whose_turn"] == "partner"
