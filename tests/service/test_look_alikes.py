"""Two kinds that are told alike: no definite ruling while the text does not say which."""

from __future__ import annotations

import pytest

from bot.answer import Answer, AnswerStatus, AskRequest
from bot.service import Director

LEADS = {"lead_out_of_turn", "opening_lead_out_of_turn"}


def _asked(text: str, language: str = "en") -> Answer:
    return Director().ask(AskRequest.model_validate({"text": text, "language": language}))


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
    answer = _asked(text, language)
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
    assert _asked(text, language).kind == "opening_lead_out_of_turn"


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
    answer = _asked(text, language)
    assert answer.status is AnswerStatus.RULED
    assert "50D2(a)" in answer.citations


@pytest.mark.parametrize("text", ["1S-1D", "1H 1D", "1♠ - 1♦"])
def test_a_bid_and_a_lower_one_are_an_insufficient_bid_and_no_result(text: str) -> None:
    assert _asked(text).kind == "insufficient_bid"


@pytest.mark.parametrize("text", ["4S-1", "3H-2 vul"])
def test_a_contract_that_went_down_is_a_result_and_no_paragraph(text: str) -> None:
    answer = _asked(text)
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
    assert not _asked(text).kind


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lefty bid 2H over my 2S"),
        ("en", "my LHO passed out of turn"),
        ("fi", "Vasen vastustaja passasi väärällä vuorolla"),
    ],
)
def test_what_the_offender_did_is_not_what_his_lho_did(language: str, text: str) -> None:
    told = _asked(text, language).irregularity
    assert told["kind"] in ("insufficient_bid", "call_out_of_rotation")
    assert "lho_called" not in told
    assert "accepted" not in told


def test_a_call_over_the_bid_accepts_it() -> None:
    answer = _asked("I bid 1H over 1S and LHO passed")
    assert answer.irregularity["accepted"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West bid 1H after 1S by East"),
        ("sv", "Väst bjöd 1 hj efter 1 sp av Öst"),
        ("de", "West reizt 1 Coeur nach 1 Pik von Ost"),
    ],
)
def test_the_call_that_was_made_before_may_be_named_after(language: str, text: str) -> None:
    told = _asked(text, language).irregularity
    assert (told["kind"], told["bid"], told["over"]) == ("insufficient_bid", "1H", "1S")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "after three passes my RHO opened out of turn"),
        ("sv", "efter tre pass öppnade min högerman utom tur"),
        ("de", "nach drei Passes hat mein rechter Gegner außer Reihenfolge eröffnet"),
        ("fi", "kolmen passin jälkeen oikea vastustaja avasi väärällä vuorolla"),
    ],
)
def test_who_opens_after_three_passes_has_not_passed(language: str, text: str) -> None:
    answer = _asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert "call_class" not in answer.irregularity


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "both defenders revoked in the same trick"),
        ("sv", "båda försvararna gjorde revoke i samma stick"),
        ("de", "beide Gegenspieler haben im selben Stich Renonce gemacht"),
        ("fi", "molemmat puolustajat revokoivat samassa tikissä"),
    ],
)
def test_two_defenders_are_not_both_sides(language: str, text: str) -> None:
    answer = _asked(text, language)
    assert answer.kind == "revoke"
    assert "circumstance" not in answer.irregularity


def test_who_plays_from_dummy_before_declarer_said_anything_was_not_told_to() -> None:
    told = _asked("played from dummy before declarer said anything").irregularity
    assert told["problem"] == "dummy_acted"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "declarer did not follow suit, dummy won the trick, noticed at the end"),
        ("sv", "spelföraren bekände inte färg, träkarlen vann sticket, upptäckt på slutet"),
        ("de", "Alleinspieler bedient nicht, Dummy gewinnt den Stich, erst am Ende bemerkt"),
        ("fi", "pelinviejä ei tunnustanut maata, lepääjä voitti tikin, huomattiin lopussa"),
    ],
)
def test_dummys_trick_is_not_the_other_sides_where_declarer_revoked(
    language: str, text: str
) -> None:
    answer = _asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_by") != "other_side"


