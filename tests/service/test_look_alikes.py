"""Two kinds that are told alike: no definite ruling while the text does not say which."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus
from tests.service.asking import asked

LEADS = {"lead_out_of_turn", "opening_lead_out_of_turn"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West led but it was East's lead"),
        ("de", "West hat ausgespielt obwohl Ost dran war"),
        ("fi", "Länsi lähti vaikka Idän vuoro"),
    ],
)
def test_a_lead_that_may_be_the_first_or_a_later_one_is_not_ruled_on(
    language: str, text: str
) -> None:
    answer = asked(text, language)
    assert answer.status is not AnswerStatus.RULED
    assert answer.question is not None
    assert {choice.id for choice in answer.question.choices} == LEADS


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "west led out of turn face up, dummy isn't down yet"),
        ("en", "West led out of turn, face up, East was on lead"),
        ("sv", "Väst spelade ut fast Öst var i tur, bilden upp"),
        ("de", "West hat offen ausgespielt, obwohl Ost am Ausspiel war"),
        ("fi", "Länsi lähti kuvapuoli ylös vaikka Idän piti lähteä"),
        ("en", "South declares 2S. North, of all people, tables the ace of hearts as if on lead"),
        ("sv", "Fel person spelade ut mot mitt kontrakt, vad kan jag välja på?"),
        ("de", "Ich habe als Erste ausgespielt, aber mein Partner hätte müssen"),
        ("fi", "Väärä lähtijä, kortti kuva alas. Ei käännetä."),
    ],
)
def test_what_tells_the_first_lead_apart_is_enough(language: str, text: str) -> None:
    assert asked(text, language).kind == "opening_lead_out_of_turn"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Partner led instead of me, declarer refuses and forbids me a spade"),
        ("sv", "Partnern spelade ut fast jag skulle. Spelföraren vägrar och förbjuder mig klöver"),
        ("de", "Mein Partner spielt aus statt mir. Der Alleinspieler lehnt ab und verbietet Treff"),
        ("fi", "Parini lähti minun vuorollani, pelinviejä hylkäsi ja kielsi padan"),
    ],
)
def test_which_lead_it_was_is_not_asked_where_both_end_alike(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.status is AnswerStatus.RULED
    assert "50D2(a)" in answer.citations


@pytest.mark.parametrize("text", ["1S-1D", "1H 1D", "1♠ - 1♦"])
def test_a_bid_and_a_lower_one_are_an_insufficient_bid_and_no_result(text: str) -> None:
    assert asked(text).kind == "insufficient_bid"


@pytest.mark.parametrize("text", ["4S-1", "3H-2 vul"])
def test_a_contract_that_went_down_is_a_result_and_no_paragraph(text: str) -> None:
    answer = asked(text)
    assert answer.citations == ["77"]
    assert "down" in answer.text


@pytest.mark.parametrize(
    "text",
    [
        "partner",
        "face down",
        "my opponent smiled",
        "can I have a coffee",
        "opponents won",
        "my learned opponent flobbled spectacularly",
    ],
)
def test_too_few_words_are_no_situation(text: str) -> None:
    assert not asked(text).kind


def test_what_may_well_be_no_situation_at_all_is_not_ruled_on() -> None:
    other_game = "Tuppi-illassa vastustaja veti sarjan väärin, millainen rangaistus siitä"
    assert asked(other_game, "fi").status is AnswerStatus.UNKNOWN


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "who deals board 13", "North"),
        ("sv", "vem är giv på bricka 3", "Syd"),
        ("de", "Teiler an Board 23?", "Süd"),
        ("fi", "jakaja jaossa 13?", "Pohjoinen"),
        ("en", "what's 690 in imps", "12"),
    ],
)
def test_a_question_for_nothing_but_a_figure_is_no_situation(
    language: str, text: str, told: str
) -> None:
    answer = asked(text, language)
    assert answer.status is AnswerStatus.LOOKUP
    assert told in answer.text


@pytest.mark.parametrize("text", ["board 13 has 14 cards", "we played board 7 twice"])
def test_a_board_in_a_story_is_no_question_for_a_figure(text: str) -> None:
    assert not asked(text).score


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "in euchre my partner revoked and trumped, what's the penalty"),
        ("sv", "vi spelade whist och hon revokerade två gånger, hur många stick"),
        ("de", "beim Doppelkopf hat der rechts von mir nicht bedient, welche Strafe?"),
        ("fi", "tupissa kaveri ei tunnustanut maata ja voitti tikin, mikä rangaistus"),
    ],
)
def test_another_game_is_not_ruled_on(language: str, text: str) -> None:
    assert asked(text, language).status is AnswerStatus.UNKNOWN


def test_a_deal_that_is_compared_with_another_game_is_one_of_bridge() -> None:
    text = "Defender revoked as in whist, ruffed and won the trick, all tricks are played"
    assert asked(text).kind == "revoke"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North 1S, East pass, West pass, North pass. South never got his turn"),
        ("sv", "Nord 1sp, Öst pass, Väst pass, Nord pass. Syd blev överhoppad"),
        ("de", "Nord 1♠, Ost pass, West pass, Nord pass. Süd wurde übergangen"),
        ("fi", "Pohjoinen 1♠, itä pass, länsi pass, pohjoinen pass. Etelä jäi välistä"),
    ],
)
def test_three_passes_one_of_them_out_of_turn_ended_the_auction(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["skipped"]) == ("auction_ended_early", "S")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Partner opened 1S, RHO passed, then LHO passed and partner passed. I was skipped"),
        ("sv", "Partner 1sp, höger pass, vänster pass, partner pass, de hoppade över mig"),
        ("de", "Partner 1 Pik, rechts Pass, links Pass, Partner Pass. Ich wurde übergangen"),
        ("fi", "Partneri 1♠, oikea pass, vasen pass, partneri pass. Mun yli hypättiin"),
    ],
)
def test_three_passes_that_left_somebody_out_ended_the_auction(language: str, text: str) -> None:
    assert asked(text, language).kind == "auction_ended_early"
