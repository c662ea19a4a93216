"""Who did what: what is told of one player, card or call is not taken for another's."""

from __future__ import annotations

import pytest

from bot.answer import AnswerStatus
from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lefty bid 2H over my 2S"),
        ("en", "my LHO passed out of turn"),
        ("fi", "Vasen vastustaja passasi väärällä vuorolla"),
    ],
)
def test_what_the_offender_did_is_not_what_his_lho_did(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] in ("insufficient_bid", "call_out_of_rotation")
    assert "lho_called" not in told
    assert "accepted" not in told


def test_a_call_over_the_bid_accepts_it() -> None:
    answer = asked("I bid 1H over 1S and LHO passed")
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
    told = asked(text, language).irregularity
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
def test_who_opens_after_three_passes_has_bid(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert answer.irregularity["call_class"] == "bid"


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
    told = asked(text, language).irregularity
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
    told = asked(text, language).irregularity
    assert (told["offender"], told["in_turn"]) == ("W", "N")


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


@pytest.mark.parametrize(
    ("language", "text", "in_time"),
    [
        ("en", "we want to appeal, results went up 40 minutes ago", False),
        ("en", "Scores went up 10 min ago, is it too late to appeal?", True),
        ("sv", "Vi vill överklaga, resultatet kom för 40 minuter sen", False),
        ("de", "Wir wollen Protest einlegen, das Ergebnis hängt seit 20 Minuten", True),
        ("fi", "Haluamme valittaa tuomiosta, tulokset tulivat 40 minuuttia sitten", False),
    ],
)
def test_minutes_are_compared_with_the_period(language: str, text: str, in_time: bool) -> None:
    answer = asked(text, language)
    assert answer.kind == "appeal"
    assert answer.irregularity["in_time"] is in_time


def test_minutes_by_which_somebody_was_late_are_no_time_since_the_scores() -> None:
    assert asked("appeal came 10 minutes too late").irregularity.get("in_time") is not True


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


def test_who_is_next_and_refuses_does_not_accept() -> None:
    text = (
        "Spelföraren spelade från fel hand. Motspelarna är oense, den som är näst i tur godtar inte"
    )
    assert asked(text, "sv").irregularity.get("next_defender_accepts") is not True


def test_an_explanation_that_the_system_card_bears_out_was_right() -> None:
    text = "Erklärung war Majors, hatte aber Treff und Herz. Laut Systemkarte stimmt Majors"
    assert asked(text, "de").irregularity["agreement"] == "as_explained"


@pytest.mark.parametrize(
    "text",
    [
        "Süd 1 Pik, West Pass, Nord ist dran, da kontriert Ost",
        "1 Pik von Süd, West Pass, Nord ist dran, da kontriert Ost",
    ],
)
def test_who_is_named_after_his_call_made_it(text: str) -> None:
    told = asked(text, "de").irregularity
    assert (told["offender"], told["whose_turn"]) == ("E", "rho")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A phone rang at table 3 in the middle of a hand"),
        ("en", "my phone rang"),
        ("sv", "min mobil ringde"),
        ("de", "mein Handy hat geklingelt"),
        ("fi", "puhelin soi kesken jaon"),
    ],
)
def test_a_phone_that_rings_annoys(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["act"]) == ("conduct", "annoyance")


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
        (
            "en",
            "East tabled the ♦9 though West had won the trick. Declarer South did nothing yet",
        ),
        ("sv", "Öst la ut ruter nio fast Väst vann sticket. Spelföraren Syd har inte gjort något"),
        ("de", "Ost spielt ♦9 aus, obwohl West den Stich hatte. Spieler Süd hat noch nichts getan"),
        (
            "fi",
            "itä löi ruutu ysin vaikka länsi sai edellisen tikin. pv etelä ei tehnyt mitään",
        ),
    ],
)
def test_who_has_done_nothing_has_not_refused(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "lead_out_of_turn"
    assert "accept" in {option.id for option in answer.options}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I passed by accident, I meant to double. Lefty has led but the card is face down"),
        ("sv", "Jag passade av misstag, menade dubbelt. Vänster har spelat ut men kortet är dolt"),
        ("de", "Ich habe aus Versehen gepasst statt Kontra. Links hat ausgespielt, aber verdeckt"),
        ("fi", "passi tuli vahingossa, piti olla kahdennus. vasen on lähtenyt mutta kuva alaspäin"),
    ],
)
def test_the_auction_is_not_over_before_the_lead_is_faced(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "changed_call"
    assert told.get("auction_period_over") is not True


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


def test_who_opens_after_a_refused_pass_makes_no_comparable_call() -> None:
    text = (
        "Passasin partnerin vuorolla, sitä ei hyväksytty. Sitten huomasin että mulla on "
        "15 pistettä ja avasin 1NT"
    )
    assert asked(text, "fi").irregularity["comparable"] is False


def test_before_a_slip_that_is_put_right_in_the_same_breath_partner_has_not_called() -> None:
    text = (
        "Mir ist 2 Pik herausgerutscht, wollte 3 Pik sagen und hab es im selben Atemzug korrigiert"
    )
    answer = asked(text, "de")
    assert answer.irregularity["partner_called"] is False
    assert answer.question is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "partner answered a question wrongly and I noticed during the auction"),
        ("sv", "partner svarade fel på en fråga och jag märkte det under budgivningen"),
        ("de", "Partner hat eine Frage falsch beantwortet, ich habe es in der Reizung gemerkt"),
        ("fi", "partneri vastasi kysymykseen väärin ja huomasin sen tarjousten aikana"),
        ("de", "mein Partner hat vergessen zu alertieren"),
    ],
)
def test_who_is_said_to_explain_did(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "misinformation"
    assert answer.irregularity["explained_by"] == "partner"
    assert answer.irregularity.get("matter") != "own_explanation"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I have explained my partner's bid wrongly, the auction is still going on"),
        ("sv", "jag har förklarat min partners bud fel, budgivningen pågår"),
        ("de", "Ich habe das Gebot meines Partners falsch erklärt, die Reizung läuft noch"),
        ("fi", "selitin partnerin tarjouksen väärin, tarjoukset ovat kesken"),
    ],
)
def test_whose_bid_was_explained_did_not_explain_it(language: str, text: str) -> None:
    assert asked(text, language).irregularity["explained_by"] == "self"


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
    ("language", "text"),
    [
        ("en", "LHO redoubled his own side's bid"),
        ("sv", "vänster redubblade sin egen sidas bud"),
        ("de", "Der linke Gegner hat ein Gebot der eigenen Seite rekontriert"),
        ("fi", "vasen vastakahdensi oman puolensa tarjouksen"),
    ],
)
def test_the_lho_who_doubled_has_not_called_over_it(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "inadmissible_double"
    assert answer.irregularity.get("lho_called") is not True


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
    ("language", "text", "whose_turn"),
    [
        ("en", "lho opened when i was dealer", "rho"),
        ("en", "my rho opened out of turn when i was dealer", "lho"),
        ("sv", "vänster öppnade fast jag var giv", "rho"),
        ("de", "links wurde eröffnet, mein linker Gegner eröffnete, ich war Teiler", "rho"),
        ("fi", "vasen vastustaja avasi vaikka mä olin jakaja", "rho"),
    ],
)
def test_the_dealers_turn_is_seen_from_who_opened(
    language: str, text: str, whose_turn: str
) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert answer.irregularity["whose_turn"] == whose_turn
    assert answer.irregularity["call_class"] == "bid"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my right hand opponent bid insufficiently and my partner has passed"),
        ("sv", "öst bjöd för lågt, väst passade"),
        ("de", "mein rechter Gegner hat zu niedrig geboten und mein Partner hat gepasst"),
    ],
)
def test_a_call_of_anybody_else_accepts_nothing(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert answer.irregularity.get("accepted") is not True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lho forgot to alert 2d, we found out before the lead"),
        ("sv", "vänster glömde alertera 2ru, vi upptäckte det före utspelet"),
        (
            "de",
            "der linke Gegner hat 2 Karo nicht alertiert, wir haben es vor dem Ausspiel gemerkt",
        ),
        ("fi", "vasen vastustaja ei alertoinut 2 ruutua, huomasimme sen ennen lähtöä"),
    ],
)
def test_who_found_out_did_not_explain(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "misinformation"
    assert answer.irregularity.get("explained_by") not in ("self", "partner")


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
        ("en", "North opens 1NT, East says 1S, South hasn't passed yet"),
        ("de", "Nord eröffnet 1SA, Ost sagt 1 Pik, Süd hat noch nicht gepasst"),
    ],
)
def test_who_has_not_passed_has_not_accepted(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert answer.irregularity.get("accepted") is not True


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