def test_what_may_well_be_no_situation_at_all_is_not_ruled_on() -> None:
    other_game = "Tuppi-illassa vastustaja veti sarjan väärin, millainen rangaistus siitä"
    assert _asked(other_game, "fi").status is AnswerStatus.UNKNOWN


@pytest.mark.parametrize(
    ("language", "text", "same"),
    [
        ("en", "West has two penalty cards, ♠9 and ♦2, and is to play", False),
        ("sv", "Väst har två straffkort, ♠9 och ♦2, och ska spela", False),
        ("de", "West hat zwei Strafkarten, ♠9 und ♠2, und ist dran", True),
        ("fi", "Lännellä on kaksi rangaistuskorttia, ♠9 ja ♦2", False),
    ],
)
def test_cards_named_in_one_breath_tell_whether_they_are_of_one_suit(
    language: str, text: str, same: bool
) -> None:
    told = _asked(text, language).irregularity
    assert told["kind"] == "penalty_card"
    assert told["same_suit"] is same


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
    answer = _asked(text, language)
    assert answer.status is AnswerStatus.LOOKUP
    assert told in answer.text


@pytest.mark.parametrize("text", ["board 13 has 14 cards", "we played board 7 twice"])
def test_a_board_in_a_story_is_no_question_for_a_figure(text: str) -> None:
    assert not _asked(text).score


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "claim agreed, next board started and now they say the queen was good"),
        (
            "sv",
            "Vi godkände claimen, men när vi började på nästa bricka såg vi ett stick till",
        ),
        ("de", "Claim angenommen, das nächste Board war angefangen, da merkt West seinen Stich"),
    ],
)
def test_a_board_that_has_begun_may_have_been_called_on(language: str, text: str) -> None:
    told = _asked(text, language).irregularity
    assert told["kind"] == "claim"
    assert "objection_time" not in told


def test_which_defender_plays_next_depends_on_the_hand_that_led() -> None:
    answer = _asked("I called a card from dummy but the lead was in my hand, RHO followed to it")
    assert answer.status is AnswerStatus.CONDITIONAL
    assert answer.question is not None
    assert answer.question.slot == "played_after"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West, defending, played two cards at once, the jack and the five of diamonds"),
        ("sv", "Väst, motspelare, spelade två kort samtidigt, ruter knekt och ruter fem"),
        (
            "fi",
            "Puolustaja pudotti kaksi korttia samalla, patakuninkaan ja kolmosen. Molemmat näkyi.",
        ),
    ],
)
def test_of_two_cards_at_once_the_one_that_remains_is_not_told(language: str, text: str) -> None:
    assert "rank" not in _asked(text, language).irregularity


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Dealer was North but East opened 1H. South now wants to bid over it"),
        ("sv", "Nord var giv men Öst öppnade 1hj. Syd vill nu bjuda"),
        ("de", "Nord war Teiler, aber Ost eröffnete 1♥. Süd will jetzt reizen"),
        ("fi", "Pohjoinen oli jakaja mutta Itä avasi 1♥. Etelä haluaa nyt tarjota"),
    ],
)
def test_who_opens_in_the_dealers_place_called_at_his_turn(language: str, text: str) -> None:
    told = _asked(text, language).irregularity
    assert (told["offender"], told["in_turn"]) == ("E", "N")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West passed out of turn, it was North's turn, East is dealer"),
        ("sv", "Väst passade utom tur, det var Nords tur, Öst är giv"),
        ("de", "West passt außer Turnus, Nord wäre dran gewesen, Ost ist Teiler"),
        ("fi", "Länsi passasi väärällä vuorolla, oli pohjoisen vuoro, itä on jakaja"),
    ],
)
def test_a_dealer_who_is_only_named_as_that_did_nothing(language: str, text: str) -> None:
    told = _asked(text, language).irregularity
    assert (told["offender"], told["in_turn"]) == ("W", "N")
