"""What a text tells of the play: who led, whose card it was, and what only seems to be told."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus
from tests.service.asking import asked


def test_who_plays_from_dummy_before_declarer_said_anything_was_not_told_to() -> None:
    told = asked("played from dummy before declarer said anything").irregularity
    assert told["problem"] == "dummy_acted"


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
    told = asked(text, language).irregularity
    assert told["kind"] == "penalty_card"
    assert told["same_suit"] is same


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
    told = asked(text, language).irregularity
    assert told["kind"] == "claim"
    assert "objection_time" not in told


def test_which_defender_plays_next_depends_on_the_hand_that_led() -> None:
    answer = asked("I called a card from dummy but the lead was in my hand, RHO followed to it")
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
    assert "rank" not in asked(text, language).irregularity


def test_whom_his_own_partner_told_to_lead_was_not_told_by_an_opponent() -> None:
    text = "Väst sa till öst att han skulle spela ut, öst la upp ruter kung, men utspelet var västs"
    answer = asked(text, "sv")
    assert answer.kind == "opening_lead_out_of_turn"
    assert answer.irregularity.get("told_by_opponent") is not True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East has a small penalty card, spades 3, and wants to follow with spade ten"),
        ("sv", "Öst har ett litet straffkort, spader 3, och vill följa med spader tio. Ok?"),
        ("de", "Ost hat eine kleine Strafkarte, Pik 3, und möchte Pik zehn zugeben"),
    ],
)
def test_a_card_beside_the_penalty_card_does_not_make_it_a_major_one(
    language: str, text: str
) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told.get("size")) == ("penalty_card", "minor")


def test_both_defenders_have_followed_to_this_trick() -> None:
    text = "Dummy hat eine nicht angesagte Karte gespielt, beide Gegner haben schon zugegeben"
    assert asked(text, "de").irregularity.get("both_played_next") is not True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "i said small club but there are no clubs on dummy"),
        ("sv", "Sa liten klöver men det finns inga klöver på bordet"),
        ("de", "AS sagt kleines Treff, am Tisch ist aber kein Treff"),
    ],
)
def test_a_suit_that_dummy_lacks_has_no_lowest_card(language: str, text: str) -> None:
    assert asked(text, language).irregularity["words"] == "not_there"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "RHO led out of turn mid-hand and I, declarer, just followed to it from my hand"),
        (
            "sv",
            "Högern spelade ut utom tur mitt i given, jag som spelförare la direkt på",
        ),
        ("de", "Mein rechter Gegner spielt mitten im Spiel falsch aus, ich als AS bediene sofort"),
        (
            "fi",
            "Oikea vastustaja löi kesken pelin väärällä vuorolla, minä viejä tunnustin heti",
        ),
    ],
)
def test_declarer_plays_next_to_the_lead_on_his_right(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.status is AnswerStatus.RULED
    assert answer.facts["lead_from"] == "stands"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I accepted the wrong opening lead. Do I play first from my hand or from dummy?"),
        (
            "sv",
            "Jag godtog öppningsutspelet i fel tur. Spelar jag först från handen eller bordet?",
        ),
        (
            "de",
            "Ich nehme das erste Ausspiel außer der Reihe an. Aus der Hand oder vom Tisch?",
        ),
        ("fi", "hyväksyin väärän alkulähdön. pelataanko ensin mun kädestä vai pöydästä"),
    ],
)
def test_from_which_hand_is_asked_and_not_told(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "opening_lead_out_of_turn"
    assert "second_card" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West led the ♦Q to trick one out of turn, declarer refused and asked for no suit"),
        ("sv", "Väst spelade ut ruter dam i fel tur, spelföraren vägrade och krävde ingenting"),
        ("de", "West spielt ♦D außer der Reihe aus, der Alleinspieler lehnt ab und verlangt nix"),
        ("fi", "Länsi aloitti ♦Q:lla väärällä vuorolla, viejä ei hyväksynyt eikä vaatinut mitään"),
    ],
)
def test_who_demands_nothing_has_demanded_no_suit(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told.get("partner_lead", "leave_penalty_card") == "leave_penalty_card"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "revoke in trick 12, all 13 tricks are played, the cards still lie on the table"),
        ("sv", "revoke i stick 12, alla 13 stick är spelade men korten ligger kvar på bordet"),
        ("de", "Revoke im 12. Stich, alle 13 Stiche sind gespielt, die Karten liegen noch da"),
        ("fi", "revokki tikissä 12, kaikki 13 tikkiä on pelattu mutta kortit ovat vielä pöydällä"),
    ],
)
def test_how_many_tricks_were_played_is_not_which_trick_it_was(language: str, text: str) -> None:
    assert asked(text, language).irregularity["circumstance"] == "twelfth_trick"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I led face down but it was not my turn"),
        ("sv", "jag spelade ut med framsidan ner men det var inte min tur"),
        ("de", "ich habe verdeckt ausgespielt, war aber nicht dran"),
        ("fi", "lähdin väärällä vuorolla kuvapuoli alaspäin"),
    ],
)
def test_a_lead_with_its_face_down_is_returned(language: str, text: str) -> None:
    assert asked(text, language).citations == ["41A"]


def test_a_partner_in_the_defence_leads_as_a_defender() -> None:
    text = "Partner led from the wrong side of the table, we're defending"
    assert asked(text).irregularity.get("led_by") != "declarer"


@pytest.mark.parametrize(
    ("language", "text", "situation"),
    [
        ("en", "my partner has a penalty card and he is on lead", "offender_to_lead"),
        ("en", "lho has a penalty card and rho is on lead", "partner_to_lead"),
        ("sv", "vänster har ett straffkort och höger är inne", "partner_to_lead"),
        ("de", "West hat eine Strafkarte und West ist am Stich", "offender_to_lead"),
        ("fi", "parilla iso rangaistuskortti ja hän voitti tikin", "offender_to_lead"),
    ],
)
def test_who_leads_beside_a_penalty_card(language: str, text: str, situation: str) -> None:
    assert asked(text, language).irregularity["situation"] == situation


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my lho led but my partner had won the trick"),
        ("sv", "min partner spelade ut fast spelföraren hade vunnit sticket"),
        ("de", "mein Partner hat ausgespielt, obwohl der Alleinspieler den Stich gewonnen hatte"),
        ("fi", "vihu lähti vaikka mun pari voitti tikin"),
    ],
)
def test_the_lead_was_the_other_sides(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "lead_out_of_turn"
    assert answer.irregularity.get("whose_turn") != "partner"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I led hearts and spades at the same time"),
        ("sv", "jag spelade ut hjärter och spader samtidigt"),
        ("de", "ich habe Herz und Pik gleichzeitig ausgespielt"),
    ],
)
def test_two_cards_of_one_player_are_not_two_players(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("players") != "two"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "partner said the rest are yours"),
        ("sv", "min partner sa resten är era"),
        ("de", "mein Partner hat gesagt, der Rest gehört euch"),
        ("fi", "partnerini sanoi että loput ovat teidän"),
    ],
)
def test_who_concedes_does_not_object(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("partner_objected") is not True


def test_the_trick_that_was_led_wrongly_does_not_tell_whose_lead_it_was() -> None:
    answer = asked("LHO led, I won the trick and partner led")
    assert answer.irregularity.get("whose_turn") != "opponent"


def test_declarer_who_led_is_no_defender() -> None:
    told = asked("spelföraren var inte inne men spelade ut", "sv").irregularity
    assert told.get("led_by") != "defender"
